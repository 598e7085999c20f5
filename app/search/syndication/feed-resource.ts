import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { agencyOfPath } from "#app/filters/agency-filter.ts";
import { deals } from "#app/filters/deal.ts";
import { answerFeed } from "#app/http/answer-feed.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { cachePage, makeAnew, type PageSource } from "#app/http/page-cache.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { readPath } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { isForAnybody, searchSources } from "../for-anybody.server.ts";
import { readSearchRequest } from "../search-request.server.ts";
import { feedFormats, feedTypes } from "./feed-href.ts";
import { loadFeed } from "./load-feed.server.ts";
import { writeAtom } from "./write-atom.server.ts";
import { writeJsonFeed } from "./write-json-feed.ts";

const searchPages: readonly string[] = ["search", "agency", ...deals];

/** `GET /feeds/:format/*`, where the rest is the address of a search: the newest of what it finds. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const format = feedFormats.find((format) => format === params["format"]);
  const address = new URL(request.url);
  address.pathname = address.pathname.replace(/^\/feeds\/[^/]*/, "");
  const path = readPath(address.pathname);
  if (!format || !path || !searchPages.includes(path.page)) return notFound();
  const searched = { agency: agencyOfPath(path.params) };
  await cachePage(context, db, [...searchSources, ...sourcesOf(searched)]);
  const gazetteer = await getGazetteer(db);
  const agency = await findSearchedAgency(db, searched);
  if (path.page === "agency" && !agency) return notFound();
  const asked = readSearchRequest(gazetteer, address, agency);
  if (!asked) return notFound();
  if ("redirect" in asked) throw redirect(`/feeds/${format}${asked.redirect}`, asked.status);
  const { unknownLocation, unknownDistricts } = asked.places;
  if (unknownLocation !== undefined || unknownDistricts !== undefined) return notFound();

  if (!isForAnybody(asked.query)) makeAnew(context);
  const { SITE_NAME: siteName, SITE_URL: siteUrl } = settings;
  const feed = await loadFeed(db, gazetteer, asked, format, { siteName, siteUrl });
  const body = format === "atom" ? writeAtom(feed) : writeJsonFeed(feed);
  const { language, updated } = feed;
  return answerFeed({ request, context }, { body, type: feedTypes[format], language, updated });
}

export const action = readOnly;

/** What an agency is called changes without any listing. */
function sourcesOf(searched: { agency: string | undefined }): PageSource[] {
  if (searched.agency === undefined) return [];
  return [async (db) => JSON.stringify(await findSearchedAgency(db, searched))];
}

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Cache-Control": cachePolicies.minute, "Content-Type": "text/plain; charset=utf-8" },
  });
}
