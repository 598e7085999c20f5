import { and, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { isDrawn } from "#app/media/fetching/demonstration-pictures.server.ts";
import { isShown, measured } from "#app/media/pictures/shown-pictures.server.ts";
import type { Hit } from "#app/search-index/hit.ts";
import { IndexOutdated } from "#app/search-index/index-outdated.ts";
import type { Database } from "#db/client.server.ts";
import { prepareOnce } from "#db/prepare-once.server.ts";
import { listings, photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { isReference } from "./reference.ts";

/** What a card shows, and nothing more: it is read 24 times a page. */
const cardColumns = {
  id: listings.id,
  reference: listings.reference,
  revision: sql<number>`${listings.revision}::text::float8`,
  demonstration: listings.demonstration,
  status: listings.status,
  type: listings.type,
  toLet: listings.toLet,
  forSale: listings.forSale,
  invest: listings.invest,
  titles: listings.titles,
  /** Of a hidden address the municipality: the importer sees to it. */
  placeId: listings.placeId,
  lat: listings.lat,
  lng: listings.lng,
  surfaceMin: listings.surfaceMin,
  surfaceTotal: listings.surfaceTotal,
  rent: listings.rent,
  sale: listings.sale,
  yield: listings.yield,
  energyScheme: listings.energyScheme,
  energyClass: listings.energyClass,
  facts: listings.facts,
  availableFrom: listings.availableFrom,
  publishedAt: listings.publishedAt,
  priceDroppedAt: listings.priceDroppedAt,
  desks: listings.desks,
  stationMinutes: listings.stationMinutes,
  saleHigh: listings.saleHigh,
};

/** A listing as its card reads it. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** What is selected for cards, with the picture that each begins with: joined as `lateral`. */
export function partsOfCards(db: Database) {
  // A photo comes before a floor plan, whatever the advertiser's order; what can't be shown gives its place to the next.
  const cover = db
    .select({ key: photos.key, alts: photos.alts, kind: photos.kind, drawn: isDrawn.as("drawn"), ...measured })
    .from(photos)
    .leftJoin(pictures, eq(pictures.key, photos.key))
    .where(and(eq(photos.listingId, listings.id), isShown))
    .orderBy(sql`${photos.kind} <> 'photo'`, photos.position)
    .limit(1)
    .as("cover");
  const { kind, width, height, colour } = cover;
  const ofPicture = { photoKey: cover.key, photoAlts: cover.alts, photoDrawn: cover.drawn };
  return { cover, fields: { ...cardColumns, ...ofPicture, photo: { kind, width, height, colour } } };
}

const cardQuery = prepareOnce((db) => {
  const { cover, fields } = partsOfCards(db);
  return db
    .select(fields)
    .from(listings)
    .leftJoinLateral(cover, sql`true`)
    .where(sql`${listings.id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("cards");
});

/** The cards of listings by their ids, in no order. */
export async function selectCards(db: Database, ids: readonly number[]) {
  return ids.length === 0 ? [] : cardQuery(db).execute({ ids });
}

/** About 2 kB each. */
const maxRows = 10_000;
const caches = new WeakMap<object, LRUCache<number, CardRow>>();

/**
 * Of listings that were found, the cards of those that have not changed since they were read last: they are at hand.
 * @param source what they were found in: `source` of its search index
 * @returns `missing`: ids of the others, to be read; `withRead`: all cards in the order of the listings, given those that were
 *   read, which are at hand from then on. It throws IndexOutdated when one has changed since it was found.
 */
export function cardsAtHand(source: object, hits: readonly Hit[]) {
  const known = caches.get(source) ?? new LRUCache<number, CardRow>({ max: maxRows });
  caches.set(source, known);
  const cards = hits.map(({ id }) => known.get(id));
  const missing = hits.filter(({ revision }, at) => cards[at]?.revision !== revision).map(({ id }) => id);
  const withRead = (rows: readonly CardRow[]): CardRow[] => {
    const read = new Map(rows.map((card) => [card.id, card]));
    for (const card of rows) known.set(card.id, card);
    return hits.map(({ id, reference, revision }, at) => {
      const card = read.get(id) ?? cards[at];
      if (card?.revision !== revision) throw new IndexOutdated(reference);
      return card;
    });
  };
  return { missing, withRead };
}

/**
 * The cards of listings that were found, in their order: those that are not at hand are asked of the database.
 * @param source as of `cardsAtHand`
 * @throws IndexOutdated when one of them has changed since it was found
 */
export async function listCards(db: Database, source: object, hits: readonly Hit[]): Promise<CardRow[]> {
  const { missing, withRead } = cardsAtHand(source, hits);
  return withRead(await selectCards(db, missing));
}

/** The cards of listings on offer by their references, in that order; those that are not on offer are left out. */
export async function findCards(db: Database, references: readonly string[]): Promise<CardRow[]> {
  const asked = [...new Set(references.filter(isReference))];
  if (asked.length === 0) return [];
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.reference, asked), sql`${listings.listed}`));
  const cards = await selectCards(
    db,
    found.map(({ id }) => id),
  );
  return asked.flatMap((reference) => cards.find((card) => card.reference === reference) ?? []);
}
