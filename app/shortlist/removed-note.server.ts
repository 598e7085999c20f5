import { createCookie } from "@remix-run/node";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { cookieName } from "#app/http/cookie-name.server.ts";

/** A listing that was taken off an account's shortlist, with what was kept beside it. */
interface Removed {
  userId: string;
  reference: string;
  note: string | null;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/**
 * What "undo" brings back with a listing: its note, and its place in the list. It stays with the browser that removed
 * it for an hour, and the address of the page says nothing of it.
 */
const cookie = createCookie(cookieName("shortlist-removed"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: 60 * 60,
});

/** The `Set-Cookie` of what was removed. */
export function storeRemoved(removed: Removed): Promise<string> {
  return cookie.serialize(removed);
}

/** What this browser has removed from an account's shortlist last, if it was that listing; null otherwise. */
export async function findRemoved(request: Request, userId: string, reference: string): Promise<Removed | null> {
  const value = (await cookie.parse(request.headers.get("Cookie"))) as Removed | null;
  return value?.userId === userId && value.reference === reference ? value : null;
}
