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
}

/** Of the statement that it stands in, as columns `next` and `running`. */
export const seenNow: SQL = sql`
  select
    -- A standby does not know which of the transactions in between are running: there, all of them are.
    (case when pg_is_in_recovery() then pg_snapshot_xmin(now_seen) else pg_snapshot_xmax(now_seen) end)::text as next,
    case when pg_is_in_recovery() then '{}' else array(select pg_snapshot_xip(now_seen)::text) end as running
  from pg_current_snapshot() as now_seen`;

/** What a statement sees now. @throws when the database says nothing */
export async function findSeen(db: Database): Promise<Seen> {
  const [seen] = await db.execute<{ next: string; running: string[] }>(seenNow);
  if (!seen) throw new Error("PostgreSQL did not tell what it sees");
  return { next: seen.next, running: seen.running };
}

/**
 * A condition on a revision: its transaction had not been seen. Both halves are looked up in the revision's index. What is
 * beyond all that have begun was written by another server, from which the database was restored: it has not changed here.
 */
export function writtenSince(revision: AnyPgColumn, { next, running }: Seen): SQL {
  const begun = sql`${revision} >= ${next}::xid8 and ${revision} < pg_snapshot_xmax(pg_current_snapshot())`;
  if (running.length === 0) return sql`(${begun})`;
  return sql`((${begun}) or ${revision} = any(${sql.param(running)}::xid8[]))`;
}
