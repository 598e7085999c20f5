import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { marketOfType, markets, type Market } from "#app/vocabulary/vocabulary.ts";
import type { SearchCriteria, SearchQuery } from "./criteria.ts";

/** The market a search is about, from its type or group (specification, section 4); undefined when it leaves both open. */
export function marketOf({ type, typeGroup, unitSurfaceType }: SearchCriteria): Exclude<Market, "invest"> | undefined {
  if (typeGroup) return typeGroup === "warehouse" ? "industrial" : typeGroup;
  return type ? marketOfType(type) : unitSurfaceType && "office";
}

/** What a market is searched for when nothing else is said (specification, section 4). */
export const marketPresets = {
  office: { transaction: "to-let", type: "office" },
  industrial: { transaction: "to-let", typeGroup: "warehouse" },
  residential: { transaction: "for-sale", typeGroup: "residential" },
  retail: { transaction: "to-let", typeGroup: "retail" },
  invest: { invest: true },
} as const satisfies Record<Market, SearchCriteria>;

/** The market that a `market` parameter names; undefined for any other value. */
export function findMarket(word: string | null): Market | undefined {
  return markets.find((market) => market === word);
}

/**
 * A search with a market's preset where it leaves deal or type open (decisions, section 2). What the search says itself
 * stays: shops for sale under `market=retail` are for sale.
 */
export function withMarket(query: SearchQuery, market: Market): SearchQuery {
  const { transaction, invest, ...kind }: SearchCriteria = marketPresets[market];
  const opensDeal = !query.transaction && !query.invest;
  const opensKind = !query.type && !query.typeGroup && !query.unitSurfaceType;
  return {
    ...query,
    ...(opensDeal && transaction && { transaction }),
    ...(opensDeal && invest && { invest }),
    ...(opensKind && kind),
  };
}

/**
 * The link to what is on offer in a market: the preset decides what is searched.
 * @param location slug in the language
 */
export function marketHref(market: Market, language: Language, location?: string): string {
  const query = new URLSearchParams({ market, ...(location !== undefined && { location }) });
  return `${href("search", language)}?${query.toString()}`;
}
