import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { longestStale } from "#app/http/cache-tags.ts";
import { log } from "#app/http/log.server.ts";
import { postWebhook, WebhookFailure, type WebhookEndpoint } from "#app/http/post-webhook.server.ts";
import { longestShared } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";

/** Seconds before the second attempt; twice as long each time, up to the longest. */
const [firstPause, longestPause] = [5, 60];

/** Seconds after which a cache that was never told has let go of a page by itself. */
const untold = longestShared + longestStale;

/**
 * Tells shared caches to let go of all that is due, in one call, and notes what came of it: who takes it is told once more when
 * no page of before can come to them any more, who does not is asked again, until they have let go by the clock. What changes
 * meanwhile stays due. Nothing is held in the database while the receiver answers.
 */
export async function tellCaches(db: Database, endpoint: WebhookEndpoint, stopping?: AbortSignal): Promise<void> {
  const due = await db.execute<{ tag: string; at: string }>(
    sql`select tag, now()::text as at from ${cacheTags} where due_at <= now() order by tag`,
  );
  const [first] = due;
  if (!first) return;
  const tags = due.map(({ tag }) => tag);
  const body = JSON.stringify({ type: "cache.purge", timestamp: new Date().toISOString(), data: { tags } });
  try {
    await postWebhook(endpoint, randomUUID(), body, stopping);
  } catch (error) {
    if (stopping?.aborted) throw error;
    // What else fails, as a secret that can't sign, would fail as often as it is tried.
    return postpone(db, tags, error instanceof WebhookFailure ? error.message : (error as Error).name);
  }
  const asked = sql`${first.at}::timestamptz`;
  await db
    .update(cacheTags)
    .set({
      dueAt: sql`case when changed_at > ${asked} then changed_at when settles_at > ${asked} then settles_at end`,
      waitingSince: sql`case when changed_at > ${asked} then changed_at end`,
      failures: 0,
      reason: null,
      told: sql`told + 1`,
    })
    .where(inArray(cacheTags.tag, tags));
  log.info({ tags }, "Shared caches were told what has changed");
}

async function postpone(db: Database, tags: string[], reason: string): Promise<void> {
  const isOver = sql`settles_at + ${untold} * interval '1 second' < now()`;
  const pause = sql`least(${longestPause}, ${firstPause} * 2 ^ least(failures, 10))`;
  const noted = await db
    .update(cacheTags)
    .set({
      dueAt: sql`case when not (${isOver}) then now() + ${pause} * interval '1 second' end`,
      waitingSince: sql`case when not (${isOver}) then coalesce(waiting_since, settles_at, now()) end`,
      failures: sql`case when ${isOver} then 0 else failures + 1 end`,
      givenUp: sql`given_up + case when ${isOver} then 1 else 0 end`,
      refused: sql`refused + 1`,
      reason,
    })
    .where(inArray(cacheTags.tag, tags))
    .returning({ tag: cacheTags.tag, dueAt: cacheTags.dueAt });
  const givenUp = noted.flatMap(({ tag, dueAt }) => (dueAt ? [] : [tag]));
  log.warn({ tags, reason }, "Shared caches could not be told what has changed");
  if (givenUp.length > 0)
    log.error({ tags: givenUp, reason }, "Shared caches were never told; they have let go by now");
}
