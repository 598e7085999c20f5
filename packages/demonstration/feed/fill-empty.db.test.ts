import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, vi } from "vitest";
import { importRecords } from "../../../app/feeds/import-listings.server.ts";
import { readJsonLines } from "../../../app/feeds/formats/json-lines/read-json-lines.server.ts";
import { lockImports } from "../../../app/feeds/writing/withdraw-missing.server.ts";
import { closeDatabase, createDatabase, type Database } from "../../../db/client.server.ts";
import { advertisers, listings } from "../../../db/schema/listings.ts";
import { places } from "../../../db/schema/places.ts";
import { dbTest } from "../../../db/testing/db-test.ts";
import { makeListings } from "../../../db/testing/make-listing.ts";
import { countWaiting } from "../../../db/testing/waiting-for-locks.ts";
import { generateListings } from "../listings/generate.ts";
import { readAtlas } from "../places/read-atlas.ts";
import { fillEmpty } from "./fill-empty.ts";

const now = new Date("2026-11-21T09:00:00Z");
const made = [...generateListings(readAtlas(), { listings: 60, seed: "fill", today: "2026-11-21" })];
/** Two advertisers offer the first house that shows its address. */
const lines = [...made, ...twinOf(made)].map((record) => JSON.stringify(record));

dbTest("a database that was filled at once is as one that was filled row by row", async ({ db }) => {
  const rules = await rulesOf(db);
  await db.transaction(async (tx) => {
    await importRecords(tx, readJsonLines(lines), { now });
    const oneByOne = await contentOf(tx);
    expect(oneByOne.twins).toEqual([{ own_status: "published", same_as: expect.any(String) as string }]);
    await tx.execute(sql`delete from listings`);
    await tx.execute(sql`delete from advertisers`);
    await tx.execute(sql`delete from search_words`);
    await fillEmpty(tx, (to) => importRecords(to, readJsonLines(lines), { now, filling: true }));
    expect(await contentOf(tx)).toEqual(oneByOne);
  });
  expect(await rulesOf(db)).toEqual(rules);
  // The triggers are at work again.
  await db.execute(sql`update listings set status = 'withdrawn'`);
  expect(await db.execute(sql`select from listing_search`)).toHaveLength(0);
});

dbTest("a filling that breaks off leaves nothing, and takes nothing off", async ({ db }) => {
  const rules = await rulesOf(db);
  const filling = fillEmpty(db, async (tx) => {
    await importRecords(tx, readJsonLines(lines), { now, filling: true });
    expect(await tx.$count(listings)).toBe(lines.length);
    throw new Error("the power is gone");
  });
  await expect(filling).rejects.toThrow("the power is gone");
  expect(await db.$count(listings)).toBe(0);
  expect(await rulesOf(db)).toEqual(rules);
});

dbTest("places and advertisers are read while a database is filled, listings are not", async ({ db, databaseUrl }) => {
  const site = createDatabase(databaseUrl, { connections: 1 });
  const ask = (table: PgTable) =>
    site.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 100`);
      await tx
        .select({ one: sql`1` })
        .from(table)
        .limit(1);
    });
  await fillEmpty(db, async () => {
    await ask(places);
    await ask(advertisers);
    await expect(ask(listings)).rejects.toMatchObject({ cause: { code: "55P03" } });
  });
  await closeDatabase(site);
});

dbTest("a database that another import has brought the first listing to is not filled", async ({ db, databaseUrl }) => {
  const other = createDatabase(databaseUrl, { connections: 1 });
  const fill = vi.fn<() => Promise<string>>();
  let filling: Promise<unknown> | undefined;
  await other.transaction(async (tx) => {
    await lockImports(tx);
    await makeListings(tx, { reference: "first" });
    filling = fillEmpty(db, fill);
    await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), { timeout: 30_000 });
  });
  expect(await filling).toBeUndefined();
  expect(fill).not.toHaveBeenCalled();
  await closeDatabase(other);
});

dbTest(
  "a worker that writes listings while a database is filled has its turn afterwards",
  async ({ db, databaseUrl }) => {
    const worker = createDatabase(databaseUrl, { connections: 1 });
    let working: Promise<unknown> | undefined;
    const filled = await fillEmpty(db, async (tx) => {
      working = worker.transaction(async (own) => {
        await lockImports(own);
        return own.execute(sql`update listings set imported_at = imported_at returning id`);
      });
      await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), { timeout: 30_000 });
      return importRecords(tx, readJsonLines(lines), { now, filling: true });
    });
    expect(filled).toMatchObject({ created: lines.length });
    expect(await working).toHaveLength(lines.length);
    await closeDatabase(worker);
  },
);

/** Indexes, constraints and triggers. */
async function rulesOf(db: Database) {
  return {
    indexes: await db.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`),
    constraints: await db.execute(sql`
      select conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by conrelid, conname`),
    triggers: await db.execute(sql`
      select tgrelid::regclass, tgname, tgenabled from pg_trigger where not tgisinternal order by tgrelid, tgname`),
  };
}

/** What was written, without ids. */
async function contentOf(db: Database) {
  return {
    listings: await db.execute(sql`
      select to_jsonb(l) - 'id' - 'advertiser_id' - 'revision' as row from listings l order by reference`),
    photos: await db.execute(sql`
      select reference, position, key from photos join listings on id = listing_id order by reference, position`),
    documents: await db.execute(sql`
      select reference, document::text from listing_documents join listings on id = listing_id order by reference`),
    words: await db.execute(sql`select word from search_words order by word`),
    searched: await db.execute(sql`
      select to_jsonb(s) - 'id' - 'revision' as row from listing_search s order by reference`),
    counts: await db.execute(sql`
      select field, value, type, to_let, for_sale, invest, coworking, sum(listings) from listing_counts
      group by 1, 2, 3, 4, 5, 6, 7 having sum(listings) <> 0 order by 1, 2, 3, 4, 5, 6, 7`),
    twins: await db.execute(sql`select own_status, same_as from listings where own_status is not null`),
  };
}

function twinOf(records: typeof made): typeof made {
  const found = records.find(
    ({ type, status, address, energy }) =>
      type === "house" && status === "published" && !address.hidden && energy?.certificate !== undefined,
  );
  if (!found) throw new Error("No listing can have a twin");
  const advertiser = { ...found.advertiser, reference: "another", name: "Another", email: "another@example.com" };
  return [{ ...found, reference: `${found.reference}-TWIN`, advertiser }];
}
