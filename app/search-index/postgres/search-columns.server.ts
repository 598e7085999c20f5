import { sql, type SQL } from "drizzle-orm";
import type { Field } from "#app/filters/condition.ts";
import { conditions, energyClasses } from "#app/vocabulary.ts";
import { fieldInSql } from "../index-rows.server.ts";
import { filterFields } from "../memory/columns.ts";

/*
 * Where `listing_search` has what filters compare (db/schema/listing-search.ts). A figure is read there as long as its
 * filter defines it as the column was made. One that has no column, or is defined otherwise since, is read from the listing
 * itself: right at once, and quick once a migration brings its column.
 */

/** Of a row that every search reads. */
const ownColumns: Readonly<Record<string, SQL>> = {
  surfaceMin: sql`surface_min`,
  surfaceTotal: sql`surface_total`,
  rentLow: sql`rent_low`,
  rentHigh: sql`rent_high`,
  saleLow: sql`sale_low`,
  saleHigh: sql`sale_high`,
};

/** The others are of single precision. */
const doubles = ["rentLow", "rentHigh", "saleLow", "saleHigh"];

const columns: Readonly<Record<string, { column: SQL; of: Field }>> = {
  energy: { column: sql`energy`, of: { column: "energy_class", as: energyClasses } },
  parking: { column: sql`parking`, of: { fact: "parkingSpaces" } },
  condition: { column: sql`condition`, of: { fact: "condition", as: conditions } },
  station: { column: sql`station`, of: { column: "station_minutes" } },
  bedrooms: { column: sql`bedrooms`, of: { fact: "bedrooms" } },
  bathrooms: { column: sql`bathrooms`, of: { fact: "bathrooms" } },
  land: { column: sql`land`, of: { fact: "landSurface" } },
  height: { column: sql`height`, of: { fact: "clearHeight" } },
  "floor-load": { column: sql`floor_load`, of: { fact: "floorLoad" } },
  docks: { column: sql`docks`, of: { fact: "docks" } },
  doors: { column: sql`doors`, of: { fact: "gates" } },
  frontage: { column: sql`frontage`, of: { fact: "frontage" } },
  desks: { column: sql`desks`, of: { column: "desks" } },
  yield: { column: sql`yield`, of: { column: "yield" } },
  tenancy: { column: sql`tenancy`, of: { column: "tenancy", as: ["let", "vacant"] } },
  "price-per-m2": { column: sql`price_per_m2`, of: { column: "price_per_m2" } },
  available: { column: sql`available`, of: { column: "available_from", as: "day", absent: 0 } },
  since: { column: sql`since`, of: { column: "published_at", as: "day" } },
};

/** Bits of `flags`, from the lowest. */
const flags: readonly { name: string; of: Field }[] = [
  { name: "features.terrace", of: { fact: "terrace" } },
  { name: "features.balcony", of: { fact: "balcony" } },
  { name: "features.garden", of: { fact: "garden" } },
  { name: "features.lift", of: { fact: "lift" } },
  { name: "features.furnished", of: { fact: "furnished" } },
  { name: "features.air-conditioning", of: { fact: "airConditioning" } },
  { name: "features.bicycle-storage", of: { fact: "bicycleStorage" } },
  { name: "features.raised-floors", of: { fact: "raisedFloors" } },
  { name: "features.charging-points", of: { fact: "chargingPoints" } },
  { name: "features.divisible", of: { column: "is_divisible" } },
  { name: "features.loading-bay", of: { column: "has_loading_bay" } },
  { name: "features.sprinklers", of: { fact: "sprinklers" } },
  { name: "features.showroom", of: { fact: "showroom" } },
  { name: "features.corner", of: { fact: "corner" } },
  { name: "features.ground-floor", of: { fact: "groundFloor" } },
  { name: "status.available", of: { column: "is_free" } },
];

/** Values that `listing_counts` counts by their own name. */
const countedFields = [
  "energy",
  "parking",
  "condition",
  "station",
  "bedrooms",
  "bathrooms",
  "docks",
  "doors",
  "desks",
  "tenancy",
];

/** Where a figure is read. */
export interface SearchColumn {
  read: SQL;
  /** Of a flag: its place among the bits of what is read. */
  bit?: number;
  /** What `listing_counts` calls what is read; undefined where that is not counted. */
  counted?: string;
}

/** @throws for a figure that there is not: a filter without its field */
export function searchColumnOf(name: string): SearchColumn {
  const { [name]: own } = ownColumns;
  if (own) return { read: own };
  const field = filterFields.get(name);
  if (!field) throw new RangeError(`The search index keeps no figure ${name}`);
  const { [name]: kept } = columns;
  if (kept && isSame(kept.of, field)) {
    return { read: kept.column, ...(countedFields.includes(name) && { counted: name }) };
  }
  const bit = flags.findIndex((flag) => flag.name === name && isSame({ ...flag.of, as: "flag" }, field));
  if (bit >= 0) return { read: sql`flags`, bit, counted: "flags" };
  return { read: sql`(select ${fieldInSql(field)} from listings where listings.id = listing_search.id)` };
}

function isSame(one: Field, other: Field): boolean {
  const told = ({ as = "number", absent, ...from }: Field) => JSON.stringify([from, as, absent]);
  return told(one) === told(other);
}

/** A figure as it is compared and ordered by. */
export function comparedOf(name: string): SQL {
  const { read, bit } = searchColumnOf(name);
  return bit === undefined ? read : sql`((${read} >> ${sql.raw(String(bit))}) & 1)::real`;
}

/** What a figure is compared with, in the precision of the figure. */
export function boundOf(name: string, value: number): SQL {
  return doubles.includes(name) ? sql`${value}::float8` : sql`${value}::real`;
}

/**
 * The whole surface by its digits, for reckoning with: columns of single precision read as everybody else reads them. Whole
 * numbers are the same in both, and to write out digits takes long.
 */
export const surfaceByDigits = sql`case when surface_total = trunc(surface_total) then surface_total::float8 else surface_total::text::float8 end`;

/** Figures that `listing_counts` counts by their first three digits. */
const digitFigures = ["surfaceTotal", "rentLow", "saleLow"];

/** Whether a figure is counted in a way that tells the classes that begin at some bounds. */
export function digitsCounted(figure: string, bounds: readonly number[]): boolean {
  const isKept = (bound: number) => Number.isInteger(bound) && bound === Number(bound.toPrecision(3));
  return digitFigures.includes(figure) && bounds.every(isKept);
}
