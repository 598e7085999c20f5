import { setImmediate as breathe } from "node:timers/promises";
import type { FewListings, Percolated } from "#app/search-index/percolate/few-listings.server.ts";
import type { SameSearches } from "#app/search-index/percolate/percolator.ts";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { findTexts } from "./find-texts.server.ts";
import type { KnownSearches } from "./with-percolator.server.ts";

/** What some saved searches, which ask for the same, find among a few listings. */
export interface Match {
  /** Of the saved searches. */
  ids: readonly string[];
  listingIds: readonly number[];
}

interface Matching {
  matches: Match[];
  /** Ids of saved searches that could not be run: logged, and left out. */
  broken: Set<string>;
}

/** Searches looked at before others get their turn. */
const atOnce = 2_000;

/**
 * Which saved searches find which of a few listings, free text included.
 * @param known its percolator must not change meanwhile: see withPercolator
 * @throws what the signal says, between two searches
 */
export async function matchListings(
  db: Database,
  listings: FewListings,
  known: KnownSearches,
  signal?: AbortSignal,
): Promise<Matching> {
  const { percolator, gazetteer } = known;
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
  const withText: (Percolated & { text: string })[] = [];
  const add = ({ ids }: SameSearches, listingIds: readonly number[]) => {
    if (listingIds.length > 0) matches.push({ ids: [...ids], listingIds });
  };
  let looked = 0;
  for (const { found, listingIds } of listings.percolate(percolator, placesAround, leaveOut)) {
    if (found.text === undefined) add(found, listingIds);
    else withText.push({ found, text: found.text, listingIds });
    if (++looked % atOnce !== 0) continue;
    await breathe();
    signal?.throwIfAborted();
  }
  const texts = await findTexts(db, withText, signal);
  withText.forEach(({ found }, at) => {
    const text = texts[at]!;
    if ("error" in text) leaveOut(found.ids, text.error);
    else add(found, text);
  });
  return { matches, broken };
}
