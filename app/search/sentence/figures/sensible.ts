import type { SearchQuery } from "#app/filters/criteria.ts";
import type { FilterName } from "#app/filters/filters.ts";
import type { Range } from "#app/filters/ranges.ts";
import type { Figure } from "./figure.ts";
import { kindOf } from "./price-meaning.ts";

/** No home is smaller, in m². */
const smallestHome = 8;
/** None has more spaces to park: "garage" behind a rent names what comes with it. */
const mostGarages = 40;

/** Whether a search looks for one home. */
export const isHome = (query: SearchQuery) => kindOf(query) === "home" && query.type !== "bloc-sales";

/** EUR: no home is let for less; "two euro parking" says so of something else. */
const leastPrice = 20;

/** Whether a figure can be what it is taken for, in what is searched. */
export function isSensible(
  { perMetre, perDesk, perOther }: Figure,
  of: FilterName,
  range: Range,
  query: SearchQuery,
): boolean {
  const isByUnit = perMetre || perDesk || perOther;
  const most = range.max ?? range.min ?? 0;
  if (!isHome(query)) return true;
  if (of === "price" && !isByUnit && most < leastPrice) return false;
  return !(of === "surface" && most < smallestHome) && !(of === "parking" && most > mostGarages);
}
