import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { removeStrategy, setFrequency } from "#app/strategies/change-strategy.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { listings } from "#db/schema/listings.ts";
import { failedMails, pausedAddresses } from "#db/schema/mail.ts";
import { notificationMails, notificationRuns, notifications } from "#db/schema/notifications.ts";
import { notificationPreferences } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findNotificationMail } from "../find-notification-mail.server.ts";
import { notificationsShown } from "../notification-mail.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { runNotifications } from "./run-notifications.server.ts";

const offices = { transaction: "to-let", type: "office" } as const;
/** A Wednesday in winter, when Brussels is one hour ahead. */
const wednesday = (time: string) => new Date(`2026-01-14T${time}Z`);
const eight = wednesday("07:00:00");
const minutes = (count: number, after: Date) => new Date(after.getTime() + count * 60_000);
const days = (count: number, after = eight) => new Date(after.getTime() + count * 24 * 60 * 60_000);

async function makeListing(db: DatabasePool, given: Partial<ListingRecordInput> = {}): Promise<number> {
  const reference = given.reference ?? `place-${Math.random().toString(36).slice(2)}`;
  await makeListings(db, { ...given, reference });
  const [listing] = await db.select({ id: listings.id }).from(listings).where(eq(listings.reference, reference));
  return listing!.id;
}

/** Writes into the ledger that a search found listings at a moment. */
async function find(db: DatabasePool, strategyId: string, at: Date, ...listingIds: number[]) {
  await db
    .insert(notifications)
    .values(listingIds.map((listingId) => ({ strategyId, listingId, reason: "new" as const, at })));
}

async function makeFound(db: DatabasePool, frequency: Frequency, at: Date, userId?: string) {
  const owner = userId ?? (await makeMember(db));
  const search = await makeSearch(db, owner, offices, { frequency });
  await find(db, search, at, await makeListing(db));
  return { owner, search };
}

const listMails = (db: DatabasePool) => db.select().from(notificationMails).orderBy(asc(notificationMails.createdAt));
const listJobs = (db: DatabasePool) =>
  db.execute<{ data: { mailId: string } }>(sql`select data from pgboss.job where name = 'mail-notifications'`);

describe("instant mails", () => {
  dbTest(
    "leave once what a search found has been gathered for a minute, and take all that came since",
    async ({ db }) => {
      const { search, owner } = await makeFound(db, "instant", wednesday("02:00:00"));
      expect(await runNotifications(db, wednesday("02:00:30"))).toBe(0);
      await find(db, search, wednesday("02:00:50"), await makeListing(db));
      expect(await runNotifications(db, wednesday("02:01:00"))).toBe(1);
      const [mail] = await listMails(db);
      expect(mail).toMatchObject({ userId: owner, frequency: "instant", day: null });
      expect((await findNotificationMail(db, mail!.id))?.searches).toMatchObject([{ strategyId: search, total: 2 }]);
      expect(await runNotifications(db, wednesday("02:10:00"))).toBe(0);
    },
  );

  dbTest("can be several a day, before those of the morning in the queue", async ({ db }) => {
    const { search } = await makeFound(db, "instant", wednesday("09:00:00"));
    await runNotifications(db, wednesday("09:01:00"));
    await find(db, search, wednesday("09:05:00"), await makeListing(db));
    expect(await runNotifications(db, wednesday("09:06:00"))).toBe(1);
    const jobs = await db.execute(sql`select priority from pgboss.job where name = 'mail-notifications'`);
    expect([...jobs]).toEqual([{ priority: 1 }, { priority: 1 }]);
  });
});

