import { and, desc, eq, getTableColumns, isNotNull, ne, or, sql } from "drizzle-orm";
import { isDrawn } from "#app/media/fetching/demonstration-pictures.server.ts";
import { isLink } from "#app/media/documents/link-hosts.ts";
import { isShown, measured } from "#app/media/pictures/shown-pictures.server.ts";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.server.ts";
import { prepareOnce } from "#db/prepare-once.server.ts";
import { rowsAsJson } from "#db/rows-as-json.server.ts";
import { versionsOf } from "#db/row-versions.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { advertisers, listings, photos, priceChanges, units } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import type { ListingRecord } from "./listing-record.ts";
import { isReference } from "./reference.ts";

/** So many of its former prices are told: who changes one every day tells no more by it. */
const mostChanges = 24;

const { digest, revision, ...columns } = getTableColumns(listings);
const { rent, sale, changedAt } = priceChanges;

/** The documents among a listing's that the worker has looked into, by their keys (`documentKey`). */
const ready = sql`${attachments} where ${attachments.state} = 'ready' and ${attachments.key} in (
  select encode(sha256(convert_to(given ->> 'source', 'UTF8')), 'hex') from jsonb_array_elements(${listings.documents}) given)`;

/** More agents than this offer no property. */
const mostAgents = 10;

const other = alias(listings, "other");
const otherAdvertiser = alias(advertisers, "other_advertiser");

const ofUnits = sql`${units} where ${units.listingId} = ${listings.id}`;
const ofPhotos = sql`${photos} left join ${pictures} on ${pictures.key} = ${photos.key}
  where ${photos.listingId} = ${listings.id} and ${isShown}`;
const ofAgents = sql`${listings} "other" join ${advertisers} "other_advertiser" on ${otherAdvertiser.id} = ${other.advertiserId}
  where ${other.id} in (select id from ${listings} "offered" where "offered".same_as = ${listings.reference}
    and "offered".own_status is not null order by "offered".first_listed_at, id limit ${mostAgents})`;

/** An advertiser's row without when it was heard of last: each import writes that, of all that it names. */
const saidOf = (table: string) => sql`to_jsonb(${sql.identifier(table)}) - 'heard_at'`;

/**
 * What a listing was read from, in which state: another text as soon as any row has changed that {@link listingQuery} reads,
 * whoever wrote it.
 */
const stamp = versionsOf(
  ["listings", saidOf("advertisers")],
  { of: ["attachments"], from: ready },
  { of: ["units"], from: ofUnits },
  { of: ["photos", "pictures"], from: ofPhotos },
  { of: ["price_changes"], from: sql`${priceChanges} where ${priceChanges.listingId} = ${listings.id}` },
  { of: ["other", saidOf("other_advertiser")], from: ofAgents },
);

/** A listing and all that belongs to it as of one moment, in one question: its page waits for nothing else first. */
const listingQuery = prepareOnce((db) =>
  db
    .select({
      ...columns,
      stamp,
      advertiser: getTableColumns(advertisers),
      ready: rowsAsJson({ source: attachments.source, original: attachments.original }, ready, sql`${attachments.id}`),
      units: rowsAsJson(getTableColumns(units), ofUnits, sql`${units.position}`),
      photos: rowsAsJson(
        { kind: photos.kind, key: photos.key, alts: photos.alts, isDrawn, ...measured, blur: pictures.blur },
        ofPhotos,
        sql`${photos.kind} <> 'photo', ${photos.position}`,
      ),
      priceChanges: rowsAsJson(
        { rent, sale, changedAt },
        sql`(select * from ${priceChanges} where ${priceChanges.listingId} = ${listings.id}
          order by ${changedAt} desc, ${priceChanges.id} desc limit ${mostChanges}) ${priceChanges}`,
        sql`${changedAt} desc, ${priceChanges.id} desc`,
      ),
      otherAgents: rowsAsJson(
        { ...getTableColumns(otherAdvertiser), offeredAs: other.reference },
        ofAgents,
        sql`${other.firstListedAt}, ${other.id}`,
      ),
    })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(and(eq(listings.reference, sql.placeholder("reference")), ne(listings.status, "draft")))
    .prepare("listing"),
);

/**
 * Everything a listing's page tells, by its reference in lower case. A draft is not found: nobody may see it yet.
 * @returns null for an unknown reference
 */
export async function findListing(db: Database, reference: string) {
  if (!isReference(reference)) return null;
  const [found] = await listingQuery(db).execute({ reference });
  if (!found) return null;
  const { ready, ...listing } = found;
  return { ...listing, documents: shownDocuments(listing.documents, ready) };
}

const stampQuery = prepareOnce((db) =>
  db
    .select({ stamp })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(and(eq(listings.reference, sql.placeholder("reference")), ne(listings.status, "draft")))
    .prepare("listing-stamp"),
);

/** The stamp that {@link findListing} would now give a listing with: the same as long as it would give the same. */
export async function findStamp(db: Database, reference: string): Promise<string | undefined> {
  const [found] = await stampQuery(db).execute({ reference });
  return found?.stamp;
}

/** Documents that the worker has looked into, each with what it goes by; and links, which have no such name. */
function shownDocuments(
  given: ListingRecord["documents"],
  ready: readonly { source: string; original: string | null }[],
) {
  const originals = new Map(ready.map(({ source, original }) => [source, original]));
  return given.flatMap((each) => {
    const original = isLink(each) ? undefined : (originals.get(each.source) ?? undefined);
    return original === undefined && !isLink(each) ? [] : [{ ...each, original }];
  });
}

/**
 * A listing with its advertiser, units, photos and the prices it had before, the latest first; and who else offers the
 * property, by the references of their own listings of it, the first to do so first.
 */
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
