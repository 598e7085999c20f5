import { and, asc, eq, lte } from "drizzle-orm";
import { isIP } from "node:net";
import { stat } from "node:fs/promises";
import path from "node:path";
import { isPrivateAddress } from "#app/http/private-address.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertiserFeeds } from "#db/schema/feeds.ts";

export type AdvertiserFeed = typeof advertiserFeeds.$inferSelect;

/** So many feeds there may be, and are looked at in one run. */
const mostFeeds = 1_000;
const longestSource = 2_000;

/** All feeds, by advertiser. */
export function listFeeds(db: Database): Promise<AdvertiserFeed[]> {
  return db.select().from(advertiserFeeds).orderBy(asc(advertiserFeeds.advertiser), asc(advertiserFeeds.id));
}

/** Those whose time has come, whoever has waited longest first. */
export function listDueFeeds(db: Database, now: Date): Promise<AdvertiserFeed[]> {
  return db
    .select()
    .from(advertiserFeeds)
    .where(and(eq(advertiserFeeds.paused, false), lte(advertiserFeeds.nextAt, now)))
    .orderBy(asc(advertiserFeeds.nextAt), asc(advertiserFeeds.id))
    .limit(mostFeeds);
}

/**
 * Adds a feed, to be looked at within a minute; the same advertiser's from the same place is changed instead, and taken anew.
 * @returns its number, or undefined where there are too many already
 */
export async function addFeed(db: Database, given: typeof advertiserFeeds.$inferInsert): Promise<number | undefined> {
  if ((await db.$count(advertiserFeeds)) >= mostFeeds) return undefined;
  const anew = { paused: false, nextAt: new Date(), etag: null, lastModified: null, takenFiles: {}, failure: null };
  const [feed] = await db
    .insert(advertiserFeeds)
    .values(given)
    .onConflictDoUpdate({ target: [advertiserFeeds.advertiser, advertiserFeeds.source], set: { ...given, ...anew } })
    .returning({ id: advertiserFeeds.id });
  return feed?.id;
}

/** Removes a feed; what it has brought stays. @returns whether there was one */
export async function removeFeed(db: Database, id: number): Promise<boolean> {
  return (await db.delete(advertiserFeeds).where(eq(advertiserFeeds.id, id))).count > 0;
}

/** Looks at a feed no more, or again and at once. @returns whether there is one */
export async function pauseFeed(db: Database, id: number, paused: boolean): Promise<boolean> {
  const set = paused ? { paused } : { paused, nextAt: new Date() };
  return (await db.update(advertiserFeeds).set(set).where(eq(advertiserFeeds.id, id))).count > 0;
}

/** Whether a source is a folder of this machine rather than an address. */
export function isFolder(source: string): boolean {
  return path.isAbsolute(source);
}

/** Why a source can't be that of a feed, in a sentence; undefined when it can. */
export async function refuseSource(source: string): Promise<string | undefined> {
  if (source.length > longestSource) return "An address has 2,000 characters at most";
  if (isFolder(source)) {
    const found = await stat(source).catch(() => undefined);
    return found?.isDirectory() ? undefined : `${source} is no folder that can be read`;
  }
  if (!URL.canParse(source)) return "A feed comes from an https address, or from a folder by its whole path";
  const { protocol, username, password, hostname } = new URL(source);
  if (protocol !== "https:") return "Only https addresses are asked: what comes over another can be changed on its way";
  if (username || password) return "An address with a password in it is not asked";
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) && isPrivateAddress(host) ? `${host} is inside a private network` : undefined;
}
