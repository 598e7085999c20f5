import { afterEach, describe, expect, vi } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { demonstrationSource, hasDemonstrationListings } from "./demonstration-listings.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("whether listings of a demonstration are on show", () => {
  dbTest("is five minutes old at most in a page that others are sent, however long nobody asked", async ({ db }) => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    await makeListings(db, { reference: "made-up" });
    await db.update(listings).set({ demonstration: true });
    expect(await demonstrationSource(db)).toBe(true);
    await db.update(listings).set({ demonstration: false });
    now.mockReturnValue(300_000);
    expect(demonstrationSource(db)).toBe(true);
    now.mockReturnValue(3_600_000);
    const shown = hasDemonstrationListings(db);
    expect(await demonstrationSource(db)).toBe(false);
    // Of two that begin at once neither shows what was before.
    expect(await shown).toBe(false);
  });

  dbTest(
    "is not told to such pages where the database no longer says, while pages go on with it",
    async ({ db, databaseUrl }) => {
      const now = vi.spyOn(performance, "now").mockReturnValue(0);
      await makeListings(db, { reference: "made-up" });
      await db.update(listings).set({ demonstration: true });
      const leaving = createDatabase(databaseUrl);
      expect(await demonstrationSource(leaving)).toBe(true);
      await closeDatabase(leaving);
      now.mockReturnValue(300_001);
      expect(await demonstrationSource(leaving)).toBeUndefined();
      // Nor until it is asked again, ten seconds later.
      expect(demonstrationSource(leaving)).toBeUndefined();
      expect(await hasDemonstrationListings(leaving)).toBe(true);
    },
  );
});
