import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { removeStrategy, restoreStrategy } from "#app/strategies/change-strategy.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { listingEvents, notificationMails, notifications } from "#db/schema/notifications.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { matchListingEvents } from "./match-listing-events.server.ts";

const offices = { transaction: "to-let", type: "office" } as const;
const rent = (amount: number) => ({ amount, basis: "m2", period: "year" }) as const;

/** Brings listings of an advertiser who is known, so that they are listing events. */
async function bring(db: DatabasePool, ...given: Partial<ListingRecordInput>[]) {
  await makeListings(db, { reference: "known" });
  await makeListings(db, ...given);
}

const listReasons = async (db: DatabasePool) =>
  (await db.select().from(notifications)).map(({ reason }) => reason).sort();

describe("the ledger", () => {
  dbTest("takes a listing once for a search, however often it has an event", async ({ db }) => {
    const owner = await makeMember(db);
    await makeSearch(db, owner, offices);
    await bring(db, { reference: "place-1" });
    expect(await matchListingEvents(db)).toBe(1);
    expect(await matchListingEvents(db)).toBe(0);
    await db.execute(sql`insert into listing_events (listing_id, reason) select id, 'new' from listings`);
    await matchListingEvents(db);
    expect(await db.$count(listingEvents)).toBe(0);
    // The other is the one that was known: only here does it get an event.
    expect(await listReasons(db)).toEqual(["new", "new"]);
  });

  dbTest("takes what several workers match at the same time once", async ({ db }) => {
    await makeSearch(db, await makeMember(db), offices);
    await bring(db, ...Array.from({ length: 60 }, (_, index) => ({ reference: `place-${index}` })));
    const matched = await Promise.all([matchListingEvents(db), matchListingEvents(db)]);
    expect(matched[0] + matched[1]).toBe(60);
    expect(await db.$count(notifications)).toBe(60);
  });

  dbTest("takes a lower price beside what was told as new, not beside what is still to be", async ({ db }) => {
    await makeSearch(db, await makeMember(db), offices);
    await bring(db, { reference: "place-1", rent: rent(150) });
    await matchListingEvents(db);
    await makeListings(db, { reference: "place-1", rent: rent(140) });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["new"]);
    await db.update(notifications).set({ processedAt: new Date() });
    await makeListings(db, { reference: "place-1", rent: rent(130) });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["new", "price-drop"]);
  });

  dbTest(
    "takes every further drop again, once each, whatever became of the mail about the one before",
    async ({ db }) => {
      const owner = await makeMember(db);
      await makeSearch(db, owner, offices);
      await bring(db, { reference: "place-1", rent: rent(150) });
      await matchListingEvents(db);
      const [mail] = await db.insert(notificationMails).values({ userId: owner, frequency: "instant" }).returning();
      const isDrop = eq(notifications.reason, "price-drop");
      const processAll = () => db.update(notifications).set({ processedAt: new Date(), mailId: mail!.id });
      await processAll();
      for (const amount of [140, 130, 120]) {
        await makeListings(db, { reference: "place-1", rent: rent(amount) });
        await matchListingEvents(db);
        await matchListingEvents(db);
        // In no mail, also where the one about the drop before has not left.
        expect(await db.select().from(notifications).where(isDrop)).toMatchObject([
          { processedAt: null, mailId: null },
        ]);
        await processAll();
      }
      await makeListings(db, { reference: "place-1", rent: rent(125) });
      await matchListingEvents(db);
      expect(await db.$count(notifications, isNull(notifications.processedAt))).toBe(0);
    },
  );

  dbTest("takes two drops before a mail as one", async ({ db }) => {
    await makeSearch(db, await makeMember(db), offices);
    await bring(db, { reference: "place-1", rent: rent(150) });
    await matchListingEvents(db);
    await db.update(notifications).set({ processedAt: new Date() });
    await makeListings(db, { reference: "place-1", rent: rent(140) });
    await makeListings(db, { reference: "place-1", rent: rent(130) });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["new", "price-drop"]);
    expect(await db.$count(notifications, isNull(notifications.processedAt))).toBe(1);
  });

  dbTest("takes it as a lower price for a search that finds it only now", async ({ db }) => {
    await makeSearch(db, await makeMember(db), { ...offices, price: "-135" });
    await bring(db, { reference: "place-1", rent: rent(150) });
    await matchListingEvents(db);
    await makeListings(db, { reference: "place-1", rent: rent(130) });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["price-drop"]);
  });

  dbTest("takes nothing that was there before the search was saved, and all that comes after", async ({ db }) => {
    const owner = await makeMember(db);
    await bring(db, { reference: "place-1" });
    await db.execute(sql`update listing_events set at = now() - interval '1 minute'`);
    await makeSearch(db, owner, offices, { now: new Date() });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual([]);
    await makeListings(db, { reference: "place-2" });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["new"]);
  });

  dbTest("hears of searches saved, removed and brought back while the worker runs", async ({ db }) => {
    const owner = await makeMember(db);
    await bring(db, { reference: "place-1", type: "house" });
    await matchListingEvents(db);
    const id = await makeSearch(db, owner, offices);
    await removeStrategy(db, owner, id);
    await makeListings(db, { reference: "place-2" });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual([]);
    await restoreStrategy(db, owner, id);
    await makeListings(db, { reference: "place-3" });
    await matchListingEvents(db);
    expect(await listReasons(db)).toEqual(["new"]);
  });

  const silenced: [string, (db: DatabasePool, userId: string) => Promise<unknown>][] = [
    ["suspended", (db, id) => db.update(users).set({ status: "suspended" }).where(eq(users.id, id))],
    ["without consent", (db, id) => db.update(users).set({ receiveEmailsForReverseMatching: false })],
    ["silent", (db, userId) => db.insert(notificationPreferences).values({ userId, frequency: "off" })],
    ["paused", (db, userId) => db.insert(pausedAddresses).values({ userId, reason: "complaint" })],
    ["with searches that are off", (db) => db.update(strategies).set({ frequency: "off" })],
    ["gone", (db, id) => db.delete(users).where(eq(users.id, id))],
  ];
  dbTest.for(silenced)("takes nothing for somebody who is %s", async ([, silence], { db }) => {
    const owner = await makeMember(db);
    await makeSearch(db, owner, offices);
    await silence(db, owner);
    await bring(db, { reference: "place-1" });
    expect(await matchListingEvents(db)).toBe(1);
    expect(await listReasons(db)).toEqual([]);
  });
});
