import { LRUCache } from "lru-cache";
import { findStamp } from "#app/listings/find-listing.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { isToldAlike, type TellSetting, type ToldListing } from "./tell-listing.server.ts";

/** About 30 kB each, in a process. */
const most = 1_000;
/** Those asked for once: who reads all listings once leaves those that are read. */
const mostOnce = 150;

interface Kept {
  once: LRUCache<string, ToldListing>;
  again: LRUCache<string, ToldListing>;
}

const caches = new WeakMap<Database, Kept>();

function cacheOf(db: Database): Kept {
  const kept = caches.get(db) ?? { once: new LRUCache({ max: mostOnce }), again: new LRUCache({ max: most }) };
  caches.set(db, kept);
  return kept;
}

const keyOf = (reference: string, { language, siteUrl }: TellSetting) => [language, reference, siteUrl].join(" ");

/** What was told of a listing before, and how much of it holds. */
export interface Known {
  told: ToldListing;
  /** The listing's own rows are as they were. */
  isListingAsIs: boolean;
  /** And so is everything else that it was told from. */
  isAsIs: boolean;
}

/**
 * What was told of a listing before, and whether the database says the same still: one small question, beside the look for
 * changed listings that every search makes. What was committed before the call is seen.
 */
export async function findKnown(db: Database, reference: string, setting: TellSetting): Promise<Known | undefined> {
  const told = findKept(db, keyOf(reference, setting));
  if (!told) return undefined;
  const [stamp, index] = await Promise.all([findStamp(db, reference), listingsSource(db, true)]);
  const isListingAsIs = stamp === told.listing.stamp;
  const isAsIs = isListingAsIs && told.madeOf.index.deref() === index && isToldAlike(told, setting);
  return { told, isListingAsIs, isAsIs };
}

function findKept(db: Database, key: string): ToldListing | undefined {
  const { once, again } = cacheOf(db);
  const told = again.get(key) ?? once.get(key);
  if (told && once.delete(key)) again.set(key, told);
  return told;
}

/** Whether listings are kept: an index that is asked of PostgreSQL can't tell its version, nor whether another one has changed. */
export const keepsListings = settings.SEARCH_INDEX === "memory";

/** Keeps what was told of a listing, among those that are read from the second time on. */
export function keepTold(db: Database, told: ToldListing, setting: TellSetting): void {
  if (!keepsListings) return;
  const { once, again } = cacheOf(db);
  const key = keyOf(told.listing.reference, setting);
  (again.has(key) ? again : once).set(key, told);
}
