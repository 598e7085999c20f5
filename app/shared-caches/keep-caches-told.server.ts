import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/http/log.server.ts";
import type { WebhookEndpoint } from "#app/http/post-webhook.server.ts";
import { LeaseHeld, withLease } from "#app/jobs/lease.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";
import { beginLooking } from "./go-on-looking.server.ts";
import { noteChanges } from "./note-changes.server.ts";
import { tellCaches } from "./tell-caches.server.ts";
import { allTags, watchChanges } from "./watch-changes.server.ts";

/** Milliseconds between two looks for changes, which are told together. */
const usualPause = 3_000;

/** How many times as long the longest pause is between attempts to begin, each of which has everything let go of. */
const longestPause = 32;

/**
 * Tells shared caches of every change of what pages are made of, for as long as this worker runs; of several, one does. Whoever
 * begins has everything let go of: of what changed while nobody looked, as after a crash, nothing has to be known.
 * @param endpoint undefined where there are no such caches
 */
export async function keepCachesTold(
  db: DatabasePool,
  endpoint: WebhookEndpoint | undefined,
  stopping: AbortSignal,
  pause = usualPause,
): Promise<void> {
  // What waited to be told when the setting was taken out waits for nobody.
  const work = () =>
    endpoint
      ? withLease(db, "what shared caches are told", (lost) =>
          watch(db, endpoint, AbortSignal.any([stopping, lost]), pause),
        )
      : db.delete(cacheTags);
  let failures = 0;
  // oxlint-disable-next-line quartier/bounded-loops -- For as long as the worker runs; each turn waits.
  while (!stopping.aborted) {
    const began = performance.now();
    const result = await work().then(
      () => "done",
      (error: unknown) => report(error, stopping),
    );
    if (result === "done" && !endpoint) return;
    // What went well for longer than the longest pause is no part of what fails again and again.
    const isLasting = result === "failed" && performance.now() - began < pause * longestPause;
    failures = isLasting ? failures + 1 : 0;
    await sleep(pause * Math.min(2 ** Math.max(failures - 1, 0), longestPause), stopping);
  }
}

/** Another worker that is at it is no fault, nor is what breaks off when this one ends. */
function report(error: unknown, stopping: AbortSignal): "failed" | "held" {
  if (stopping.aborted || error instanceof LeaseHeld) return "held";
  log.warn({ err: error }, "Nobody tells shared caches of changes now; trying again");
  return "failed";
}

async function watch(db: DatabasePool, endpoint: WebhookEndpoint, ending: AbortSignal, pause: number): Promise<void> {
  const look = await watchChanges(db);
  await noteChanges(db, allTags);
  const goOn = await beginLooking(db, Math.min(pause * 5, 15_000));
  // oxlint-disable-next-line quartier/bounded-loops -- As above.
  while (!ending.aborted) {
    await tellCaches(db, endpoint, ending);
    await sleep(pause, ending);
    await goOn();
    await noteChanges(db, await look());
  }
}

/** Ends early, and well, when it is to. */
async function sleep(milliseconds: number, ending: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal: ending }).catch((error: unknown) => {
    if (!ending.aborted) throw error;
  });
}
