import { rm } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { AddressUnavailableError, internet } from "#app/http/fetch-address.server.ts";
import { log } from "#app/http/log.server.ts";
import { LeaseHeld, withLease } from "#app/jobs/lease.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { makeFolder } from "#db/make-folder.js";
import { advertiserFeeds } from "#db/schema/feeds.ts";
import { advertisers } from "#db/schema/listings.ts";
import { importListingsFile } from "../import-file.server.ts";
import { failRun, startRun } from "../import-runs.server.ts";
import { failureOf } from "../import-report.ts";
import { FeedUnreadableError } from "../formats/open-feed.server.ts";
import { withImportPool } from "../import-pool.server.ts";
import { fetchFeed, withoutQuery } from "./fetch-feed.server.ts";
import { isFolder, listDueFeeds, type AdvertiserFeed } from "./list-feeds.server.ts";
import { findWaitingFiles } from "./waiting-files.server.ts";

/** Milliseconds for which a server's word is taken that a feed is as it was; then it is read again all the same. */
const trusted = 7 * 86_400_000;

interface Context {
  now: Date;
  signal?: AbortSignal;
  network: typeof internet;
}

/** What is noted of a feed once it was taken. */
type Taken = Partial<Pick<AdvertiserFeed, "etag" | "lastModified" | "takenAt" | "takenFiles" | "failure">>;

/**
 * Imports the feeds whose time has come, one after the other. A feed that breaks off, for its worker was killed or is
 * asked to end, stays due: importing it again does what was left.
 * @param options.pool whose statements have no time limit; one is made where there is none
 * @returns how many were looked at
 */
export async function fetchDueFeeds(
  db: DatabasePool,
  {
    now = new Date(),
    signal,
    network = internet,
    pool,
  }: { now?: Date; signal?: AbortSignal; network?: typeof internet; pool?: Database } = {},
): Promise<number> {
  const due = await listDueFeeds(db, now);
  if (due.length === 0) return 0;
  const all = async (own: Database) => {
    let looked = 0;
    for (const feed of due) {
      if (signal?.aborted) break;
      if (await takeDue(own, feed, { now, signal, network })) looked++;
    }
    return looked;
  };
  return pool ? all(pool) : withImportPool("quartier feeds", all);
}

/**
 * Takes a feed unless another of its advertiser's is being taken; the lease ends by itself when the process dies.
 * @returns whether it was looked at; otherwise it stays due
 */
async function takeDue(db: Database, feed: AdvertiserFeed, given: Context): Promise<boolean> {
  const { id, advertiser, everyMinutes } = feed;
  const looked = { lookedAt: given.now, nextAt: new Date(given.now.getTime() + everyMinutes * 60_000) };
  const note = (set: Taken) => db.update(advertiserFeeds).set(set).where(eq(advertiserFeeds.id, id));
  try {
    const taken = await withLease(db, `feeds of ${advertiser}`, (lost) => {
      const signal = given.signal ? AbortSignal.any([given.signal, lost]) : lost;
      return (isFolder(feed.source) ? takeFolder : takeAddress)(db, feed, { ...given, signal }, note);
    });
    await note({ failure: null, ...taken, ...looked });
    return true;
  } catch (error) {
    if (error instanceof LeaseHeld || given.signal?.aborted) return false;
    log.error({ advertiser, feed: id, err: error }, "A feed could not be taken; it is tried again when it is due next");
    const failure = error instanceof Error ? error.message : String(error);
    await note({ failure: failure.slice(0, 1_000), ...looked });
    return true;
  }
}

async function takeAddress(db: Database, feed: AdvertiserFeed, { now, signal, network }: Context): Promise<Taken> {
  const { id, advertiser, source, takenAt } = feed;
  const folder = path.join(settings.DATA_DIR, "feeds", `fetched-${id}`);
  const known = takenAt !== null && now.getTime() - takenAt.getTime() < trusted ? feed : nothingKnown;
  try {
    // Of a worker that was killed.
    await rm(folder, { recursive: true, force: true });
    makeFolder(folder);
    const file = path.join(folder, `feed-of-${advertiser.replace(/[^\w.-]+/g, "_").slice(0, 80)}`);
    const validators = await fetchFeed(source, file, known, { signal, network });
    if (!validators) {
      // Whoever's feed is as it was is not silent.
      await db.update(advertisers).set({ heardAt: now }).where(eq(advertisers.reference, advertiser));
      return {};
    }
    const report = await importListingsFile(db, file, {
      ...flagsOf(feed),
      now,
      signal,
      sourceName: withoutQuery(source),
    });
    const failure = failureOf(report);
    // Of a feed that nothing was taken from, a server's word that it is as it was would hide what is wrong with it.
    return failure === undefined ? { ...validators, takenAt: now } : { ...nothingKnown, failure };
  } catch (error) {
    if (error instanceof AddressUnavailableError) {
      const run = await startRun(db, { from: advertiser, source: withoutQuery(source), now });
      await failRun(db, run, error.message, undefined);
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const nothingKnown = { etag: null, lastModified: null };

/** A file that can't be read is passed over until another is put in its place: it would hold up those after it. */
async function takeFolder(
  db: Database,
  feed: AdvertiserFeed,
  { now, signal }: Context,
  note: (taken: Taken) => PromiseLike<unknown>,
): Promise<Taken> {
  const { waiting, still } = await findWaitingFiles(feed.source, feed.takenFiles, now);
  let failure: string | null = null;
  for (const { name, mark } of waiting) {
    try {
      const file = path.join(feed.source, name);
      const failed = failureOf(await importListingsFile(db, file, { ...flagsOf(feed), now, signal }));
      if (failed !== undefined) failure = `${name}: ${failed}`;
    } catch (error) {
      if (!(error instanceof FeedUnreadableError)) throw error;
      failure = `${name}: ${error.message}`.slice(0, 1_000);
    }
    still[name] = mark;
    await note({ takenFiles: still });
  }
  return { takenFiles: still, failure, ...(waiting.length > 0 ? { takenAt: now } : {}) };
}

function flagsOf({ advertiser, format, mapping, language, full, name, email }: AdvertiserFeed) {
  return {
    from: advertiser,
    ...(format && { format }),
    ...(mapping !== null && { mapping }),
    ...(language && { language }),
    ...(full && { full }),
    ...(name !== null && { name }),
    ...(email !== null && { email }),
  };
}
