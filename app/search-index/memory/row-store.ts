import { copyParts, growColumns, makeColumns, writeRow, type Columns, type IndexRow } from "./columns.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** Rows moved as one part. */
const movedAtOnce = 50_000;

/** Rows that there is room for to begin with. */
const firstRoom = 1_024;

/**
 * The rows of all versions of an index, in columns that have room for more. A row that is written never changes; that a
 * listing has another since is noted beside it.
 */
export class RowStore {
  #columns: Columns;
  #references: string[] = [];
  /** As long as the columns: where filters write, of all versions. */
  #scratch: Uint32Array;
  /** The last row of each id, plus one; 0 for ids that were never here. */
  #rowOfId = new Int32Array(1_024);
  /** 1 for rows of the version that holds now. */
  #isLive: Uint8Array;

  constructor() {
    this.#columns = makeColumns(firstRoom);
    this.#scratch = new Uint32Array(firstRoom);
    this.#isLive = new Uint8Array(firstRoom);
  }

  /** These stay what they are when the store grows: a version goes on with those that it has. */
  get columns(): Columns {
    return this.#columns;
  }

  get references(): readonly string[] {
    return this.#references;
  }

  get scratch(): Uint32Array {
    return this.#scratch;
  }

  /** The row of a listing that is on offer. */
  liveRowOf(id: number): number | undefined {
    const row = (this.#rowOfId[id] ?? 0) - 1;
    return row >= 0 && this.#isLive[row] === 1 ? row : undefined;
  }

  /** The row that a listing had when there were so many rows. */
  rowBefore(id: number, rowCount: number): number | undefined {
    let row = (this.#rowOfId[id] ?? 0) - 1;
    // A row of a later version: the listing has changed since.
    while (row >= rowCount) row = this.#columns.former[row]!;
    return row < 0 ? undefined : row;
  }

  /** Whether a listing is here as it is, by its revision. */
  has({ id, revision }: IndexRow): boolean {
    const known = this.liveRowOf(id);
    return known !== undefined && this.#columns.revision[known] === revision;
  }

  /** Adds a listing, for which there is room. */
  add(row: IndexRow): number {
    const number = this.#references.length;
    writeRow(this.#columns, number, row);
    this.#references.push(row.reference);
    this.#columns.former[number] = this.#rowOfId[row.id]! - 1;
    this.#rowOfId[row.id] = number + 1;
    this.#isLive[number] = 1;
    return number;
  }

  /** Takes a row out of the version that holds now. */
  retire(row: number): void {
    this.#isLive[row] = 0;
  }

  /** Makes room for so many rows in all, and tells after each part how many entries were made or copied. */
  *reserve(size: number): Generator<number, void> {
    if (size <= this.#columns.id.length) return;
    const columns = yield* growColumns(this.#columns, size);
    this.#isLive = yield* copyParts(this.#isLive, new Uint8Array(size));
    this.#columns = columns;
    this.#scratch = new Uint32Array(size);
  }

  /** Makes room for listings to come, and tells after each part how many entries were copied; what is there holds until all of it is copied. */
  *makeRoom(rows: readonly IndexRow[]): Generator<number, void> {
    let lastId = 0;
    let needed = this.#references.length;
    for (const row of rows) {
      if (!row.listed || this.has(row)) continue;
      needed++;
      if (row.id > lastId) lastId = row.id;
    }
    const room = this.#columns.id.length;
    if (needed > room) yield* this.reserve(Math.max(needed, room * 2));
    const ids = this.#rowOfId.length;
    if (lastId >= ids) this.#rowOfId = yield* copyParts(this.#rowOfId, new Int32Array(Math.max(lastId + 1, ids * 2)));
  }

  /** Takes over the listings of a version, in its order, and tells after each part how many entries were copied. */
  *copy({ columns, references, newest }: MemoryIndex): Generator<number, void> {
    const size = newest.length;
    let lastId = 0;
    for (let at = 0; at < size; at++) lastId = Math.max(lastId, columns.id[newest[at]!]!);
    this.#rowOfId = new Int32Array(lastId + 1);
    for (const name of Object.keys(columns) as (keyof Columns)[]) {
      const [from, to] = [columns[name], this.#columns[name]];
      for (let at = 0; at < size; ) {
        const end = Math.min(size, at + movedAtOnce);
        for (; at < end; at++) to[at] = from[newest[at]!]!;
        yield movedAtOnce;
      }
    }
    this.#columns.former.fill(-1, 0, size);
    this.#isLive.fill(1, 0, size);
    for (let at = 0; at < size; ) {
      const end = Math.min(size, at + movedAtOnce);
      for (; at < end; at++) {
        this.#references.push(references[newest[at]!]!);
        this.#rowOfId[this.#columns.id[at]!] = at + 1;
      }
      yield movedAtOnce;
    }
  }

  /** Numbers all rows anew, and tells so after each part. No version may be made of them yet. @param order is overwritten */
  *renumber(order: Uint32Array): Generator<number, void> {
    const size = order.length;
    for (const name of Object.keys(this.#columns) as (keyof Columns)[]) {
      const column = this.#columns[name];
      const before = column.slice(0, size);
      for (let at = 0; at < size; ) {
        const end = Math.min(size, at + movedAtOnce);
        for (; at < end; at++) column[at] = before[order[at]!]!;
        yield movedAtOnce;
      }
    }
    const references: string[] = [];
    for (let at = 0; at < size; ) {
      const end = Math.min(size, at + movedAtOnce);
      for (; at < end; at++) {
        references.push(this.#references[order[at]!]!);
        this.#rowOfId[this.#columns.id[at]!] = at + 1;
        order[at] = at;
      }
      yield movedAtOnce;
    }
    this.#references = references;
  }
}
