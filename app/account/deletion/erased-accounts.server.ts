import { createHash } from "node:crypto";
import { asc, isNotNull } from "drizzle-orm";
import type { TransactionSql } from "postgres";
import type { Database } from "#db/client.server.ts";
import { deletions } from "#db/schema/strategies.ts";

/*
 * A backup still holds who was erased after it was taken. What is known of them then is the digest of an id that was made
 * at random and stands nowhere any more: enough to find them in a restored backup, and nothing else.
 */

/** What stays of an account's id once it is erased. */
export function digestOfAccount(userId: string): string {
  return createHash("sha256").update(userId).digest("hex");
}

/** The digests of all accounts that were erased, the first first. */
export async function listErased(db: Database): Promise<string[]> {
  const rows = await db
    .select({ digest: deletions.accountDigest })
    .from(deletions)
    .where(isNotNull(deletions.accountDigest))
    .orderBy(asc(deletions.purgedAt), asc(deletions.id));
  return rows.flatMap(({ digest }) => digest ?? []);
}

/**
 * Closes, in a database that a backup was brought into, who has been erased since: no session is left, no alert goes to
 * them, and the worker's next look at what is due erases them (purge-account.server.ts). Their identity went with the
 * first erasure, so there is none to be told.
 * @param digests of accounts, those that are not there among them
 * @returns how many were there
 */
export async function closeErased(sql: TransactionSql, digests: readonly string[]): Promise<number> {
  const found = await sql<{ id: string }[]>`
    select id from users where encode(sha256(id::text::bytea), 'hex') = any(${[...digests]}::text[])`;
  const ids = found.map(({ id }) => id);
  await sql`update users set status = 'deleted' where id = any(${ids}::uuid[])`;
  await sql`delete from sessions where user_id = any(${ids}::uuid[])`;
  await sql`
    update deletions set purge_after = least(purge_after, now())
    where user_id = any(${ids}::uuid[]) and purged_at is null and restored_at is null`;
  await sql`
    insert into deletions (user_id, purge_after) select erased, now() from unnest(${ids}::uuid[]) as erased
    where not exists (
      select from deletions where user_id = erased and purged_at is null and restored_at is null)`;
  return ids.length;
}
