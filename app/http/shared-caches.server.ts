import { settings } from "#app/settings/settings.server.ts";
import { cachePolicies } from "./cache-policies.ts";
import { longestAnswer, longestStale, type CacheTag } from "./cache-tags.ts";
import { ownCookies } from "./cookie-name.server.ts";

/* What caches between the site and its visitors may keep, of many at once: a CDN, Varnish (decision 061). */

const { SHARED_CACHE_SECONDS: seconds, PURGE_WEBHOOK_URL: webhook } = settings;
const isSharing = seconds > 0;

/** Where nobody tells caches of changes, none goes on with what is out of date by the clock as well. */
const stale = webhook === undefined ? 0 : Math.min(seconds, longestStale);

/**
 * Browsers ask each time, as they do for any page, and do not go on with an old one meanwhile: that is for caches that are told
 * of changes, whose own header says so (RFC 9213).
 */
const policy = `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
const policyOfCaches = `public, max-age=${seconds}${stale > 0 ? `, stale-while-revalidate=${stale}` : ""}`;

/** What is said to shared caches alone. */
export const headersOfCaches = ["CDN-Cache-Control", "Cache-Tag", "Surrogate-Key"] as const;

const ownCookie = new RegExp(`(?:^|;)\\s*(?:__Host-)?(?:${ownCookies.join("|")})=`);

/** Whether a page is asked for by nobody in particular: a choice about cookies, even one that no longer holds, is somebody's. */
export function isFromAnybody(cookie: string | null | undefined, signal: string | null | undefined): boolean {
  return !ownCookie.test(cookie ?? "") && signal !== "1";
}

/**
 * Lets shared caches keep a page that the site keeps itself, under the tags of what it is made of. Asked each time the page is
 * sent: whoever is sent the same page from the site's own cache may be another kind of visitor than the one it was made for.
 * @param isFromAnybody of whoever it is sent to now
 * @param headers all of the answer, which has no cookie; changed
 * @param tags undefined where something in the page has none
 */
export function letCachesKeep(isFromAnybody: boolean, headers: Headers, tags: readonly CacheTag[] | undefined): void {
  // Whatever else says for how long it may be kept has its reasons.
  if (!isSharing || !tags || headers.get("Cache-Control") !== cachePolicies.page) return;
  // Where one answer lacks it, caches take what they note of that one for whoever asks.
  headers.append("Vary", "Sec-GPC");
  if (!isFromAnybody) return;
  headers.set("Cache-Control", policy);
  headers.set("CDN-Cache-Control", policyOfCaches);
  const named = ["site", ...new Set(tags)];
  headers.set("Cache-Tag", named.join(","));
  headers.set("Surrogate-Key", named.join(" "));
}

/** Whether caches have been told by now, for the last time, of what may have changed meanwhile. @param since `performance.now()` */
export const isLate = (since: number): boolean => isSharing && performance.now() - since > longestAnswer * 1_000;

/** Takes back that caches may keep an answer that took too long. @param madeOf when what it shows began to be read */
export function keepFromCachesIfLate(headers: Headers, madeOf: { since: number } | undefined): void {
  if (!headers.has("CDN-Cache-Control") || (madeOf && !isLate(madeOf.since))) return;
  headers.set("Cache-Control", cachePolicies.page);
  for (const name of headersOfCaches) headers.delete(name);
}
