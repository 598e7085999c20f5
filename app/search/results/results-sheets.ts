import { loadSheets, type SheetName } from "#app/ui/style-sheets.ts";

/**
 * The sheets of a page of results: as a map, which then is all that it shows, that of the map in place of others.
 * @param beside of what stands around its list
 * @returns what a route's `handle.sheets` is: by what its loader gave
 */
export async function resultsSheets(...beside: SheetName[]) {
  const asList = await loadSheets("search", ...beside);
  return (page: unknown): SheetName[] => ((page as { map?: unknown } | undefined)?.map ? ["search", "map"] : asList);
}
