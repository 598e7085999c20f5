import { useTranslation } from "react-i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { dealOf } from "#app/filters/deal.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Facets } from "#app/search-index/facets.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { dealChoices } from "./filter-form/facet-choices.ts";

interface DealsFoundProps {
  query: SearchQuery;
  facets: Pick<Facets, "deals" | "anyDeal">;
  language: Language;
}

/**
 * What is to let and what is for sale of a search that does not say which, as links: rents stand among prices there, and
 * nobody compares the two.
 */
export function DealsFound({ query, facets, language }: DealsFoundProps) {
  const { t } = useTranslation();
  if (dealOf(query)) return null;
  const found = dealChoices(facets, { query, language, t }).filter(({ key, href }) => key !== "any" && href);
  if (found.length < 2) return null;
  return (
    <nav className="display-switch deals-found figures" aria-label={t("facets.transaction")}>
      {found.map(({ key, label, count, href }) => (
        <a key={key} href={href}>
          <UnbrokenText text={`${label} ${count}`} />
        </a>
      ))}
    </nav>
  );
}
