import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { KnownTexts, type TextMatches } from "./known-texts.server.ts";

const write = (db: DatabasePool, id: number, word: string) =>
  db.execute(sql`
  insert into listing_documents (listing_id, document) values (${id}, array_to_tsvector(array[${word}]))
  on conflict (listing_id) do update set document = excluded.document`);

const idsIn = (matches: TextMatches) =>
  Array.from({ length: matches.length * 32 }, (_, id) => id).filter((id) => (matches[id >>> 5]! >>> (id & 31)) & 1);

dbTest(
  "a text is looked for once, and afterwards in what has changed alone, for the version that asks",
  async ({ db }) => {
    const references = Array.from({ length: 40 }, (_, at) => ({ reference: `r${at}` }));
    await makeListings(db, ...references);
    const ids = (await db.execute<{ id: number }>(sql`select id from listings order by id`)).map(({ id }) => id);
    const [first = 0, second = 0, third = 0] = ids;
    const last = ids.at(-1) ?? 0;
    for (const id of ids) await write(db, id, id === first || id === second ? "garden" : "lift");
    const texts = new KnownTexts(db);
    const find = async (version: number) => idsIn(await texts.find("'garden':*", version));
    expect(await find(1)).toEqual([first, second]);
    const asOfOne = await texts.find("'garden':*", 1);

    await write(db, second, "lift");
    await write(db, third, "garden");
    await write(db, last, "garden");
    texts.note(2, [second, last]);
    // Nobody has said that the third changed: it is not looked at again.
    expect(await find(1)).toEqual([first, second]);
    expect(await find(2)).toEqual([first, last]);
    texts.note(3, [third]);
    expect(await Promise.all([find(3), find(3)])).toEqual([
      [first, third, last],
      [first, third, last],
    ]);
    expect(idsIn(asOfOne)).toEqual([first, second]);

    // After more changes than are worth asking about, all of it is looked for anew.
    await write(db, first, "lift");
    texts.note(
      4,
      Array.from({ length: 20_001 }, (_, at) => 1_000_000 + at),
    );
    expect(await find(4)).toEqual([third, last]);
  },
);

dbTest("a text that the database could not look for is asked again", async ({ db }) => {
  const texts = new KnownTexts(db);
  await expect(texts.find("'garden", 1)).rejects.toThrow();
  expect(await texts.find("'garden'", 1)).toHaveLength(0);
  await db.execute(sql`alter table listing_documents rename to away`);
  await expect(texts.find("'lift'", 1)).rejects.toThrow();
  await db.execute(sql`alter table away rename to listing_documents`);
  expect(await texts.find("'lift'", 1)).toHaveLength(0);
});
