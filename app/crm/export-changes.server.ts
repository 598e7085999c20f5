import { and, asc, desc, eq, exists, lte, sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { crmChanges, crmContacts } from "#db/schema/crm.ts";
import { CrmFailure, postEvent, type CrmEndpoint } from "./post-event.server.ts";
import { readChange } from "./read-change.server.ts";

/** Seconds before the second attempt; twice as long each time, up to a quarter of a day, for as long as it takes. */
const firstPause = 60;
const longestPause = 6 * 60 * 60;

/** How many contacts one run serves: a run ends, and the next one goes on. */
const contactsPerRun = 10_000;

interface ExportOptions {
  /** Undefined where there is no customer-relationship system. */
  endpoint: CrmEndpoint | undefined;
  now?: Date;
}

/**
 * Tells the customer-relationship system what has changed: every contact whose time has come, each one's changes in
 * order. A contact that can't be told waits, and holds up no other. Several workers may do this side by side.
 * @returns how many changes were told, and how many contacts have to wait
 */
export async function exportChanges(
  db: DatabasePool,
  { endpoint, now = new Date() }: ExportOptions,
): Promise<{ sent: number; waiting: number }> {
  if (!endpoint) {
    await forgetGone(db);
    return { sent: 0, waiting: 0 };
  }
  await db.execute(
    sql`insert into ${crmContacts} (contact_id, next_attempt_at) select distinct contact_id, ${now.toISOString()}::timestamptz from ${crmChanges} on conflict do nothing`,
  );
  const gazetteer = await getGazetteer(db);
  const result = { sent: 0, waiting: 0 };
  for (let contacts = 0; contacts < contactsPerRun; ) {
    const outcome = await db.transaction((tx) => exportNext(tx, gazetteer, endpoint, now));
    if (outcome === "none") break;
    if (outcome === "failed") result.waiting++;
    if (outcome === "sent") result.sent++;
    else contacts++;
  }
  return result;
}

/**
 * One change of one contact. The contact's row is held until it is written down that the change has arrived; the change's
 * own row is not, as whoever makes the next change must not wait for a far-away server.
 */
async function exportNext(
  tx: Database,
  gazetteer: Gazetteer,
  endpoint: CrmEndpoint,
  now: Date,
): Promise<"none" | "sent" | "finished" | "failed"> {
  const [contact] = await tx
    .select()
    .from(crmContacts)
    .where(lte(crmContacts.nextAttemptAt, now))
    .orderBy(asc(crmContacts.nextAttemptAt), asc(crmContacts.contactId))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!contact) return "none";
  const ofContact = eq(crmContacts.contactId, contact.contactId);
  const [change] = await tx
    .select()
    .from(crmChanges)
    .where(eq(crmChanges.contactId, contact.contactId))
    // Who it is comes before what they did.
    .orderBy(desc(eq(crmChanges.kind, "contact")), asc(crmChanges.position))
    .limit(1);
  if (!change) {
    await tx.delete(crmContacts).where(ofContact);
    return "finished";
  }
  const event = await readChange(tx, gazetteer, change);
  if (event) {
    const body = JSON.stringify({ type: event.type, timestamp: change.changedAt.toISOString(), data: event.data });
    try {
      await postEvent(endpoint, change.id, body);
    } catch (error) {
      if (!(error instanceof CrmFailure)) throw error;
      await postpone(tx, contact, error, now);
      return "failed";
    }
  }
  // Changed again meanwhile, it has another id, and is told again.
  await tx.delete(crmChanges).where(and(eq(crmChanges.contactId, contact.contactId), eq(crmChanges.id, change.id)));
  await tx.update(crmContacts).set({ failures: 0, reason: null }).where(ofContact);
  return "sent";
}

async function postpone(tx: Database, contact: typeof crmContacts.$inferSelect, failure: CrmFailure, now: Date) {
  const failures = contact.failures + 1;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 20));
  const nextAttemptAt = new Date(now.getTime() + pause * 1000);
  await tx
    .update(crmContacts)
    .set({ failures, nextAttemptAt, reason: failure.message })
    .where(eq(crmContacts.contactId, contact.contactId));
  log.warn(
    { contact: contact.contactId, failures, reason: failure.message, nextAttemptAt },
    "The CRM did not take a change",
  );
}

/** Where nobody was ever told of somebody, nobody needs to hear that they are gone. */
async function forgetGone(db: Database): Promise<void> {
  const user = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.id, crmChanges.contactId));
  await db.delete(crmChanges).where(and(eq(crmChanges.kind, "contact"), sql`not ${exists(user)}`));
}
