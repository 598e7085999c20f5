import type { CardRow } from "#app/listings/read-cards.server.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import type { Database } from "#db/client.server.ts";

const shown = 6;

/** The listings published last, for the home page. */
export async function listLatest(db: Database): Promise<readonly CardRow[]> {
  const { rows } = await searchListings(db, { criteria: {}, districts: [] }, { numPropertiesPerPage: shown });
  return rows;
}
