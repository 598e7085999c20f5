import { describe, expect } from "vitest";
import { eq, sql, type SQL } from "drizzle-orm";
import { listings } from "#db/schema/listings.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { reckonStationMinutes } from "./reckon-station-minutes.server.ts";

const address = { street: "Veldstraat", number: "1", postcode: "9000", locality: "Gent", country: "BE" } as const;

/** What each listing tells, and the transaction that wrote it. */
async function told(db: DatabasePool) {
  const { reference, stationMinutes: minutes } = listings;
  const rows = await db.select({ reference, minutes, writtenBy: sql<string>`xmin::text` }).from(listings);
  return Object.fromEntries(rows.map(({ reference, ...row }) => [reference, row]));
}

describe("listings that other versions have brought in", () => {
  dbTest("tell the walk to a station of this one's, and only those that told another are written", async ({ db }) => {
    await makeListings(
      db,
      { reference: "right", address },
      { reference: "other", address },
      { reference: "none", address },
    );
    const { right } = await told(db);
    expect(right?.minutes).toBeGreaterThan(0);
    // Of a station that has been closed since, and of a time that knew no minutes.
    await db
      .update(listings)
      .set({ stationMinutes: right!.minutes! + 1 })
      .where(eq(listings.reference, "other"));
    await db.update(listings).set({ stationMinutes: null }).where(eq(listings.reference, "none"));

    expect(await reckonStationMinutes(db, 1)).toBe(2);
    const after = await told(db);
    expect(Object.values(after).map(({ minutes }) => minutes)).toEqual(Array(3).fill(right!.minutes));
    expect(after["right"]).toEqual(right);
    expect(await reckonStationMinutes(db)).toBe(0);
    expect(await told(db)).toEqual(after);
  });

  dbTest("are written once where two servers start at once", async ({ db }) => {
    await makeListings(db, ...["a", "b", "c", "d"].map((reference) => ({ reference, address })));
    for (let round = 0; round < 5; round++) {
      await db.update(listings).set({ stationMinutes: null });
      const written = await Promise.all([1, 2, 3].map(() => reckonStationMinutes(db)));
      expect(written.reduce((sum, count) => sum + count)).toBe(4);
    }
  });

  dbTest("tell none where their address is hidden: it would be one from the middle of the town", async ({ db }) => {
    await makeListings(db, { reference: "hidden", address: { ...address, hidden: true } });
    expect((await told(db))["hidden"]?.minutes).toBeNull();
    await db.update(listings).set({ stationMinutes: 9 });
    expect(await reckonStationMinutes(db)).toBe(0);
    expect((await told(db))["hidden"]?.minutes).toBeNull();
  });

  dbTest("keep what an import writes while the walk is reckoned, where it moves or hides them", async ({ db }) => {
    await makeListings(db, ...["moved", "turned", "hidden", "left"].map((reference) => ({ reference, address })));
    await db.update(listings).set({ stationMinutes: 99 });
    const meanwhile = async () => {
      const of = (reference: string) => eq(listings.reference, reference);
      await db.update(listings).set({ lat: 50.9 }).where(of("moved"));
      await db.update(listings).set({ lng: 3.6 }).where(of("turned"));
      await db.update(listings).set({ addressHidden: true }).where(of("hidden"));
    };
    const interrupted = Object.create(db, {
      execute: { value: async (query: SQL) => (await meanwhile(), db.execute(query)) },
    }) as DatabasePool;
    expect(await reckonStationMinutes(interrupted)).toBe(1);
    const after = await told(db);
    expect([after["moved"]?.minutes, after["turned"]?.minutes, after["hidden"]?.minutes]).toEqual([99, 99, 99]);
    expect(after["left"]?.minutes).not.toBe(99);
  });
});
