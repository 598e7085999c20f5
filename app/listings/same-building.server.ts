import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";
import type { Listing } from "./find-listing.server.ts";

/** More are found by a search of the street. */
const most = 4;
/** Two geocoders put one house this far apart, in degrees. */
const reach = 0.002;

/** What else is on offer at the same address, the newest first; nothing where the address is hidden or has no number. */
export async function listSameBuilding(db: Database, listing: Listing): Promise<CardRow[]> {
  const { street, houseNumber, municipalityId, addressHidden, lat, lng } = listing;
  if (addressHidden || !street || !houseNumber) return [];
  // As the index listing_search_point has it.
  const point = (east: number, north: number) =>
    sql`point(${(lng + east) * 0.636078220277784}::float8, ${lat + north}::float8)`;
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        sql`${listings.id} in (select id from listing_search
          where point(lng * 0.636078220277784, lat) <@ box(${point(-reach, -reach)}, ${point(reach, reach)}))`,
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
