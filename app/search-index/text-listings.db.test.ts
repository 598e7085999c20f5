import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { getMemoryIndex } from "./memory/get-memory-index.server.ts";
import { askPostgres } from "./postgres/ask-postgres.server.ts";
import { textCondition } from "./postgres/text-condition.server.ts";
import type { SearchIndex } from "./search-index.ts";
import { copyListing, patiently } from "#db/testing/copy-listing.ts";
import { findTextAmong, findTextListings } from "./text-listings.server.ts";

const search = (text: string) => ({ criteria: {}, districts: [], text });
const copies = 3_000;

dbTest("a text that few, many or no listings have is found by both indexes alike", async ({ db }) => {
  await makeListings(db, { reference: "place-1" });
  await copyListing(db, copies);
  // So that a bit more or less would show: every second one, and one alone.
  await patiently(
    db,
    sql`insert into listing_documents (listing_id, document)
      select id, array_to_tsvector(case when id % 2 = 0 then array['even'] when reference = 'copy-8' then array['seven'] else array['odd'] end)
      from listings on conflict (listing_id) do update set document = excluded.document`,
  );
  const [{ even } = { even: 0 }] = await db.execute<{ even: number }>(
    sql`select (count(*) filter (where id % 2 = 0))::int as even from listings`,
  );
  const counts = (index: SearchIndex) =>
    Promise.all(["'even':*", "'seven':*", "'nothing':*"].map((text) => index.count(search(text))));
  expect(await counts(await getMemoryIndex(db))).toEqual([even, 1, 0]);
  expect(await askPostgres(db, counts)).toEqual([even, 1, 0]);
  // The newest of many, of which the index of that order comes upon one soon.
  const newest = async (index: SearchIndex) =>
    (await index.page(search("'even':*"), { numPropertiesPerPage: 5, page: 2 })).hits.map(({ reference }) => reference);
  expect(await askPostgres(db, newest)).toEqual(await newest(await getMemoryIndex(db)));
  // Whether they are named or looked up.
  for (const text of ["'even':*", "'seven':*"]) {
    const found = (most: number) =>
      db.transaction(async (tx) =>
        tx.execute(sql`select id from listing_search where ${await textCondition(tx, text, most)} order by id`),
      );
    expect(await found(0)).toEqual(await found(copies));
  }
  const facets = await askPostgres(db, (index) => index.facets(search("'even':*"), []));
  expect(facets.anyType).toBe(even);
});

dbTest("documents are never read one by one, however many listings have a word", async ({ db }) => {
  await makeListings(db, { reference: "place-1" });
  await db.transaction(async (tx) => {
    await findTextListings(tx, "'place':*");
    // Whatever else is asked in the transaction is planned as ever.
    const [{ planned } = { planned: "" }] = await tx.execute<{ planned: string }>(
      sql`select current_setting('enable_seqscan') as planned`,
    );
    expect(planned).toBe("on");
  });
  expect(await findTextAmong(db, "'place':*", [])).toHaveLength(0);
});
