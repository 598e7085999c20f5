import { settings } from "#app/settings/settings.server.ts";

/**
 * Every cookie that the site sets by itself, by its name: no other has a name. Whoever brings one is known: pages made for
 * them are kept for nobody (decision 041), and no tag's withdrawal takes one back.
 */
export const ownCookies = [
  "session",
  "session-synced",
  "known-browser",
  "user-prefs",
  "shortlist",
  "shortlist-removed",
  "save-search",
  "google-sign-in",
] as const;
export type OwnCookie = (typeof ownCookies)[number];

const isSecure = settings.SITE_URL.startsWith("https:");

/**
 * What a cookie of the site is called: on https `__Host-…` (decisions, section 4), which browsers take from this very host
 * alone, with `Secure` and `Path=/`: no other host of the domain, and nobody on the way, can plant one.
 */
export function cookieName(name: OwnCookie): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Whether a request brings one of the site's cookies, whatever is in it. */
export function hasCookie(request: Request, name: OwnCookie): boolean {
  const wanted = `${cookieName(name)}=`;
  return (request.headers.get("Cookie") ?? "").split(";").some((pair) => pair.trimStart().startsWith(wanted));
}
