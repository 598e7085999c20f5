import { settings } from "#app/settings/settings.server.ts";

/**
 * Whether a call that changes something comes from a page of this site. Browsers say where from, in `Origin` or
 * `Sec-Fetch-Site`; our server has refused foreign origins already, here nothing else passes. What says neither is
 * no browser: nobody can make a visitor's browser leave both out, and a program of the visitor's own may call.
 */
export function isOwnCall({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  // Behind our server both are the public address; behind another, the site may go by several names.
  if (origin !== null) return origin === new URL(settings.SITE_URL).origin || origin === new URL(url).origin;
  const site = headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}
