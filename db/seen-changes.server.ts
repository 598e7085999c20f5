import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./client.server.ts";

/**
 * What a transaction could see of the others: all below `next` but those that were `running`. With the writing
 * transaction noted on each row (an `xid8` column), it tells exactly what has been committed since, however long another
 * transaction stays open, and whatever that one writes in the end.
 */
export interface Seen {
  next: string;
  running: string[];
  /** Which run of which server: another may have forgotten transactions, and use their numbers again for others. */
  server: string;
}

/**
 * Which run of which server a statement asks. One that has crashed starts its statistics anew (also when only its processes,
 * not the server itself, were started again), as does a replica that takes its place.
 */
export const serverNow: SQL<string> = sql<string>`concat_ws(' ', pg_postmaster_start_time(), (select stats_reset from pg_stat_bgwriter), inet_server_addr())`;

/** Of the statement that it stands in, as columns `next`, `running` and `server`. */
export const seenNow: SQL = sql`
  select
    -- A standby does not know which of the transactions in between are running: there, all of them are.
    (case when pg_is_in_recovery() then pg_snapshot_xmin(now_seen) else pg_snapshot_xmax(now_seen) end)::text as next,
    case when pg_is_in_recovery() then '{}' else array(select pg_snapshot_xip(now_seen)::text) end as running,
    ${serverNow} as server
  from pg_current_snapshot() as now_seen`;

/** What a statement sees now. @throws when the database says nothing */
export async function findSeen(db: Database): Promise<Seen> {
  const [seen] = await db.execute<Seen & Record<string, unknown>>(seenNow);
  if (!seen) throw new Error("PostgreSQL did not tell what it sees");
  return seenOf(seen);
}

/** Of a row that has more. */
export const seenOf = ({ next, running, server }: Seen): Seen => ({ next, running, server });

/**
 * A condition on a revision: its transaction had not been seen. Both halves are looked up in the revision's index. What is
 * beyond all that have begun was written by another server, from which the database was restored: it has not changed here.
 * Holds for the server that was looked at: whoever finds another one has to read everything anew.
 */
export function writtenSince(revision: AnyPgColumn, { next, running }: Seen): SQL {
  const begun = sql`${revision} >= ${next}::xid8 and ${revision} < pg_snapshot_xmax(pg_current_snapshot())`;
  if (running.length === 0) return sql`(${begun})`;
  return sql`((${begun}) or ${revision} = any(${sql.param(running)}::xid8[]))`;
}
