import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { closeDatabase, type Database, type DatabasePool } from "#db/client.server.ts";

/** How far a database has come: a position in the log of the primary. */
type Position = bigint;

/** A replica as it was found last. */
interface ReplicaState {
  /** Seconds by which it is behind the primary; undefined where it does not answer, or is no replica. */
  lag: number | undefined;
  /** Whether searches go there. */
  used: boolean;
}

interface ReplicaOptions {
  /** Seconds that a replica may be behind. */
  mostLag: number;
  /** Milliseconds between two looks at all of them. */
  interval?: number;
  /** Where the primary's log ends. */
  written?: (primary: Database) => Promise<Position>;
  /** Up to where a replica has replayed it; undefined where it is none. */
  replayed?: (replica: Database) => Promise<Position | undefined>;
}

interface Replica extends ReplicaState {
  db: DatabasePool;
}

/** Milliseconds that a look may take. */
const patience = 1_000;
/** Ends of the primary's log that are remembered, one a look: what is behind all of them lags by more than any limit. */
const mostMarks = 120;

/**
 * Copies of the primary that answer searches, as long as they answer and are hardly behind. How far they are behind is told
 * by positions in the primary's log and by one clock, this process's; while the primary is away, there is nothing newer.
 */
export class Replicas {
  /** What became of reads: by a replica, by the primary as there was no replica to ask, or there after one had failed. */
  readonly reads = { replica: 0, primary: 0, again: 0 };
  readonly #replicas: Replica[];
  readonly #marks: { at: number; position: Position }[] = [];
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #next = 0;

  constructor(
    readonly primary: DatabasePool,
    databases: readonly DatabasePool[],
    readonly options: ReplicaOptions,
  ) {
    this.#replicas = databases.map((db) => ({ db, lag: undefined, used: false }));
    this.#timer = setInterval(() => void this.look(), options.interval ?? 1_000).unref();
    void this.look();
  }

  states(): readonly ReplicaState[] {
    return this.#replicas;
  }

  /**
   * Reads from a replica, or from the primary where there is none to ask; and once more from the primary where the replica
   * went away meanwhile, or took the rows away from under the reader.
   * @param read changes nothing: it may be done twice
   */
  async read<Answer>(read: (db: DatabasePool) => Promise<Answer>): Promise<Answer> {
    const replica = this.#choose();
    if (!replica) {
      this.reads.primary += 1;
      return read(this.primary);
    }
    try {
      const answer = await read(replica.db);
      this.reads.replica += 1;
      return answer;
    } catch (error) {
      const isGone = isUnavailable(error) && !hasCode(error, tooSlow);
      if (!isGone && !hasCode(error, conflict)) throw error;
      if (isGone) this.#leave(replica, error);
      this.reads.again += 1;
      return read(this.primary);
    }
  }

  /** Looks at the primary and all replicas; whoever asks meanwhile waits for the same look. */
  look(): Promise<void> {
    this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#replicas.map(({ db }) => closeDatabase(db)));
  }

  /** One after the other of those that are well. */
  #choose(): Replica | undefined {
    const used = this.#replicas.filter((replica) => replica.used);
    this.#next = (this.#next + 1) % Math.max(1, used.length);
    return used[this.#next];
  }

  async #lookAtAll(): Promise<void> {
    const { written = endOfLog, replayed = endOfReplay } = this.options;
    const at = performance.now();
    const position = await inTime(written(this.primary));
    if (position !== undefined) {
      this.#marks.push({ at, position });
      this.#marks.splice(0, this.#marks.length - mostMarks);
    }
    await Promise.all(
      this.#replicas.map(async (replica) => {
        const reached = await inTime(replayed(replica.db));
        this.#judge(replica, reached === undefined ? undefined : this.#lagAt(reached));
      }),
    );
  }

  /** Seconds between the newest mark and the one that has been reached. */
  #lagAt(reached: Position): number {
    const newest = this.#marks.at(-1);
    if (!newest) return Infinity;
    const mark = this.#marks.findLast(({ position }) => position <= reached);
    return mark ? (newest.at - mark.at) / 1_000 : Infinity;
  }

  #judge(replica: Replica, lag: number | undefined): void {
    const used = lag !== undefined && lag <= this.options.mostLag;
    const number = this.#replicas.indexOf(replica) + 1;
    if (used && !replica.used) log.info({ replica: number }, "Searches go to this replica");
    if (!used && replica.used) log.warn({ replica: number, lag }, "A replica is gone or too far behind");
    replica.lag = lag;
    replica.used = used;
  }

  #leave(replica: Replica, error: unknown): void {
    if (!replica.used) return;
    log.warn({ replica: this.#replicas.indexOf(replica) + 1, err: error }, "A replica went away while it was read");
    replica.lag = undefined;
    replica.used = false;
  }
}

/** A statement that took too long would take as long elsewhere. */
const tooSlow = "57014";
/** What a replica replays has taken away what the transaction reads. */
const conflict = "40001";

function hasCode(error: unknown, code: string): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ("code" in cause && cause.code === code) return true;
  }
  return false;
}

async function endOfLog(primary: Database): Promise<Position> {
  const [row] = await primary.execute<{ at: string }>(sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as at`);
  return BigInt(row?.at ?? 0);
}

async function endOfReplay(replica: Database): Promise<Position | undefined> {
  const [row] = await replica.execute<{ at: string | null }>(sql`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as at`);
  return row?.at ? BigInt(row.at) : undefined;
}

/** Undefined where it fails or takes too long: searches then do without, and the log says so. */
async function inTime<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  const failed = asking.catch(() => undefined);
  return Promise.race([failed, wait(patience, undefined, { ref: false })]);
}
