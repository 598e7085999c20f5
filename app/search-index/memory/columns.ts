import { mercatorY } from "#app/places/mercator.ts";
import { filterFields, type IndexRow } from "../index-row.ts";
import { FigureColumn } from "./figure-column.ts";
import { flagsOfRow } from "./listing-flags.ts";

const coreFigures = ["surfaceMin", "surfaceTotal", "rentLow", "rentHigh", "saleLow", "saleHigh"] as const;

const flagNames = [...filterFields].flatMap(([name, { as }]) => (as === "flag" ? [name] : []));
const measuredNames = [...coreFigures, ...[...filterFields.keys()].filter((name) => !flagNames.includes(name))];
export const figureNames: readonly string[] = [...measuredNames, ...flagNames];

/** So many flags stand in one column: the bits of a whole number. */
const flagsTogether = 31;
const flagColumns = Array.from({ length: Math.ceil(flagNames.length / flagsTogether) }, (_, at) => ({
  name: `flags ${at}`,
  flags: flagNames.slice(at * flagsTogether, (at + 1) * flagsTogether),
}));

/** A figure of a listing, or a flag among others. */
export interface Figure {
  column: FigureColumn;
  /** Of a flag: its place among the bits of the column's figures. */
  bit?: number;
}

/** A column of all flags together: of a million listings, some hundred sets of them differ. */
const flagSetsName = "flags";

/** Down the web map, from 0 to 1, in steps of a centimetre. */
const mapSteps = 2 ** 32;

/** Where each flag stands among them. */
const placesOfFlags = new Map(
  flagColumns.flatMap(({ name, flags }) => flags.map((flag, bit) => [flag, { name, bit }] as const)),
);

/** Columns for so many listings. */
export const makeColumns = (size: number) => ({
  id: new Int32Array(size),
  flags: new Uint32Array(size),
  place: new Uint16Array(size),
  advertiser: new Uint32Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
  /** How far down the usual web map, in `mapSteps`. */
  y: new Uint32Array(size),
  publishedAt: new Float64Array(size),
  revision: new Float64Array(size),
  /** Where its reference stands. */
  reference: new Uint32Array(size),
  /** The row that the listing had before it changed; -1 for none. */
  former: new Int32Array(size),
  figures: new Map(
    [flagSetsName, ...measuredNames, ...flagColumns.map(({ name }) => name)].map((name) => [
      name,
      new FigureColumn(new Uint16Array(size)),
    ]),
  ),
});

export type Columns = ReturnType<typeof makeColumns>;
type Entries = Int32Array | Uint16Array | Uint32Array | Float64Array;

/** The columns that hold no figures. */
export function ownColumns({ figures: _, ...own }: Columns): Record<string, Entries> {
  return own;
}

/** A figure that a condition names. @throws when there is none: a filter without its field */
export function figureOf({ figures }: Columns, name: string): Figure {
  const together = placesOfFlags.get(name);
  const column = figures.get(together?.name ?? name);
  if (!column) throw new RangeError(`The search index keeps no figure ${name}`);
  return together ? { column, bit: together.bit } : { column };
}

/** The flags of listings, counted together. */
export function flagSetsColumn({ figures }: Columns): FigureColumn {
  return figures.get(flagSetsName)!;
}

/** The column of a figure that is no flag. */
export function figureColumn(columns: Columns, name: string): FigureColumn {
  return figureOf(columns, name).column;
}

/** What a column's entry says of a figure: of a flag, 1 or 0. */
export function partOf({ bit }: Figure, entry: number): number {
  return bit === undefined ? entry : (entry >>> bit) & 1;
}

/** A figure of a listing; NaN when it is unknown. */
export function readFigure(figure: Figure, row: number): number {
  return partOf(figure, figure.column.at(row));
}

/** How far down the web map a listing stands, from 0 to 1. */
export function readY(y: Uint32Array, row: number): number {
  return y[row]! / mapSteps;
}

/** Writes what a search compares of a listing into a row. @throws for a place that the columns can't hold */
export function writeRow(columns: Columns, number: number, row: IndexRow): void {
  if (row.placeId > 0xffff) throw new RangeError(`The place ${row.placeId} is beyond what the index can hold`);
  columns.id[number] = row.id;
  columns.place[number] = row.placeId;
  columns.advertiser[number] = row.advertiserId;
  columns.publishedAt[number] = row.publishedAt;
  columns.revision[number] = row.revision;
  const figures: Record<string, unknown> = row;
  for (const name of measuredNames) {
    const { [name]: figure } = figures;
    columns.figures.get(name)!.set(number, typeof figure === "number" ? figure : NaN);
  }
  for (const { name, flags } of flagColumns) {
    const bits = flags.reduce((all, flag, bit) => all | (figures[flag] === 1 ? 1 << bit : 0), 0);
    columns.figures.get(name)!.set(number, bits);
  }
  columns.lat[number] = row.lat;
  columns.lng[number] = row.lng;
  columns.y[number] = Math.min(mapSteps - 1, mercatorY(row.lat) * mapSteps);
  const flags = flagsOfRow(row);
  columns.flags[number] = flags;
  flagSetsColumn(columns).set(number, flags);
}

/** Entries copied as one part: about a millisecond. */
const copiedAtOnce = 100_000;

/** The columns with room for so many rows, one after the other; tells after each part how many entries were made or copied. */
export function* growColumns(columns: Columns, size: number): Generator<number, Columns> {
  const grown: Record<string, Entries> = {};
  for (const [name, column] of Object.entries(ownColumns(columns))) {
    const longer = new (column.constructor as new (size: number) => typeof column)(size);
    // To claim memory takes as long as to fill it.
    yield size;
    grown[name] = yield* copyParts(column, longer);
  }
  const figures: Columns["figures"] = new Map();
  for (const [name, column] of columns.figures) figures.set(name, yield* column.grow(size, copyParts));
  return { ...(grown as Omit<Columns, "figures">), figures };
}

/** Copies an array into a longer one; tells after each part how many entries were copied. */
export function* copyParts<Array extends Entries | Uint8Array>(from: Array, to: Array): Generator<number, Array> {
  for (let at = 0; at < from.length; at += copiedAtOnce) {
    const part = from.subarray(at, at + copiedAtOnce);
    to.set(part, at);
    yield part.length;
  }
  return to;
}
