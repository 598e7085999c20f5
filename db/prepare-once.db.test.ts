import { sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { closeDatabase, createDatabase, type Database } from "./client.server.ts";
import { prepareOnce } from "./prepare-once.server.ts";
import { listings } from "./schema/listings.ts";
import { dbTest } from "./testing/db-test.ts";
import { makeListings } from "./testing/make-listing.ts";

dbTest(
  "a statement is put together once for a pool, and names nothing behind a pooler",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "one" }, { reference: "two" });
    const builtFor: Database[] = [];
    const query = prepareOnce((of) => {
      builtFor.push(of);
      return of
        .select({ reference: listings.reference })
        .from(listings)
        .where(sql`${listings.reference} = any(${sql.placeholder("references")}::text[])`)
        .orderBy(listings.reference)
        .prepare("some");
    });
    const pooled = createDatabase(databaseUrl, { connections: 1, pooled: true });
    onTestFinished(() => closeDatabase(pooled));
    for (const of of [db, pooled, db, pooled]) {
      expect(await query(of).execute({ references: ["two", "none"] })).toEqual([{ reference: "two" }]);
      expect(await query(of).execute({ references: ["one", "two"] })).toHaveLength(2);
    }
    expect(builtFor).toEqual([db, pooled]);
    expect(
      await pooled.execute(sql`select from pg_prepared_statements where statement like '%any($1::text[])%'`),
    ).toEqual([]);
  },
);

dbTest("within a transaction it sees what that has written, and others do not", async ({ db }) => {
  await makeListings(db, { reference: "one" });
  const query = prepareOnce((of) => of.select({ status: listings.status }).from(listings).prepare("all"));
  expect(await query(db).execute()).toEqual([{ status: "published" }]);
  await db.transaction(async (tx) => {
    await tx.update(listings).set({ status: "let" });
    expect(await query(tx).execute()).toEqual([{ status: "let" }]);
    expect(await query(db).execute()).toEqual([{ status: "published" }]);
  });
  expect(await query(db).execute()).toEqual([{ status: "let" }]);
});
