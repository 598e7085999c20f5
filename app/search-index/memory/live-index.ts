import type { IndexRow } from "../index-row.ts";
import { inParts, movedAtOnce } from "./in-parts.ts";
import { MemoryIndex } from "./memory-index.ts";
import { RowStore } from "./row-store.ts";
import { sortInChunks } from "./sort-in-chunks.ts";

/** Changes taken over before others get their turn: some ten milliseconds among a million listings. */
const changesAtOnce = 2_000;
/** How much more room an index begins with than it needs: it is made anew before changes alone have used it up. */
const spare = 1.15;
/** Below so many rows left behind, and below this share of those in use, making room is not worth its while. */
const fewLeftBehind = 20_000;
const shareLeftBehind = 0.1;

/** Lets others have their turn. */
type Breathe = () => Promise<unknown>;

/**
 * The listings on offer as they come and go. What it makes of them are versions, which never change: a listing that does
 * gets a new row, and the one it had stays for whoever still reads a version that has it.
 */
export class LiveIndex {
  readonly #store: RowStore;
  #now: MemoryIndex;

  constructor() {
    this.#store = new RowStore();
    this.#now = this.#version(new Uint32Array(0), 0);
  }

  /** The version that holds now. */
  get now(): MemoryIndex {
    return this.#now;
  }

  /** Whether so many rows are left behind that the index should be made anew. */
  get isWorn(): boolean {
    const left = this.#store.size - this.#now.size;
    return left > fewLeftBehind && left > this.#now.size * shareLeftBehind;
  }

  /**
   * Takes over listings as they now are, all at once. What is known as it is, by its revision, costs nothing.
   * @param rows listed or not
   * @param deleted ids of listings that are gone
   * @returns false when nothing on offer has changed; the version stays
   */
  put(rows: readonly IndexRow[], deleted: readonly number[] = []): boolean {
    const store = this.#store;
    Array.from(store.makeRoom(rows));
    const gone: number[] = [];
    const added: number[] = [];
    const retire = (row: number) => {
      store.retire(row);
      gone.push(row);
    };
    for (const id of deleted) {
      const known = store.liveRowOf(id);
      if (known !== undefined) retire(known);
    }
    // Rows numbered in the order they are read in lie side by side in memory: twice as quick to pass over.
    for (const row of rows.length > 1 ? [...rows].sort(newestFirst) : rows) {
      if (store.has(row)) continue;
      const known = store.liveRowOf(row.id);
      if (known !== undefined) retire(known);
      if (row.listed) added.push(store.add(row));
    }
    if (gone.length + added.length === 0) return false;
    this.#now = this.#version(this.#splice(gone, added), this.#now.version + 1);
    return true;
  }

  /** Takes over listings as `put` does, some at a time; nobody else may change the index meanwhile. */
  async putInChunks(rows: readonly IndexRow[], deleted: readonly number[], breathe: Breathe): Promise<void> {
    for (let at = 0; at < deleted.length; at += changesAtOnce) {
      if (at > 0) await breathe();
      this.put([], deleted.slice(at, at + changesAtOnce));
    }
    for (let at = 0; at < rows.length; at += changesAtOnce) {
      if (at > 0 || deleted.length > 0) await breathe();
      const some = rows.slice(at, at + changesAtOnce);
      await inChunks(this.#store.makeRoom(some), breathe);
      this.put(some);
    }
  }

  /**
   * An index of many listings, made without holding up others for long.
   * @param batches each listing once
   * @param begin with which version, and with room for how many: to make room later takes more memory for a moment
   */
  static async build(
    batches: AsyncIterable<readonly IndexRow[]> | Iterable<readonly IndexRow[]>,
    breathe: Breathe,
    { version = 1, size = 0 } = {},
  ): Promise<LiveIndex> {
    const index = new LiveIndex();
    await inChunks(index.#store.reserve(Math.ceil(size * spare)), breathe);
    for await (const rows of batches) {
      await inChunks(index.#store.makeRoom(rows), breathe);
      for (const row of rows) if (row.listed) index.#store.add(row);
      await breathe();
    }
    await index.#finish(version, breathe);
    return index;
  }

  /** The same as a version, without the rows that changes have left behind, made without holding up others for long. */
  static async renew(from: MemoryIndex, breathe: Breathe): Promise<LiveIndex> {
    const index = new LiveIndex();
    await inChunks(index.#store.reserve(Math.ceil(from.size * spare)), breathe);
    await inChunks(index.#store.copy(from), breathe);
    const order = new Uint32Array(from.size);
    await inChunks(numberRows(order), breathe);
    index.#now = index.#version(order, from.version);
    return index;
  }

  /** Orders all rows, and numbers them in that order. */
  async #finish(version: number, breathe: Breathe) {
    const rows = new Uint32Array(this.#store.size);
    await inChunks(numberRows(rows), breathe);
    const order = await sortInChunks(rows, this.#compare, breathe);
    await breathe();
    await inChunks(this.#store.renumber(order), breathe);
    this.#now = this.#version(order, version);
  }

  #version(newest: Uint32Array, version: number): MemoryIndex {
    const store = this.#store;
    return new MemoryIndex({
      columns: store.columns,
      references: store.references,
      rowCount: store.size,
      newest,
      scratch: store.scratch,
      version,
      rowBefore: (id, rowCount) => store.rowBefore(id, rowCount),
    });
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
    const { publishedAt, reference } = this.#store.columns;
    return publishedAt[b]! - publishedAt[a]! || this.#store.references.compare(reference[a]!, reference[b]!);
  };
}

/** Numbers rows from 0 on. */
function numberRows(rows: Uint32Array): Generator<number, void> {
  return inParts(rows.length, (row) => (rows[row] = row));
}

/** Does work that tells after each part how many entries it has moved, and lets others have their turn now and then. */
async function inChunks(parts: Iterable<number>, breathe: Breathe): Promise<void> {
  let moved = 0;
  for (const entries of parts) {
    moved += entries;
    if (moved < movedAtOnce) continue;
    moved = 0;
    await breathe();
  }
}

function newestFirst(a: IndexRow, b: IndexRow): number {
  return b.publishedAt - a.publishedAt;
}
