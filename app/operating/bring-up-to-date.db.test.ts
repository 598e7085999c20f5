import { expect } from "vitest";
import { gazetteerLoads, places } from "#db/schema/places.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { bringUpToDate } from "./bring-up-to-date.server.ts";

dbTest("a database of a new site gets its places with its tables, and again nothing", async ({ db, databaseUrl }) => {
  await db.delete(places);
  await db.delete(gazetteerLoads);
  expect(await bringUpToDate(databaseUrl)).toEqual(["Loaded 3420 places."]);
  expect(await db.$count(places)).toBe(3420);
  expect(await bringUpToDate(databaseUrl)).toEqual([]);
});
