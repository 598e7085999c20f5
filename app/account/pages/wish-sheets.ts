import { loadSheets, type SheetName } from "#app/ui/style-sheets.ts";

/**
 * The sheets of a page that signs in: where a search is to be saved it lets choose how often to hear of it, which is dressed
 * as on the page of saved searches.
 * @returns what a route's `handle.sheets` is: by what its loader gave
 */
export async function wishSheets() {
  const [asked, always] = await Promise.all([loadSheets("keeping"), loadSheets("account")]);
  return (page: unknown): SheetName[] =>
    (page as { wish?: unknown } | undefined)?.wish ? [...asked, ...always] : always;
}
