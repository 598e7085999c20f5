import { sql, type SQL } from "drizzle-orm";
import { groupOfType, typesOfGroup, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { lngScale } from "../distance-scale.ts";
import type { Hit } from "../hit.ts";
import type { ComparedListing } from "../search-index.ts";
import { surfaceByDigits } from "./search-columns.server.ts";
import { byReference, distanceTo, newest, type HitRow } from "./find-page.server.ts";

/** What a degree of latitude weighs (memory/similar-rows.ts). */
const degree = 50;
/** Of so many neighbours the best are taken: how unlike they are tells how far away others can matter. */
const neighbours = 100;

/** The listings on offer that come closest to one: memory/similar-rows.ts in SQL. */
export async function findSimilar(db: Database, listing: ComparedListing, count: number): Promise<Hit[]> {
  const group = groupOfType(listing.type);
  const types: readonly PropertyType[] = group ? typesOfGroup[group] : [listing.type];
  const deal = listing.toLet ? sql`to_let` : listing.invest ? sql`invest` : sql`for_sale`;
  const [price, ownPrice] = listing.toLet ? [sql`rent_low`, listing.rentLow] : [sql`sale_low`, listing.saleLow];
  const unlike = sql`sqrt(${distanceSquared(listing)}) * ${degree}
    + ${unlikeness(surfaceByDigits, listing.surfaceTotal, 1.5)} + ${unlikeness(price, ownPrice, 0.7)}
    + ${bedroomsApart(listing.bedrooms)} + (type <> ${listing.type}::property_type)::int`;
  const alike = sql`${deal} and type = any(${sql.param(types)}::property_type[]) and id <> ${listing.id}`;
  const [last] = await db.execute<{ unlike: number }>(sql`
    select ${unlike} as unlike from (
      select * from listing_search where ${alike} order by ${distanceTo(listing)} limit ${neighbours}) as nearest
    order by unlike offset ${count - 1} limit 1`);
  // Whoever lies farther away than the last of them is unlike is more unlike than all of them.
  const within = last ? sql`and ${isWithin(listing, last.unlike / degree)}` : sql``;
  const rows = await db.execute<HitRow>(sql`
    select id, reference, revision::text::float8 as revision from listing_search where ${alike} ${within}
    order by ${unlike}, ${newest}, ${byReference} limit ${count}`);
  return [...rows];
}

/** Whether a listing lies in a square around another; a little more, so that no rounding leaves one out. */
function isWithin({ lat, lng }: ComparedListing, degrees: number): SQL {
  const radius = degrees * 1.001 + 1e-6;
  const x = lng * lngScale;
  return sql`point(lng * ${sql.raw(String(lngScale))}, lat) <@ box(
    point(${x - radius}::float8, ${lat - radius}::float8), point(${x + radius}::float8, ${lat + radius}::float8))`;
}

function distanceSquared({ lat, lng }: ComparedListing): SQL {
  const x = sql`((lng - ${lng}::float8) * ${lngScale}::float8)`;
  const y = sql`(lat - ${lat}::float8)`;
  return sql`(${x} * ${x} + ${y} * ${y})`;
}

function bedroomsApart(own: number | null): SQL {
  return own === null ? sql`0` : sql`coalesce(abs(bedrooms::text::float8 - ${own}::float8), 1)`;
}

/** How many times larger one figure is than the other, as a logarithm. */
function unlikeness(figure: SQL, own: number | null, unknown: number): SQL {
  if (own === null || own <= 0) return sql`${unknown}::float8`;
  return sql`coalesce(abs(ln(nullif(greatest(${figure}, 0), 0) / ${own}::float8)), ${unknown}::float8)`;
}
