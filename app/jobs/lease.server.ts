import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, and, sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { leases } from "#db/schema/jobs.ts";

/** What is asked for is being worked on by somebody else. */
export class LeaseHeld extends Error {
  override name = "LeaseHeld";
}

/** What was worked on may be somebody else's by now. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

interface LeaseTimes {
  /** Milliseconds after which the lease of somebody who has died ends. */
  lasts: number;
  /** Milliseconds between two renewals. */
  renewed: number;
  /** Milliseconds that the holder of a lease that has ended has to come back: the database may have been away for both. */
  grace: number;
}

const usual: LeaseTimes = { lasts: 20_000, renewed: 4_000, grace: 3_000 };

/**
 * Does a work that only one may do at a time, over all processes, for as long as it really takes: the lease is renewed
 * until the work has ended, whatever its job's time, and holds neither a transaction nor a connection. It ends by the
 * database's clock when its holder dies.
 * @param about what is worked on, the same for everybody
 * @param work gets a signal that says that the lease has been lost: somebody else may be at it, and the work is to end
 * @throws LeaseHeld when somebody else is at it; what the work throws
 */
export async function withLease<Result>(
  db: Database,
  about: string,
  work: (lost: AbortSignal) => Promise<Result>,
  times: LeaseTimes = usual,
): Promise<Result> {
  const key = createHash("sha256").update(about).digest("base64url");
  const holder = randomUUID();
  await take(db, key, holder, times);
  const lost = new AbortController();
  const renewing = keepRenewing(db, { key, holder, times, lost });
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(renewing);
    // Work that is done stays done though the lease can't be given back: it ends by itself.
    await db
      .delete(leases)
      .where(held(key, holder))
      .catch((error: unknown) => {
        log.warn({ err: error }, "A lease could not be given back; it ends by itself");
      });
  }
}

const held = (key: string, holder: string) => and(eq(leases.key, key), eq(leases.holder, holder));

/** The database's clock is everybody's. */
const endOf = (times: LeaseTimes) => sql`clock_timestamp() + ${times.lasts} * interval '1 millisecond'`;

async function take(db: Database, key: string, holder: string, times: LeaseTimes): Promise<void> {
  const taken = await db
    .insert(leases)
    .values({ key, holder, until: endOf(times) })
    .onConflictDoNothing()
    .returning({ key: leases.key });
  if (taken.length > 0) return;
  const [ended] = await db
    .select({ holder: leases.holder })
    .from(leases)
    .where(and(eq(leases.key, key), sql`${leases.until} < clock_timestamp()`));
  if (!ended) throw new LeaseHeld("Somebody else is at it");
  await wait(times.grace);
  const inherited = await db
    .update(leases)
    .set({ holder, until: endOf(times) })
    .where(and(held(key, ended.holder), sql`${leases.until} < clock_timestamp()`))
    .returning({ key: leases.key });
  if (inherited.length === 0) throw new LeaseHeld("Somebody else is at it");
}

interface Lease {
  key: string;
  holder: string;
  times: LeaseTimes;
  lost: AbortController;
}

function keepRenewing(db: Database, { key, holder, times, lost }: Lease) {
  let asking = false;
  const renew = async () => {
    if (asking || lost.signal.aborted) return;
    asking = true;
    await db
      .update(leases)
      .set({ until: endOf(times) })
      .where(held(key, holder))
      .then(({ count }) => {
        if (count > 0) return;
        // An heir has it, after the database was away for longer than it lasts.
        log.warn("A lease was lost; its work is asked to end");
        lost.abort(new LeaseLost("Somebody else may be at it"));
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, "A lease could not be renewed; trying again");
      })
      .finally(() => (asking = false));
  };
  return setInterval(() => void renew(), times.renewed).unref();
}

/** Clears leases whose holders died and that nobody has asked for since. @returns how many */
export async function deleteOldLeases(db: Database): Promise<number> {
  const gone = await db.delete(leases).where(sql`${leases.until} < clock_timestamp() - interval '1 hour'`);
  return gone.count;
}
