import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { selectIndexRows, type ReadRow } from "../index-rows.server.ts";
import { LiveIndex } from "../memory/live-index.ts";
import { matchRows } from "../memory/matcher.ts";
import type { MemoryIndex } from "../memory/memory-index.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { Percolator, SameSearches } from "./percolator.ts";

/** Saved searches that ask for the same, and the listings that they find, their free text left aside. */
export interface Percolated {
  found: SameSearches;
  listingIds: number[];
}

/**
 * Some listings by themselves: what a search finds among them it would find among all. For alerts, which ask of few
 * listings what many searches make of them; whichever index the site searches by, it is the one matcher that answers.
 */
export class FewListings {
  readonly #index: MemoryIndex;

  /** @param index of these listings alone */
  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /** Whether a listing is among them, and on offer. */
  has(listingId: number): boolean {
    return this.#index.rowOf(listingId) !== undefined;
  }

  /** Ids of those that a search finds, its free text left aside. */
  foundBy(search: ResolvedCriteria): number[] {
    return this.#idsOf(matchRows(this.#index, search).rows);
  }

  /**
   * The saved searches that find some of them.
   * @param placesAround the ids of a place and of all that it lies in
   * @param onBroken hears of searches that can't be run, which hold up no other
   */
  *percolate(
    percolator: Percolator,
    placesAround: (placeId: number) => readonly number[],
    onBroken: (ids: Iterable<string>, error: unknown) => void,
  ): Generator<Percolated> {
    for (const { found, rows } of percolator.find(this.#index, placesAround, onBroken)) {
      yield { found, listingIds: this.#idsOf(rows) };
    }
  }

  #idsOf(rows: Uint32Array): number[] {
    return Array.from(rows, (row) => this.#index.columns.id[row]!);
  }
}

/** Reads listings by their ids, as they now are; what is not on offer is left out. */
export async function readFewListings(db: Database, ids: readonly number[]): Promise<FewListings> {
  const index = new LiveIndex();
  index.put(await db.execute<ReadRow>(selectIndexRows(sql`id = any(${sql.param(ids)}::int[])`)));
  return new FewListings(index.now);
}
