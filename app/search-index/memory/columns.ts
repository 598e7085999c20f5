import type { Field } from "#app/filters/condition.ts";
import { allFilters } from "#app/filters/filters.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary.ts";

/** What a search compares of a listing, as the database tells it. Unknown figures are null. */
export type IndexRow = {
  id: number;
  reference: string;
  listed: boolean;
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  coworking: boolean;
  placeId: number;
  lat: number;
  lng: number;
  /** m² */
  surfaceMin: number | null;
  surfaceTotal: number | null;
  /** EUR per m² and year; homes: EUR per month. */
  rentLow: number | null;
  rentHigh: number | null;
  /** EUR */
  saleLow: number | null;
  saleHigh: number | null;
  /** Milliseconds since 1970, with a fraction. */
  publishedAt: number;
  /** The transaction that wrote the listing last. */
  revision: number;
};

export const listedFlag = 1;
export const toLetFlag = 2;
export const forSaleFlag = 4;
export const investFlag = 8;
export const coworkingFlag = 16;
/** The first of one bit per type. */
const firstTypeFlag = 32;
export const typeFlag = (type: PropertyType) => firstTypeFlag << propertyTypes.indexOf(type);
/** In how many ways a listing's flags can be set: grows with the vocabulary. Tables by flags are as long. */
export const flagSets = firstTypeFlag * 2 ** propertyTypes.length;
if (flagSets > 2 ** 20) {
  throw new RangeError(`${propertyTypes.length} types are more than a count of facets can hold in a table by flags`);
}

const coreFigures = ["surfaceMin", "surfaceTotal", "rentLow", "rentHigh", "saleLow", "saleHigh", "lat", "lng"] as const;
type CoreFigure = (typeof coreFigures)[number];

/** What filters want to be kept of a listing beyond what every search reads, by name. */
export const filterFields = new Map(allFilters.flatMap(({ fields }) => Object.entries(fields ?? {})));
export const figureNames: readonly string[] = [...coreFigures, ...filterFields.keys()];

/**
 * Figures that the site itself reckons with are of double precision; those of filters of single precision, as in
 * PostgreSQL, or where they are few whole numbers (a flag, a place among words) of a byte: a million listings and thirty
 * filters would take 300 MB more. Unknown is NaN, and `unknownByte` among bytes.
 */
export type FigureColumn = Float64Array | Float32Array | Uint8Array;
export const unknownByte = 255;

function makeFieldColumn({ as = "number" }: Field, size: number): Float32Array | Uint8Array {
  const isMeasured = as === "number" || as === "day";
  return isMeasured ? new Float32Array(size) : new Uint8Array(size);
}

/** Columns for so many listings. */
export const makeColumns = (size: number) => {
  const core = Object.fromEntries(coreFigures.map((name) => [name, new Float64Array(size)]));
  const fields = Object.fromEntries([...filterFields].map(([name, field]) => [name, makeFieldColumn(field, size)]));
  return {
    ...(core as Record<CoreFigure, Float64Array>),
    ...(fields as Record<string, FigureColumn>),
    id: new Int32Array(size),
    flags: new Uint32Array(size),
    place: new Uint16Array(size),
    /** The point on the usual web map, from 0 to 1. */
    x: new Float64Array(size),
    y: new Float64Array(size),
    publishedAt: new Float64Array(size),
    revision: new Float64Array(size),
    /** The row that the listing had before it changed; -1 for none. */
    former: new Int32Array(size),
  };
};

export type Columns = ReturnType<typeof makeColumns>;

/** The column of a figure that a condition names. @throws when there is none: a filter without its field */
export function figureColumn(columns: Columns, name: string): FigureColumn {
  const { [name]: column }: Partial<Record<string, unknown>> = columns;
  if (column instanceof Float64Array || column instanceof Float32Array || column instanceof Uint8Array) return column;
  throw new RangeError(`The search index keeps no figure ${name}`);
}

/** A figure of a listing; NaN when it is unknown. */
export function readFigure(column: FigureColumn, row: number): number {
  const figure = column[row]!;
  return column instanceof Uint8Array && figure === unknownByte ? NaN : figure;
}

/** Writes what a search compares of a listing into a row. @throws for a place that the columns can't hold */
export function writeRow(columns: Columns, number: number, row: IndexRow): void {
  if (row.placeId > 0xffff) throw new RangeError(`The place ${row.placeId} is beyond what the index can hold`);
  columns.id[number] = row.id;
  columns.place[number] = row.placeId;
  columns.publishedAt[number] = row.publishedAt;
  columns.revision[number] = row.revision;
  const figures: Record<string, unknown> = row;
  for (const name of figureNames) {
    const { [name]: figure } = figures;
    const column = figureColumn(columns, name);
    column[number] = typeof figure === "number" ? figure : column instanceof Uint8Array ? unknownByte : NaN;
  }
  columns.x[number] = mercatorX(row.lng);
  columns.y[number] = mercatorY(row.lat);
  columns.flags[number] =
    (row.listed ? listedFlag : 0) |
    (row.toLet ? toLetFlag : 0) |
    (row.forSale ? forSaleFlag : 0) |
    (row.invest ? investFlag : 0) |
    (row.coworking ? coworkingFlag : 0) |
    typeFlag(row.type);
}

/** Entries copied as one part: about a millisecond. */
const copiedAtOnce = 100_000;

/** The columns with room for so many rows, one after the other; tells after each part how many entries were made or copied. */
export function* growColumns(columns: Columns, size: number): Generator<number, Columns> {
  const grown: Record<string, Columns[keyof Columns]> = {};
  for (const [name, column] of Object.entries(columns)) {
    const longer = new (column.constructor as new (size: number) => typeof column)(size);
    // To claim memory takes as long as to fill it.
    yield size;
    grown[name] = yield* copyParts(column, longer);
  }
  return grown as Columns;
}

/** Copies an array into a longer one; tells after each part how many entries were copied. */
export function* copyParts<
  Entries extends Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array,
>(from: Entries, to: Entries): Generator<number, Entries> {
  for (let at = 0; at < from.length; at += copiedAtOnce) {
    const part = from.subarray(at, at + copiedAtOnce);
    to.set(part, at);
    yield part.length;
  }
  return to;
}
