import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { places } from "#db/schema/places.ts";
import { dbTest } from "./db-test.ts";

dbTest("a test has every table in a database of its own", async ({ db }) => {
  const [row] = await db.execute<{ name: string }>(sql`select current_database() as name`);
  expect(row?.name).toMatch(/^quartier_test_/);
  await db.select().from(places).limit(1);
});
