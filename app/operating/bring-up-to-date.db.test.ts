import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { gazetteerLoads, places } from "#db/schema/places.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { bringUpToDate } from "./bring-up-to-date.server.ts";

dbTest("a database of a new site gets its places with its tables, and again nothing", async ({ db, databaseUrl }) => {
  // Row by row, each would be looked for among the children of all others.
  await db.execute(sql`truncate ${places}, ${gazetteerLoads} cascade`);
  expect(await bringUpToDate(databaseUrl)).toEqual(["Loaded 3420 places."]);
  expect(await db.$count(places)).toBe(3420);
  expect(await bringUpToDate(databaseUrl)).toEqual([]);
});
