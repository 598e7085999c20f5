import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { propertyTypes, type PropertyType } from "#app/listings/vocabulary.ts";

/** What a search compares of a listing, as the database tells it. Unknown figures are null. */
export interface IndexRow {
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
}

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

const figures = ["surfaceMin", "surfaceTotal", "rentLow", "rentHigh", "saleLow", "saleHigh", "lat", "lng"] as const;

export type Columns = ReturnType<typeof makeColumns>;

export const makeColumns = (size: number) => ({
  id: new Int32Array(size),
  flags: new Uint32Array(size),
  place: new Uint16Array(size),
  surfaceMin: new Float64Array(size),
  surfaceTotal: new Float64Array(size),
  rentLow: new Float64Array(size),
  rentHigh: new Float64Array(size),
  saleLow: new Float64Array(size),
  saleHigh: new Float64Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
  /** The point on the usual web map, from 0 to 1. */
  x: new Float64Array(size),
  y: new Float64Array(size),
  publishedAt: new Float64Array(size),
  revision: new Float64Array(size),
  /** The row that the listing had before it changed; -1 for none. */
  former: new Int32Array(size),
});

/** Writes what a search compares of a listing into a row. @throws for a place that the columns can't hold */
export function writeRow(columns: Columns, number: number, row: IndexRow): void {
  if (row.placeId > 0xffff) throw new RangeError(`The place ${row.placeId} is beyond what the index can hold`);
  columns.id[number] = row.id;
  columns.place[number] = row.placeId;
  columns.publishedAt[number] = row.publishedAt;
  columns.revision[number] = row.revision;
  for (const name of figures) columns[name][number] = row[name] ?? NaN;
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

/** The columns with room for more rows. */
export function growColumns(columns: Columns): Columns {
  const grown = makeColumns(columns.id.length * 2);
  for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(columns[name]);
  return grown;
}

/** A listing as it was written into a row. */
export function readRow(columns: Columns, references: readonly string[], number: number): IndexRow {
  const flags = columns.flags[number]!;
  const figure = (name: (typeof figures)[number]) => {
    const value = columns[name][number]!;
    return Number.isNaN(value) ? null : value;
  };
  return {
    id: columns.id[number]!,
    reference: references[number]!,
    listed: (flags & listedFlag) !== 0,
    type: propertyTypes.find((type) => flags & typeFlag(type))!,
    toLet: (flags & toLetFlag) !== 0,
    forSale: (flags & forSaleFlag) !== 0,
    invest: (flags & investFlag) !== 0,
    coworking: (flags & coworkingFlag) !== 0,
    placeId: columns.place[number]!,
    lat: columns.lat[number]!,
    lng: columns.lng[number]!,
    surfaceMin: figure("surfaceMin"),
    surfaceTotal: figure("surfaceTotal"),
    rentLow: figure("rentLow"),
    rentHigh: figure("rentHigh"),
    saleLow: figure("saleLow"),
    saleHigh: figure("saleHigh"),
    publishedAt: columns.publishedAt[number]!,
    revision: columns.revision[number]!,
  };
}
