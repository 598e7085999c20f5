import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, vi } from "vitest";
import { textQueries } from "#app/search-index/free-text.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { listingEvents, notificationMails, notifications } from "#db/schema/notifications.ts";
import { languages } from "#app/i18n/languages.ts";
import { gazetteerLoads, places } from "#db/schema/places.ts";
import { strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { runNotifications } from "../runs/run-notifications.server.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { findTexts } from "./find-texts.server.ts";
import { matchListingEvents } from "./match-listing-events.server.ts";

/* Matching that takes long, meets another one, or meets a saved search that can't be run. */

vi.mock("#app/search-index/free-text.server.ts", { spy: true });

const offices = { transaction: "to-let", type: "office" } as const;
const types = ["office", "retail", "house", "apartment", "logistics-warehouse"] as const;
const minuteLater = () => new Date(Date.now() + 120_000);

beforeEach(() => void vi.mocked(textQueries).mockClear());

async function makeListingEvent(db: DatabasePool, count: number, type: (typeof types)[number] = "office") {
  await makeListings(db, { reference: "known" });
  await makeListings(
    db,
    ...Array.from({ length: count }, (_, index) => ({ reference: `place-${type}-${index}`, type })),
  );
}

/** A search whose words can't be looked for, as if one could still get in. */
async function makeBroken(db: DatabasePool, owner: string, frequency: "daily" | "instant" = "daily"): Promise<string> {
  const real = (
    await vi.importActual<typeof import("#app/search-index/free-text.server.ts")>(
      "#app/search-index/free-text.server.ts",
    )
  ).textQueries;
  vi.mocked(textQueries).mockImplementation((tx, texts) =>
    texts.includes("breaks") ? Promise.reject(new Error("levenshtein argument exceeds 255")) : real(tx, texts),
  );
  return makeSearch(db, owner, { ...offices, search: "breaks" }, { frequency });
}

const findersOf = async (db: DatabasePool) =>
  new Set((await db.select({ id: notifications.strategyId }).from(notifications)).map(({ id }) => id));

describe("matching that outlives its time", () => {
  dbTest("finds with two runs beside each other what one finds alone", async ({ db }) => {
    const owner = await makeMember(db);
    // So many that a run lets others have their turn while it looks through them.
    for (let price = 0; price < 3; price++)
      for (const type of types) await makeSearch(db, owner, { type, price: `-${1_000_000 + price}` });
    await makeListingEvent(db, 3);
    for (const type of types) await makeListingEvent(db, 2, type);
    const count = await db.$count(listingEvents);
    const matched = await Promise.all([
      matchListingEvents(db, { atOnce: 2 }),
      matchListingEvents(db, { atOnce: 3 }),
      matchListingEvents(db, { atOnce: 5 }),
    ]);
    expect(matched.reduce((sum, each) => sum + each)).toBe(count);
    expect(await findersOf(db)).toHaveLength(3 * types.length);
    expect(await db.$count(listingEvents)).toBe(0);
  });

  dbTest("ends at a clean point when its time is over, and the next run goes on", async ({ db }) => {
    await makeSearch(db, await makeMember(db), { ...offices, search: "office" });
    await makeListingEvent(db, 6);
    const over = new AbortController();
    vi.mocked(textQueries).mockImplementationOnce(() => {
      over.abort();
      return Promise.resolve([{ query: undefined, corrections: [] }]);
    });
    const first = await matchListingEvents(db, { atOnce: 2, signal: over.signal });
    expect(first).toBeLessThan(6);
    // Events that were not written stay; what was is gone.
    expect(await db.$count(listingEvents)).toBe(6 - first);
    expect(await matchListingEvents(db)).toBe(6 - first);
    expect(await db.$count(notifications)).toBe(6);
  });

  dbTest("takes fewer listings at a time when many take too long", async ({ db }) => {
    await makeSearch(db, await makeMember(db), { ...offices, search: "office" });
    await makeListingEvent(db, 4);
    const real = (
      await vi.importActual<typeof import("#app/search-index/free-text.server.ts")>(
        "#app/search-index/free-text.server.ts",
      )
    ).textQueries;
    vi.mocked(textQueries).mockImplementationOnce(async (tx, texts) => {
      await tx.execute(sql`select pg_sleep(1)`);
      return real(tx, texts);
    });
    expect(await matchListingEvents(db, { patience: 800 })).toBe(4);
    expect(await db.$count(notifications)).toBe(4);
  });
});

describe("a saved search that can't be run", () => {
  dbTest("stops no other from being matched, and is noted", async ({ db }) => {
    const owner = await makeMember(db);
    const good = await makeSearch(db, owner, { ...offices, search: "office" });
    const broken = await makeBroken(db, owner);
    const unreadable = await makeSearch(db, owner, { type: "retail" });
    await db.execute(sql`update strategies set criteria = '[1]' where id = ${unreadable}`);
    await makeListingEvent(db, 2);
    expect(await matchListingEvents(db)).toBe(2);
    expect(await db.$count(listingEvents)).toBe(0);
    expect(await findersOf(db)).toEqual(new Set([good]));
    const noted = await db
      .select()
      .from(strategies)
      .where(sql`broken_since is not null`);
    expect(noted.map(({ id }) => id).sort()).toEqual([broken, unreadable].sort());
  });

  dbTest.for([
    ["a statement that took too long", "57014"],
    ["a connection that broke", "CONNECTION_CLOSED"],
    ["a lock that others held", "55P03"],
  ] as const)("is not blamed for %s: it waits for the next run", async ([, code], { db }) => {
    const owner = await makeMember(db);
    const id = await makeSearch(db, owner, { ...offices, search: "office" });
    await makeListingEvent(db, 2);
    const failure = () => Promise.reject(Object.assign(new Error("Not now"), { code }));
    vi.mocked(textQueries).mockImplementation(failure);
    await matchListingEvents(db).catch((error: unknown) => expect(error).toMatchObject({ code }));
    expect(await db.$count(listingEvents)).toBe(2);
    expect(await db.$count(strategies, sql`broken_since is not null`)).toBe(0);
    vi.mocked(textQueries).mockReset();
    expect(await matchListingEvents(db)).toBe(2);
    expect(await findersOf(db)).toEqual(new Set([id]));
  });

  dbTest("is told from others in few statements on a slow database, and none after the signal", async ({ db }) => {
    await makeListings(db, { reference: "known" });
    const listingIds = [(await db.select().from(listings))[0]!.id];
    const texts = Array.from({ length: 400 }, (_, index) => ({ text: `word ${index}`, listingIds }));
    const late = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
    vi.mocked(textQueries).mockRejectedValue(late);
    await expect(findTexts(db, texts)).rejects.toBe(late);
    expect(vi.mocked(textQueries).mock.calls.length).toBeLessThanOrEqual(5);

    const stopping = new AbortController();
    const over = new Error("The run's time is over");
    vi.mocked(textQueries).mockClear();
    vi.mocked(textQueries).mockImplementation(() => {
      stopping.abort(over);
      return Promise.reject(new Error("levenshtein argument exceeds 255"));
    });
    await expect(findTexts(db, texts, stopping.signal)).rejects.toBe(over);
    expect(textQueries).toHaveBeenCalledTimes(1);
    vi.mocked(textQueries).mockReset();
  });

  dbTest("stops no other from being mailed; what it has found waits", async ({ db }) => {
    const owner = await makeMember(db);
    const good = await makeSearch(db, owner, offices, { frequency: "instant" });
    await makeListingEvent(db, 1);
    const broken = await makeBroken(db, await makeMember(db), "instant");
    const [listing] = await db.execute<{ id: number }>(sql`select id from listings where reference like 'place-%'`);
    await matchListingEvents(db);
    await db.insert(notifications).values({ strategyId: broken, listingId: listing!.id, reason: "new" });
    expect(await runNotifications(db, minuteLater())).toBe(1);
    expect(await db.$count(notificationMails)).toBe(1);
    const waiting = await db
      .select()
      .from(notifications)
      .where(sql`processed_at is null`);
    expect(waiting.map(({ strategyId }) => strategyId)).toEqual([broken]);
    expect((await db.select().from(notifications).where(eq(notifications.strategyId, good)))[0]?.mailId).not.toBeNull();
  });
});

describe("a saved search whose place is gone", () => {
  async function removePlace(db: DatabasePool, key: string) {
    await db.delete(places).where(eq(places.key, key));
    await db.insert(gazetteerLoads).values({ digest: `without ${key}`, places: 1 });
    // The process reads the gazetteer again within a minute.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  }

  dbTest("finds nothing, rather than everything; with several, what lies in the others", async ({ db }) => {
    await db.execute(sql`
      with gone as (
        insert into places (key, kind, country, lat, lng) values ('BE-gone', 'locality', 'BE', 50, 4) returning id
      )
      insert into place_localizations (place_id, language, name, slug)
      select id, language, 'Gone', 'gone' from gone, unnest(${sql.param(languages)}::text[]) as language`);
    const owner = await makeMember(db);
    await makeSearch(db, owner, { location: "gone" });
    const one = await makeSearch(db, owner, { district: "gone,ghent" });
    await makeSearch(db, owner, { location: "ghent", district: "gone" });
    const renamed = await makeSearch(db, owner, { location: "ghent" });
    await db.execute(sql`update place_localizations set slug = 'gaunt' where language = 'en' and slug = 'ghent'`);
    try {
      await removePlace(db, "BE-gone");
      await makeListingEvent(db, 1);
      await matchListingEvents(db);
      expect(await findersOf(db)).toEqual(new Set([one, renamed]));
    } finally {
      vi.useRealTimers();
    }
  });
});
