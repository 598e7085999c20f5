import { createCookie } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { cookieName } from "#app/http/cookie-name.server.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import type { VerifiedIdentity } from "../identity/identity.ts";
import { findSessionId, sessionSeconds } from "./session-cookie.server.ts";

/** Which session the identity client's token is the token of: that one ends when the client reports that it has none. */
const synced = createCookie(cookieName("session-synced"), {
  ...signedCookie,
  sameSite: "strict",
  path: "/",
  maxAge: sessionSeconds,
});

/**
 * Notes that a token belongs to the session of a request: the token of the very sign-in that opened it. A session that
 * was opened without script is never noted: its sign-in was the server's own, whose token no browser has.
 * @returns headers with the note, or none
 */
export async function noteSynced(db: Database, request: Request, identity: VerifiedIdentity): Promise<Headers> {
  const id = await findSessionId(request);
  const [session] = id
    ? await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.createdAt, identity.authenticatedAt)))
    : [];
  return new Headers(session ? { "Set-Cookie": await synced.serialize(session.id) } : {});
}

/** Whether the session of a request has been noted as the identity client's. */
export async function isSynced(request: Request): Promise<boolean> {
  const id = await findSessionId(request);
  return id !== null && (await synced.parse(request.headers.get("Cookie"))) === id;
}
