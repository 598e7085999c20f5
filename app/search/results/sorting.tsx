import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { orders, type Order, type SearchQuery } from "#app/filters/criteria.ts";
import { isOrderOffered } from "#app/filters/orders.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { closeBehind, closeWithEscape } from "#app/ui/close-details.ts";

export interface SortingProps {
  query: SearchQuery;
  order: Order;
  /** Whether there is a place to measure distances from. */
  canMeasure: boolean;
  language: Language;
}

/** The orders that the search has figures for, as links in a disclosure. */
export function Sorting(given: SortingProps) {
  return (
    <details
      className="sorting"
      key={given.order}
      data-focus-next=".sorting > summary"
      onBlur={closeBehind}
      onKeyDown={closeWithEscape}
    >
      <Orders {...given} />
    </details>
  );
}

function Orders({ query, order, canMeasure, language }: SortingProps) {
  const { t } = useTranslation();
  const offered = orders.filter(
    (candidate) => candidate === order || (candidate === "closest" ? canMeasure : isOrderOffered(candidate, query)),
  );
  return (
    <>
      <summary className="opens">
        <span>{t("search.order.label")}</span> {t(`search.order.${order}`)}
      </summary>
      <ul>
        {offered.map((candidate) => (
          <li key={candidate}>
            <a
              href={searchHref(
                { ...query, page: undefined, order: candidate === "newest" ? undefined : candidate },
                language,
              )}
              aria-current={candidate === order ? "true" : undefined}
            >
              {t(`search.order.${candidate}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
