import { useTranslation } from "react-i18next";
import { sections } from "#app/filters/filter.ts";
import type { NamedFilter } from "#app/filters/filters.ts";
import { endsOf } from "#app/filters/form-fields.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { FilterControl, type FilterControlProps } from "./filter-control.tsx";
import { FilterSection } from "./filter-section.tsx";

/** Where the panel stands in the page: a link that ends in it opens the panel, without script too. */
const moreFilters = "more-filters";

interface MoreFiltersProps extends Omit<FilterControlProps, "fragment"> {
  /** Those that the bar has no room for, as far as the search's types have them. */
  filters: readonly NamedFilter[];
  /** How many properties the search finds. */
  count: number;
}

/** The filters without a place of their own in the bar, each under its name; one panel for all of them. */
export function MoreFilters({ filters, count, ...given }: MoreFiltersProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  const { query, refused, live, language } = given;
  const set = filters.filter(({ name }) => query[name] !== undefined);
  const unread = filters.flatMap(({ name }) => Object.values(endsOf(name)).flatMap((field) => refused[field] ?? []));
  const without = Object.fromEntries(set.map(({ name }) => [name, undefined]));
  return (
    <FilterSection
      label={t("search.form.more")}
      value={set.length > 0 ? t("search.form.moreSet", { count: set.length }) : t("search.form.moreNone")}
      active={set.length > 0}
      className="filter-range filter-more"
      refused={unread[0]}
    >
      <div id={moreFilters}>
        {bySection(filters).map(({ section, own }) => (
          <section key={section} className="filter-section" aria-label={t(`search.form.sections.${section}`)}>
            {own.length > 1 && <h3 aria-hidden="true">{t(`search.form.sections.${section}`)}</h3>}
            {own.map((filter) => (
              <div key={filter.name} className={isWide(filter) ? "filter-block filter-wide" : "filter-block"}>
                <p className="filter-legend" aria-hidden="true">
                  {filter.control && "label" in filter.control && filter.control.label(t)}
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
    </FilterSection>
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
