import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { criteriaOf } from "#app/filters/criteria.ts";
import { activeFilters } from "#app/filters/describe.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { EditingNotice } from "#app/strategies/editing-notice.tsx";
import { SaveSearch } from "#app/strategies/save-search.tsx";
import { helpTopicOf } from "../sentence/help-topics.ts";
import { FeedLinks } from "../syndication/feed-links.tsx";
import { ResultsDock } from "./display-switch.tsx";
import { FilterForm } from "./filter-form/filter-form.tsx";
import { HelpNotice } from "./help-notice.tsx";
import { LandingArticle } from "./landing-text.tsx";
import type { ResultsData } from "./load-results.server.ts";
import { MapView } from "./map-view.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { NoResults } from "./no-results.tsx";
import { PassOnSearch } from "./pass-on-search.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { ResultsList } from "./results-list.tsx";
import { holdResults } from "./results-sheets.ts";
import { ServiceDisplay } from "./service-display.tsx";
import { KeywordNotice, MoreElsewhere } from "./wider-searches.tsx";

interface ResultsViewProps {
  search: ResultsData;
  /** What stands above it, with the heading of the page; without, the results have that. */
  intro?: ReactNode;
}

/** Results of a search with all that narrows, orders, shows and keeps them. */
export function ResultsView({ search, intro }: ResultsViewProps) {
  holdResults(search);
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
        isPart={intro !== undefined}
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
    <>
      {intro}
      <div className="search" aria-busy={searching || undefined}>
        <ResultsDock query={query} page={page} language={language} filterCount={filters.length} />
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
              <MarketFigures
                figures={search.landing.market}
                href={search.landing.marketHref}
                where={search.landing.marketIn}
                todayOnly={search.landing.todayOnly}
              />
            )}
            {search.landing.text && <LandingArticle text={search.landing.text} />}
            <FeedLinks query={query} language={language} />
            {count > 0 && <PassOnSearch query={query} language={language} />}
          </div>
        )}
      </div>
    </>
  );
}
