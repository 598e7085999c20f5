import { LRUCache } from "lru-cache";
import { findStamp } from "#app/listings/find-listing.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { isToldAlike, type ToldListing } from "./tell-listing.server.ts";
import type { TellSetting } from "./told-listing.ts";

/** About 30 kB each, in a process. */
const most = 1_000;
const caches = new WeakMap<Database, LRUCache<string, ToldListing>>();

/**
 * Listings that were asked for: one is kept from the second time on. Who reads all listings once leaves those that are read,
 * and what is told once costs no collector of garbage anything.
 */
const asked = new LRUCache<string, true>({ max: 20_000 });

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
  const told = caches.get(db)?.get(keyOf(reference, setting));
  if (!told) return undefined;
  const [stamp, index] = await Promise.all([findStamp(db, reference), listingsSource(db, true)]);
  const isListingAsIs = stamp === told.listing.stamp;
  const isAsIs = isListingAsIs && told.madeOf.index.deref() === index && isToldAlike(told, setting);
  return { told, isListingAsIs, isAsIs };
}

/** Whether listings are kept: an index that is asked of PostgreSQL can't tell its version, nor whether another one has changed. */
export const keepsListings = settings.SEARCH_INDEX === "memory";

/**
 * Keeps what was told of a listing, from the second time on.
 * @returns whether it is kept
 */
export function keepTold(db: Database, told: ToldListing, setting: TellSetting): boolean {
  if (!keepsListings) return false;
  const key = keyOf(told.listing.reference, setting);
  const isAskedAgain = asked.has(key);
  asked.set(key, true);
  if (!isAskedAgain) return false;
  const kept = caches.get(db) ?? new LRUCache<string, ToldListing>({ max: most });
  caches.set(db, kept);
  kept.set(key, told);
  return true;
}
