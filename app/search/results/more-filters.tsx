import { useTranslation } from "react-i18next";
import { sections } from "#app/filters/filter.ts";
import type { NamedFilter } from "#app/filters/filters.ts";
import { endsOf } from "#app/filters/form-fields.ts";
import { FilterControl, type FilterControlProps } from "./filter-control.tsx";
import { FilterSection } from "./filter-section.tsx";

interface MoreFiltersProps extends FilterControlProps {
  /** Those that the bar has no room for, as far as the search's types have them. */
  filters: readonly NamedFilter[];
}

/** The filters without a place of their own in the bar, each under its name; one panel for all of them. */
export function MoreFilters({ filters, ...given }: MoreFiltersProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  const { query, refused } = given;
  const set = filters.filter(({ name }) => query[name] !== undefined).length;
  const unread = filters.flatMap(({ name }) => Object.values(endsOf(name)).flatMap((field) => refused[field] ?? []));
  return (
    <FilterSection
      label={t("search.form.more")}
      value={set > 0 ? t("search.form.moreSet", { count: set }) : t("search.form.moreNone")}
      active={set > 0}
      className="filter-range filter-more"
      refused={unread[0]}
    >
      {bySection(filters).map(({ section, own }) => (
        <section key={section} className="filter-section">
          <h3>{t(`search.form.sections.${section}`)}</h3>
          {own.map((filter) => (
            <div key={filter.name} className="filter-block">
              <p className="filter-legend" aria-hidden="true">
                {filter.control && "label" in filter.control && filter.control.label(t)}
              </p>
              <FilterControl filter={filter} {...given} />
            </div>
          ))}
        </section>
      ))}
      <button className="button button-dark filter-apply" type="submit">
        {t("facets.apply")}
      </button>
    </FilterSection>
  );
}

/** The sections that have something, in their order; a filter that names none stands in the last. */
function bySection(filters: readonly NamedFilter[]) {
  return sections.flatMap((section) => {
    const own = filters.filter((filter) => (filter.section ?? sections.at(-1)) === section);
    return own.length > 0 ? [{ section, own }] : [];
  });
}
