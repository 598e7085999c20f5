import { and, eq, ne, sql } from "drizzle-orm";
import { idsAround } from "#app/search-index/postgres/ids-around.server.ts";
import type { Database } from "#db/client.server.ts";
import { prepareOnce } from "#db/prepare-once.server.ts";
import { listings } from "#db/schema/listings.ts";
import { selectCards, type CardRow } from "#app/listings/read-cards.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";

/** More are found by a search of the street. */
const most = 4;
/** Two geocoders put one house this far apart, in degrees. */
const reach = 0.002;

const sameBuilding = prepareOnce((db) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        sql`${listings.id} in ${idsAround(reach)}`,
        eq(listings.municipalityId, sql.placeholder("municipalityId")),
        sql`lower(${listings.street}) = lower(${sql.placeholder("street")})`,
        sql`lower(${listings.houseNumber}) = lower(${sql.placeholder("houseNumber")})`,
        eq(listings.addressHidden, false),
        ne(listings.id, sql.placeholder("id")),
      ),
    )
    .orderBy(sql`published_at desc, id`)
    .limit(most)
    .prepare("same-building"),
);

/** What else is on offer at the same address, the newest first; nothing where the address is hidden or has no number. */
export async function listSameBuilding(db: Database, listing: Listing): Promise<CardRow[]> {
  const { id, street, houseNumber, municipalityId, addressHidden, lat, lng } = listing;
  if (addressHidden || !street || !houseNumber) return [];
  const found = await sameBuilding(db).execute({ id, street, houseNumber, municipalityId, lat, lng });
  const ids = found.map((row) => row.id);
  const cards = new Map((await selectCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((each) => cards.get(each) ?? []);
}
