import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { databaseOf } from "#app/database.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { agencyHref } from "#app/listings/agency-href.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { isForAnybody, loadResults, resultsSources } from "#app/search/results/load-results.server.ts";
import { ResultsView } from "#app/search/results/results-view.tsx";
import { searchMeta } from "#app/search/results/search-meta.ts";
import { readSearchRequest } from "#app/search/search-request.server.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { block } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { agenciesSource } from "./agencies-source.server.ts";
import { AgencyHead } from "./agency-head.tsx";
import { findAgency } from "./find-agency.server.ts";
import { agencyStructuredData, loadAgency } from "./load-agency.server.ts";

await loadTexts("agency");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const [gazetteer, agency] = await Promise.all([getGazetteer(db), findAgency(db, params["reference"] ?? "")]);
  const asked = agency && readSearchRequest(gazetteer, url, agency);
  if (!asked) throw new Response(null, { status: 404 });
  if ("redirect" in asked) throw redirect(asked.redirect, asked.status);
  if (isForAnybody(asked.query)) await cachePage(context, db, [...resultsSources, agenciesSource]);
  const t = textsIn(language);
  const [results, view] = await Promise.all([
    loadResults(db, gazetteer, asked, { request, context }),
    loadAgency(db, gazetteer, agency, { language, t }),
  ]);
  const page = requestContext(context);
  const { structuredData: ofResults } = page;
  const own = settings.SITE_URL + agencyHref(agency, language);
  page.structuredData = () => [...(ofResults?.() ?? []), block(agencyStructuredData(agency, own))];
  return data({ ...results, ...wordsOf(results), agency: view }, { status: asked.status });

  /** The page of all that they offer is named after them; a search among that, as it is called. */
  function wordsOf({ landing, title, description, count, page: number }: typeof results) {
    if (!landing.isLanding) return { title, description };
    const words = { name: view.name, count, formatted: formatNumber(count, language), page: number };
    return {
      title: t(number > 1 ? "agency.titleOfPage" : "agency.title", words),
      description: t("agency.description", words),
    };
  }
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { header: "default", ownSearch: true, startsWhenNeeded: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? searchMeta(data, siteOf(matches)) : []);

/** Who an agency is, and a search among all that they offer here. */
export default function AgencyPage() {
  const { agency, ...search } = useLoaderData<typeof loader>();
  const isMap = search.map !== undefined;
  return <ResultsView search={search} intro={isMap ? undefined : <AgencyHead agency={agency} search={search} />} />;
}
