import { createHash } from "node:crypto";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { agencyOfPath } from "#app/filters/agency-filter.ts";
import { deals } from "#app/filters/deal.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { encodeBody } from "#app/http/encode-body.server.ts";
import { isNotModified } from "#app/http/not-modified.ts";
import { readOnly } from "#app/http/read-only.ts";
import { readPath } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import { settings } from "#app/settings/settings.server.ts";
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
  const gazetteer = await getGazetteer(db);
  const agency = await findSearchedAgency(db, { agency: agencyOfPath(path.params) });
  if (path.page === "agency" && !agency) return notFound();
  const asked = readSearchRequest(gazetteer, address, agency);
  if (!asked) return notFound();
  if ("redirect" in asked) throw redirect(`/feeds/${format}${asked.redirect}`, asked.status);
  const { unknownLocation, unknownDistricts } = asked.places;
  if (unknownLocation !== undefined || unknownDistricts !== undefined) return notFound();

  const { SITE_NAME: siteName, SITE_URL: siteUrl } = settings;
  const feed = await loadFeed(db, gazetteer, asked, format, { siteName, siteUrl });
  const body = format === "atom" ? writeAtom(feed) : writeJsonFeed(feed);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "Cache-Control": cachePolicies.feed,
    ETag: etag,
    "Last-Modified": feed.updated.toUTCString(),
    // The page is what search engines list.
    "X-Robots-Tag": "noindex",
    // Feeds are there to be read by other sites.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (isNotModified(request, etag, feed.updated)) {
    headers.set("Vary", "Accept-Encoding");
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", `${feedTypes[format]}; charset=utf-8`);
  headers.set("Content-Language", feed.language);
  return new Response(encodeBody(body, request, headers), { headers });
}

export const action = readOnly;

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Cache-Control": cachePolicies.minute, "Content-Type": "text/plain; charset=utf-8" },
  });
}
