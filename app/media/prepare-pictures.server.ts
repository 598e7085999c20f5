import { log } from "#app/http/log.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { limitTo } from "./concurrency.ts";
import { FileUnavailableError } from "./fetch-file.server.ts";
import { forgetPictures, listDue, waits, writeOutcomes, type DuePicture, type Outcome } from "./pictures-due.server.ts";
import { forgetCopyBySource, preparePicture } from "./prepare-picture.server.ts";
import { MediaStoreUnavailableError } from "./store/store.server.ts";

/** Pictures that are seen to and written down together. */
const partSize = 32;
/** A run ends after so many parts at the latest; the next goes on a minute later. */
const mostParts = 1_000;
/** So many at once: most of them wait for others' servers. */
const places = 8;

/**
 * Sees to the pictures that imports brought, part by part, until none waits or the time is over. One that can't be had is
 * tried again a few times, not shown meanwhile, and told to the operator (`npm run listings -- photos`).
 * @returns how many are ready, and how many could not be had
 * @throws MediaStoreUnavailableError: what was made before stays made, and no picture counts as tried
 */
export async function preparePictures(
  db: DatabasePool,
  { signal, now = () => new Date() }: { signal: AbortSignal; now?: () => Date },
): Promise<{ ready: number; failed: number }> {
  const total = { ready: 0, failed: 0 };
  for (let part = 0; part < mostParts && !signal.aborted; part++) {
    const due = await listDue(db, now(), partSize);
    if (due.length === 0) break;
    const { outcomes, failure } = await seeTo(due, signal);
    await writeOutcomes(db, outcomes, now());
    await forgetPictures(
      db,
      due.filter(({ photo }) => photo === undefined).map(({ key }) => key),
    );
    const ready = new Set(outcomes.filter((outcome) => "prepared" in outcome).map(({ key }) => key));
    for (const { key, photo } of due) if (photo && ready.has(key)) await forgetCopyBySource(photo.source);
    total.ready += ready.size;
    total.failed += outcomes.length - ready.size;
    if (failure !== undefined) throw failure as Error;
  }
  if (total.ready + total.failed > 0) log.info(total, "Pictures are prepared");
  return total;
}

/** What became of each; a store that can't be asked is nobody's fault, and ends the run. */
async function seeTo(due: readonly DuePicture[], signal: AbortSignal) {
  const turn = limitTo(places);
  const outcomes: Outcome[] = [];
  let failure: unknown;
  const each = due.map(({ key, attempts, photo }) =>
    turn(async () => {
      if (photo === undefined || signal.aborted || failure !== undefined) return;
      try {
        outcomes.push({ key, prepared: await preparePicture(photo) });
      } catch (error) {
        if (error instanceof MediaStoreUnavailableError) failure = error;
        else outcomes.push(failed(key, attempts + 1, error));
      }
    }),
  );
  await Promise.all(each);
  return { outcomes, failure };
}

function failed(key: string, attempts: number, error: unknown): Outcome {
  const said = attempts > waits.length ? "A picture can't be had; it is given up" : "A picture can't be had";
  log.warn({ err: error, photo: key, attempts }, said);
  // One that breaks the encoder in a new way must not stand in the others' way for ever.
  const reason = error instanceof FileUnavailableError ? error.message : "it can't be prepared";
  return { key, failure: reason, attempts };
}
