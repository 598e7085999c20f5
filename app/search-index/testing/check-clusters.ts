import { expect } from "vitest";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { SearchIndex } from "../search-index.ts";
import type { PlainListing } from "./plain-search.ts";

/** Bounds in which prices and surfaces are never a matter of rounding. */
export const everywhere = { west: 2, south: 49, east: 7, north: 52 };

/** All that is found, each in one mark; the largest first, then that with the newest listing, then by id. */
export async function checkClusters(index: SearchIndex, search: ResolvedCriteria, found: readonly PlainListing[]) {
  const clusters = await index.clusters(search, everywhere, 9);
  const marks = clusters.map(({ count, box: [west, south, east, north], single }) => {
    // What is marked together lies in a square of its own.
    const listings = found.filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north);
    expect(count).toBe(listings.length);
    expect(single?.reference).toBe(count === 1 ? listings[0]?.reference : undefined);
    const newest = Math.max(...listings.map(({ publishedAt }) => publishedAt));
    return { count, newest, id: Math.min(...listings.map(({ id }) => id)) };
  });
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
  expect(marks).toEqual(marks.toSorted((a, b) => b.count - a.count || b.newest - a.newest || a.id - b.id));
}
