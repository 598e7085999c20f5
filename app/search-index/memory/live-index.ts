import { growColumns, makeColumns, readRow, writeRow, type Columns, type IndexRow } from "./columns.ts";
import { MemoryIndex } from "./memory-index.ts";
import { sortInTurns } from "./sort-in-turns.ts";

/** Rows moved before others get their turn: a few milliseconds. */
const atOnce = 50_000;
/** How much more room an index begins with than it needs. */
const spare = 1.2;
/** Below so many rows left behind, and below this share of those in use, making room is not worth its while. */
const fewLeftBehind = 20_000;
const shareLeftBehind = 0.25;

/**
 * The listings on offer as they come and go. What it makes of them are versions, which never change: a listing that does
 * gets a new row, and the one it had stays for whoever still reads a version that has it.
 */
export class LiveIndex {
  #columns: Columns;
  #references: string[] = [];
  /** As long as the columns: where filters write, of all versions. */
  #scratch: Uint32Array;
  /** The last row of each id, plus one; 0 for ids that were never here. */
  #rowOfId = new Int32Array(1_024);
  /** 1 for rows of the version that holds now. */
  #isLive: Uint8Array;
  #now: MemoryIndex;

  /** @param room for how many listings; more make it grow */
  constructor(room = 0) {
    const size = Math.max(1_024, room);
    this.#columns = makeColumns(size);
    this.#scratch = new Uint32Array(size);
    this.#isLive = new Uint8Array(size);
    this.#now = this.#version(new Uint32Array(0), 0);
  }

  /** The version that holds now. */
  get now(): MemoryIndex {
    return this.#now;
  }

  /** Whether so many rows are left behind that the index should be made anew. */
  get isWorn(): boolean {
    const left = this.#references.length - this.#now.size;
    return left > fewLeftBehind && left > this.#now.size * shareLeftBehind;
  }

