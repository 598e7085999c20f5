import type { Database } from "#db/client.server.ts";
import { findSeen } from "#db/seen-changes.server.ts";
import { lookForChanges } from "../memory/read-changes.server.ts";

/**
 * Begins to look for listings that change, without reading any, whichever index searches ask.
 * @returns looks again: whether one was written or deleted since the last look, or another server answers, which can't tell
 */
export async function watchListings(db: Database): Promise<() => Promise<boolean>> {
  let seen = await findSeen(db);
  return async () => {
    const { changed, now } = await lookForChanges(db, seen);
    const isOther = now.server !== seen.server;
    seen = now;
    return changed || isOther;
  };
}
