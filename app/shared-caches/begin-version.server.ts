import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { digestVersion } from "./digest-version.server.ts";
import { noteBeginning } from "./note-beginning.server.ts";

/** Milliseconds after which it is tried again, and most attempts: for a day, in which any primary takes writes again. */
const usualPause = 5_000;
const mostAttempts = 17_280;

/**
 * Notes which version this process is of, so that caches let go of what another has made. It is tried until it is noted: else the
 * version noted last would be taken for the last to begin, and spare caches that hold pages of this one.
 * @param folder the site's
 */
export async function beginVersion(
  db: Database,
  settings: Readonly<Record<string, unknown>>,
  { folder = ".", pause = usualPause } = {},
): Promise<void> {
  const version = await digestVersion(settings, folder).catch((error: unknown) => {
    log.warn({ err: error }, "Which version this is can't be told: shared caches let go of every page");
    return null;
  });
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      return await noteBeginning(db, version);
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, "Shared caches were not told that a process began; trying again");
    }
    await wait(pause, undefined, { ref: false });
  }
}
