import { holdForSheets, loadSheets, type SheetName } from "#app/ui/style-sheets.ts";
import type { ResultsData } from "./load-results.server.ts";

interface Shown {
  map?: { prices?: unknown };
  services: ResultsData["services"];
  landing: Pick<ResultsData["landing"], "market" | "text">;
  /** Where the search has just been saved: for whom was led here by a form, with the site's sheets at hand. */
  alerts?: unknown;
}

const filters = ["search", "searchWide"] as const;

/**
 * The sheets of a page of results: as a map, which then is all that it shows, those of the map in place of others; as a list,
 * those of what else stands in it, or in its place.
 * @param beside of what stands around its list
 * @returns what a route's `handle.sheets` is: by what its loader gave, nothing where it failed
 */
export async function resultsSheets(...beside: SheetName[]) {
  await loadSheets(...filters, "landing", "services", "justSaved", ...beside);
  return (page: unknown): SheetName[] => {
    const { map, services, landing, alerts } = (page ?? {}) as Partial<Shown>;
    const names: SheetName[] = [...filters];
    if (alerts) names.push("justSaved");
    if (map) {
      names.push("map", "mapNarrow");
      if (map.prices) names.push("mapPrices");
      return names;
    }
    return [...names, ...listSheets({ services, landing }, beside)];
  };
}

function listSheets({ services, landing }: Partial<Shown>, beside: readonly SheetName[]): SheetName[] {
  const names: SheetName[] = [];
  if (landing?.market || landing?.text) names.push("landing");
  if (services) names.push("services");
  return [...names, ...beside];
}

/**
 * Holds results back until what stands in them has its sheets: who came to a map has come without those of a list. A map
 * waits for its own.
 * @throws a promise, which React waits for
 */
export function holdResults(search: Shown, ...beside: SheetName[]): void {
  if (search.alerts) holdForSheets(["justSaved"]);
  if (!search.map) holdForSheets(listSheets(search, beside));
}
