import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";

/**
 * The ids of all listings in which a text stands, in no order: four bytes each, the first the highest.
 * @param tx a transaction
 * @param query text of a tsquery
 */
export async function findTextListings(tx: Database, query: string): Promise<Buffer> {
  // A document lies apart from its row, which the planner does not count: of common words it would read all documents, for
  // half a minute among a million, and not their entries in the index, which takes a quarter of a second.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const found = await readIds(tx, sql`select listing_id from listing_documents where document @@ ${query}::tsquery`);
  await tx.execute(sql`select set_config('enable_seqscan', 'on', true)`);
  return found;
}

/** Those of some listings. */
export function findTextAmong(db: Database, query: string, ids: readonly number[]): Promise<Buffer> {
  // What `offset 0` parts from the text is found by its ids, however often the text is expected.
  const given = sql`
    select listing_id, document from listing_documents where listing_id = any(${sql.param(ids)}::int[]) offset 0`;
  return readIds(db, sql`select listing_id from (${given}) as given where document @@ ${query}::tsquery`);
}

/** One run of bytes instead of a row each: a common word is found a hundred thousand times. */
async function readIds(db: Database, selectIds: SQL): Promise<Buffer> {
  const [found] = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(listing_id), '') as ids from (${selectIds}) as found`,
  );
  return found?.ids ?? Buffer.alloc(0);
}
