import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { deletedListings, listings } from "#db/schema/listings.ts";
import { seenNow, seenOf, writtenSince, type Seen } from "#db/seen-changes.server.ts";
import { selectIndexRows, type ReadRow } from "../index-rows.server.ts";
import type { IndexRow } from "../index-row.ts";

/** Changed listings read at a time. */
const atOnce = 2_000;

/** A row of changes; without one, what is seen by now comes alone. The first tells what was deleted. */
type ChangeRow = Seen & { deleted: number[] | null } & (ReadRow | { id: null });

const isWrittenSince = (seen: Seen) => writtenSince(listings.revision, seen);
const isDeletedSince = (seen: Seen) => writtenSince(deletedListings.revision, seen);

/**
 * Whether anything was committed since somebody looked last. Mostly there is nothing, which a small query tells: every
 * search waits for it, and to compose the one that reads listings took a third of a millisecond.
 * @returns also what is seen by now, if nothing has changed
 */
export async function lookForChanges(db: Database, seen: Seen): Promise<{ changed: boolean; now: Seen }> {
  const [now] = await db.execute<Seen & { changed: boolean } & Record<string, unknown>>(sql`
    select now_seen.*, exists (select from listings where ${isWrittenSince(seen)})
      or exists (select from deleted_listings where ${isDeletedSince(seen)}) as changed
    from (${seenNow}) as now_seen`);
  if (!now) throw new Error("PostgreSQL did not tell what it sees");
  return { changed: now.changed, now: seenOf(now) };
}

/**
 * Reads what was committed since somebody looked last. Not much is read in one query, more of it some at a time, all as of
 * one moment: the night's import is a million rows, which no process has to hold.
 * @param take is given listings as they now are, and awaited before more are read; the first time with the ids of listings
 * that are gone, 0 for all
 * @returns what is seen by now
 */
export async function readChanges(
  db: Database,
  seen: Seen,
  take: (rows: readonly IndexRow[], deleted: readonly number[]) => Promise<void>,
): Promise<Seen> {
  const isWritten = isWrittenSince(seen);
  const deletedSince = sql`array(select listing_id from deleted_listings where ${isDeletedSince(seen)})`;
  const rows = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select now_seen.*, changed.*, case when row_number() over () = 1 then ${deletedSince} end as deleted
    from (${seenNow}) as now_seen
    left join (${selectIndexRows(isWritten)} limit ${atOnce + 1}) as changed on true`);
  const [first] = rows;
  if (!first) throw new Error("PostgreSQL did not tell what it sees");
  const changed = rows.filter((row): row is typeof row & ReadRow => row.id !== null);
  if (changed.length <= atOnce) {
    await take(changed, first.deleted ?? []);
    return seenOf(first);
  }
  return db.transaction(
    async (tx) => {
      const [found] = await tx.execute<Seen & { deleted: number[]; ids: Buffer | null } & Record<string, unknown>>(sql`
        select now_seen.*, ${deletedSince} as deleted,
          (select string_agg(int4send(id), '') from listings where ${isWritten}) as ids
        from (${seenNow}) as now_seen`);
      if (!found) throw new Error("PostgreSQL did not tell what it sees");
      const ids = found.ids ?? Buffer.alloc(0);
      for (let at = 0; at < ids.length; at += atOnce * 4) {
        const part = ids.subarray(at, at + atOnce * 4);
        const some = Array.from({ length: part.length / 4 }, (_, each) => part.readInt32BE(each * 4));
        const listed = await tx.execute<ReadRow>(selectIndexRows(sql`id = any(${sql.param(some)}::int[])`));
        await take(listed, at === 0 ? found.deleted : []);
      }
      return seenOf(found);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
