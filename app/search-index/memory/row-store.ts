import { copyParts, growColumns, makeColumns, ownColumns, writeRow, type Columns } from "./columns.ts";
import type { IndexRow } from "../index-row.ts";
import { inParts } from "./in-parts.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { References } from "./references.ts";

/** Rows that there is room for to begin with. */
const firstRoom = 1_024;
/** How much more room there is made than there was. */
const growth = 1.25;

/**
 * The rows of all versions of an index, in columns that have room for more. A row that is written never changes; that a
 * listing has another since is noted beside it.
 */
export class RowStore {
  #columns: Columns;
  readonly references = new References();
  #size = 0;
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

  /** Rows in all, those of versions before among them. */
  get size(): number {
    return this.#size;
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
    const number = this.#size++;
    const former = this.#rowOfId[row.id]! - 1;
    const { reference } = this.#columns;
    writeRow(this.#columns, number, row);
    const isSame = former >= 0 && this.references.at(reference[former]!) === row.reference;
    reference[number] = isSame ? reference[former]! : this.references.add(row.reference);
    this.#columns.former[number] = former;
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
    let needed = this.#size;
    for (const row of rows) {
      if (!row.listed || this.has(row)) continue;
      needed++;
      if (row.id > lastId) lastId = row.id;
    }
    const room = this.#columns.id.length;
    if (needed > room) yield* this.reserve(Math.max(needed, Math.ceil(room * growth)));
    const ids = this.#rowOfId.length;
    if (lastId >= ids) this.#rowOfId = yield* copyParts(this.#rowOfId, new Int32Array(Math.max(lastId + 1, ids * 2)));
  }

  /** Takes over the listings of a version, in its order, and tells after each part how many entries were copied. */
  *copy({ columns, references, newest }: MemoryIndex): Generator<number, void> {
    const size = newest.length;
    let lastId = 0;
    for (let at = 0; at < size; at++) lastId = Math.max(lastId, columns.id[newest[at]!]!);
    this.#rowOfId = new Int32Array(lastId + 1);
    const own = ownColumns(this.#columns);
    for (const [name, from] of Object.entries(ownColumns(columns))) {
      const to = own[name]!;
      yield* inParts(size, (at) => (to[at] = from[newest[at]!]!));
    }
    for (const [name, from] of columns.figures) {
      const to = this.#columns.figures.get(name)!;
      yield* inParts(size, (at) => to.set(at, from.at(newest[at]!)));
    }
    const { former, id, reference } = this.#columns;
    former.fill(-1, 0, size);
    this.#isLive.fill(1, 0, size);
    this.#size = size;
    yield* inParts(size, (at) => {
      reference[at] = this.references.add(references.at(reference[at]!));
      this.#rowOfId[id[at]!] = at + 1;
    });
  }

  /** Numbers all rows anew, and tells so after each part. No version may be made of them yet. @param order is overwritten */
  *renumber(order: Uint32Array): Generator<number, void> {
    const size = order.length;
    const figures = Array.from(this.#columns.figures.values(), ({ entries }) => entries);
    for (const column of [...Object.values(ownColumns(this.#columns)), ...figures]) {
      const before = column.slice(0, size);
      yield* inParts(size, (at) => (column[at] = before[order[at]!]!));
    }
    const { id } = this.#columns;
    yield* inParts(size, (at) => {
      this.#rowOfId[id[at]!] = at + 1;
      order[at] = at;
    });
  }
}
