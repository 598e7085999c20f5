import { and, desc, eq, ne, sql } from "drizzle-orm";
import { cardsAtHand, partsOfCards, type CardRow } from "#app/listings/read-cards.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { idsAround } from "#app/search-index/postgres/ids-around.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { Database } from "#db/client.server.ts";
import { prepareOnce } from "#db/prepare-once.server.ts";
import { listings } from "#db/schema/listings.ts";

/** More at one address are found by a search of the street. */
const mostAtAddress = 4;
/** Two geocoders put one house this far apart, in degrees. */
const reach = 0.002;

/** The cards of listings by their ids, and of those at an address, in one question: a page waits for the database less often. */
const cardsQuery = prepareOnce((db) => {
  const atAddress = db
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
    .orderBy(desc(listings.publishedAt), listings.id)
    .limit(mostAtAddress)
    .as("at_address");
  // As an aggregate it is worked out once, though asked for twice.
  const ids = sql<number[]>`coalesce(array_agg(${atAddress.id}), '{}')`.as("ids");
  const address = db.$with("address").as(db.select({ ids }).from(atAddress));
  const { fields, cover } = partsOfCards(db);
  return db
    .with(address)
    .select({ ...fields, isAtAddress: sql<boolean>`${listings.id} = any(${address.ids})` })
    .from(listings)
    .innerJoin(address, sql`${listings.id} = any(${sql.placeholder("ids")}::int[] || ${address.ids})`)
    .leftJoinLateral(cover, sql`true`)
    .orderBy(desc(listings.publishedAt), listings.id)
    .prepare("other-listings");
});

interface OtherListings {
  /** Those on offer that come closest (see SearchIndex), but for those at its address. */
  similar: CardRow[];
  /** What else is on offer at the same address, the newest first; nothing where it is hidden or has no number. */
  sameBuilding: CardRow[];
}

/**
 * Other properties that the page of a listing shows.
 * @param within the database as the index sees it
 * @param count of those that come closest
 */
export async function listOtherListings(
  index: SearchIndex,
  within: Database,
  listing: Listing,
  count: number,
): Promise<OtherListings> {
  const hits = await index.similar({ ...listing, bedrooms: listing.facts.bedrooms ?? null }, count);
  const { missing, withRead } = cardsAtHand(index.source, hits);
  const { cards, sameBuilding } = await selectCards(within, listing, missing);
  const alike = withRead(cards);
  return { similar: alike.filter(({ id }) => sameBuilding.every((other) => other.id !== id)), sameBuilding };
}

/** The cards of listings by their ids and of those at the address of a listing; and which of them are the latter. */
async function selectCards(db: Database, listing: Listing, ids: readonly number[]) {
  const { id, street, houseNumber, municipalityId, addressHidden, lat, lng } = listing;
  const hasAddress = !addressHidden && !!street && !!houseNumber;
  if (!hasAddress && ids.length === 0) return { cards: [], sameBuilding: [] };
  const address = hasAddress ? { street, houseNumber } : { street: null, houseNumber: null };
  const rows = await cardsQuery(db).execute({ ids, id, municipalityId, lat, lng, ...address });
  const atAddress = new Set(rows.filter(({ isAtAddress }) => isAtAddress).map((row) => row.id));
  // As results read them: they are at hand for those, too.
  const cards: CardRow[] = rows.map(({ isAtAddress: _, ...card }) => card);
  return { cards, sameBuilding: cards.filter((card) => atAddress.has(card.id)) };
}
