import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { findTextListings } from "../text-listings.server.ts";

/** Up to so many listings are named by their ids, which an index finds; more are looked up as a search passes over all. */
const mostNamed = 2_000;

/**
 * What a free text asks of a row of `listings`: the text is looked for once, however many questions follow.
 * @param tx a transaction
 * @param query text of a tsquery
 */
export async function textCondition(tx: Database, query: string): Promise<SQL> {
  const found = await findTextListings(tx, query);
  const ids = Array.from({ length: found.length / 4 }, (_, at) => found.readInt32BE(at * 4));
  if (ids.length <= mostNamed) return sql`id = any(${sql.param(ids)}::int[])`;
  const last = ids.reduce((a, b) => Math.max(a, b));
  // As PostgreSQL counts the bits of a bytea: each byte from its lowest.
  const bits = Buffer.alloc((last >>> 3) + 1);
  for (const id of ids) bits[id >>> 3]! |= 1 << (id & 7);
  // Read once a statement: a subquery of its own.
  const read = sql`(select decode(${bits.toString("hex")}::text, 'hex'))`;
  return sql`(case when id <= ${last}::int then get_bit(${read}, id) = 1 else false end)`;
}