describe("the mails of a morning", () => {
  dbTest("hold what all daily searches of a person found until eight; the rest is tomorrow's", async ({ db }) => {
    const { owner, search } = await makeFound(db, "daily", wednesday("06:59:00"));
    const other = await makeSearch(db, owner, { type: "office" }, { frequency: "daily" });
    await find(db, other, days(-1), await makeListing(db));
    await find(db, search, wednesday("07:00:01"), await makeListing(db));
    expect(await runNotifications(db, wednesday("06:59:59"))).toBe(0);
    expect(await runNotifications(db, eight)).toBe(1);
    const [mail] = await listMails(db);
    expect(mail).toMatchObject({ frequency: "daily", day: "2026-01-14" });
    const found = await findNotificationMail(db, mail!.id);
    expect(found?.searches.map(({ total }) => total)).toEqual([1, 1]);
    expect(await runNotifications(db, days(1))).toBe(1);
  });

  dbTest("of a week leave on Monday, in the daily mail of who has both", async ({ db }) => {
    const { owner } = await makeFound(db, "weekly", wednesday("09:00:00"));
    const alone = await makeFound(db, "weekly", wednesday("09:00:00"));
    for (const day of [1, 2, 3, 4]) expect(await runNotifications(db, days(day))).toBe(0);
    const daily = await makeSearch(db, owner, { type: "office" }, { frequency: "daily" });
    await find(db, daily, days(4), await makeListing(db));
    expect(await runNotifications(db, days(5))).toBe(2);
    const mails = await listMails(db);
    expect(mails.find(({ userId }) => userId === owner)).toMatchObject({ frequency: "daily", day: "2026-01-19" });
    expect(mails.find(({ userId }) => userId === alone.owner)).toMatchObject({ frequency: "weekly" });
  });

  dbTest("are caught up by a worker that was away, by day, and only once", async ({ db }) => {
    const { search } = await makeFound(db, "daily", days(-2));
    const weekly = await makeFound(db, "weekly", days(-5));
    await find(db, search, days(-1), await makeListing(db));
    expect(await runNotifications(db, wednesday("19:30:00"))).toBe(0);
    expect(await runNotifications(db, minutes(300, days(1)))).toBe(2);
    for (const minute of [301, 302, 303]) expect(await runNotifications(db, minutes(minute, days(1)))).toBe(0);
    expect(await db.select({ day: notificationRuns.day }).from(notificationRuns)).toEqual([{ day: "2026-01-15" }]);
    const mails = await listMails(db);
    expect(mails.map(({ day }) => day)).toEqual(["2026-01-15", "2026-01-15"]);
    const late = mails.find(({ userId }) => userId === weekly.owner);
    expect(late).toMatchObject({ frequency: "weekly" });
  });

  dbTest("are one a day, even for who changes how often they want them", async ({ db }) => {
    const { owner, search } = await makeFound(db, "daily", days(-1));
    expect(await runNotifications(db, eight)).toBe(1);
    const other = await makeSearch(db, owner, { type: "office" }, { frequency: "weekly" });
    await find(db, other, days(-1), await makeListing(db));
    await setFrequency(db, owner, other, "daily");
    expect(await runNotifications(db, minutes(10, eight))).toBe(0);
    expect(await runNotifications(db, days(1))).toBe(1);
    expect(search).not.toBe(other);
  });

  dbTest("leave at eight by the clock when it is changed", async ({ db }) => {
    const { search } = await makeFound(db, "daily", new Date("2026-03-28T12:00:00Z"));
    expect(await runNotifications(db, new Date("2026-03-29T05:59:00Z"))).toBe(0);
    expect(await runNotifications(db, new Date("2026-03-29T06:00:00Z"))).toBe(1);
    await find(db, search, new Date("2026-10-24T12:00:00Z"), await makeListing(db));
    expect(await runNotifications(db, new Date("2026-10-25T06:00:00Z"))).toBe(0);
    expect(await runNotifications(db, new Date("2026-10-25T07:00:00Z"))).toBe(1);
  });
});

