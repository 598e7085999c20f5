import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * Where in the index a free text is found: one byte for each row.
 * @param query text of a tsquery
 */
export async function findTextRows(db: Database, index: MemoryIndex, query: string): Promise<Uint8Array> {
  // One run of bytes instead of a row each: a common word is found a hundred thousand times.
  const [found] = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(listing_id), '') as ids from listing_documents where document @@ ${query}::tsquery`,
  );
  const rows = new Uint8Array(index.rowCount);
  if (!found?.ids) return rows;
  for (let at = 0; at < found.ids.length; at += 4) {
    const row = index.rowOf(found.ids.readInt32BE(at));
    if (row !== undefined) rows[row] = 1;
  }
  return rows;
}