  /**
   * Takes over listings as they now are. What is known as it is, by its revision, costs nothing.
   * @param rows listed or not
   * @param deleted ids of listings that are gone
   * @returns false when nothing on offer has changed; the version stays
   */
  put(rows: readonly IndexRow[], deleted: readonly number[] = []): boolean {
    const gone: number[] = [];
    const added: number[] = [];
    const retire = (row: number) => {
      this.#isLive[row] = 0;
      gone.push(row);
    };
    for (const id of deleted) {
      const known = this.#liveRowOf(id);
      if (known !== undefined) retire(known);
    }
    // Rows numbered in the order they are read in lie side by side in memory: twice as quick to pass over.
    for (const row of rows.length > 1 ? [...rows].sort(newestFirst) : rows) {
      const known = this.#liveRowOf(row.id);
      if (known !== undefined && this.#columns.revision[known] === row.revision) continue;
      if (known !== undefined) retire(known);
      if (row.listed) added.push(this.#add(row));
    }
    if (gone.length + added.length === 0) return false;
    this.#now = this.#version(this.#splice(gone, added), this.#now.version + 1);
    return true;
  }

  /**
   * An index of many listings, made without holding up others for long.
   * @param batches each listing once
   * @param breathe lets others have their turn
   * @param begin with which version, and with room for how many: to make room later holds up others for longer
   */
  static async build(
    batches: AsyncIterable<readonly IndexRow[]> | Iterable<readonly IndexRow[]>,
    breathe: () => Promise<unknown>,
    { version = 1, size = 0 } = {},
  ): Promise<LiveIndex> {
    const index = new LiveIndex(Math.ceil(size * spare));
    for await (const rows of batches) {
      for (const row of rows) if (row.listed) index.#add(row);
      await breathe();
    }
    await index.#settle(version, breathe);
    return index;
  }

  /** The listings of a version, as they were put there. */
  static *rowsOf({ columns, references, newest }: MemoryIndex, atOnce: number): Generator<IndexRow[]> {
    for (let at = 0; at < newest.length; at += atOnce) {
      yield Array.from(newest.subarray(at, at + atOnce), (row) => readRow(columns, references, row));
    }
  }

  /** Orders all rows, and numbers them in that order. */
  async #settle(version: number, breathe: () => Promise<unknown>) {
    const size = this.#references.length;
    const rows = new Uint32Array(size);
    for (let row = 0; row < size; row++) rows[row] = row;
    const order = await sortInTurns(rows, this.#compare, breathe);
    await breathe();
    for (const name of Object.keys(this.#columns) as (keyof Columns)[]) {
      const column = this.#columns[name];
      const before = column.slice(0, size);
      for (let at = 0; at < size; ) {
        for (const end = Math.min(size, at + atOnce); at < end; at++) column[at] = before[order[at]!]!;
        await breathe();
      }
    }
    const references: string[] = [];
    for (let at = 0; at < size; ) {
      for (const end = Math.min(size, at + atOnce); at < end; at++) {
        references.push(this.#references[order[at]!]!);
        this.#rowOfId[this.#columns.id[at]!] = at + 1;
        order[at] = at;
      }
      await breathe();
    }
    this.#references = references;
    this.#now = this.#version(order, version);
  }

  #version(newest: Uint32Array, version: number): MemoryIndex {
    return new MemoryIndex({
      columns: this.#columns,
      references: this.#references,
      rowCount: this.#references.length,
      newest,
      scratch: this.#scratch,
      version,
      rowBefore: (id, rowCount) => {
        let row = (this.#rowOfId[id] ?? 0) - 1;
        // A row of a later version: the listing has changed since.
        while (row >= rowCount) row = this.#columns.former[row]!;
        return row < 0 ? undefined : row;
      },
    });
  }

  #liveRowOf(id: number): number | undefined {
    const row = (this.#rowOfId[id] ?? 0) - 1;
    return row >= 0 && this.#isLive[row] === 1 ? row : undefined;
  }

  #add(row: IndexRow): number {
    const number = this.#references.length;
    if (number === this.#columns.id.length) this.#grow();
    this.#references.push(row.reference);
    if (row.id >= this.#rowOfId.length) {
      const grown = new Int32Array(Math.max(row.id + 1, this.#rowOfId.length * 2));
      grown.set(this.#rowOfId);
      this.#rowOfId = grown;
    }
    writeRow(this.#columns, number, row);
    this.#columns.former[number] = this.#rowOfId[row.id]! - 1;
    this.#rowOfId[row.id] = number + 1;
    this.#isLive[number] = 1;
    return number;
  }

  #grow() {
    this.#columns = growColumns(this.#columns);
    this.#scratch = new Uint32Array(this.#columns.id.length);
    const isLive = new Uint8Array(this.#columns.id.length);
    isLive.set(this.#isLive);
    this.#isLive = isLive;
  }

  /** The order without some rows and with others: found by halving, and copied in between. */
  #splice(gone: readonly number[], added: number[]): Uint32Array {
    const { newest } = this.#now;
    added.sort(this.#compare);
    const cuts = [
      ...gone.map((row) => ({ at: this.#placeOf(newest, row), row: -1 })),
      ...added.map((row) => ({ at: this.#placeOf(newest, row), row })),
    ].sort((a, b) => a.at - b.at);
    const spliced = new Uint32Array(newest.length - gone.length + added.length);
    let [from, to] = [0, 0];
    for (const { at, row } of cuts) {
      if (at > from) {
        spliced.set(newest.subarray(from, at), to);
        to += at - from;
        from = at;
      }
      if (row < 0) from = at + 1;
      else spliced[to++] = row;
    }
    spliced.set(newest.subarray(from), to);
    return spliced;
  }

  /** Where a row stands in an order, or would stand. */
  #placeOf(order: Uint32Array, row: number): number {
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(order[middle]!, row) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  readonly #compare = (a: number, b: number): number => {
    const { publishedAt } = this.#columns;
    const references = this.#references;
    return publishedAt[b]! - publishedAt[a]! || compareTexts(references[a]!, references[b]!);
  };
}

function newestFirst(a: IndexRow, b: IndexRow): number {
  return b.publishedAt - a.publishedAt || compareTexts(a.reference, b.reference);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
