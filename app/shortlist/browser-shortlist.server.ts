import { createCookie } from "@remix-run/node";
import { cookieName, hasCookie } from "#app/http/cookie-name.server.ts";
import { isReference } from "#app/listings/reference.ts";
import { settings } from "#app/settings/settings.server.ts";
import { mostInBrowser } from "./shortlist.ts";

/**
 * What a browser keeps for whom is signed out: references, the latest first. The visitor asked for it by pressing a
 * heart, so it needs no consent. Only the server reads and writes it, script or not: one way to keep, and nothing that a
 * script could read or spoil. It is not signed, as it says nothing that its owner could not say by a form.
 */
const cookie = createCookie(cookieName("shortlist"), {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: settings.SITE_URL.startsWith("https:"),
  maxAge: 365 * 24 * 60 * 60,
});

/** Characters of a cookie's value that every browser takes, with room for its name and what it says beside. */
const longestValue = 3500;

/** The references that a browser keeps; none without its cookie, which costs nothing to find out. */
export async function readBrowserShortlist(request: Request): Promise<string[]> {
  if (!hasBrowserShortlist(request)) return [];
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (!Array.isArray(value)) return [];
  const references = value.filter((entry): entry is string => typeof entry === "string" && isReference(entry));
  return [...new Set(references)].slice(0, mostInBrowser);
}

/** True for a browser that holds a shortlist cookie, whatever is in it. */
export function hasBrowserShortlist(request: Request): boolean {
  return hasCookie(request, "shortlist");
}

/** True when one more would not fit, be it for their number or for their length. */
export async function isBrowserFull(references: readonly string[]): Promise<boolean> {
  return references.length > mostInBrowser || (await cookie.serialize([...references])).length > longestValue;
}

/** The `Set-Cookie` of a browser's shortlist; an empty one is forgotten. */
export function writeBrowserShortlist(references: readonly string[]): Promise<string> {
  return references.length > 0 ? cookie.serialize([...references]) : cookie.serialize("", { maxAge: 0 });
}
