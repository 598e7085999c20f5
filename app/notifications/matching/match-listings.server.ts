import { setImmediate as breathe } from "node:timers/promises";
import type { MemoryIndex } from "#app/search-index/memory/memory-index.ts";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { findTexts } from "./find-texts.server.ts";
import type { KnownSearches } from "./get-search-index.server.ts";
import type { SameSearches } from "./search-index.ts";

/** What some saved searches, which ask for the same, find among a few listings. */
export interface Match {
  /** Of the saved searches. */
  ids: readonly string[];
  listingIds: number[];
}

export interface Matching {
  matches: Match[];
  /** Ids of saved searches that could not be run: logged, and left out. */
  broken: Set<string>;
}

/** Searches looked at before others get their turn. */
const atOnce = 2_000;

/**
 * Which saved searches find which of the listings of a small index: rows → criteria, by the matcher that finds rows for
 * criteria.
 * @param known its index must not change meanwhile: see withSearchIndex
 * @throws what the signal says, between two searches
 */
export async function matchListings(
  db: Database,
  listingIndex: MemoryIndex,
  known: KnownSearches,
  signal?: AbortSignal,
): Promise<Matching> {
  const { index, gazetteer } = known;
  const placesAround = (id: number) => {
    const place = gazetteer.getById(id);
    return [id, ...gazetteer.ancestors(place).map((ancestor) => ancestor.id)];
  };
  const matches: Match[] = [];
  const broken = new Set(known.broken);
  const leaveOut = (ids: Iterable<string>, error: unknown) => {
    for (const id of ids) {
      log.error({ strategy: id, err: error }, "A saved search can't be run; it is left out");
      broken.add(id);
    }
  };
  const withText: { found: SameSearches; text: string; rows: Uint32Array }[] = [];
  const add = ({ ids }: SameSearches, rows: Uint32Array) => {
    if (rows.length > 0)
      matches.push({ ids: [...ids], listingIds: Array.from(rows, (row) => listingIndex.columns.id[row]!) });
  };
  let looked = 0;
  for (const { found, rows } of index.find(listingIndex, placesAround, leaveOut)) {
    if (found.text === undefined) add(found, rows);
    else withText.push({ found, text: found.text, rows });
    if (++looked % atOnce !== 0) continue;
    await breathe();
    signal?.throwIfAborted();
  }
  const texts = await findTexts(db, listingIndex, withText, signal);
  withText.forEach(({ found }, at) => {
    const text = texts[at]!;
    if (text instanceof Uint32Array) add(found, text);
    else leaveOut(found.ids, text.error);
  });
  return { matches, broken };
}
