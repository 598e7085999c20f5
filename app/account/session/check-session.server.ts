import { eq } from "drizzle-orm";
import { db } from "#app/database.server.ts";
import { log } from "#app/http/log.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { findAccount } from "../identity/identity.server.ts";
import { endSessionOfId, type SessionEnd } from "./end-session.server.ts";

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
export async function keepChecked(session: Session, uid: string): Promise<boolean> {
  const now = Date.now();
  if (session.checkedAt.getTime() + checkEvery > now || pausedUntil > now) return true;
  const check = running.get(session.id) ?? start(session, uid);
  if (hurriedUntil > now) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const goesOn = await Promise.race([check, late]);
  clearTimeout(timer);
  if (goesOn === undefined) hurriedUntil = now + noWaiting;
  return goesOn ?? true;
}

function start(session: Session, uid: string): Promise<boolean> {
  const check = checkNow(session, uid)
    .catch((error: unknown) => {
      if (pausedUntil <= Date.now()) log.warn({ err: error }, "Accounts could not be checked; sessions go on");
      pausedUntil = Date.now() + pauseAfterFailure;
      return true;
    })
    .finally(() => running.delete(session.id));
  running.set(session.id, check);
  return check;
}

async function checkNow(session: Session, uid: string): Promise<boolean> {
  const end = reasonToEnd(session, await findAccount(uid));
  if (end) await endSessionOfId(db, session.id, end);
  else await db.update(sessions).set({ checkedAt: new Date() }).where(eq(sessions.id, session.id));
  return end === undefined;
}

function reasonToEnd(session: Session, account: Awaited<ReturnType<typeof findAccount>>): SessionEnd | undefined {
  if (account === null) return "deletion";
  if (account.disabled) return "suspension";
  if (account.validSince > session.createdAt) return "password-change";
  if (account.providers.join() !== session.providers.join()) return "provider-change";
  return undefined;
}