describe("a mail", () => {
  dbTest("says how many there are when it shows only the first, the newest before others", async ({ db }) => {
    const { search } = await makeFound(db, "instant", wednesday("09:00:00"));
    const more = Array.from({ length: notificationsShown + 2 }, (_, index) => ({
      reference: `shown-${index}`,
      publishedAt: `2026-12-0${index + 1}T00:00:00Z`,
    }));
    for (const given of more) await find(db, search, wednesday("09:00:00"), await makeListing(db, given));
    await runNotifications(db, wednesday("09:01:00"));
    const [mail] = await listMails(db);
    const [found] = (await findNotificationMail(db, mail!.id))?.searches ?? [];
    expect(found?.total).toBe(notificationsShown + 3);
    const newest = more.map(({ reference }) => reference).reverse();
    expect(found?.notifications.map(({ reference }) => reference)).toEqual(newest.slice(0, notificationsShown));
  });

  dbTest("leaves out what is off the site or no longer found, and is not written for nothing else", async ({ db }) => {
    const reference = "changing";
    const { search } = await makeFound(db, "instant", wednesday("09:00:00"));
    const dear = await makeListing(db, { reference });
    const gone = await makeListing(db, { reference: "gone" });
    const only = await makeFound(db, "instant", wednesday("09:00:00"));
    await db.delete(notifications).where(eq(notifications.strategyId, only.search));
    await find(db, only.search, wednesday("09:00:00"), gone);
    await find(db, search, wednesday("09:00:00"), dear, gone);
    await makeListings(db, { reference, type: "retail" }, { reference: "gone", status: "withdrawn" });
    expect(await runNotifications(db, wednesday("09:01:00"))).toBe(1);
    const [mail] = await listMails(db);
    expect((await findNotificationMail(db, mail!.id))?.searches).toMatchObject([{ strategyId: search, total: 1 }]);
    const dropped = await db
      .select({ listingId: notifications.listingId, droppedFor: notifications.droppedFor })
      .from(notifications)
      .where(sql`${notifications.droppedFor} is not null`);
    expect(dropped).toHaveLength(3);
    expect(dropped).toEqual(
      expect.arrayContaining([
        { listingId: dear, droppedFor: "no-match" },
        { listingId: gone, droppedFor: "gone" },
      ]),
    );
  });

  dbTest("is in the language that the person wants mails in, else in their own", async ({ db }) => {
    const { owner } = await makeFound(db, "instant", wednesday("09:00:00"), await makeMember(db, { languageId: 3 }));
    await runNotifications(db, wednesday("09:01:00"));
    const [mail] = await listMails(db);
    expect(await findNotificationMail(db, mail!.id)).toMatchObject({ userId: owner, language: "nl" });
    await db.insert(notificationPreferences).values({ userId: owner, languageId: 2 });
    expect(await findNotificationMail(db, mail!.id)).toMatchObject({ language: "fr" });
  });

  dbTest("is asked for with it, in the same transaction", async ({ db }) => {
    await makeFound(db, "instant", wednesday("09:00:00"));
    await runNotifications(db, wednesday("09:01:00"));
    const [mail] = await listMails(db);
    expect([...(await listJobs(db))]).toEqual([{ data: { mailId: mail!.id } }]);
  });

  dbTest("that nobody is about to send is asked for again, unless it was given up", async ({ db }) => {
    await makeFound(db, "instant", wednesday("09:00:00"));
    await runNotifications(db, wednesday("09:01:00"));
    await db.execute(sql`update pgboss.job set state = 'failed' where name = 'mail-notifications'`);
    await runNotifications(db, wednesday("09:05:00"));
    expect(await listJobs(db)).toHaveLength(1);
    await runNotifications(db, wednesday("09:30:00"));
    expect(await listJobs(db)).toHaveLength(2);
    await runNotifications(db, wednesday("10:00:00"));
    expect(await listJobs(db)).toHaveLength(2);
    await db.execute(sql`update pgboss.job set state = 'failed' where name = 'mail-notifications'`);
    const [mail] = await listMails(db);
    const failed = { jobId: mail!.id, kind: "mail-notifications", data: { mailId: mail!.id }, reason: "550" };
    await db.insert(failedMails).values(failed);
    await runNotifications(db, wednesday("11:00:00"));
    expect(await listJobs(db)).toHaveLength(2);
  });
});

describe("nobody gets a mail", () => {
  const silenced: [string, (db: DatabasePool, userId: string, search: string) => Promise<unknown>][] = [
    ["who is suspended", (db, id) => db.update(users).set({ status: "suspended" }).where(eq(users.id, id))],
    ["who has asked for deletion", (db, id) => db.update(users).set({ status: "deleted" }).where(eq(users.id, id))],
    [
      "who wants none",
      (db, id) => db.update(users).set({ receiveEmailsForReverseMatching: false }).where(eq(users.id, id)),
    ],
    ["who has silenced all", (db, userId) => db.insert(notificationPreferences).values({ userId, frequency: "off" })],
    ["whose address takes none", (db, userId) => db.insert(pausedAddresses).values({ userId, reason: "hard-bounce" })],
    ["for a search that is off", (db, userId, search) => setFrequency(db, userId, search, "off")],
    ["for a search that was removed", (db, userId, search) => removeStrategy(db, userId, search)],
  ];
  for (const [who, silence] of silenced) {
    dbTest(who, async ({ db }) => {
      const { owner, search } = await makeFound(db, "instant", wednesday("09:00:00"));
      await runNotifications(db, wednesday("09:01:00"));
      await find(db, search, wednesday("09:02:00"), await makeListing(db));
      await silence(db, owner, search);
      expect(await runNotifications(db, wednesday("09:05:00"))).toBe(0);
      if (!who.includes("is off")) {
        const [composed] = await listMails(db);
        expect(await findNotificationMail(db, composed!.id)).toBeNull();
      }
    });
  }

  dbTest("about what has waited for a month", async ({ db }) => {
    const { owner, search } = await makeFound(db, "daily", eight);
    await setFrequency(db, owner, search, "off");
    expect(await runNotifications(db, days(31))).toBe(0);
    await setFrequency(db, owner, search, "daily");
    expect(await runNotifications(db, days(32))).toBe(0);
    expect(await db.select({ droppedFor: notifications.droppedFor }).from(notifications)).toEqual([
      { droppedFor: "stale" },
    ]);
  });
});
