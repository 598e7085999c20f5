import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings, photos } from "#db/schema/listings.ts";

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

/** The cards of listings by their ids, in no order. */
export function selectCards(db: Database, ids: readonly number[]) {
  // A photo comes before a floor plan, whatever the advertiser's order.
  const cover = db
    .select({ key: photos.key, alts: photos.alts })
    .from(photos)
    .where(eq(photos.listingId, listings.id))
    .orderBy(sql`${photos.kind} <> 'photo'`, photos.position)
    .limit(1)
    .as("cover");
  return db
    .select({ ...cardColumns, photoKey: cover.key, photoAlts: cover.alts })
    .from(listings)
    .leftJoinLateral(cover, sql`true`)
    .where(sql`${listings.id} = any(${sql.param(ids)}::int[])`);
}
