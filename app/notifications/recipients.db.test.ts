import { eq } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import type { StoredMail } from "#app/email/stored-mail.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { notificationMails, notifications } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { sendNotificationMail } from "./mail/send-notification-mail.server.ts";
import { matchListingEvents } from "./matching/match-listing-events.server.ts";
import { runNotifications } from "./runs/run-notifications.server.ts";
import { makeMember, makeSearch } from "./testing/members.ts";

const stored = vi.hoisted((): StoredMail[] => []);
vi.mock("#app/email/stored-mail.server.ts", () => ({
  storesMail: () => true,
  storeMail: (mail: StoredMail) => Promise.resolve(void stored.push(mail)),
}));

const setProven = (db: DatabasePool, userId: string, isProven: boolean) =>
  db
    .update(users)
    .set({ emailProvenAt: isProven ? new Date() : null })
    .where(eq(users.id, userId));

/** Somebody with a search, and a new listing for it. */
async function makeListingEvent(db: DatabasePool, { isProven }: { isProven: boolean }): Promise<string> {
  const member = await makeMember(db);
  await setProven(db, member, isProven);
  await makeSearch(db, member, { transaction: "to-let", type: "office" }, { frequency: "instant" });
  // Of an advertiser who is known: only then is it an event.
  await makeListings(db, { reference: "known" });
  await makeListings(db, { reference: "fresh" });
  return member;
}

const found = (db: DatabasePool) => db.$count(notifications);
/** The next run that takes what was found a minute ago or before. */
const compose = (db: DatabasePool) => runNotifications(db, new Date(Date.now() + 2 * 60_000));

/* E-mails about properties leave only to proven addresses (decisions, section 4): each step asks for itself. */
describe("an address that nobody has proven", () => {
  dbTest("is not matched: what came meanwhile is not sent once it is proven", async ({ db }) => {
    const member = await makeListingEvent(db, { isProven: false });
    await matchListingEvents(db);
    expect(await found(db)).toBe(0);
    await setProven(db, member, true);
    await matchListingEvents(db);
    expect(await compose(db)).toBe(0);
    await makeListings(db, { reference: "fresher" });
    await matchListingEvents(db);
    expect(await compose(db)).toBe(1);
  });

  dbTest("has no mail composed of what was found before it changed", async ({ db }) => {
    const member = await makeListingEvent(db, { isProven: true });
    await matchListingEvents(db);
    expect(await found(db)).toBeGreaterThan(0);
    await setProven(db, member, false);
    expect(await compose(db)).toBe(0);
    expect(await db.$count(notificationMails)).toBe(0);
    await setProven(db, member, true);
    expect(await compose(db)).toBe(1);
  });

  dbTest("is not sent a mail that was composed before it changed", async ({ db }) => {
    const member = await makeListingEvent(db, { isProven: true });
    await matchListingEvents(db);
    await compose(db);
    const [mail] = await db.select().from(notificationMails);
    await setProven(db, member, false);
    expect(await sendNotificationMail(db, mail!.id)).toBe(false);
    expect(stored).toEqual([]);
    await setProven(db, member, true);
    expect(await sendNotificationMail(db, mail!.id)).toBe(true);
    expect(stored).toHaveLength(1);
  });
});
