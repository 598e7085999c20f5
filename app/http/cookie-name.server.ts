import { settings } from "#app/settings.server.ts";

const isSecure = settings.SITE_URL.startsWith("https:");

/**
 * What a cookie of the site is called: on https `__Host-…` (decisions, section 4), which browsers take from this very host
 * alone, with `Secure` and `Path=/`: no other host of the domain, and nobody on the way, can plant one.
 */
export function cookieName(name: string): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Whether a request brings one of the site's cookies, whatever is in it. */
export function hasCookie(request: Request, name: string): boolean {
  const wanted = `${cookieName(name)}=`;
  return (request.headers.get("Cookie") ?? "").split(";").some((pair) => pair.trimStart().startsWith(wanted));
}
