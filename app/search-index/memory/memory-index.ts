import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { propertyTypes, type PropertyType } from "#app/listings/vocabulary.ts";
import { withFlags } from "./filters.ts";

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

const makeColumns = (size: number) => ({
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
});

/**
 * The listings on offer in memory, a typed array per column: what a count, a facet or a map reads of a million listings
 * in milliseconds. A listing has a row number that never changes; one that is no longer listed keeps it, unlisted.
 */
export class MemoryIndex {
  columns = makeColumns(1_024);
  readonly references: string[] = [];
  /** Row numbers, the newest first, ties by reference. Unlisted rows may be among them. */
  newest = new Uint32Array(0);
  /** As long as all rows: where filters write. What stands there is lost with the next search. */
  scratch = new Uint32Array(1_024);
  /** Grows with every change. */
  version = 0;
  /** Row numbers by id, plus one; 0 for ids that are not here. */
  #rowOfId = new Int32Array(1_024);
  #withFlags = new Map<string, Uint32Array>();
  /** All rows, those of place `id` from `starts[id]` up to `starts[id + 1]`. */
  #byPlace: { starts: Uint32Array; rows: Uint32Array } | undefined;

  get size(): number {
    return this.references.length;
  }

  rowOf(id: number): number | undefined {
    const number = this.#rowOfId[id];
    return number ? number - 1 : undefined;
  }

  /** Takes over listings as they now are; the order of `newest` is put right. */
  put(rows: readonly IndexRow[]): void {
    const moved: number[] = [];
    // Rows numbered in the order they are read in lie side by side in memory: twice as quick to pass over.
    for (const row of [...rows].sort(newestFirst)) {
      const known = this.rowOf(row.id);
      if (known === undefined && !row.listed) continue;
      const number = known ?? this.#add(row);
      if (known === undefined || this.columns.publishedAt[known] !== row.publishedAt) moved.push(number);
      this.#write(number, row);
    }
    if (moved.length > 0) this.#sort(moved);
    this.#byPlace = undefined;
    this.#withFlags.clear();
    this.version++;
  }

  /**
   * Listings that have all of `every` and one of `any` among their flags, the newest first. Remembered until the index
   * changes: a deal and a type are part of nearly every search.
   */
  rowsWith(every: number, any: number): Uint32Array {
    const key = `${every} ${any}`;
    const rows = this.#withFlags.get(key) ?? withFlags(this.newest, this.scratch, this.columns, every, any).slice();
    this.#withFlags.set(key, rows);
    return rows;
  }

  /**
   * Rows in any of the places, in no order.
   * @returns undefined when there are more than `most`
   */
  rowsIn(placeIds: Iterable<number>, most: number): Uint32Array | undefined {
    const { starts, rows } = (this.#byPlace ??= this.#groupByPlace());
    const parts = Array.from(placeIds, (id) => rows.subarray(starts[id], starts[id + 1]));
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    if (size > most) return undefined;
    const gathered = new Uint32Array(size);
    let at = 0;
    for (const part of parts) {
      gathered.set(part, at);
      at += part.length;
    }
    return gathered;
  }

  #add({ id, reference }: IndexRow): number {
    const number = this.references.length;
    if (number === this.columns.id.length) this.#grow();
    this.references.push(reference);
    if (id >= this.#rowOfId.length) {
      const grown = new Int32Array(Math.max(id + 1, this.#rowOfId.length * 2));
      grown.set(this.#rowOfId);
      this.#rowOfId = grown;
    }
    this.#rowOfId[id] = number + 1;
    return number;
  }

  #write(number: number, row: IndexRow) {
    const { columns } = this;
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

  #grow() {
    const grown = makeColumns(this.columns.id.length * 2);
    for (const name of Object.keys(grown) as (keyof typeof grown)[]) grown[name].set(this.columns[name]);
    this.columns = grown;
    this.scratch = new Uint32Array(grown.id.length);
  }

  /** Merges rows that are new, or newly dated, into the order. */
  #sort(moved: number[]) {
    const { publishedAt } = this.columns;
    const { references } = this;
    const compare = (a: number, b: number) =>
      publishedAt[b]! - publishedAt[a]! || (references[a]! < references[b]! ? -1 : 1);
    moved.sort(compare);
    const isMoved = new Set(moved);
    const merged = new Uint32Array(this.size);
    let next = 0;
    let at = 0;
    for (const row of this.newest) {
      if (isMoved.has(row)) continue;
      while (next < moved.length && compare(moved[next]!, row) < 0) merged[at++] = moved[next++]!;
      merged[at++] = row;
    }
    while (next < moved.length) merged[at++] = moved[next++]!;
    this.newest = merged;
  }

  #groupByPlace() {
    const { place } = this.columns;
    const starts = new Uint32Array(0x10001);
    for (let row = 0; row < this.size; row++) starts[place[row]! + 1]!++;
    for (let id = 1; id < starts.length; id++) starts[id]! += starts[id - 1]!;
    const next = starts.slice();
    const rows = new Uint32Array(this.size);
    for (let row = 0; row < this.size; row++) rows[next[place[row]!]!++] = row;
    return { starts, rows };
  }
}

function newestFirst(a: IndexRow, b: IndexRow): number {
  return b.publishedAt - a.publishedAt || (a.reference < b.reference ? -1 : 1);
}
