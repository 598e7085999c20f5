import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "./criteria.ts";
import { priceInWords, surfaceInWords, type NamedPlaces } from "./describe.ts";

/** One active filter: its words, and the search without it. */
export interface ActiveFilter {
  name: string;
  label: string;
  without: SearchQuery;
}

/** The filters of a search in reading order; each can be taken away by itself. Paging starts again. */
export function activeFilters(
  { page: _, ...query }: SearchQuery,
  places: NamedPlaces,
  language: Language,
  t: TFunction,
): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (name: string, label: string | undefined, change: SearchQuery) => {
    if (label) filters.push({ name, label, without: { ...query, ...change } });
  };
  add("transaction", query.transaction && t(`words.transactions.${query.transaction}`), { transaction: undefined });
  add("invest", query.invest && t("words.transactions.investment"), { invest: undefined });
  add("typeGroup", query.typeGroup && t(`words.types.${query.typeGroup}`), { typeGroup: undefined });
  add("type", query.type && t(`words.types.${query.type}`), { type: undefined });
  add("unitSurfaceType", query.unitSurfaceType && t("words.types.co-working"), { unitSurfaceType: undefined });
  add("location", places.location?.name, { location: undefined });
  for (const district of places.districts) {
    const others = places.districts.filter((other) => other !== district).map((other) => other.slug);
    add("district", district.name, { district: others.join(",") || undefined });
  }
  add("surface", surfaceInWords(query, language, t), { surface: undefined });
  add("price", priceInWords(query, language, t), { price: undefined });
  add("search", query.search && t("search.quoted", { text: query.search }), { search: undefined });
  add("bbox", query.bbox && t("search.chips.visibleArea"), { bbox: undefined });
  add("area", query.area && t("search.chips.drawnArea"), { area: undefined });
  return filters;
}
