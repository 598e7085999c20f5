import { and, eq, exists, inArray, lt, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { log } from "#app/http/log.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertiserFeeds } from "#db/schema/feeds.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { lockImports, takeDown } from "./writing/withdraw-missing.server.ts";

/** Listings taken down in one transaction: imports wait for it. */
const atOnce = 1_000;
/** Transactions of one run; the next day goes on. */
const batches = 10_000;

const dayMs = 86_400_000;

const isOffered = and(
  eq(listings.advertiserId, advertisers.id),
  inArray(listings.status, ["draft", "published", "under-option"]),
  eq(listings.demonstration, false),
);

/**
 * Takes down what is on offer of advertisers whom no import has named for so many days: nobody says any more that it is to
 * be had. Their next feed brings it back, to nobody's alert. Where several have listings and all are silent, imports are
 * what has stopped, and nothing is taken down.
 * @param options.days 0 for never
 * @param options.signal when to stop: the next run goes on
 * @returns how many were taken down
 */
export async function expireSilentAdvertisers(
  db: Database,
  {
    now = new Date(),
    days = settings.LISTINGS_EXPIRE_DAYS,
    signal,
  }: { now?: Date; days?: number; signal?: AbortSignal } = {},
): Promise<number> {
  if (days === 0) return 0;
  const since = new Date(now.getTime() - days * dayMs);
  if (await isEverybodySilent(db, since)) {
    log.error({ days }, "No import has named any advertiser for long: imports have stopped, and nothing expires");
    return 0;
  }
  let expired = 0;
  for (let batch = 0; batch < batches && !signal?.aborted; batch++) {
    const gone = await db.transaction((tx) => expireSome(tx, since, now));
    for (const [advertiser, count] of gone) {
      log.warn({ advertiser, listings: count, days }, "An advertiser is silent; its listings are taken down");
      expired += count;
    }
    if (gone.size === 0) break;
  }
  return expired;
}

async function isEverybodySilent(db: Database, since: Date): Promise<boolean> {
  const offering = await db
    .select({ heardAt: advertisers.heardAt })
    .from(advertisers)
    .where(exists(db.select().from(listings).where(isOffered)))
    .orderBy(sql`${advertisers.heardAt} desc`)
    .limit(2);
  return offering.length > 1 && offering.every(({ heardAt }) => heardAt < since);
}

/** @returns how many of each advertiser, by its reference */
async function expireSome(tx: Database, since: Date, now: Date): Promise<Map<string, number>> {
  await lockImports(tx);
  const rows = await tx
    .select({ id: listings.id, advertiser: advertisers.reference })
    .from(listings)
    .innerJoin(advertisers, isOffered)
    .where(lt(advertisers.heardAt, since))
    .orderBy(listings.advertiserId, listings.id)
    .limit(atOnce);
  const counts = new Map<string, number>();
  for (const { advertiser } of rows) counts.set(advertiser, (counts.get(advertiser) ?? 0) + 1);
  if (rows.length === 0) return counts;
  await takeDown(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  // What their feeds bring is to be taken though it has not changed since.
  await tx
    .update(advertiserFeeds)
    .set({ etag: null, lastModified: null, takenFiles: {} })
    .where(inArray(advertiserFeeds.advertiser, [...counts.keys()]));
  await audit(tx, "listings-expired", { subject: `${rows.length} listings` });
  return counts;
}
