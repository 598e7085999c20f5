import { useTranslation } from "react-i18next";
import { sections } from "#app/filters/filter.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { isOffered, type NamedFilter } from "#app/filters/filters.ts";
import { endsOf } from "#app/filters/form-fields.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { FilterControl, type FilterControlProps } from "./filter-control.tsx";
import { FilterSection } from "./filter-section.tsx";
import { namedFilters } from "./named-filters.ts";

/** Where the panel stands in the page: a link that ends in it opens the panel, without script too. */
const moreFilters = "more-filters";

interface MoreFiltersProps extends Omit<FilterControlProps, "fragment"> {
  /** How many properties the search finds. */
  count: number;
}

/** Those that the bar has no room for, as far as the search's types have them. */
const offeredFor = (query: SearchQuery) =>
  namedFilters.filter((filter) => !filter.isInBar && !filter.beside && isOffered(filter, query));

const isSet = (query: SearchQuery) => (filter: NamedFilter) => query[filter.name] !== undefined;

/** The filters without a place of their own in the bar, each under its name; one panel for all of them. */
export function MoreFilters(props: MoreFiltersProps) {
  const { t } = useTranslation();
  const { query, refused } = props;
  const filters = offeredFor(query);
  if (filters.length === 0) return null;
  const set = filters.filter(isSet(query));
  const unread = filters.flatMap(({ name }) => Object.values(endsOf(name)).flatMap((field) => refused[field] ?? []));
  return (
    <FilterSection
      label={t("search.form.more")}
      value={set.length > 0 ? t("search.form.moreSet", { count: set.length }) : t("search.form.moreNone")}
      active={set.length > 0}
      className="filter-range filter-more"
      refused={unread[0]}
      panel={Panel}
      of={props}
    />
  );
}

function Panel({ count, ...given }: MoreFiltersProps) {
  const { t } = useTranslation();
  const { query, live, language } = given;
  const filters = offeredFor(query);
  const set = filters.filter(isSet(query));
  const without = Object.fromEntries(set.map(({ name }) => [name, undefined]));
  return (
    <>
      <div id={moreFilters}>
        {bySection(filters).map(({ section, own }) => (
          <section key={section} className="filter-section" aria-label={t(`search.form.sections.${section}`)}>
            {own.length > 1 && <h3 aria-hidden="true">{t(`search.form.sections.${section}`)}</h3>}
            {own.map((filter) => (
              <div key={filter.name} className={isWide(filter) ? "filter-block filter-wide" : "filter-block"}>
                <p className="filter-legend" aria-hidden="true">
                  {filter.control && "label" in filter.control && filter.control.label(t, given.facets.country)}
                </p>
                {/* Without script each choice is a page of its own, which comes with the panel open. */}
                <FilterControl filter={filter} {...given} fragment={live ? undefined : moreFilters} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className="filter-foot">
        {set.length > 0 && (
          <a href={searchHref({ ...query, ...without, page: undefined }, language)}>{t("search.form.clearMore")}</a>
        )}
        <button className="button button-dark filter-apply" type="submit">
          {live ? t("facets.show", { count, formatted: formatNumber(count, language) }) : t("facets.apply")}
        </button>
      </div>
    </>
  );
}

/** Words side by side take the room of a line. */
function isWide({ control }: NamedFilter) {
  return control?.kind === "choices" && control.isLong === true;
}

/** The sections that have something, in their order; a filter that names none stands in the last. */
function bySection(filters: readonly NamedFilter[]) {
  return sections.flatMap((section) => {
    const own = filters.filter((filter) => (filter.section ?? sections.at(-1)) === section);
    const ordered = [...own].sort((a, b) => Number(isWide(a)) - Number(isWide(b)));
    return own.length > 0 ? [{ section, own: ordered }] : [];
  });
}
