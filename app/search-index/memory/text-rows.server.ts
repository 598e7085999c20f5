import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { AnswerCache } from "./answer-cache.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** Texts remembered: one takes a byte for each listing. */
const texts = new AnswerCache<Promise<Uint8Array>>({ max: 40 });

/**
 * Where in the index a free text is found: one byte for each row. Asked of the database once until the index changes, so
 * that the pages, filters and facets of a search share it. When the answer comes, the index may have changed: it holds
 * for the version of the moment of the call, and for none after it.
 * @param query text of a tsquery
 */
export function findTextRows(db: Database, index: MemoryIndex, query: string): Promise<Uint8Array> {
  const rows = texts.get(index, index.version, query, () => find(db, index, query));
  rows.catch(() => texts.forget(query)); // The caller sees the error; the next one asks again.
  return rows;
}

async function find(db: Database, index: MemoryIndex, query: string): Promise<Uint8Array> {
  // One run of bytes instead of a row each: a common word is found a hundred thousand times.
  const [found] = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(listing_id), '') as ids from listing_documents where document @@ ${query}::tsquery`,
  );
  const rows = new Uint8Array(index.size);
  if (!found?.ids) return rows;
  for (let at = 0; at < found.ids.length; at += 4) {
    const row = index.rowOf(found.ids.readInt32BE(at));
    if (row !== undefined) rows[row] = 1;
  }
  return rows;
}
