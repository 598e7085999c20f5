import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cachePage, makeAnew, type PageSource } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { listingsSource } from "#app/search-index/with-search-index.server.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { EditingNotice } from "#app/strategies/editing-notice.tsx";
import { findSavedHere } from "#app/strategies/find-saved.server.ts";
import { describeStrategy } from "#app/strategies/list-strategies.server.ts";
import { canonicalCriteria } from "#app/strategies/saved-criteria.server.ts";
import { SaveSearch } from "#app/strategies/save-search.tsx";
import { activeFilters } from "#app/filters/describe.ts";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { helpTopicOf } from "../sentence/help-topics.ts";
import { readSearchRequest } from "../search-request.server.ts";
import { FeedLinks } from "../syndication/feed-links.tsx";
import { ResultsDock } from "./display-switch.tsx";
import { FilterForm } from "./filter-form.tsx";
import { LandingArticle } from "./landing-text.tsx";
import { findListingByReference } from "./listing-by-reference.server.ts";
import { loadSearch } from "./load-search.server.ts";
import { MapView } from "./map-view.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { ResultsList } from "./results-list.tsx";
import { ServiceDisplay } from "./service-display.tsx";
import { HelpNotice } from "./help-notice.tsx";
import { KeywordNotice, MoreElsewhere } from "./wider-searches.tsx";
import { listServicesFor } from "./services-for-search.server.ts";
import { searchMeta } from "./search-meta.ts";

const sources: readonly PageSource[] = [...shellSources, listingsSource, getGazetteer];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const gazetteer = await getGazetteer(db);
  const url = new URL(request.url);
  const listing = await findListingByReference(db, url);
  if (listing) throw redirect(listing, 303);
  const asked = readSearchRequest(gazetteer, url);
  if (!asked) throw new Response(null, { status: 404 });
  if ("redirect" in asked) throw redirect(asked.redirect, asked.status);
  const { language, query } = asked;
  if (isForAnybody(query)) await cachePage(context, db, sources);
  const [search, { isSaved, edited, alerts }] = await Promise.all([
    loadSearch(db, gazetteer, asked, { request, context }),
    findSavedHere(db, request, () => canonicalCriteria(gazetteer, query, language), query.strategy),
  ]);
  // A map that waits would be drawn twice before one's eyes.
  requestContext(context).startsAtOnce = query.display === "map";
  // Texts about a place have parts that are made once a minute.
  if (search.landing.text) makeAnew(context);
  const editing = edited && {
    id: edited.id,
    name: edited.name ?? describeStrategy(gazetteer, edited.criteria, language),
  };
  const inServices = asked.query.display === "service";
  const services = inServices && (await listServicesFor(asked.query, asked.places, gazetteer, asked.language));
  return data(
    // A saved search that is not the visitor's is not edited: links don't carry it on.
    { ...search, query: { ...search.query, strategy: editing?.id }, isSaved, alerts, editing, services },
    { status: asked.status },
  );
}

/**
 * Whether the page is of its address, the listings and the places alone: what is made of words that were typed, or of a
 * position, is hardly asked for twice.
 */
function isForAnybody({ search, near, display, strategy }: SearchQuery): boolean {
  return !search && !near && !strategy && (display === undefined || display === "list");
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { header: "default", ownSearch: true, startsWhenNeeded: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? searchMeta(data, siteOf(matches)) : []);

/** Results of a search; the same page for every search, whether in the path or in the query. */
export default function SearchPage() {
  const search = useLoaderData<typeof loader>();
  const { query, places, language, count, page, unknownPlace, services } = search;
  const { t } = useTranslation();
  const searching = useNavigation().state === "loading";
  const filters = activeFilters(query, places, language, t);
  // A search in a place that nobody knows is no search to keep; another search has a button of its own.
  const { editing } = search;
  const help = helpTopicOf(criteriaOf(query));
  const save =
    unknownPlace || editing ? null : (
      <SaveSearch
        key={searchHref(criteriaOf(query), language)}
        language={language}
        isSaved={search.isSaved}
        alerts={search.alerts}
        look={count === 0 ? "outline" : "quiet"}
      />
    );
  const heading = (
    <>
      {editing && <EditingNotice edited={editing} canUpdate={!unknownPlace} language={language} />}
      <ResultsHeading
        search={help ? { ...search, corrections: undefined } : search}
        filters={filters}
        save={count > 0 || services ? save : null}
      />
      {help ? <HelpNotice topic={help} language={language} /> : <KeywordNotice keyword={search.wider?.keyword} />}
    </>
  );
  const results =
    help && count === 0 ? null : count === 0 ? (
      <NoResults searches={search.wider?.searches ?? []} language={language} save={save} />
    ) : (
      <>
        <ResultsList {...search} />
        {search.wider && <MoreElsewhere searches={search.wider.searches} />}
      </>
    );
  return (
    <div className="search" aria-busy={searching || undefined}>
      <FilterForm
        query={query}
        facets={search.facets}
        language={language}
        chosen={search.chosen}
        refused={search.refused}
        unknown={unknownPlace?.text}
        describedBy={unknownPlace && "unknown-place"}
        count={count}
      />
      {search.map ? (
        <MapView map={search.map} query={query} language={language} cards={search.cards} heading={heading}>
          {results}
        </MapView>
      ) : (
        <div className="search-body">
          {heading}
          {services ? (
            <ServiceDisplay services={services} query={query} page={page} count={count} language={language} />
          ) : (
            results
          )}
          {search.landing.market && !services && (
            <MarketFigures figures={search.landing.market} href={search.landing.marketHref} />
          )}
          {search.landing.text && <LandingArticle text={search.landing.text} />}
          <FeedLinks query={query} language={language} />
        </div>
      )}
      <ResultsDock query={query} page={page} language={language} filterCount={filters.length} />
    </div>
  );
}
