import { useTranslation } from "react-i18next";
import { withJoinedCounts } from "#app/i18n/joined-counts.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ActiveFilter } from "#app/filters/describe.ts";
import { emptied } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

/**
 * A chip for each active filter; following it removes the filter. First what decides: deal, type and place stand in the
 * heading above, and of a line that slides on a phone only the beginning is in sight.
 */
export function ActiveFilters({ filters, language }: { filters: ActiveFilter[]; language: Language }) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  const decidingFirst = filters.toSorted((one, other) => Number(one.isInHeading) - Number(other.isInHeading));
  return (
    <ul className="chips" aria-label={t("search.chips.label")} data-focus-next=".chips a">
      {decidingFirst.map(({ name, label, without }) => (
        <li key={name + label}>
          <a
            className="chip"
            href={searchHref(without, language)}
            aria-label={t("search.chips.remove", { filter: label })}
          >
            {withJoinedCounts(label)} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="chips-end">
          <a className="chips-clear" href={searchHref(emptied(filters[0]!.without), language)}>
            {t("search.chips.clear")}
          </a>
        </li>
      )}
    </ul>
  );
}
