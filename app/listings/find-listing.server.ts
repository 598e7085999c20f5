import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { isDrawn } from "#app/media/fetching/demonstration-pictures.server.ts";
import { documentKey } from "#app/media/documents/documents-due.server.ts";
import { isLink } from "#app/media/documents/link-hosts.ts";
import { isShown, measured } from "#app/media/pictures/shown-pictures.server.ts";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { advertisers, listings, photos, priceChanges, units } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import type { ListingRecord } from "./listing-record.ts";
import { isReference } from "./reference.ts";

/** So many of its former prices are told: who changes one every day tells no more by it. */
const mostChanges = 24;

/**
 * Everything a listing's page tells, by its reference in lower case. A draft is not found: nobody may see it yet.
 * @returns null for an unknown reference
 */
export async function findListing(db: Database, reference: string) {
  if (!isReference(reference)) return null;
  const { digest, revision, ...columns } = getTableColumns(listings);
  const own = eq(listings.reference, reference);
  const [[listing], unitRows, photoRows, changes] = await Promise.all([
    db
      .select({ ...columns, advertiser: getTableColumns(advertisers) })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(and(own, ne(listings.status, "draft"))),
    db
      .select(getTableColumns(units))
      .from(units)
      .innerJoin(listings, eq(listings.id, units.listingId))
      .where(own)
      .orderBy(asc(units.position)),
    db
      .select({ kind: photos.kind, key: photos.key, alts: photos.alts, isDrawn, ...measured, blur: pictures.blur })
      .from(photos)
      .innerJoin(listings, eq(listings.id, photos.listingId))
      .leftJoin(pictures, eq(pictures.key, photos.key))
      .where(and(own, isShown))
      .orderBy(sql`${photos.kind} <> 'photo'`, asc(photos.position)),
    db
      .select({ rent: priceChanges.rent, sale: priceChanges.sale, changedAt: priceChanges.changedAt })
      .from(priceChanges)
      .innerJoin(listings, eq(listings.id, priceChanges.listingId))
      .where(own)
      .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
      .limit(mostChanges),
  ]);
  if (!listing) return null;
  const documents = await shownDocuments(db, listing.documents);
  return { ...listing, documents, units: unitRows, photos: photoRows, priceChanges: changes };
}

/** Documents that the worker has looked into, each with what it goes by; and links, which have no such name. */
async function shownDocuments(db: Database, given: ListingRecord["documents"]) {
  const keys = given.filter((each) => !isLink(each)).map(({ source }) => documentKey(source));
  const ready = keys.length === 0 ? [] : await db
    .select({ source: attachments.source, original: attachments.original })
    .from(attachments)
    .where(and(inArray(attachments.key, keys), eq(attachments.state, "ready"))); // prettier-ignore
  const originals = new Map(ready.map(({ source, original }) => [source, original]));
  return given.flatMap((each) => {
    const original = isLink(each) ? undefined : (originals.get(each.source) ?? undefined);
    return original === undefined && !isLink(each) ? [] : [{ ...each, original }];
  });
}

/** A listing with its advertiser, units, photos and the prices it had before, the latest first. */
export type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/**
 * The listing that a withdrawn one goes on as (docs/decisions/052-relisting.md), or that of another advertiser who offers the
 * same property still (058-one-page-several-agents.md); undefined where there is none to see.
 */
export async function findContinuation(db: Database, reference: string) {
  // Since it left, the other's may have been rewritten as another property, or hide where it lies.
  const isStillThere = sql`not ${listings.addressHidden} and exists (select from ${listings} gone
    where gone.reference = ${reference} and gone.type = ${listings.type} and gone.postcode = ${listings.postcode}
      and lower(gone.street) = lower(${listings.street}) and lower(gone.house_number) = lower(${listings.houseNumber})
      and coalesce(lower(gone.box), '') = coalesce(lower(${listings.box}), ''))`;
  const [listing] = await db
    .select({ reference: listings.reference, titles: listings.titles })
    .from(listings)
    .where(
      or(
        and(eq(listings.continues, reference), ne(listings.status, "draft")),
        and(eq(listings.sameAs, reference), eq(listings.listed, true), isStillThere),
      ),
    )
    .orderBy(sql`continues is null`, desc(listings.id))
    .limit(1);
  return listing;
}

/** The listing on whose page another advertiser's of the same property stands; undefined where it stands on none. */
export async function findPageOfTwin(db: Database, reference: string) {
  if (!isReference(reference)) return undefined;
  const twin = alias(listings, "twin");
  const [page] = await db
    .select({ reference: listings.reference, titles: listings.titles })
    .from(listings)
    .innerJoin(twin, eq(twin.sameAs, listings.reference))
    .where(and(eq(twin.reference, reference), isNotNull(twin.ownStatus), eq(listings.listed, true)));
  return page;
}

/** More agents than this offer no property. */
const mostAgents = 10;

/** Who else offers the property of a listing, by the references of their own listings of it; the first to do so first. */
export function listOtherAgents(db: Database, reference: string) {
  return db
    .select({ reference: listings.reference, advertiser: getTableColumns(advertisers) })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(and(eq(listings.sameAs, reference), isNotNull(listings.ownStatus)))
    .orderBy(asc(listings.firstListedAt), asc(listings.id))
    .limit(mostAgents);
}
