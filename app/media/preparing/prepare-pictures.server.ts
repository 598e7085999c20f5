import { log } from "#app/http/log.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { forgetPictures, listDue, waits, writeOutcomes, type DuePicture, type Outcome } from "./pictures-due.server.ts";
import { forgetCopyBySource, preparePicture } from "./prepare-picture.server.ts";
import { MediaStoreUnavailableError } from "../store/store.server.ts";
import { takeInTurn } from "./take-in-turn.server.ts";

/** What a picture that was due came to: no outcome where no listing shows it any more. */
interface Seen {
  due: DuePicture;
  outcome?: Outcome;
}

/**
 * Sees to the pictures that imports brought, the advertisers in turn, until none waits or the time is over. One that can't be
 * had is tried again a few times, not shown meanwhile, and told to the operator (`npm run listings -- photos`).
 * @returns how many are ready, and how many could not be had
 * @throws MediaStoreUnavailableError: what was made before stays made, and no picture counts as tried
 */
export async function preparePictures(
  db: DatabasePool,
  { signal, now = () => new Date() }: { signal: AbortSignal; now?: () => Date },
): Promise<{ ready: number; failed: number }> {
  const total = { ready: 0, failed: 0 };
  const write = async (seen: Seen[]) => {
    const outcomes = seen.flatMap(({ outcome }) => outcome ?? []);
    await writeOutcomes(db, outcomes, now());
    await forgetPictures(
      db,
      seen.filter(({ due }) => due.photo === undefined).map(({ due }) => due.key),
    );
    const ready = seen.filter(({ outcome }) => outcome && "prepared" in outcome);
    for (const { due } of ready) if (due.photo) await forgetCopyBySource(due.photo.source);
    total.ready += ready.length;
    total.failed += outcomes.length - ready.length;
  };
  const list = (most: number, without: Parameters<typeof listDue>[3]) => listDue(db, now(), most, without);
  await takeInTurn<DuePicture, Seen>({ list, seeTo, write, signal });
  if (total.ready + total.failed > 0) log.info(total, "Pictures are prepared");
  return total;
}

/** What became of one; a store that can't be asked is nobody's fault, and ends the run. */
async function seeTo(due: DuePicture): Promise<Seen> {
  const { key, attempts, photo } = due;
  if (photo === undefined) return { due };
  try {
    return { due, outcome: { key, prepared: await preparePicture(photo) } };
  } catch (error) {
    if (error instanceof MediaStoreUnavailableError) throw error;
    return { due, outcome: failed(key, attempts + 1, error) };
  }
}

function failed(key: string, attempts: number, error: unknown): Outcome {
  const said = attempts > waits.length ? "A picture can't be had; it is given up" : "A picture can't be had";
  log.warn({ err: error, photo: key, attempts }, said);
  // One that breaks the encoder in a new way must not stand in the others' way for ever.
  const reason = error instanceof FileUnavailableError ? error.message : "it can't be prepared";
  return { key, failure: reason, attempts };
}
