import { and, eq, ne, sql } from "drizzle-orm";
import { idsInBox } from "#app/search-index/postgres/ids-in-box.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { selectCards, type CardRow } from "#app/listings/read-cards.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";

/** More are found by a search of the street. */
const most = 4;
/** Two geocoders put one house this far apart, in degrees. */
const reach = 0.002;

/** What else is on offer at the same address, the newest first; nothing where the address is hidden or has no number. */
export async function listSameBuilding(db: Database, listing: Listing): Promise<CardRow[]> {
  const { street, houseNumber, municipalityId, addressHidden, lat, lng } = listing;
  if (addressHidden || !street || !houseNumber) return [];
  const around = { west: lng - reach, south: lat - reach, east: lng + reach, north: lat + reach };
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        sql`${listings.id} in ${idsInBox(around)}`,
        eq(listings.municipalityId, municipalityId),
        sql`lower(${listings.street}) = lower(${street})`,
        sql`lower(${listings.houseNumber}) = lower(${houseNumber})`,
        eq(listings.addressHidden, false),
        ne(listings.id, listing.id),
      ),
    )
    .orderBy(sql`published_at desc, id`)
    .limit(most);
  const ids = found.map(({ id }) => id);
  const cards = new Map((await selectCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
