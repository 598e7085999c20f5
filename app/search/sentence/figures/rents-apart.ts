import type { SearchQuery } from "#app/filters/criteria.ts";
import type { Figure } from "./figure.ts";
import { kindOf } from "./price-meaning.ts";

/** "25 €/m², 3000 a month": of a shop, an office or a warehouse, a rent per m² and one of the whole are asked side by side. */
export function rentsApart(prices: readonly Figure[], query: SearchQuery): readonly (readonly Figure[])[] {
  const ofWhole = prices.filter(({ perMetre }) => !perMetre);
  const isLet = query.transaction !== "for-sale" && !query.invest && ofWhole.some(({ period }) => period);
  if (!isLet || kindOf(query) !== "work" || query.unitSurfaceType) return [prices];
  return [prices.filter(({ perMetre }) => perMetre), ofWhole];
}
