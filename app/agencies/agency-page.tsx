import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AgentRequest } from "#app/contact/agent-request.tsx";
import { answerAgencyRequest } from "#app/contact/answer-requests.server.ts";
import { requestAnchor } from "#app/contact/contact-request.ts";
import { loadRequestForm } from "#app/contact/load-form.server.ts";
import { reportUnsent } from "#app/contact/report-unsent.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePage, makeAnew } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { agencyHref } from "#app/listings/agency-href.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { isForAnybody, searchSources } from "#app/search/for-anybody.server.ts";
import { loadResults } from "#app/search/results/load-results.server.ts";
import { holdResults, resultsSheets } from "#app/search/results/results-sheets.ts";
import { ResultsView } from "#app/search/results/results-view.tsx";
import { searchMeta } from "#app/search/results/search-meta.ts";
import { readSearchRequest } from "#app/search/search-request.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { agenciesSource } from "./agencies-source.server.ts";
import { AgencyHead } from "./agency-head.tsx";
import { findAgency } from "./find-agency.server.ts";
import { agencyStructuredData, loadAgency, loadReach } from "./load-agency.server.ts";

await loadTexts("agency");

/** What opens the form, and what says that it was taken. */
const formParameters = ["write", "sent"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  // The form has a token, and what is known of whoever is signed in: the page with it is one visitor's.
  const hasForm = formParameters.some((name) => url.searchParams.has(name));
  // Before the agency is read: one that is renamed in between would be kept under its old name.
  if (!hasForm) await cachePage(context, db, [...searchSources, agenciesSource]);
  const [gazetteer, agency] = await Promise.all([getGazetteer(db), findAgency(db, params["reference"] ?? "")]);
  const asked = agency && readSearchRequest(gazetteer, url, agency);
  if (!asked) throw new Response(null, { status: 404 });
  if ("redirect" in asked) throw redirect(asked.redirect, asked.status);
  if (!isForAnybody(asked.query)) makeAnew(context);
  const t = textsIn(language);
  const [results, form, view, reach] = await Promise.all([
    loadResults(db, gazetteer, asked, { request, context }),
    hasForm ? loadRequestForm(db, request) : undefined,
    loadAgency(db, gazetteer, agency, { language, t }),
    hasForm ? undefined : loadReach(db, gazetteer, agency, { language, t }),
  ]);
  const page = requestContext(context);
  const { structuredData: ofResults } = page;
  const own = settings.SITE_URL + agencyHref(agency, language);
  page.structuredData = () => [...(ofResults?.() ?? []), block(agencyStructuredData(agency, own, reach?.spoken))];
  return data({ ...results, ...wordsOf(results), form, agency: view, reach }, { status: asked.status });

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

/** Takes the request to the agency, with and without script. */
export function action({ request, params, context }: ActionFunctionArgs) {
  return answerAgencyRequest(databaseOf(context), request, params["reference"] ?? "");
}

export function clientAction(call: ClientActionFunctionArgs) {
  return reportUnsent(call);
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = {
  header: "default",
  ownSearch: true,
  startsWhenNeeded: true,
  sheets: await resultsSheets("agency"),
};

export const meta = metaOf<typeof loader>(searchMeta);

/** Who an agency is, and a search among all that they offer here. */
export default function AgencyPage() {
  const { agency, form, reach, ...search } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof clientAction>();
  if (search.map) return <ResultsView search={search} />;
  holdResults(search, "agency");
  const path = `${agency.href}?write=1`;
  const intro = (
    <>
      <AgencyHead
        agency={agency}
        reach={search.landing.isLanding && search.page === 1 ? reach : undefined}
        search={search}
        writeHref={form ? undefined : `${path}#${requestAnchor}`}
      />
      {form && (
        <div className="agency-request wrap">
          <AgentRequest path={path} language={search.language} form={form} agent={agency} refused={refused} />
        </div>
      )}
    </>
  );
  return <ResultsView search={search} intro={intro} />;
}
