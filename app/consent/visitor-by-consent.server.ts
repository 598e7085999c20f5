import type { IncomingHttpHeaders } from "node:http";
import { allowedBy } from "./choice.ts";
import { inForce } from "./choice-cookie.server.ts";
import { expireCookies, hasOwnCookies } from "./tags.server.ts";

const choiceCookie = /(?:^|;\s*)user-prefs=([^;]*)/;

/**
 * What a page of nobody in particular depends on beside its address: whether it asks about cookies, and what it may load.
 * @returns undefined where a page is one visitor's: it knows them by a cookie of the site's, or sets one
 */
export function visitorByConsent(headers: IncomingHttpHeaders): string | undefined | Promise<string | undefined> {
  const cookies = headers.cookie ?? "";
  const signal = headers["sec-gpc"] === "1";
  if (!cookies) return signal ? "asked, not to be tracked" : "asked";
  return hasOwnCookies(cookies) ? undefined : visitorByCookies(cookies, signal);
}

async function visitorByCookies(cookies: string, signal: boolean): Promise<string | undefined> {
  const [, line] = choiceCookie.exec(cookies) ?? [];
  const choice = line === undefined ? null : await inForce(line);
  const allowed = allowedBy(choice, signal);
  // The language read last is noted in the cookie.
  if (allowed.includes("preferences") || expireCookies(cookies, allowed).length > 0) return undefined;
  return [choice ? "chosen" : "asked", ...allowed, ...(signal ? ["not to be tracked"] : [])].join(", ");
}
