import { and, asc, desc, eq, exists, lte, notInArray, sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { postWebhook, WebhookFailure, type WebhookEndpoint } from "#app/http/post-webhook.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { LeaseHeld, withLease } from "#app/jobs/lease.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { crmChanges, crmContacts } from "#db/schema/crm.ts";
import type { CrmEvent } from "./crm-event-schema.server.ts";
import { readChange, type CrmChange } from "./read-change.server.ts";

/** Seconds before the second attempt; twice as long each time, up to a quarter of a day, for as long as it takes. */
const firstPause = 60;
const longestPause = 6 * 60 * 60;

/** How many contacts one run serves: a run ends, and the next one goes on. */
const contactsPerRun = 10_000;
/** Contacts looked up at a time. */
const contactsAtOnce = 100;
/** Changes of one contact that are told in one run. */
const changesPerContact = 1_000;

interface ExportOptions {
  /** Undefined where there is no customer-relationship system. */
  endpoint: WebhookEndpoint | undefined;
  now?: Date;
  /** When the run is to end: between two calls; the next run goes on from there. */
  signal?: AbortSignal;
}

interface ExportResult {
  sent: number;
  waiting: number;
}

type Contact = typeof crmContacts.$inferSelect;

/**
 * Tells the customer-relationship system what has changed: every contact whose time has come, each one's changes in
 * order. A contact that can't be told waits, and holds up no other; a change that can't be read holds up neither. Several workers may do this side by side: each
 * contact is leased to one of them, and nothing is held in the database while the receiver answers.
 * @returns how many changes were told, and how many contacts have to wait
 */
export async function exportChanges(
  db: DatabasePool,
  { endpoint, now = new Date(), signal }: ExportOptions,
): Promise<ExportResult> {
  const result: ExportResult = { sent: 0, waiting: 0 };
  if (!endpoint) {
    await deleteNeverSent(db);
    return result;
  }
  await db.execute(
    sql`insert into ${crmContacts} (contact_id, next_attempt_at) select distinct contact_id, ${now.toISOString()}::timestamptz from ${crmChanges} on conflict do nothing`,
  );
  const gazetteer = await getGazetteer(db);
  const tried = new Set<string>();
  while (tried.size < contactsPerRun) {
    // Whoever was told is gone from the list, and who could not be told stands there for later.
    const due = (await listDue(db, now)).filter(({ contactId }) => !tried.has(contactId));
    if (due.length === 0) break;
    for (const contact of due) {
      if (signal?.aborted) return result;
      tried.add(contact.contactId);
      await withLease(db, `crm contact ${contact.contactId}`, (lost) =>
        sendContact(db, contact, {
          gazetteer,
          endpoint,
          now,
          signal: signal ? AbortSignal.any([signal, lost]) : lost,
          result,
        }),
      ).catch((error: unknown) => {
        if (!(error instanceof LeaseHeld)) throw error; // Another worker tells this one.
      });
    }
  }
  return result;
}

/** The next contacts whose time has come. */
async function listDue(db: Database, now: Date): Promise<Contact[]> {
  const { nextAttemptAt, contactId } = crmContacts;
  return db
    .select()
    .from(crmContacts)
    .where(lte(nextAttemptAt, now))
    .orderBy(asc(nextAttemptAt), asc(contactId))
    .limit(contactsAtOnce);
}

interface Delivery extends Pick<ExportOptions, "signal"> {
  gazetteer: Gazetteer;
  endpoint: WebhookEndpoint;
  now: Date;
  result: ExportResult;
}

/**
 * Tells one contact's changes in order, and stops at the first that does not arrive. Those that can't be read are left
 * out, and wait like a contact whose changes do not arrive.
 */
async function sendContact(db: DatabasePool, { contactId }: Contact, delivery: Delivery): Promise<void> {
  const { now, signal, result } = delivery;
  const ofContact = eq(crmContacts.contactId, contactId);
  // Whoever had it before may have told everything, or failed.
  const [contact] = await db
    .select()
    .from(crmContacts)
    .where(and(ofContact, lte(crmContacts.nextAttemptAt, now)));
  if (!contact) return;
  const failuresBefore = contact.failures;
  const unreadable: CrmChange[] = [];
  for (let changes = 0; changes < changesPerContact && !signal?.aborted; changes++) {
    const change = await findNext(db, contactId, unreadable);
    if (!change && unreadable.length > 0) break;
    if (!change) {
      await db.delete(crmContacts).where(ofContact);
      return;
    }
    const failure = await send(db, change, delivery);
    if (failure instanceof UnreadableChange) {
      unreadable.push(change);
      continue;
    }
    if (failure) {
      await postpone(db, contact, failure, now);
      result.waiting++;
      return;
    }
    contact.failures = 0;
    await markExported(db, change);
    result.sent++;
  }
  const [first] = unreadable;
  if (!first) return;
  await postpone(db, { ...contact, failures: failuresBefore }, new UnreadableChange(first), now);
  result.waiting++;
}

/** A change of something that can't be read, as if a saved search that nobody understands had got in. */
class UnreadableChange extends WebhookFailure {
  override name = "UnreadableChange";
  constructor({ kind, entityId }: CrmChange, options?: ErrorOptions) {
    super(`${kind} ${entityId} can't be read`, options);
  }
}

/** Who it is comes before what they did. @param but these are left out */
async function findNext(db: Database, contactId: string, but: CrmChange[]): Promise<CrmChange | undefined> {
  const ids = but.map(({ id }) => id);
  const [change] = await db
    .select()
    .from(crmChanges)
    .where(and(eq(crmChanges.contactId, contactId), ids.length > 0 ? notInArray(crmChanges.id, ids) : undefined))
    .orderBy(desc(eq(crmChanges.kind, "contact")), asc(crmChanges.position))
    .limit(1);
  return change;
}

/** @returns why it could not be read, or the receiver did not take it; null when it did, or nobody needs to be told */
async function send(
  db: Database,
  change: CrmChange,
  { gazetteer, endpoint }: Delivery,
): Promise<WebhookFailure | null> {
  let event: CrmEvent | null;
  try {
    event = await readChange(db, gazetteer, change);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const unreadable = new UnreadableChange(change, { cause: error });
    log.error(
      { contact: change.contactId, kind: change.kind, entity: change.entityId, err: error },
      "A change for the CRM can't be read; it waits",
    );
    return unreadable;
  }
  if (!event) return null;
  const body = JSON.stringify({ type: event.type, timestamp: change.changedAt.toISOString(), data: event.data });
  try {
    await postWebhook(endpoint, change.id, body);
    return null;
  } catch (error) {
    if (error instanceof WebhookFailure) return error;
    throw error;
  }
}

/** Changed again meanwhile, it has another id, stays, and is told again. */
async function markExported(db: DatabasePool, { contactId, id }: CrmChange): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(crmChanges).where(and(eq(crmChanges.contactId, contactId), eq(crmChanges.id, id)));
    await tx.update(crmContacts).set({ failures: 0, reason: null }).where(eq(crmContacts.contactId, contactId));
  });
}

async function postpone(db: Database, contact: Contact, failure: WebhookFailure, now: Date): Promise<void> {
  const failures = contact.failures + 1;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 20));
  const nextAttemptAt = new Date(now.getTime() + pause * 1000);
  await db
    .update(crmContacts)
    .set({ failures, nextAttemptAt, reason: failure.message })
    .where(eq(crmContacts.contactId, contact.contactId));
  log.warn(
    { contact: contact.contactId, failures, reason: failure.message, nextAttemptAt },
    "A change could not be told to the CRM",
  );
}

/** Where nobody was ever told of somebody, nobody needs to hear that they are gone. */
async function deleteNeverSent(db: Database): Promise<void> {
  const user = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.id, crmChanges.contactId));
  await db.delete(crmChanges).where(and(eq(crmChanges.kind, "contact"), sql`not ${exists(user)}`));
}
