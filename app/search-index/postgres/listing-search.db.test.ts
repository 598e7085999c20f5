import { sql, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { filterFields } from "../index-row.ts";
import { fieldInSql } from "../index-rows.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { demonstrationListings } from "#db/testing/demonstration-listings.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { flagBits } from "#db/schema/listing-search.ts";
import { comparedOf, searchColumnOf } from "./search-columns.server.ts";

/* What triggers keep of the listings for searches asked of PostgreSQL: always what a look at all listings would give. */

async function expectAsReckoned(db: Database) {
  const rows = await db.execute(sql`select * from listing_search order by id`);
  expect(rows).toEqual(await db.execute(sql`select * from searched_listings order by id`));
  const counts = sql`
    field, value, type, to_let, for_sale, invest, coworking, sum(listings)::int as listings`;
  const by = sql`group by field, value, type, to_let, for_sale, invest, coworking`;
  const order = sql`order by field, value, type, to_let, for_sale, invest, coworking`;
  expect(await db.execute(sql`select ${counts} from listing_counts ${by} having sum(listings) <> 0 ${order}`)).toEqual(
    await db.execute(sql`
      select ${counts} from (select 1 as listings, * from listing_search, counted_values(listing_search)) as counted
      ${by} ${order}`),
  );
  return rows.length;
}

dbTest("what searches compare of a listing is written with it, and goes with it", async ({ db }) => {
  await makeListings(
    db,
    { reference: "a", facts: { lift: true, terrace: 12, parkingSpaces: 4, condition: "new" } },
    { reference: "b", energy: { scheme: "EPC", class: "B" }, surface: { total: 123_456 } },
    { reference: "c" },
  );
  expect(await expectAsReckoned(db)).toBe(3);
  const changes = [
    [sql`update listings set facts = facts || '{"parkingSpaces": 9, "lift": false}' where reference = 'a'`, 3],
    [sql`update listings set station_minutes = 7, place_id = place_id + 1`, 3],
    [sql`update listings set status = 'let' where reference = 'b'`, 2],
    [sql`update listings set status = 'under-option' where reference = 'b'`, 3],
    [sql`delete from listings where reference = 'c'`, 2],
    [sql`truncate listings cascade`, 0],
  ] as const;
  for (const [change, left] of changes) {
    await db.execute(change);
    expect(await expectAsReckoned(db)).toBe(left);
  }
});

dbTest("counts that are put together stay the same, while others write and nobody waits", async ({ db }) => {
  await makeListings(db, { reference: "a" }, { reference: "b" }, { reference: "c" });
  const free = (reference: string, minutes: number) =>
    sql`update listings set station_minutes = ${minutes} where reference = ${reference}`;
  for (const minutes of [1, 2, 3]) await db.execute(free("a", minutes));
  await db.transaction(async (tx) => {
    await tx.execute(free("a", 9));
    await tx.execute(sql`select gather_listing_counts()`);
    // Beside it, another writes, and another would put them together too.
    await db.execute(free("b", 5));
    await db.execute(sql`select gather_listing_counts()`);
    await expectAsReckoned(db);
  });
  expect(await expectAsReckoned(db)).toBe(3);
  await db.execute(sql`select gather_listing_counts()`);
  expect(await expectAsReckoned(db)).toBe(3);
  const [row] = await db.execute<{ most: number }>(sql`
    select max(count)::int as most from (select count(*) from listing_counts
      group by field, value, type, to_let, for_sale, invest, coworking) as counted`);
  expect(row?.most).toBe(1);
});

/* Without a value in it, a statement keeps the plan of a session's first rows, one perhaps: 21,000 took it three minutes. */
dbTest("what is written with listings is planned for as many as there are", async ({ db }) => {
  const [{ text, settings } = { text: "", settings: null }] = await db.execute<{ text: string; settings: unknown }>(
    sql`select prosrc as text, proconfig as settings from pg_proc where proname = 'write_listing_search'`,
  );
  expect(settings).toEqual(["plan_cache_mode=force_custom_plan"]);
  // Their ids, taken once as a value.
  expect(text.match(/.*\bwritten\b.*/g)).toEqual(["  ids int[] := array(select id from written);"]);
});

/* An import's statements fire both triggers, and mostly write nothing that one of them is for: its plans were a tenth of a batch. */
dbTest("a statement that writes no listing has nothing looked up of what searches compare", async ({ db }) => {
  await makeListings(db, { reference: "a" });
  await db.transaction(async (tx) => {
    const lookedUp = async () => {
      const [row] = await tx.execute<{ scans: number }>(sql`select sum(seq_scan + idx_scan)::int as scans
        from pg_stat_xact_user_tables where relname in ('listing_search', 'listings')`);
      return row?.scans ?? 0;
    };
    const change = (reference: string) =>
      tx.execute(sql`update listings set station_minutes = 3 where reference = ${reference}`);
    const before = await lookedUp();
    await change("b");
    const ofNone = (await lookedUp()) - before;
    await change("a");
    // The update itself looks for its row.
    expect(ofNone).toBe(1);
    expect(await lookedUp()).toBeGreaterThan(before + 2);
  });
});

test("no bit of the flags says what no filter asks for", () => {
  expect(flagBits.filter((name) => filterFields.get(name)?.as !== "flag")).toEqual([]);
  expect(flagBits.length).toBeLessThan(32);
});

/** Whoever changes what a filter reads into a column, or offers what is not counted, is told of the migration that it needs. */
dbTest(
  "a column says of every listing what the filter's definition says, and what is offered is counted",
  async ({ db }) => {
    await makeListings(db, ...(await demonstrationListings(150, "columns")));
    const [{ counted: fields } = { counted: [] }] = await db.execute<{ counted: string[] }>(
      sql`select array_agg(distinct field) as counted from listing_counts`,
    );
    const read = async (figure: SQL, from: SQL) =>
      (await db.execute<{ figure: number | null }>(sql`select ${figure} as figure from ${from} order by id`)).map(
        (row) => row.figure,
      );
    for (const [name, field] of filterFields) {
      const figures = await read(comparedOf(name), sql`listing_search`);
      expect({ [name]: figures }).toEqual({ [name]: await read(fieldInSql(field), sql`listings where listed`) });
      const { counted } = searchColumnOf(name);
      if (counted !== undefined && figures.some((figure) => figure !== null)) expect(fields).toContain(counted);
    }
  },
);
