import { eq, sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { beginVersion } from "./begin-version.server.ts";
import { beginLooking } from "./go-on-looking.server.ts";
import { noteBeginning } from "./note-beginning.server.ts";
import { noteChanges } from "./note-changes.server.ts";
import { tellCaches } from "./tell-caches.server.ts";
import { startPurgeReceiver } from "./testing/purge-receiver.ts";
import { during } from "./testing/telling-worker.ts";
import { allTags } from "./watch-changes.server.ts";

/** For longer than caches keep a page. */
const anHour = 3_700;
const patience = { timeout: 20_000, interval: 20 };

/** As if so many seconds had passed, in which a worker has gone on looking. */
async function pass(db: Database, seconds: number): Promise<void> {
  const before = (name: string) => sql`${sql.identifier(name)} - ${seconds} * interval '1 second'`;
  await db.update(cacheTags).set({
    changedAt: before("changed_at"),
    settlesAt: before("settles_at"),
    dueAt: before("due_at"),
    versionSince: before("version_since"),
  });
}

interface WithWorker {
  /** A process begins. @returns what caches are told upon it */
  begin: (version: string | null) => Promise<string[]>;
  /** Time passes, and what is told a second time is. */
  goOn: (seconds: number) => Promise<void>;
  /** How often caches were told. */
  told: () => number;
}

/** Processes that begin one after the other, with a worker that tells caches and looks on. */
async function withWorker(db: Database, use: (site: WithWorker) => Promise<void>) {
  await using receiver = await startPurgeReceiver();
  const begin = async (version: string | null) => {
    const before = receiver.taken.length;
    await noteBeginning(db, version);
    await tellCaches(db, receiver.endpoint);
    return receiver.taken.slice(before).flat();
  };
  const goOn = async (seconds: number) => {
    await pass(db, seconds);
    await tellCaches(db, receiver.endpoint);
  };
  await noteChanges(db, allTags);
  await beginLooking(db, 0);
  await goOn(anHour);
  await use({ begin, goOn, told: () => receiver.taken.length });
  expect(receiver.refused).toEqual([]);
}

const [everything, nothing] = [["site"], []];

describe("caches let go of every page when a process begins", () => {
  dbTest("of another version, and once more when those of the last one have ended", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await noteBeginning(db, "one");
    await tellCaches(db, receiver.endpoint);
    await pass(db, 139);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([everything]);
    await pass(db, 2);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([everything, everything]);
  });

  dbTest("of another version than the last, and once more as well", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn, told }) => {
      await begin("one");
      await goOn(anHour);
      const before = told();
      expect(await begin("two")).toEqual(everything);
      await goOn(139);
      expect(told() - before).toBe(1);
      await goOn(2);
      expect(told() - before).toBe(2);
    });
  });

  dbTest("even where that could not be noted at once: the version before is not spared meanwhile", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      await begin("one");
      await goOn(anHour);
      let refusals = 2;
      const refusing = new Proxy(db, {
        get: (target, name) =>
          name === "execute" && refusals-- > 0
            ? () => Promise.reject(new Error("read-only"))
            : (Reflect.get(target, name, target) as unknown),
      });
      await beginVersion(refusing, {}, { folder: "/nowhere", pause: 1 });
      expect(refusals).toBeLessThan(0);
      expect(await begin("one")).toEqual(everything);
    });
  });

  dbTest(
    "of the same one, while a cache may keep what another made: two stand side by side for a while",
    async ({ db }) => {
      await withWorker(db, async ({ begin, goOn }) => {
        expect(await begin("one")).toEqual(everything);
        await goOn(anHour);
        expect(await begin("two")).toEqual(everything);
        // One after the other is replaced.
        await goOn(600);
        expect(await begin("two")).toEqual(everything);
        await goOn(600);
        expect(await begin("two")).toEqual(everything);
        // It counts from the first of them, or one that crashes would never find an end.
        await goOn(anHour - 1_200);
        expect(await begin("two")).toEqual(nothing);
      });
    },
  );

  dbTest(
    "of the one before: brought back, or begun again beside the new one, whose next then does so too",
    async ({ db }) => {
      await withWorker(db, async ({ begin, goOn }) => {
        await begin("one");
        await goOn(anHour);
        await begin("two");
        await goOn(anHour);
        expect(await begin("one")).toEqual(everything);
        expect(await begin("two")).toEqual(everything);
        await goOn(60);
        expect(await begin("two")).toEqual(everything);
      });
    },
  );

  dbTest("of which nobody can tell the version, nor takes the next for the same", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      expect(await begin(null)).toEqual(everything);
      await goOn(anHour);
      expect(await begin(null)).toEqual(everything);
      await goOn(anHour);
      expect(await begin("one")).toEqual(everything);
    });
  });

  dbTest("while no worker looks on, as listings may change meanwhile", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      await begin("one");
      await goOn(anHour);
      await db.update(cacheTags).set({ lookedAt: sql`now() - interval '61 seconds'` });
      expect(await begin("one")).toEqual(everything);
    });
  });

  dbTest("after a worker has begun: which versions began before it looked is not known", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      await begin("one");
      await goOn(anHour);
      await beginLooking(db, 0);
      expect(await begin("one")).toEqual(everything);
      await goOn(anHour);
      expect(await begin("one")).toEqual(nothing);
    });
  });

  dbTest("in a database of a backup, with the same version in its notes", async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      await begin("one");
      await goOn(anHour);
      expect(await begin("one")).toEqual(nothing);
      // What the nightly backup has of it.
      await db.update(cacheTags).set({ lookedAt: sql`looked_at - interval '8 hours'` });
      expect(await begin("one")).toEqual(everything);
    });
  });
});

