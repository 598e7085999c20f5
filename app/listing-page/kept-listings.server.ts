import { LRUCache } from "lru-cache";
import { askedBefore } from "#app/http/kept-from-second.server.ts";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";
import { findStamp } from "#app/listings/find-listing.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { isToldAlike, type ToldListing } from "./tell-listing.server.ts";
import type { TellSetting } from "./told-listing.ts";

/** Of all listings that are kept, in a process: some thousand of 30 kB, or a hundred with all that a feed may say. */
const mostBytes = 32 * 1024 * 1024;
const caches = new WeakMap<Database, LRUCache<string, ToldListing>>();

/** The row and what is said of it take, as objects, some three times as much as their text; beside them, one page with its QR code. */
const bytesOf = ({ listing, view, costs, around }: ToldListing): number =>
  3 * JSON.stringify([listing, view, costs, around]).length + 6_000;

let keptBytes = () => 0;
measureWhenAsked("kept_listings_bytes", "Bytes of listings kept in words, about", () => keptBytes());

const isListingAskedAgain = askedBefore();

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

/**
 * Whether listings are kept: an index that is asked of PostgreSQL can't tell its version, nor whether another one has
 * changed; and in development pages are as new as their files.
 */
export const keepsListings = settings.SEARCH_INDEX === "memory" && settings.NODE_ENV !== "development";

/**
 * Keeps what was told of a listing, from the second time on.
 * @returns whether it is kept
 */
export function keepTold(db: Database, told: ToldListing, setting: TellSetting): boolean {
  if (!keepsListings) return false;
  const key = keyOf(told.listing.reference, setting);
  if (!isListingAskedAgain(key)) return false;
  const kept = caches.get(db) ?? new LRUCache<string, ToldListing>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  caches.set(db, kept);
  keptBytes = () => kept.calculatedSize;
  kept.set(key, told);
  return true;
}
