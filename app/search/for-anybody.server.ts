import type { SearchQuery } from "#app/filters/criteria.ts";
import type { PageSource } from "#app/http/page-cache.server.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { gazetteerSource } from "#app/places/gazetteer.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";

/** What results of a search are made of, as a page and as a feed. */
export const searchSources: readonly PageSource[] = [...shellSources, listingsSource, gazetteerSource];

/**
 * Whether results are of their address, the listings and the places alone: what is made of words that were typed, or of a
 * position, is hardly asked for by two.
 */
export function isForAnybody({ search, near, display, strategy }: SearchQuery): boolean {
  return !search && !near && !strategy && (display === undefined || display === "list");
}