dbTest(
  "where the same version began last, and nobody has looked away, caches go on with what they have",
  async ({ db }) => {
    await withWorker(db, async ({ begin, goOn }) => {
      await begin("one");
      await goOn(anHour);
      expect(await begin("one")).toEqual(nothing);
      expect(await begin("one")).toEqual(nothing);
      // A change is told as ever.
      await noteChanges(db, ["listings"]);
      expect(await begin("one")).toEqual(["listings"]);
    });
  },
);

const all = [...allTags].sort();

describe("a worker that goes on looking", () => {
  dbTest("says so, and a process of the same version then begins without a call", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await during(db, receiver.endpoint, async () => {
      await vi.waitFor(() => expect(receiver.taken).toEqual([all]), patience);
      await noteBeginning(db, "one");
      await vi.waitFor(() => expect(receiver.taken).toEqual([all, everything]), patience);
      const [before] = await lookedAt(db);
      await vi.waitFor(async () => expect((await lookedAt(db))[0]).not.toEqual(before), patience);
      await pass(db, anHour);
      await vi.waitFor(() => expect(receiver.taken).toEqual([all, everything, all]), patience);
      await noteBeginning(db, "one");
      await makeListings(db, { reference: "told-1" });
      await vi.waitFor(() => expect(receiver.taken.slice(3)).toEqual([["counts", "listings"]]), patience);
    });
  });

  dbTest("has everything let go of where a backup was brought back under it", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await during(db, receiver.endpoint, async () => {
      await vi.waitFor(() => expect(receiver.taken).toEqual([all]), patience);
      await db
        .update(cacheTags)
        .set({ version: "one", lookedAt: sql`looked_at - interval '8 hours'` })
        .where(eq(cacheTags.tag, "site"));
      await vi.waitFor(() => expect(receiver.taken).toEqual([all, all]), patience);
      expect((await db.select().from(cacheTags)).map(({ version }) => version)).not.toContain("one");
    });
  });
});

const lookedAt = async (db: Database) =>
  (await db.select().from(cacheTags)).flatMap((row) => (row.tag === "site" ? [row.lookedAt] : []));
