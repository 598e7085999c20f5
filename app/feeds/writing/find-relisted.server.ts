import { sql } from "drizzle-orm";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { listings, priceChanges } from "#db/schema/listings.ts";
import type { Change } from "./prepare-changes.server.ts";

/** A listing that was off the site for longer is new when it is offered again. */
const mostDaysAway = 30;

/** Homes and blocks that have a house number to themselves; of anything else several lie behind one. */
const wholeBuildings: readonly PropertyType[] = ["house", "bloc-sales"];

/** An advertiser with more listings at one address than this: each new one would be compared with all of them. */
const mostAtAddress = 200;

/** m² between two measurements of one property. */
const surfaceTolerance = 1;

/** What a stored listing tells of its past: since when, and at which prices. */
export const historyColumns = {
  id: listings.id,
  reference: listings.reference,
  type: listings.type,
  postcode: listings.postcode,
  street: listings.street,
  houseNumber: listings.houseNumber,
  box: listings.box,
  rent: listings.rent,
  sale: listings.sale,
  rentLow: listings.rentLow,
  saleLow: listings.saleLow,
  priceDroppedAt: listings.priceDroppedAt,
  firstListedAt: listings.firstListedAt,
  publishedAt: listings.publishedAt,
};

/** What a new listing takes over from the one that it continues. */
type Continued = Pick<typeof listings.$inferSelect, keyof typeof historyColumns>;

interface Match {
  given: string;
  found: number;
  reference: string;
  withdrawn: boolean;
}

/**
 * The withdrawn listings that new ones continue: one property offered again by the same advertiser, under another
 * reference (docs/decisions/052-relisting.md). One statement for a batch. A listing that could continue several, or of
 * which several could be the continuation, is new.
 * @param changes of the batch, under the import's lock and not written yet
 * @param stored the listings that exist already, by their references: they are what they were
 * @returns by the new listings' references
 */
export async function findRelisted(
  tx: Database,
  changes: readonly Change[],
  stored: ReadonlyMap<string, unknown>,
  now: Date,
): Promise<Map<string, Continued>> {
  const given = changes.flatMap((change) => (stored.has(change.row.reference) ? [] : (keyOf(change) ?? [])));
  if (given.length === 0) return new Map();
  const leaving = changes.flatMap(({ row }) => (row.status === "withdrawn" ? [row.reference] : []));
  const matches = await tx.execute<Match & Record<string, unknown>>(sql`
    with given as materialized (select a.id as advertiser_id, given.* from json_to_recordset(
      ${JSON.stringify(given)}::text::json) as given(
      reference text, advertiser text, postcode text, street text, number text, box text, type property_type,
      to_let boolean, for_sale boolean, surface real, bedrooms int, certificate text, floors text, whole boolean)
    join advertisers a on a.reference = given.advertiser),
    addresses as materialized (select * from (
        select distinct advertiser_id, postcode, lower(street) as street, lower(number) as number from given) as each
      where (select count(*) from (select from ${listings} l where l.advertiser_id = each.advertiser_id
        and l.postcode = each.postcode and lower(l.street) = each.street and lower(l.house_number) = each.number
        limit ${mostAtAddress + 1}) as counted) <= ${mostAtAddress})
    select given.reference as given, l.id as found, l.reference,
      (l.status = 'withdrawn' or leaving.reference is not null) and l.first_listed_at is not null as withdrawn
    from given
    join addresses as place on place.advertiser_id = given.advertiser_id and place.postcode = given.postcode
      and place.street = lower(given.street) and place.number = lower(given.number)
    join ${listings} l on l.advertiser_id = place.advertiser_id and l.postcode = place.postcode
      and lower(l.street) = place.street and lower(l.house_number) = place.number
    left join json_array_elements_text(${JSON.stringify(leaving)}::text::json) as leaving(reference)
      on leaving.reference = l.reference
    where l.type = given.type and l.to_let = given.to_let and l.for_sale = given.for_sale
      and abs(l.surface_total - given.surface) <= ${surfaceTolerance}
      and coalesce(lower(l.box), '') = coalesce(lower(given.box), '')
      and coalesce((l.facts->>'bedrooms')::int = given.bedrooms, true)
      and coalesce(l.energy_certificate = given.certificate, true)
      and coalesce((select string_agg(floor::text, ',' order by floor) from units where listing_id = l.id)
        = given.floors, true)
      and (given.whole or given.box is not null or l.energy_certificate = given.certificate)
      and l.status not in ('let', 'sold')
      and (l.status <> 'withdrawn' or (
        greatest(l.updated_at, l.imported_at) >= ${now.toISOString()}::timestamptz - make_interval(days => ${mostDaysAway})
        and not exists (select from ${listings} other where other.continues = l.reference)))`);
  return readContinued(tx, onlyPairs(matches));
}

