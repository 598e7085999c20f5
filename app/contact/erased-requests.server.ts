import { asc, lt, sql } from "drizzle-orm";
import type { TransactionSql } from "postgres";
import type { Database } from "#db/client.server.ts";
import { contactRequests, erasedRequests } from "#db/schema/contact.ts";

/*
 * As of accounts (erased-accounts.server.ts): a backup still holds what was erased after it was taken. Kept is a digest of
 * each request's id, and none of the address, which whoever guesses addresses could find again.
 */

/** Erases the requests sent from an address, and keeps by which digests a restored backup has them. @returns how many */
export async function eraseOf(tx: Database, email: string): Promise<number> {
  const { count } = await tx.execute(sql`
    with erased as (
      delete from ${contactRequests} where lower(${contactRequests.email}) = ${email.trim().toLowerCase()} returning id)
    insert into ${erasedRequests} (digest) select encode(sha256(id::text::bytea), 'hex') from erased`);
  return count;
}

/** The digests of all requests that were erased as somebody asked, the first first. */
export async function listErasedRequests(db: Database): Promise<string[]> {
  const rows = await db
    .select({ digest: erasedRequests.digest })
    .from(erasedRequests)
    .orderBy(asc(erasedRequests.erasedAt), asc(erasedRequests.digest));
  return rows.map(({ digest }) => digest);
}

/**
 * Erases again, in a database that a backup was brought into, what had been erased since. Its tables are the backup's, which
 * may be older than that of digests: `keepErased` comes once they are of this version.
 * @param digests of requests, those that are not there and those of accounts among them
 * @returns the digests of those that were there
 */
export async function eraseAgain(sql: TransactionSql, digests: readonly string[]): Promise<string[]> {
  const erased = await sql<{ digest: string }[]>`
    delete from contact_requests where encode(sha256(id::text::bytea), 'hex') = any(${[...digests]}::text[])
    returning encode(sha256(id::text::bytea), 'hex') as digest`;
  return erased.map(({ digest }) => digest);
}

/** Goes on keeping the digests of what was erased again, for the next backup of before. */
export async function keepErased(db: Database, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  await db
    .insert(erasedRequests)
    .values(digests.map((digest) => ({ digest })))
    .onConflictDoNothing();
}

/** Clears digests of requests that no backup may hold any more. */
export async function deleteOldDigests(db: Database, eldest: Date): Promise<void> {
  await db.delete(erasedRequests).where(lt(erasedRequests.erasedAt, eldest));
}
