/**
 * A search as the database keeps it: the parameters of its English address, the order it was looked at in, and the keys
 * of its places, which stay when slugs and names change (app/strategies/saved-criteria.server.ts).
 */
export type SavedCriteria = Record<string, string>;

/** What stands beside the parameters: the gazetteer's keys of `location` and, in the same order, of `district`. */
export const [locationKey, districtKeys] = ["locationKey", "districtKeys"];

/** And the name of the agency that it is about, as it was when the search was saved. */
export const agencyName = "agencyName";

const besides: readonly string[] = [locationKey, districtKeys, agencyName];

/** What a saved search says to others: its parameters, without what only this site knows it by. */
export function parametersOf(saved: SavedCriteria): Record<string, string> {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !besides.includes(name)));
}
