import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { PlaceField } from "#app/places/place-field.tsx";
import { writeList, type PlaceChoice } from "#app/places/suggestion.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dealOf } from "#app/filters/deal.ts";
import { wordsOfFilter } from "#app/filters/describe.ts";
import { emptied, type SearchQuery } from "#app/filters/criteria.ts";
import { isOffered, type FilterName } from "#app/filters/filters.ts";
import { carriedParameters, endsOf, type RefusedNumbers } from "#app/filters/form-fields.ts";
import { searchHref, segmentOf } from "#app/filters/search-url.ts";
import type { FacetsView } from "./facets-view.server.ts";
import { FilterInput } from "./filter-input.tsx";
import { ControlPanel, DealPanel, KindPanel } from "./filter-panels.tsx";
import { FilterSection } from "./filter-section.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { namedFilters, panelOf } from "./named-filters.ts";
import { PlaceFacet } from "./place-facet.tsx";
import { shortRange } from "./short-range.ts";
import { useFilters } from "./use-filters.ts";

interface FilterFormProps {
  query: SearchQuery;
  facets: FacetsView;
  language: Language;
  /** The places searched, as the place field holds them. */
  chosen: readonly PlaceChoice[];
  /** What the visitor wrote in the number fields that is no number. */
  refused: RefusedNumbers;
  /** What the visitor wrote there that is no known place. */
  unknown?: string;
  /** The id of what says that the place is not known. */
  describedBy?: string;
  /** How many places the search finds. */
  count: number;
}

/**
 * The filters: fields, which the form sends by GET, and facets, which are links; both work without script. The loader
 * folds the fields into a search and redirects to that search's own URL. On a narrow screen they are a sheet that a
 * button opens (popover, no script).
 */
export function FilterForm(given: FilterFormProps) {
  const { t } = useTranslation();
  const { query, language, chosen, unknown } = given;
  const { form, live, isUnderWay, onSubmit } = useFilters(query, language, writeList(chosen, unknown));
  return (
    <ReadyPart
      as={Form}
      elementRef={form}
      className="filters"
      id="filters"
      role="search"
      aria-label={t("search.form.label")}
      action={href("search", language)}
      popover="auto"
      onSubmit={onSubmit}
      data-keeps-focus
      part={Content}
      of={{ ...given, live }}
      doing={{ isUnderWay }}
    />
  );
}

interface ContentProps extends FilterFormProps {
  /** True once script runs. */
  live: boolean;
  /** True while the answer to the last choice is on its way: in the browser alone. */
  isUnderWay?: boolean;
}

function Content(given: ContentProps) {
  const { query, facets, language, chosen, refused, unknown, describedBy, count, live, isUnderWay } = given;
  const { t } = useTranslation();
  const deal = dealOf(query);
  const kind = query.type === "retail" ? "retail" : segmentOf(query);
  const wordsOf = (name: FilterName) => wordsOfFilter(name, query, language, t);
  const figuresOf = ({ name, control }: (typeof namedFilters)[number]) => {
    const value = query[name];
    return control.kind === "range" && typeof value === "string"
      ? shortRange(value, control.single, control.unit(query, t), language, t)
      : undefined;
  };
  const { deals, anyDeal, types, groups, anyType, coworking, histograms, choices, unstated, country } = facets;
  const asked = { query, facets: { histograms, choices, unstated, country }, refused, live, language };
  const offered = namedFilters.filter((filter) => isOffered(filter, query));
  return (
    // A form can't be a dialog: this is one while it is open over the page (use-filter-sheet.ts).
    <div className="filters-sheet">
      <div className="filters-title">
        {/* Where reading begins in the sheet (use-filter-sheet.ts). */}
        <h2 tabIndex={-1}>{t("search.form.open")}</h2>
        <a href={searchHref(emptied(query), language)}>{t("search.chips.clear")}</a>
        <button
          className="button button-outline button-icon"
          type="button"
          aria-label={t("search.form.close")}
          popovertarget="filters"
          popovertargetaction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters-bar">
        <div className="filter-where">
          <PlaceField
            name="location"
            label={t("search.form.where")}
            placeholder={t("search.form.wherePlaceholder")}
            language={language}
            chosen={chosen}
            unknown={unknown}
            describedBy={describedBy}
            isUnderWay={isUnderWay}
          />
          <PlaceFacet path={facets.path} places={facets.places} query={query} language={language} />
        </div>
        <FilterSection
          label={t("facets.transaction")}
          value={deal ? t(`vocabulary.transactions.${deal}`) : t("facets.any")}
          active={deal !== undefined}
          panel={DealPanel}
          of={{ facets: { deals, anyDeal }, query, language }}
        />
        <FilterSection
          label={t("search.form.kind")}
          value={kind ? t(`vocabulary.types.${kind}`) : t("search.form.anyKind")}
          active={kind !== undefined}
          className="filter-kind"
          panel={KindPanel}
          of={{ facets: { types, groups, anyType, coworking }, query, language }}
        />
        {offered
          .filter(({ isInBar }) => isInBar)
          .map((filter) => {
            const inPanel = panelOf(filter.name, query);
            const words = inPanel.flatMap(({ name }) => wordsOf(name) ?? []);
            return (
              <FilterSection
                key={filter.name}
                label={filter.control.label(t)}
                value={words.join(", ") || filter.control.any(t)}
                figures={
                  words.length > 1
                    ? { figures: t("search.form.moreSet", { count: words.length }), unit: "" }
                    : inPanel.flatMap((each) => figuresOf(each) ?? [])[0]
                }
                active={words.length > 0}
                className="filter-range"
                refused={
                  inPanel.flatMap(({ name }) => Object.values(endsOf(name)).flatMap((field) => refused[field] ?? []))[0]
                }
                panel={ControlPanel}
                of={{ name: filter.name, ...asked }}
              />
            );
          })}
        <MoreFilters count={count} {...asked} />
        <label className="field filter-words">
          <span className="field-label">{t("search.form.words")}</span>
          <FilterInput
            name="search"
            type="search"
            enterKeyHint="search"
            value={query.search ?? ""}
            placeholder={t("search.form.wordsPlaceholder")}
          />
        </label>
        {carriedParameters.map(
          (name) => query[name] && <input key={name} type="hidden" name={name} value={String(query[name])} />,
        )}
        <input type="hidden" name="locationWas" value={writeList(chosen, unknown)} />
        <button className="button filters-submit" type="submit">
          <Icon name="search" />
          <span>{t("search.form.submit")}</span>
        </button>
      </div>
      <div className="filters-foot">
        <button className="button" type="submit">
          {live ? t("facets.show", { count, formatted: formatNumber(count, language) }) : t("search.form.submit")}
        </button>
      </div>
    </div>
  );
}
