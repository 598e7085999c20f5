import { createCookie } from "@remix-run/node";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { cookieName } from "#app/http/cookie-name.server.ts";

/**
 * What a visitor asked to be saved before signing in: the address of the page it was asked on. A cookie, and not part of
 * the address that signing in leads back to: that could be a link in somebody else's letter, and a link must not save.
 * Only a form of this site sets it, it is gone within the hour and once the search is saved.
 */
const cookie = createCookie(cookieName("save-search"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: 60 * 60,
});

/** The `Set-Cookie` of a wish. */
export function storePendingSave(from: string): Promise<string> {
  return cookie.serialize(from);
}

/** The `Set-Cookie` of one that is fulfilled. */
export function clearPendingSave(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The page whose search this browser asked to save; null for none. */
export async function findPendingSave(request: Request): Promise<string | null> {
  const from: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof from === "string" && from !== "" ? from : null;
}
