import { useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import { withJoinedCounts } from "#app/i18n/joined-counts.ts";
import { medianAmong } from "#app/listings/market-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { headingOf, type ActiveFilter } from "#app/filters/describe.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { Corrections } from "./corrections.tsx";
import { DealsFound } from "./deals-found.tsx";
import type { ResultsData } from "./load-results.server.ts";
import { RefusedLimits } from "./refused-limits.tsx";
import { SearchViews } from "./search-views.tsx";
import { UnknownPlace } from "./unknown-place.tsx";

interface ResultsHeadingProps {
  search: ResultsData;
  filters: ActiveFilter[];
  /** What saves the search. */
  save: ReactNode;
  /** The page has another heading above, with the way to it, that says whose they are. */
  isPart: boolean;
}

/** What stands above the results: what was searched, how many there are, how they are shown, what was understood. */
export function ResultsHeading({ search, filters, save, isPart }: ResultsHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { query, places, language, count, page, pages, unknownPlace, corrections, landing } = search;
  const Heading = isPart ? "h2" : "h1";
  const named = isPart ? { ...places, agency: undefined } : places;
  const median = medianAmong(landing.market);
  return (
    <>
      {landing.crumbs.length > 0 && !isPart && (
        <ReadyPart
          as="div"
          className="search-crumbs"
          part={Breadcrumbs}
          of={{ crumbs: landing.crumbs, label: t("seo.breadcrumbs.label") }}
        />
      )}
      <header className="search-heading">
        <Heading className="search-title">
          <UnbrokenText text={headingOf(query, named, language, t)} />
        </Heading>
        <p className="search-count" role="status">
          {t("search.count", { count, formatted: formatNumber(count, language) })}
          {pages > 1 && page > 1 && (
            <> · {t("search.pageOf", { page: formatNumber(page, language), pages: formatNumber(pages, language) })}</>
          )}
        </p>
        {search.fitting && (
          <p className="search-fitting">
            {search.fitting.known}, {search.fitting.unknown}
          </p>
        )}
        {median && (
          <p className="search-median">
            <MarketLink href={landing.marketIn === undefined ? landing.marketHref : undefined}>
              {t("facets.median", { label: median.label, value: `${median.value}${median.unit ?? ""}` })}
            </MarketLink>
          </p>
        )}
        {landing.medianYield && <p className="search-median">{t("facets.median", { ...landing.medianYield })}</p>}
        {landing.marketHref && (!median || landing.marketIn !== undefined) && (
          <p className="search-median">
            <a href={landing.marketHref}>
              {landing.marketIn === undefined
                ? t("seo.market.link")
                : t("seo.market.linkIn", { where: landing.marketIn })}
            </a>
          </p>
        )}
        {save}
        <ReadyPart
          as="div"
          className="search-views"
          part={SearchViews}
          of={{ query, page, language, order: search.order, canMeasure: search.canMeasure, isOne: count <= 1 }}
          doing={{ navigate }}
        />
      </header>
      {Object.keys(search.refused).length > 0 && <RefusedLimits refused={search.refused} />}
      {unknownPlace && <UnknownPlace id="unknown-place" {...unknownPlace} />}
      {search.leftOut && (
        <p className="search-note">
          {t("sentence.leftOut", { words: withJoinedCounts(search.leftOut) })}{" "}
          {search.roomForPeople && <a href={search.roomForPeople.href}>{search.roomForPeople.label}</a>}
        </p>
      )}
      {corrections && <Corrections {...corrections} />}
      {!isPart && count > 0 && <DealsFound query={query} facets={search.facets} language={language} />}
      <ActiveFilters filters={filters} language={language} />
    </>
  );
}

/** The way to the market that is searched, where it has a page. */
function MarketLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}
