import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Homes as people ask for them: a studio is an apartment without a separate bedroom. */
const kinds = {
  house: { type: "house" },
  apartment: { type: "apartment" },
  studio: { type: "apartment", bedrooms: "0-0" },
  "co-living": { type: "co-living" },
  "bloc-sales": { type: "bloc-sales" },
} as const satisfies Record<string, SearchCriteria>;

export type HomeKind = keyof typeof kinds;

export const isHomeKind = (word: string): word is HomeKind => Object.hasOwn(kinds, word);

/** What a search for homes of a kind asks for. */
function criteriaOfHomes(deal: Deal, kind: HomeKind): SearchCriteria {
  return { ...criteriaOfDeal(deal), ...kinds[kind] };
}

/** The search for homes of a kind. */
export function homesHref(deal: Deal, kind: HomeKind, language: Language): string {
  return searchHref(criteriaOfHomes(deal, kind), language);
}