/** Tells the new listings' former prices as those of the listings that they continue. */
export async function copyPriceChanges(tx: Database, pairs: readonly { from: number; to: number }[]): Promise<void> {
  if (pairs.length === 0) return;
  await tx.execute(sql`insert into ${priceChanges} (listing_id, changed_at, rent, sale)
    select pair."to", changed_at, rent, sale
    from json_to_recordset(${JSON.stringify(pairs)}::text::json) as pair("from" int, "to" int)
    join ${priceChanges} on listing_id = pair."from" order by id`);
}

/**
 * Since when a property is on the site; null while it never was. A listing that a feed rewrites as another property is not
 * older than those who offer that already (docs/decisions/058-one-page-several-agents.md).
 */
export function listedSince(before: Continued | undefined, row: Property, listed: boolean, now: Date): Date | null {
  if (!before?.firstListedAt) return listed ? now : null;
  return propertyOf(before) === propertyOf(row) ? before.firstListedAt : now;
}

type Property = Pick<Change["row"], "type" | "postcode" | "street" | "houseNumber" | "box">;

function propertyOf({ type, postcode, street, houseNumber, box }: Property): string {
  return JSON.stringify([type, postcode, street ?? "", houseNumber ?? "", box ?? ""]).toLowerCase();
}

/** What a listing is recognised by; undefined where that is too little to tell it from its neighbours. */
function keyOf({ checked, row }: Change) {
  const { street, houseNumber: number, box, postcode, surfaceTotal: surface, energyCertificate: certificate } = row;
  const whole = wholeBuildings.includes(row.type);
  const offered = row.status === "draft" || row.status === "published" || row.status === "under-option";
  if (!offered || !street || !number || !surface || !(whole || box || certificate)) return undefined;
  const floors = checked.record.units.flatMap(({ floor }) => floor ?? []).sort((a, b) => a - b);
  return {
    reference: row.reference,
    advertiser: checked.record.advertiser.reference.toLowerCase(),
    ...{ postcode, street, number, box: box || null, type: row.type, surface, certificate, whole },
    to_let: row.toLet,
    for_sale: row.forSale,
    bedrooms: checked.record.facts.bedrooms,
    floors: floors.length > 0 ? floors.join(",") : null,
  };
}

/** The new reference of each withdrawn listing, where neither has another match. */
function onlyPairs(matches: readonly Match[]): Map<number, string> {
  const [ofGiven, ofFound] = [new Map<string, number>(), new Map<number, number>()];
  for (const { given, found } of matches) {
    ofGiven.set(given, (ofGiven.get(given) ?? 0) + 1);
    ofFound.set(found, (ofFound.get(found) ?? 0) + 1);
  }
  const pairs = matches.filter(
    ({ given, found, withdrawn }) => withdrawn && ofGiven.get(given) === 1 && ofFound.get(found) === 1,
  );
  return new Map(pairs.map(({ given, found }) => [found, given]));
}

async function readContinued(tx: Database, pairs: ReadonlyMap<number, string>): Promise<Map<string, Continued>> {
  if (pairs.size === 0) return new Map();
  const rows = await tx
    .select(historyColumns)
    .from(listings)
    .where(
      sql`${listings.id} in (select json_array_elements_text(${JSON.stringify([...pairs.keys()])}::text::json)::int)`,
    );
  return new Map(
    rows.flatMap((row) => {
      const reference = pairs.get(row.id);
      return reference === undefined ? [] : [[reference, row]];
    }),
  );
}
