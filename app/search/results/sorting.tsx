import type { FocusEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { orders, type Order, type SearchQuery } from "#app/filters/criteria.ts";
import { isOrderOffered } from "#app/filters/orders.ts";
import { searchHref } from "#app/filters/search-url.ts";

interface SortingProps {
  query: SearchQuery;
  order: Order;
  /** Whether there is a place to measure distances from. */
  canMeasure: boolean;
  language: Language;
}

/** The orders that the search has figures for, as links in a disclosure. */
export function Sorting({ query, order, canMeasure, language }: SortingProps) {
  const { t } = useTranslation();
  const offered = orders.filter(
    (candidate) => candidate === order || (candidate === "closest" ? canMeasure : isOrderOffered(candidate, query)),
  );
  return (
    <details className="sorting" key={order} onBlur={closeBehind} onKeyDown={closeWithEscape}>
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
    </details>
  );
}

/** Closes the list when the focus goes on elsewhere. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeWithEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
