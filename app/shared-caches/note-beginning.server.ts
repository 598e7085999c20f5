import { sql } from "drizzle-orm";
import { longestStale, settlesAfter } from "#app/http/cache-tags.ts";
import { longestShared, settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";

/** Seconds after which a cache holds nothing any more of another version that began before. */
const settled = longestShared + longestStale;

/** Seconds within which a worker that goes on looking has said so. */
const longestSilence = 60;

/**
 * Notes that a process of this version begins to serve: caches are to let go of every page, unless they can hold none of another
 * version. That is so where the last to begin was the same, no other has begun for as long as caches keep a page, and a worker
 * has looked on meanwhile, which begins anew in a database that is not the one it left, and then forgets the version.
 * @param version null where it can't be told
 */
export async function noteBeginning(db: Database, version: string | null): Promise<void> {
  const settles = settlesAfter("site", settings.DATABASE_REPLICA_LAG);
  await db.execute(sql`
    insert into ${cacheTags} (tag, changed_at, settles_at, due_at, waiting_since, version, version_since)
    values ('site', now(), now() + ${settles} * interval '1 second', now(), now(), ${version}, now())
    on conflict (tag) do update set
      changed_at = excluded.changed_at,
      settles_at = greatest(cache_tags.settles_at, excluded.settles_at),
      due_at = case when cache_tags.failures > 0 then coalesce(cache_tags.due_at, now()) else now() end,
      waiting_since = coalesce(cache_tags.waiting_since, now()),
      version = excluded.version,
      version_since = case when cache_tags.version = excluded.version then cache_tags.version_since else now() end
    where not coalesce(
      cache_tags.version = excluded.version
      and cache_tags.version_since < now() - ${settled} * interval '1 second'
      and cache_tags.looked_at > now() - ${longestSilence} * interval '1 second', false)`);
}
