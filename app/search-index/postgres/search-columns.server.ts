import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { allFilters } from "#app/filters/filters.ts";
import { flagBits, listingSearch } from "#db/schema/listing-search.ts";
import { fieldInSql } from "../index-rows.server.ts";
import { filterFields } from "../index-row.ts";

/*
 * Where `listing_search` has what filters compare: a column of the figure's name, or a bit of `flags`. A figure that has
 * none is read from the listing itself: right at once, and quick once a migration brings its column.
 */

const columns: Readonly<Record<string, { name: string; columnType: string }>> = getTableColumns(listingSearch);

/** `price-per-m2` is `pricePerM2`. */
function columnOf(figure: string) {
  const found = columns[figure.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  return found && ["PgReal", "PgDoublePrecision"].includes(found.columnType) ? found : undefined;
}

/** Figures whose values the form offers; `listing_counts` counts those that have a column. */
const offered = new Set(
  allFilters.flatMap(({ control, fields = {} }) => (control?.kind === "choices" ? Object.keys(fields) : [])),
);

/** Reckoned from nothing but what `listing_search` has under the same names as `listings`. */
const ownRents: ReadonlySet<string> = new Set(["monthly_rent_low", "monthly_rent_high"]);

/** Where a figure is read. */
export interface SearchColumn {
  read: SQL;
  /** Of a flag: its place among the bits of what is read. */
  bit?: number;
  /** What `listing_counts` calls what is read; undefined where that is not counted. */
  counted?: string;
}

/** @throws for a figure that there is not: a filter without its field */
export function searchColumnOf(figure: string): SearchColumn {
  const column = columnOf(figure);
  if (column) {
    return { read: sql`${sql.identifier(column.name)}`, ...(offered.has(figure) && { counted: column.name }) };
  }
  const field = filterFields.get(figure);
  if (!field) throw new RangeError(`The search index keeps no figure ${figure}`);
  const bit = flagBits.indexOf(figure);
  if (bit >= 0) return { read: sql`flags`, bit, counted: "flags" };
  if ("column" in field && ownRents.has(field.column)) return { read: fieldInSql(field) };
  return { read: sql`(select ${fieldInSql(field)} from listings where listings.id = listing_search.id)` };
}

/** A figure as it is compared and ordered by. */
export function comparedOf(name: string): SQL {
  const { read, bit } = searchColumnOf(name);
  return bit === undefined ? read : sql`((${read} >> ${sql.raw(String(bit))}) & 1)::real`;
}

/** What a figure is compared with, in the precision of the figure. */
export function boundOf(name: string, value: number): SQL {
  return columnOf(name)?.columnType === "PgDoublePrecision" ? sql`${value}::float8` : sql`${value}::real`;
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
  const isCounted = (bound: number) => Number.isInteger(bound) && bound === Number(bound.toPrecision(3));
  return digitFigures.includes(figure) && bounds.every(isCounted);
}
