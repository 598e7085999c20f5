import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";

/** How many locks of this database, of rows, tables or by name, somebody waits for. */
export async function countWaiting(db: Database): Promise<number> {
  const own = sql`(select oid from pg_database where datname = current_database())`;
  return (await db.execute(sql`select from pg_locks where not granted and database = ${own}`)).length;
}
