import { sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { lastMonth } from "#app/market/market-months.ts";
import { closeDatabase, createDatabase, type Database, type DatabasePool } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";
import { advertisers } from "#db/schema/listings.ts";
import { marketFigures } from "#db/schema/market.ts";
import { gazetteerLoads, places } from "#db/schema/places.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { keepCachesTold } from "./keep-caches-told.server.ts";
import { noteChanges } from "./note-changes.server.ts";
import { startPurgeReceiver } from "./testing/purge-receiver.ts";
import { during } from "./testing/telling-worker.ts";
import { allTags, watchChanges } from "./watch-changes.server.ts";

const patience = { timeout: 20_000, interval: 20 };

describe("a worker tells shared caches", () => {
  dbTest("to let go of everything when it begins, and of what has changed from then on", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await during(db, receiver.endpoint, async () => {
      await vi.waitFor(() => expect(receiver.taken).toEqual([[...allTags].sort()]), patience);
      await makeListings(db, { reference: "told-1" }, { reference: "told-2" });
      await vi.waitFor(() => expect(receiver.taken.slice(1)).toEqual([["counts", "listings"]]), patience);
    });
  });

  dbTest(
    "of what changed while none ran: before it was noted, and after it was, before it was told",
    async ({ db }) => {
      await using receiver = await startPurgeReceiver();
      await during(db, receiver.endpoint, () => vi.waitFor(() => expect(receiver.taken).toHaveLength(1), patience));
      await makeListings(db, { reference: "told-1" });
      await noteChanges(db, ["places"]);
      await during(db, receiver.endpoint, () => vi.waitFor(() => expect(receiver.taken).toHaveLength(2), patience));
      expect(receiver.taken[1]).toEqual([...allTags].sort());
    },
  );

  dbTest("alone, of several; the next goes on when it ends", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await during(db, receiver.endpoint, async () => {
      await vi.waitFor(() => expect(receiver.taken).toHaveLength(1), patience);
      const ending = new AbortController();
      const second = keepCachesTold(db, receiver.endpoint, ending.signal, 20);
      await makeListings(db, { reference: "told-1" });
      await vi.waitFor(() => expect(receiver.taken.slice(1)).toEqual([["counts", "listings"]]), patience);
      ending.abort();
      await second;
    });
    await during(db, receiver.endpoint, () =>
      vi.waitFor(() => expect(receiver.taken[2]).toEqual([...allTags].sort()), patience),
    );
  });

  dbTest("again once the database is back", async ({ db, databaseUrl }) => {
    await using receiver = await startPurgeReceiver();
    await during(db, receiver.endpoint, async () => {
      await vi.waitFor(() => expect(receiver.taken).toHaveLength(1), patience);
      await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      // Over connections that nobody has ended.
      const others = createDatabase(databaseUrl);
      await makeListings(others, { reference: "told-1" }).finally(() => closeDatabase(others));
      await vi.waitFor(() => expect(receiver.taken.slice(1).flat()).toContain("listings"), patience);
    });
  });

  dbTest("nothing where there are none, and nothing waits to be told", async ({ db }) => {
    await noteChanges(db, ["listings"]);
    await keepCachesTold(db, undefined, new AbortController().signal);
    expect(await db.select().from(cacheTags)).toEqual([]);
  });
});

describe("what pages are made of is looked at", () => {
  const changes: [tags: string[], change: (db: Database) => Promise<unknown>][] = [
    [["listings", "counts"], (db) => makeListings(db, { reference: "seen-1", status: "withdrawn" })],
    [["listings", "counts"], (db) => db.execute(sql`delete from listings where reference = 'seen-1'`)],
    [["listings", "counts", "demonstration"], (db) => db.execute(sql`update listings set demonstration = true`)],
    [["agencies"], (db) => db.update(advertisers).set({ name: "Another name" })],
    [["places"], (db) => db.insert(gazetteerLoads).values({ digest: "of other files", places: 1 })],
    [["markets"], measureMarket],
    [["markets"], (db) => db.update(marketFigures).set({ medianPrice: 11 })],
  ];

  dbTest("for each kind of change, once", async ({ db }) => {
    await makeListings(db, { reference: "seen-1" }, { reference: "seen-2" });
    const look = await watchChanges(db, 0);
    expect(await look()).toEqual([]);
    for (const [tags, change] of changes) {
      await change(db);
      expect([...(await look())].sort(), String(change)).toEqual([...tags].sort());
      expect(await look()).toEqual([]);
    }
  });

  dbTest("as another day in Brussels begins", async ({ db }) => {
    vi.useFakeTimers({ now: new Date("2026-11-28T22:59:59Z"), toFake: ["Date"] });
    try {
      const look = await watchChanges(db);
      expect(await look()).toEqual([]);
      vi.setSystemTime(new Date("2026-11-28T23:00:00Z"));
      expect(await look()).toEqual(["day"]);
    } finally {
      vi.useRealTimers();
    }
  });
});

async function measureMarket(db: Database): Promise<void> {
  const [place] = await db.select({ id: places.id }).from(places).limit(1);
  const figures = { listings: 9, newListings: 2, lowerPrice: 8, medianPrice: 9, upperPrice: 10, daysOffered: 40 };
  const market = { placeId: place!.id, segment: "office", transaction: "to-let", month: lastMonth(new Date()) };
  await db.insert(marketFigures).values({ ...market, ...figures });
}
