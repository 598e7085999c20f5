import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { ActiveFilter } from "#app/filters/describe.ts";
import { emptied } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

/** A chip for each active filter; following it removes the filter. */
export function ActiveFilters({ filters, language }: { filters: ActiveFilter[]; language: Language }) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("search.chips.label")} data-focus-next=".chips a">
      {filters.map(({ name, label, isInHeading, without }) => (
        <li key={name + label} className={isInHeading ? "chips-said" : undefined}>
          <a
            className="chip"
            href={searchHref(without, language)}
            aria-label={t("search.chips.remove", { filter: label })}
          >
            {label} <span aria-hidden="true">×</span>
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
