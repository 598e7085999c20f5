import { digestAgencies } from "#app/agencies/agencies-source.server.ts";
import { heldFor, type CacheTag } from "#app/http/cache-tags.ts";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import { isDemonstrationOnShow } from "#app/listings/demonstration-listings.server.ts";
import { digestMarkets } from "#app/market/market-figures.server.ts";
import { findGazetteerDigest } from "#app/places/gazetteer.server.ts";
import { watchListings } from "#app/search-index/snapshot/watch-listings.server.ts";
import type { Database } from "#db/client.server.ts";

export const allTags = Object.keys(heldFor) as CacheTag[];

/** Milliseconds between two looks at what takes reading through a table, and is not of the moment. */
const seldom = 30_000;

type States = Partial<Record<CacheTag, unknown>>;

/**
 * Begins to look for changes of what pages are made of.
 * @returns looks again: the tags of what has changed since the last look
 */
export async function watchChanges(db: Database, pause = seldom): Promise<() => Promise<CacheTag[]>> {
  const haveListingsChanged = await watchListings(db);
  let known: States = { ...(await readOften(db)), ...(await readSeldom(db)) };
  let read = performance.now();
  let hasOthers = false;

  return async () => {
    const changed = await haveListingsChanged();
    hasOthers ||= changed;
    const isTime = performance.now() - read >= pause;
    const current = { ...known, ...(await readOften(db)), ...(isTime && (await readSeldom(db, known, hasOthers))) };
    if (isTime) [read, hasOthers] = [performance.now(), false];
    const others = allTags.filter((tag) => current[tag] !== known[tag]);
    known = current;
    return changed ? ["listings", "counts", ...others] : others;
  };
}

async function readOften(db: Database): Promise<States> {
  return { day: brusselsDay(), places: await findGazetteerDigest(db) };
}

/** Whether listings of a demonstration are on show changes with listings alone. */
async function readSeldom(db: Database, known: States = {}, hasOtherListings = true): Promise<States> {
  return {
    agencies: await digestAgencies(db),
    markets: await digestMarkets(db),
    demonstration: hasOtherListings ? await isDemonstrationOnShow(db) : known.demonstration,
  };
}
