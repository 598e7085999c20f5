import type { Point } from "#app/places/area.ts";
import type { SearchView } from "#app/filters/criteria.ts";
import type { MarketFigures } from "#app/search-index/clusters.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { FoundPage } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { listCards, type CardRow } from "./read-cards.server.ts";

/** A page of what a search finds, with what cards show. */
interface SearchResults extends Omit<FoundPage, "hits"> {
  rows: CardRow[];
}

/* For whom one answer is all: each of these asks the index as it is now. */

/** One page of the listings that a search finds. */
export function searchListings(
  db: Database,
  search: ResolvedCriteria,
  view: SearchView,
  near?: Point,
): Promise<SearchResults> {
  return withSearchIndex(db, async (index, within) => {
    const { hits, ...page } = await index.page(search, view, near);
    return { rows: await listCards(within, index.source, hits), ...page };
  });
}

/** What the market asks for in a search. */
export function measureMarket(db: Database, search: ResolvedCriteria): Promise<MarketFigures> {
  return withSearchIndex(db, (index) => index.figures(search));
}
