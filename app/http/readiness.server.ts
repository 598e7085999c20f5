import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { log } from "./log.server.ts";

/** Milliseconds that the database may take. */
const patience = 1_000;
/** Milliseconds between two attempts to prepare what could not be. */
const pause = 1_000;

interface Preparation {
  what: string;
  prepare: () => Promise<unknown>;
  /** Under way, or done. */
  started?: Promise<unknown>;
  done: boolean;
}

const preparations: Preparation[] = [];
const asked = new WeakMap<Database, Promise<string | null>>();

/**
 * Begins what has to be done before visitors are sent here. Where it fails, it is tried again when somebody asks whether
 * the site is ready.
 * @param what is missing until then, as `/readyz` says it
 */
export function prepareFirst(what: string, prepare: () => Promise<unknown>): void {
  const preparation: Preparation = { what, prepare, done: false };
  preparations.push(preparation);
  begin(preparation);
}

/**
 * Why visitors should not be sent here now, or null when they may: everything is prepared, and the database answers
 * within a second. Whoever asks meanwhile shares the answer, so that asking costs nothing.
 */
export function findObstacle(db: Database): Promise<string | null> {
  const asking = asked.get(db) ?? lookForObstacle(db).finally(() => asked.delete(db));
  asked.set(db, asking);
  return asking;
}

/**
 * Waits until everything is prepared, for so many milliseconds at most: one of several processes takes no visitors before,
 * as the others can serve them.
 */
export async function untilPrepared(patience = 20_000): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(pause)) {
    const missing = preparations.filter(({ done }) => !done);
    for (const preparation of missing) begin(preparation);
    const late = wait(deadline - Date.now(), undefined, { ref: false });
    await Promise.race([Promise.all(missing.map(async ({ started }) => started)), late]);
    if (missing.every(({ done }) => done)) return;
  }
}

async function lookForObstacle(db: Database): Promise<string | null> {
  const missing = preparations.filter(({ done }) => !done);
  for (const preparation of missing) begin(preparation);
  if (!(await answersInTime(db.execute(sql`select 1`)))) return "the database does not answer";
  return missing.length > 0 ? `not loaded yet: ${missing.map(({ what }) => what).join(", ")}` : null;
}

function begin(preparation: Preparation): void {
  if (preparation.started) return;
  preparation.started = preparation.prepare().then(
    () => (preparation.done = true),
    (error: unknown) => {
      preparation.started = undefined;
      log.error({ err: error }, `Not loaded: ${preparation.what}`);
    },
  );
}

async function answersInTime(query: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patience, false)));
  // What is wrong with the database is in the log of every page that needs it.
  const answered = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([answered, late]);
  clearTimeout(timer);
  return ready;
}
