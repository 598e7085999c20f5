import { and, eq, isNull, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { addressLinks, sessions, users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { holdUser } from "../deletion/close-account.server.ts";
import { changeAddress, confirmAddress, findAccount } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { endSessions } from "../session/end-session.server.ts";
import { findSessionId } from "../session/session-cookie.server.ts";
import type { User } from "../user.server.ts";
import { endLinks, findPendingLink, type AddressLink } from "./send-link.server.ts";

/**
 * How a link stands: its button can be pressed, a change is being carried out and can be resumed, it has done what it is
 * for, was stopped, or works no more.
 */
type LinkState = "ready" | "opening" | "done" | "stopped" | "over";

/** Milliseconds after which an opening that has not ended has broken off: the identity service is waited for less. */
const openingTakes = 60_000;

interface FoundLink {
  link: AddressLink;
  user: User;
  state: LinkState;
}

/** The link of an id with its account; null once it is forgotten, or its account gone. */
export async function findLink(db: Database, linkId: string, now = new Date()): Promise<FoundLink | null> {
  const [found] = await db
    .select({ link: addressLinks, user: users })
    .from(addressLinks)
    .innerJoin(users, eq(users.id, addressLinks.userId))
    .where(eq(addressLinks.id, linkId));
  return found ? { ...found, state: stateOf(found.link, found.user, now) } : null;
}

/**
 * What the button on a link's page does: the address that the link was mailed to is proven now. A change takes effect at
 * the identity service first, which alone knows whether somebody else has the address; who signs in before it is written
 * down here is believed by the link's `openedAt`. Opened twice, it is the same as once.
 * @param request of the browser that the link was opened in: its session goes on
 * @returns what became of it; `taken` when another account has the address by now
 * @throws IdentityError when the identity service is away: the link still works
 */
export async function openLink(db: Database, request: Request, linkId: string): Promise<LinkState | "taken"> {
  const opened = await db.transaction(async (tx) => {
    const found = await holdLink(tx, linkId);
    if (found && isOpenable(found)) {
      await tx.update(addressLinks).set({ openedAt: new Date() }).where(eq(addressLinks.id, linkId));
      if (found.link.purpose === "prove") await writeProof(tx, found.user);
    }
    return found;
  });
  if (!opened || !isOpenable(opened)) return opened?.state ?? "over";
  const { link, user } = opened;
  return link.purpose === "prove" ? confirmAtIdentity(user) : carryOut(db, request, link, user);
}

/**
 * What the button in the letter to the old address does: the change is off, whatever happens to the other letter.
 * @returns `opening` when it can't be stopped, as it is being carried out: a minute later it can be seen what came of it
 * @throws IdentityError when the identity service is away and must be asked whether a change that broke off took effect
 */
export async function stopChange(db: Database, linkId: string): Promise<LinkState> {
  const brokenOff = await findBrokenOff(db, linkId);
  return db.transaction(async (tx) => {
    const found = await holdLink(tx, linkId);
    const isStill = found?.state === "opening" && found.link.openedAt?.getTime() === brokenOff?.getTime();
    if (!found || !(found.state === "ready" || isStill)) return found?.state ?? "over";
    await endUnopened(tx, found.link, "stopped");
    return "stopped";
  });
}

/** The same for whoever is signed in: null when there is nothing to stop. */
export async function stopPendingChange(db: Database, { id }: User): Promise<LinkState | null> {
  const pending = await findPendingLink(db, id);
  return pending?.purpose === "change" ? stopChange(db, pending.id) : null;
}

/** When a change was begun that broke off before the identity service knew of it; null where that is not so. */
async function findBrokenOff(db: Database, linkId: string): Promise<Date | null> {
  const found = await findLink(db, linkId);
  const { openedAt = null } = found?.link ?? {};
  if (found?.state !== "opening" || !openedAt || Date.now() - openedAt.getTime() < openingTakes) return null;
  const account = await findAccount(found.user.uid);
  return account?.email.toLowerCase() === found.link.address ? null : openedAt;
}

const isOpenable = ({ state }: FoundLink) => state === "ready" || state === "opening";

/** Ends an account's links, of which one has had no effect: nobody is believed to own its address (isClaim). */
async function endUnopened(tx: Database, { id, userId }: AddressLink, endedBy: "stopped" | "replaced"): Promise<void> {
  await endLinks(tx, userId, endedBy);
  await tx.update(addressLinks).set({ openedAt: null }).where(eq(addressLinks.id, id));
}

async function holdLink(tx: Database, linkId: string): Promise<FoundLink | null> {
  const [link] = await tx.select().from(addressLinks).where(eq(addressLinks.id, linkId));
  const user = link ? await holdUser(tx, link.userId) : null;
  if (!user) return null;
  // As it is now that nobody else can end it.
  const [held] = await tx.select().from(addressLinks).where(eq(addressLinks.id, linkId));
  return held ? { link: held, user, state: stateOf(held, user, new Date()) } : null;
}

function stateOf(link: AddressLink, user: User, now: Date): LinkState {
  if (link.endedBy === "done") return "done";
  if (link.endedBy === "stopped") return "stopped";
  // Another account's address, or another letter, has taken its place.
  const isCurrent = link.purpose === "change" || link.address === user.email;
  if (link.endedAt || link.expiresAt <= now || user.status !== "active" || !isCurrent) return "over";
  return link.openedAt ? "opening" : "ready";
}

async function writeProof(tx: Database, { id }: User): Promise<void> {
  await tx.update(users).set({ emailProvenAt: new Date(), unclaimed: false }).where(eq(users.id, id));
  await endLinks(tx, id, "done");
}

/** Once the identity service knows too, a sign-in with Google no longer takes the password away. */
async function confirmAtIdentity({ uid }: User): Promise<LinkState> {
  await confirmAddress(uid).catch((error: unknown) => {
    log.warn({ err: error }, "The identity service could not be told of a proven address; alerts leave all the same");
  });
  return "done";
}

async function carryOut(db: Database, request: Request, link: AddressLink, user: User): Promise<LinkState | "taken"> {
  let validSince: Date;
  try {
    validSince = await changeAddress(user.uid, link.address);
  } catch (error) {
    if (!(error instanceof IdentityError) || error.failure !== "email-in-use") throw error;
    await db.transaction((tx) => endUnopened(tx, link, "replaced"));
    return "taken";
  }
  const here = (await findSessionId(request)) ?? undefined;
  await db.transaction(async (tx) => {
    await holdUser(tx, user.id);
    await tx
      .update(users)
      .set({
        email: link.address,
        emailProvenAt: new Date(),
        unclaimed: false,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, user.id));
    // Of the address before.
    await tx.delete(pausedAddresses).where(eq(pausedAddresses.userId, user.id));
    await endLinks(tx, user.id, "done");
    await endSessions(tx, user.id, "address-change", { except: here });
    await audit(tx, "address-changed", { userId: user.id });
    if (here !== undefined) await carryOn(tx, user, here, validSince);
  });
  return "done";
}

/** The identity service revokes what was given before; this session goes on, and its sign-in is as old as it was. */
async function carryOn(tx: Database, { id }: User, sessionId: string, validSince: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ renewedAt: validSince })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.endedAt)));
}
