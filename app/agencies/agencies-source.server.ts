import { sql } from "drizzle-orm";
import { tagged } from "#app/http/cache-tags.ts";
import type { Database } from "#db/client.server.ts";

/** How long what agencies say of themselves holds, in milliseconds: it changes with imports alone. */
const freshFor = 60_000;

const known = new WeakMap<Database, { askedAt: number; digest: Promise<string> }>();

/**
 * What agencies say of themselves as a source of pages that may be kept (app/http/page-cache.server.ts): it changes without
 * any listing, and is looked at once a minute. When they were heard of last is on no page.
 */
export const agenciesSource = tagged("agencies", (db: Database): Promise<string> => {
  const last = known.get(db);
  if (last && performance.now() - last.askedAt < freshFor) return last.digest;
  const digest = digestAgencies(db);
  known.set(db, { askedAt: performance.now(), digest });
  // The caller sees the error; the next one asks again.
  digest.catch(() => known.delete(db));
  return digest;
});

/** What agencies say of themselves now, as a digest. */
export async function digestAgencies(db: Database): Promise<string> {
  const [row] = await db.execute<{ digest: string }>(sql`
    select md5(coalesce(string_agg((to_jsonb(advertisers) - 'heard_at' - 'known_since' - 'email')::text, ',' order by id), ''))
      as digest from advertisers`);
  return row?.digest ?? "";
}
