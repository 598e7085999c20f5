import { LRUCache } from "lru-cache";
import type { Columns } from "./columns.ts";
import type { Hit } from "../hit.ts";
import type { AskedFlags } from "./listing-flags.ts";
import type { References } from "./references.ts";
import { RowArrays } from "./row-arrays.ts";
import { RowBands } from "./row-bands.ts";
import { withFlags } from "./row-filters.ts";
import { Tally } from "./tally.ts";

/** One takes up to a megabyte. */
const maxTallies = 20;

/** What a version of the index is made of. */
interface IndexParts {
  columns: Columns;
  references: References;
  /** Row numbers used up, by this version and those before. */
  rowCount: number;
  newest: Uint32Array;
  scratch: Uint32Array;
  version: number;
  /** The row that a listing has had up to a number of rows. */
  rowBefore: (id: number, rowCount: number) => number | undefined;
}

/**
 * The listings on offer at one moment, a typed array per column: what a count, a facet or a map reads of a million listings
 * in milliseconds. It never changes: a listing that does gets another row, which later versions have in `newest`. Columns
 * are shared by all versions, so that one costs four bytes a listing.
 */
export class MemoryIndex {
  readonly columns: Columns;
  readonly references: References;
  /** Rows of the listings on offer, the newest first, ties by reference. */
  readonly newest: Uint32Array;
  /** As long as all rows: where filters write. What stands there is lost with the next search. */
  readonly scratch: Uint32Array;
  /** Room for rows that are to stay. */
  readonly arrays = new RowArrays();
  /** Row numbers are below. */
  readonly rowCount: number;
  /** Grows when a listing on offer changes, and only then. */
  readonly version: number;
  readonly #rowBefore: IndexParts["rowBefore"];
  readonly #withFlags = new Map<string, Uint32Array>();
  readonly #bands = new Map<string, RowBands>();
  readonly #tallies = new LRUCache<string, Tally>({ max: maxTallies });
  /** All rows, those of place `id` from `starts[id]` up to `starts[id + 1]`. */
  #byPlace: { starts: Uint32Array; rows: Uint32Array } | undefined;

  constructor({ columns, references, rowCount, newest, scratch, version, rowBefore }: IndexParts) {
    this.columns = columns;
    this.references = references;
    this.rowCount = rowCount;
    this.newest = newest;
    this.scratch = scratch;
    this.version = version;
    this.#rowBefore = rowBefore;
  }

  /** Listings on offer. */
  get size(): number {
    return this.newest.length;
  }

  hitOf(row: number): Hit {
    const { id, revision } = this.columns;
    return { id: id[row]!, reference: this.referenceOf(row), revision: revision[row]! };
  }

  referenceOf(row: number): string {
    return this.references.at(this.columns.reference[row]!);
  }

  /** Which of two rows comes first by its reference. */
  compareReferences(one: number, other: number): number {
    const { reference } = this.columns;
    return this.references.compare(reference[one]!, reference[other]!);
  }

  /** The row of a listing; of one that is no longer on offer, undefined or a row that is not in `newest`. */
  rowOf(id: number): number | undefined {
    return this.#rowBefore(id, this.rowCount);
  }

  /**
   * Listings that have the flags, the newest first. Made once: a deal and a type are part of nearly every search.
   */
  rowsWith(asked: AskedFlags): Uint32Array {
    const key = keyOf(asked);
    const rows = this.#withFlags.get(key) ?? withFlags(this.newest, this.scratch, this.columns, asked).slice();
    this.#withFlags.set(key, rows);
    return rows;
  }

  /** Those by their latitude. */
  bandsWith(asked: AskedFlags): RowBands {
    const key = keyOf(asked);
    const bands = this.#bands.get(key) ?? new RowBands(this.rowsWith(asked), this.columns.lat);
    this.#bands.set(key, bands);
    return bands;
  }

  /** What occurs how often among those with the flags. */
  tallyWith(asked: AskedFlags): Tally {
    const key = keyOf(asked);
    const tally = this.#tallies.get(key) ?? new Tally({ rows: this.rowsWith(asked), newestFirst: true });
    this.#tallies.set(key, tally);
    return tally;
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

  #groupByPlace() {
    const { place } = this.columns;
    const starts = new Uint32Array(0x10001);
    for (const row of this.newest) starts[place[row]! + 1]!++;
    for (let id = 1; id < starts.length; id++) starts[id]! += starts[id - 1]!;
    const next = starts.slice();
    const rows = new Uint32Array(this.size);
    for (const row of this.newest) rows[next[place[row]!]!++] = row;
    return { starts, rows };
  }
}

const keyOf = ({ every, types }: AskedFlags) => `${every} ${types}`;
