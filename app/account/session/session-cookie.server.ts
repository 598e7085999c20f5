import { createHash, randomBytes } from "node:crypto";
import { createCookieSessionStorage } from "@remix-run/node";
import { cookieName, hasCookie } from "#app/http/cookie-name.server.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";

/** Seconds that a session lasts: a year (specification, section 9). */
export const sessionSeconds = 365 * 24 * 60 * 60;

/** What a browser holds of its session: a secret whose digest is the id of the session's row. */
const storage = createCookieSessionStorage<{ secret: string }>({
  cookie: {
    ...signedCookie,
    name: cookieName("session"),
    sameSite: "lax",
    path: "/",
    maxAge: sessionSeconds,
  },
});

/** The id of the session that a request's cookie names; null without a cookie that this site has signed. */
export async function findSessionId(request: Request): Promise<string | null> {
  const cookie = request.headers.get("Cookie");
  if (cookie === null || !hasCookie(request, "session")) return null;
  const secret = (await storage.getSession(cookie)).get("secret");
  return typeof secret === "string" ? digestOf(secret) : null;
}

/** A new session's id, and the `Set-Cookie` that hands its secret to the browser. */
export async function makeSessionCookie(): Promise<{ id: string; headers: Headers }> {
  const secret = randomBytes(32).toString("base64url");
  const session = await storage.getSession();
  session.set("secret", secret);
  return { id: digestOf(secret), headers: new Headers({ "Set-Cookie": await storage.commitSession(session) }) };
}

/** The `Set-Cookie` that makes a browser forget its session. */
export async function clearSessionCookie(): Promise<Headers> {
  return new Headers({ "Set-Cookie": await storage.destroySession(await storage.getSession()) });
}

/** Whether what a form sends can be the id of a session at all. */
export function isSessionId(sent: unknown): sent is string {
  return typeof sent === "string" && /^[\w-]{43}$/.test(sent);
}

function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
