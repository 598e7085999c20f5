import { and, eq } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { addressOf } from "../address-of.ts";
import { findAccount, type IdentityAccount } from "../identity/identity.server.ts";
import { endSessionOfId, type SessionEnd } from "./end-session.server.ts";
import type { User } from "../user.server.ts";

type Session = typeof sessions.$inferSelect;

/** Milliseconds after which an account is asked for again. */
const checkEvery = 5 * 60_000;
/** Milliseconds without a question after the identity service did not answer. */
const pauseAfterFailure = 60_000;
/** Milliseconds that a page waits for the answer; one that comes later still counts, for the next page. */
const patience = 500;
/** Milliseconds in which no page waits at all after one has waited in vain. */
const noWaiting = 60_000;

/** One check at a time for each session. */
const running = new Map<string, Promise<boolean>>();
let pausedUntil = 0;
let hurriedUntil = 0;

/**
 * Whether a session goes on: every five minutes the identity service is asked whether its account is still as it was
 * when the session began, and a session whose account is not ends. When the service cannot be reached, or takes longer
 * than a page may wait, the visitor stays signed in.
 */
export async function recheckSession(db: Database, session: Session, user: User): Promise<boolean> {
  const now = Date.now();
  if (session.checkedAt.getTime() + checkEvery > now || pausedUntil > now) return true;
  const check = running.get(session.id) ?? start(db, session, user);
  if (hurriedUntil > now) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const goesOn = await Promise.race([check, late]);
  clearTimeout(timer);
  if (goesOn === undefined) hurriedUntil = now + noWaiting;
  return goesOn ?? true;
}

function start(db: Database, session: Session, user: User): Promise<boolean> {
  const check = checkNow(db, session, user)
    .catch((error: unknown) => {
      if (pausedUntil <= Date.now()) log.warn({ err: error }, "Accounts could not be checked; sessions go on");
      pausedUntil = Date.now() + pauseAfterFailure;
      return true;
    })
    .finally(() => running.delete(session.id));
  running.set(session.id, check);
  return check;
}

async function checkNow(db: Database, session: Session, user: User): Promise<boolean> {
  const account = await findAccount(user.uid);
  const end = reasonToEnd(session, account);
  if (end) await endSessionOfId(db, session.id, end);
  else await db.update(sessions).set({ checkedAt: new Date() }).where(eq(sessions.id, session.id));
  if (!end && account) await keepAddress(db, user, account);
  return end === undefined;
}

/** The address that the identity service has, and its word for it: a session may be older than what we keep of that. */
async function keepAddress(db: Database, user: User, account: IdentityAccount): Promise<void> {
  const isUnchanged = user.email === account.email && (user.emailProvenAt !== null || !account.emailVerified);
  if (isUnchanged || account.email === "") return;
  await db
    .update(users)
    .set(addressOf(user, account))
    .where(and(eq(users.id, user.id), eq(users.email, user.email)));
}

function reasonToEnd(session: Session, account: IdentityAccount | null): SessionEnd | undefined {
  if (account === null) return "deletion";
  if (account.disabled) return "suspension";
  if (account.validSince > (session.renewedAt ?? session.createdAt)) return "password-change";
  if (account.providers.join() !== session.providers.join()) return "provider-change";
  return undefined;
}
