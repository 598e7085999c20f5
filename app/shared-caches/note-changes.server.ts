import { sql } from "drizzle-orm";
import { settlesAfter, type CacheTag } from "#app/http/cache-tags.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";

/**
 * Notes that pages with these tags may be another by now: shared caches are to let go of them, at once and, for what was under
 * way meanwhile, once more (tell-caches.server.ts). After the change, never before it is committed.
 */
export async function noteChanges(db: Database, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map(
    (tag) =>
      sql`(${tag}, now(), now() + ${settlesAfter(tag, settings.DATABASE_REPLICA_LAG)} * interval '1 second', now(), now())`,
  );
  await db.execute(sql`
    insert into ${cacheTags} (tag, changed_at, settles_at, due_at, waiting_since) values ${sql.join(rows, sql`, `)}
    on conflict (tag) do update set
      changed_at = excluded.changed_at,
      settles_at = greatest(cache_tags.settles_at, excluded.settles_at),
      -- Whom nothing can be told now is not asked more often because there is more to tell.
      due_at = case when cache_tags.failures > 0 then coalesce(cache_tags.due_at, now()) else now() end,
      waiting_since = coalesce(cache_tags.waiting_since, now())`);
}
