import { expect } from "vitest";
import { sql } from "drizzle-orm";
import { listings } from "#db/schema/listings.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { fillStationMinutes } from "./fill-station-minutes.server.ts";

const address = { street: "Veldstraat", number: "1", postcode: "9000", locality: "Gent", country: "BE" } as const;

async function minutes(db: DatabasePool) {
  const rows = await db.select({ reference: listings.reference, minutes: listings.stationMinutes }).from(listings);
  return Object.fromEntries(rows.map(({ reference, minutes }) => [reference, minutes]));
}

dbTest("a hidden address has no walk to a station, which would be one from the middle of the town", async ({ db }) => {
  await makeListings(
    db,
    { reference: "shown", address },
    { reference: "hidden", address: { ...address, hidden: true } },
  );
  const imported = await minutes(db);
  expect(imported).toEqual({ shown: expect.any(Number) as number, hidden: null });

  // As versions left them that knew no minutes, or knew them of every point.
  await db.update(listings).set({ stationMinutes: sql`case when address_hidden then 9 end` });
  expect(await fillStationMinutes(db)).toBe(1);
  expect(await minutes(db)).toEqual(imported);
  expect(await fillStationMinutes(db)).toBe(0);
});
