import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { clientAddress, networkOf } from "#app/http/client-address.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { connections, sessions, users } from "#db/schema/accounts.ts";
import { addressOf } from "../address-of.ts";
import { askForProof, mayAskForProof } from "../address/ask-for-proof.server.ts";
import { IdentityError, type VerifiedIdentity } from "../identity/identity.ts";
import { followPhoto } from "../photo/account-photo.server.ts";
import { profileStateOf } from "../profile-state.server.ts";
import { browserName } from "./browser-name.server.ts";
import { emptyAccount, isClaim, withoutForeignGoogle } from "./claim-account.server.ts";
import { endSessionOfId } from "../session/end-session.server.ts";
import { addKnownBrowser, findKnownBrowser } from "../session/known-browser.server.ts";
import { languageOfRequest } from "./language-of-request.server.ts";
import { findSessionId, makeSessionCookie, sessionSeconds } from "../session/session-cookie.server.ts";
import type { User } from "../user.server.ts";

export const mailNewLoginJob = defineJob("mail-new-login", "connectionId");

export interface OpenedSession {
  user: User;
  /** `missing` until the person has completed the profile (decisions, section 4) with the terms in force. */
  profile: "complete" | "missing";
  /** With the session's cookie, and the one by which the account knows its browser. */
  headers: Headers;
}

/**
 * Signs in whom the identity service has verified: the user's row is found or made, a session of this browser that went
 * before ends, a new one begins, and the connection history tells so; all of it or nothing. Sessions elsewhere end when
 * the account has other ways to sign in by now. An account that somebody made with another's address is emptied when its
 * owner comes (claim-account.server.ts).
 * @throws IdentityError "disabled" for an account that is suspended or deleted, "invalid-token" for a sign-in before the
 *   account was last logged out everywhere
 */
export async function openSession(db: Database, request: Request, verified: VerifiedIdentity): Promise<OpenedSession> {
  const identity = await withoutForeignGoogle(db, verified);
  const replaced = await findSessionId(request);
  const { id, headers } = await makeSessionCookie();
  const client = describeClient(request);
  const mayAsk = await mayAskForProof(db, request, identity);
  const user = await db.transaction(async (tx) => {
    const user = await keepUser(tx, identity);
    requireSince(user, identity);
    await followPhoto(tx, user, identity);
    if (mayAsk) await askForProof(tx, user, languageOfRequest(request));
    if (replaced !== null) await endSessionOfId(tx, replaced, "replaced");
    await endOutdated(tx, user.id, identity);
    await tx.insert(sessions).values({
      id,
      userId: user.id,
      // By the identity service's clock, like the moment of a password change that it is compared with.
      createdAt: identity.authenticatedAt,
      expiresAt: new Date(Date.now() + sessionSeconds * 1000),
      checkedAt: new Date(),
      providers: identity.providers,
      ...client,
    });
    const isNews = await isNewsToOwner(tx, request, user, client);
    const [connection] = await tx
      .insert(connections)
      .values({ userId: user.id, method: identity.method, ...client })
      .returning({ id: connections.id });
    if (isNews) await enqueue(tx, mailNewLoginJob, { connectionId: String(connection!.id) });
    await audit(tx, "sign-in", { userId: user.id, subject: identity.method });
    return user;
  });
  headers.append("Set-Cookie", await addKnownBrowser(request, { ...user, version: user.browsersVersion }));
  return { user, profile: await profileStateOf(user), headers };
}

async function keepUser(tx: Database, identity: VerifiedIdentity): Promise<User> {
  const { uid, google } = identity;
  const seen = {
    lastLoginAt: new Date(),
    ...(google && {
      googleId: google.id,
      googleFirstname: google.firstname ?? null,
      googleLastname: google.lastname ?? null,
      photoUrl: google.photoUrl ?? null,
    }),
  };
  const [made] = await tx
    .insert(users)
    .values({ uid, ...addressOf(null, identity), ...seen })
    .onConflictDoNothing({ target: users.uid })
    .returning();
  if (made) return made;
  const [known] = await tx.select().from(users).where(eq(users.uid, uid)).for("update");
  if (known?.status !== "active") throw new IdentityError("disabled");
  if (await isClaim(tx, known, identity)) await emptyAccount(tx, known);
  const [user] = await tx
    .update(users)
    .set({ ...seen, ...addressOf(known, identity) })
    .where(eq(users.id, known.id))
    .returning();
  return user!;
}

/** Tokens tell the second of a sign-in: one in the very second of the log-out counts as earlier. */
function requireSince({ sessionsValidAfter }: User, { authenticatedAt }: VerifiedIdentity): void {
  if (sessionsValidAfter !== null && authenticatedAt < sessionsValidAfter) throw new IdentityError("invalid-token");
}

async function endOutdated(db: Database, userId: string, { providers }: VerifiedIdentity): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endedBy: "provider-change" })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.providers, providers)));
}

/** Devices of a day whose log-ins are told: whoever has the password could else fill the mailbox, and hide a mail in it. */
const mostToldInADay = 10;

/**
 * Whether the owner is told: the account has not seen the browser. It carries no note of an earlier log-in, and none of its
 * name came from there within a year. The first of all is no news to whoever opened the account with it.
 */
async function isNewsToOwner(db: Database, request: Request, { id, email }: User, client: Client): Promise<boolean> {
  if ((await findKnownBrowser(db, request, email)) !== null) return false;
  const [seen] = await db
    .select({
      any: count(),
      same: sql<number>`count(*) filter (where ${isSame(client)})::int`,
      today: sql<number>`count(distinct (${connections.address}, ${connections.browser}))
        filter (where ${connections.at} > now() - interval '1 day')::int`,
    })
    .from(connections)
    .where(eq(connections.userId, id));
  return seen!.any > 0 && seen!.same === 0 && seen!.today <= mostToldInADay;
}

const isSame = ({ address, browser }: Client) =>
  sql`${connections.address} = ${address} and ${connections.browser} is not distinct from ${browser}
    and ${connections.at} > now() - interval '1 year'`;

/** From where somebody comes, as the connection history tells it. */
interface Client {
  address: string;
  browser: string | null;
}

function describeClient(request: Request): Client {
  const address = clientAddress(request);
  return {
    address: address === undefined ? "unknown" : networkOf(address, { v4: 24, v6: 48 }),
    browser: browserName(request.headers.get("User-Agent")),
  };
}
