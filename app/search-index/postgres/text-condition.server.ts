import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { findTextListings } from "../text-listings.server.ts";

/** Up to so many ids are named, which an index finds and a client writes soon. */
const mostNamed = 5_000;

/**
 * What a free text asks of a row of `listings`: the text is looked for once, however many questions follow.
 * @param tx a transaction
 * @param query text of a tsquery
 * @param most ids that are named; more are looked up as a search passes over the listings
 */
export async function textCondition(tx: Database, query: string, most = mostNamed): Promise<SQL> {
  const found = await findTextListings(tx, query);
  // A common word is found half a million times: turned round at once, and no function for each.
  const own = new Uint8Array(found);
  Buffer.from(own.buffer).swap32();
  const ids = new Int32Array(own.buffer);
  let last = 0;
  for (const id of ids) if (id > last) last = id;
  if (ids.length <= most) return sql`id = any(${sql.param([...ids])}::int[])`;
  // As PostgreSQL counts the bits of a bytea: each byte from its lowest.
  const bits = Buffer.alloc((last >>> 3) + 1);
  for (const id of ids) bits[id >>> 3]! |= 1 << (id & 7);
  // Read once a statement: a subquery of its own.
  const read = sql`(select decode(${bits.toString("hex")}::text, 'hex'))`;
  return sql`(case when id <= ${last}::int then get_bit(${read}, id) = 1 else false end)`;
}
