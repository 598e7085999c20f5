import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, vi } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { deletedListings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { copyListing, patiently } from "#db/testing/copy-listing.ts";
import { withSearchIndex } from "../snapshot/with-search-index.server.ts";
import { getMemoryIndex } from "./get-memory-index.server.ts";
import { KnownTexts } from "./known-texts.server.ts";
import { LiveIndex } from "./live-index.ts";

/** Holds a transaction open that has written something, as one that waits for another does, while `work` runs. */
async function beside(db: DatabasePool, work: () => Promise<void>, written = sql`select pg_current_xact_id()`) {
  await db.transaction(async (tx) => {
    await tx.execute(written);
    await work();
  });
}

const change = (reference: string) =>
  sql`update listings set surface_min = 77, surface_total = 77 where reference = ${reference}`;

/** Whether the index has a listing with a surface. */
async function has(db: DatabasePool, reference: string, surface: number) {
  const index = await getMemoryIndex(db);
  const { hits } = await index.page({ criteria: { surface: `${surface}-${surface}` }, districts: [] }, {});
  return hits.some((hit) => hit.reference === reference);
}

const everything = { criteria: {}, districts: [] };

async function referencesOf(db: DatabasePool) {
  const { hits } = await (await getMemoryIndex(db)).page(everything, {});
  return hits.map(({ reference }) => reference);
}

describe("the listings in memory", () => {
  dbTest("change only when a listing does, however long another transaction stays open", async ({ db }) => {
    await makeListings(db, { reference: "place-1" });
    await getMemoryIndex(db);
    await beside(db, async () => {
      await makeListings(db, { reference: "place-2" });
      const { version } = await getMemoryIndex(db);
      for (let asked = 0; asked < 3; asked++) expect((await getMemoryIndex(db)).version).toBe(version);
      await db.execute(change("place-2"));
      expect(await has(db, "place-2", 77)).toBe(true);
      expect((await getMemoryIndex(db)).version).toBe(version + 1);
    });
  });

  dbTest(
    "are looked at once for all who ask at the same time, and again for who asks while that look is under way",
    async ({ db }) => {
      await makeListings(db, { reference: "place-1" });
      await getMemoryIndex(db);
      const looks = vi.spyOn(db, "execute");
      onTestFinished(() => looks.mockRestore());
      const together = Array.from({ length: 8 }, () => getMemoryIndex(db));
      await vi.waitFor(() => expect(looks).toHaveBeenCalledTimes(1), { interval: 1 });
      const later = getMemoryIndex(db);
      await Promise.all([...together, later]);
      expect(looks).toHaveBeenCalledTimes(2);
    },
  );

  dbTest("have what a transaction commits that began before what is known already", async ({ db }) => {
    await makeListings(db, { reference: "place-1" }, { reference: "place-2" });
    await getMemoryIndex(db);
    await beside(
      db,
      async () => {
        await db.execute(change("place-2"));
        expect(await has(db, "place-2", 77)).toBe(true);
        expect(await has(db, "place-1", 77)).toBe(false);
      },
      change("place-1"),
    );
    expect(await has(db, "place-1", 77)).toBe(true);
  });

  dbTest("read no row twice that a committed transaction wrote", async ({ db }) => {
    await makeListings(db, { reference: "place-1" });
    await getMemoryIndex(db);
    await beside(db, async () => {
      await db.execute(change("place-1"));
      await getMemoryIndex(db);
      const { version } = await getMemoryIndex(db);
      // Were it read again, this would show: nothing has noted a revision.
      await db.execute(sql`alter table listings disable trigger listings_note_revision`);
      await db.execute(sql`update listings set surface_min = 78, surface_total = 78`);
      expect(await has(db, "place-1", 77)).toBe(true);
      expect((await getMemoryIndex(db)).version).toBe(version);
    });
  });

  dbTest("lose what is deleted, and what is no longer on offer", async ({ db }) => {
    await makeListings(db, { reference: "place-1" }, { reference: "place-2" }, { reference: "place-3" });
    const before = await getMemoryIndex(db);
    await db.execute(sql`delete from listings where reference = 'place-2'`);
    await db.execute(sql`update listings set status = 'let' where reference = 'place-1'`);
    expect(await referencesOf(db)).toEqual(["place-3"]);
    // Whoever holds the version before still has them.
    expect(await before.count(everything)).toBe(3);
    await db.execute(sql`truncate listings cascade`);
    expect(await referencesOf(db)).toEqual([]);
    await makeListings(db, { reference: "place-4" });
    expect(await referencesOf(db)).toEqual(["place-4"]);
  });

  dbTest("are read anew from a server that has forgotten what was looked at", async ({ db }) => {
    await makeListings(db, { reference: "place-1" });
    await getMemoryIndex(db);
    // What it wrote has numbers that it gave to others before.
    await db.execute(sql`alter table listings disable trigger listings_note_revision`);
    await db.execute(change("place-1"));
    expect(await has(db, "place-1", 77)).toBe(false);
    const execute = db.execute.bind(db) as (query: unknown) => Promise<Record<string, unknown>[]>;
    const other = vi.spyOn(db, "execute").mockImplementation((async (query: unknown) => {
      const rows = await execute(query);
      for (const row of rows) if ("server" in row) row["server"] = "another";
      return rows;
    }) as never);
    onTestFinished(() => other.mockRestore());
    expect(await has(db, "place-1", 77)).toBe(true);
    const { version } = await getMemoryIndex(db);
    expect((await getMemoryIndex(db)).version).toBe(version);
  });

  dbTest("are told of a deletion once, however many listings change beside it", async ({ db }) => {
    await makeListings(db, { reference: "place-1" }, { reference: "place-2" }, { reference: "place-3" });
    await getMemoryIndex(db);
    const put = vi.spyOn(LiveIndex.prototype, "putInChunks");
    onTestFinished(() => put.mockRestore());
    const [gone] = await db.execute<{ id: number }>(sql`delete from listings where reference = 'place-2' returning id`);
    await db.execute(sql`update listings set surface_min = 77, surface_total = 77`);
    expect((await referencesOf(db)).sort()).toEqual(["place-1", "place-3"]);
    expect(put.mock.calls.map(([rows, deleted]) => [rows.length, deleted])).toEqual([[2, [gone?.id]]]);
    await getMemoryIndex(db);
    expect(put).toHaveBeenCalledOnce();
  });

  dbTest("have an import of a night all at once, though some of it is read at a time", async ({ db }) => {
    await makeListings(db, { reference: "place-1" });
    const before = await getMemoryIndex(db);
    await copyListing(db, 5_000);
    await db.execute(sql`delete from listings where reference = 'copy-1'`);
    const put = vi.spyOn(LiveIndex.prototype, "putInChunks");
    onTestFinished(() => put.mockRestore());
    const asked = await Promise.all(
      Array.from({ length: 4 }, async () => (await getMemoryIndex(db)).count(everything)),
    );
    expect(asked).toEqual([5_000, 5_000, 5_000, 5_000]);
    const sizes = put.mock.calls.map(([rows]) => rows.length).filter((size) => size > 0);
    expect(sizes).toEqual([2_000, 2_000, 999]);
    expect(await before.count(everything)).toBe(1);
    // What is known is not read again, nor is there another version.
    const { version } = await getMemoryIndex(db);
    expect((await getMemoryIndex(db)).version).toBe(version);
  });

  dbTest(
    "are as they were when the database went away in the middle of a change, and new once it is back",
    async ({ db }) => {
      await makeListings(db, { reference: "place-1" });
      await getMemoryIndex(db);
      await copyListing(db, 5_000);
      // The second time that the index is read into.
      const note = vi.spyOn(KnownTexts.prototype, "note");
      note
        .mockImplementationOnce(() => undefined)
        .mockImplementationOnce(() => {
          throw new Error("away");
        });
      onTestFinished(() => note.mockRestore());
      await expect(getMemoryIndex(db)).rejects.toThrow("away");
      const index = await getMemoryIndex(db);
      expect(await index.count(everything)).toBe(5_001);
    },
  );

  dbTest("keep no note of a deletion for longer than a week", async ({ db }) => {
    await makeListings(db, { reference: "place-1" }, { reference: "place-2" });
    await db.execute(sql`delete from listings where reference = 'place-1'`);
    await db.execute(sql`update deleted_listings set at = now() - interval '8 days'`);
    await db.execute(sql`delete from listings where reference = 'place-2'`);
    expect(await db.$count(deletedListings)).toBe(1);
  });

  dbTest(
    "stay of one version for whoever began to ask, and are new for whoever asks after a commit",
    async ({ db }) => {
      await makeListings(db, { reference: "place-0" });
      const asking = Array.from({ length: 12 }, async (_, at) => {
        await makeListings(db, { reference: `place-1${at}` });
        const [count, references, facets] = await withSearchIndex(db, (index) =>
          Promise.all([
            index.count(everything),
            index.page(everything, { numPropertiesPerPage: 96 }).then(({ hits }) => hits.map((hit) => hit.reference)),
            index.facets(everything, []),
          ]),
        );
        expect(references).toContain(`place-1${at}`);
        expect([count, facets.anyType]).toEqual([references.length, references.length]);
      });
      await Promise.all(asking);
      expect(await referencesOf(db)).toHaveLength(13);
    },
  );

  dbTest(
    "are made anew beside what is asked, some rows at a time, and lose no change that comes meanwhile",
    async ({ db }) => {
      await makeListings(db, { reference: "place-1" });
      await copyListing(db, 21_000);
      await getMemoryIndex(db);
      const put = vi.spyOn(LiveIndex.prototype, "put");
      const asUsual = LiveIndex.renew.bind(LiveIndex);
      let made: LiveIndex | undefined;
      let hand: (index: LiveIndex) => void = () => undefined;
      vi.spyOn(LiveIndex, "renew").mockImplementationOnce(async (...given) => {
        made = await asUsual(...given);
        return new Promise((resolve) => (hand = resolve));
      });
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      await patiently(db, sql`update listings set surface_min = 77, surface_total = 77 where reference <> 'place-1'`);
      await getMemoryIndex(db);
      const fresh = await vi.waitUntil(() => made, { timeout: 30_000 });
      expect(fresh.now.size).toBe(21_001);
      // What is changed now is put into what answers, and later into what is made.
      await patiently(db, sql`update listings set surface_min = 78, surface_total = 78 where id % 2 = 0`);
      await db.execute(sql`delete from listings where reference = 'place-1'`);
      const counts = async () => {
        const index = await getMemoryIndex(db);
        const of = (surface: string) => index.count({ criteria: { surface }, districts: [] });
        return Promise.all([index.count(everything), of("77-77"), of("78-78")]);
      };
      const [{ even } = { even: 0 }] = await db.execute<{ even: number }>(
        sql`select (count(*) filter (where id % 2 = 0))::int as even from listings`,
      );
      expect(await counts()).toEqual([21_000, 21_000 - even, even]);
      hand(fresh);
      await vi.waitFor(() => expect(fresh.now.size).toBe(21_000), { timeout: 30_000 });
      expect(await counts()).toEqual([21_000, 21_000 - even, even]);
      expect(Math.max(...put.mock.calls.map(([rows]) => rows.length))).toBe(2_000);
    },
  );
});
