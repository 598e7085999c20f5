import { eq, sql } from "drizzle-orm";
import { afterEach, expect, vi } from "vitest";
import type { Database } from "#db/client.server.ts";
import { gazetteerLoads, placeLocalizations, placeNames, places } from "#db/schema/places.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { gazetteerSource, getGazetteer } from "./gazetteer.server.ts";
import { loadGazetteer } from "./load-gazetteer.server.ts";

const snapshot = async (db: Database) => ({
  places: await db.select().from(places).orderBy(places.key),
  localizations: await db
    .select()
    .from(placeLocalizations)
    .orderBy(placeLocalizations.placeId, placeLocalizations.language),
  names: await db.select().from(placeNames).orderBy(placeNames.placeId, placeNames.folded),
});

/** The English name and slug of a place. */
const named = (key: string) =>
  sql`${placeLocalizations.language} = 'en' and place_id = (select id from places where key = ${key})`;

/** As if the files had changed since. */
const deleteLoads = (db: Database) => db.delete(gazetteerLoads);

afterEach(() => void vi.useRealTimers());

dbTest("loading again changes nothing", async ({ db }) => {
  const before = await snapshot(db);
  expect(await loadGazetteer(db)).toEqual({ places: 3420, changed: false });
  expect(await snapshot(db)).toEqual(before);
});

dbTest("a changed gazetteer keeps the ids, though names and slugs have moved between places", async ({ db }) => {
  const before = await snapshot(db);
  const [antwerp, ghent] = [named("BE-11002"), named("BE-44021")];
  await db.update(placeLocalizations).set({ slug: "?" }).where(antwerp);
  await db.update(placeLocalizations).set({ slug: "antwerp", name: "Old name" }).where(ghent);
  await db.update(placeLocalizations).set({ slug: "ghent" }).where(antwerp);
  await db.update(places).set({ parentId: null }).where(eq(places.key, "BE-11002"));
  await db.execute(sql`delete from place_names where folded like 'a%'`);
  await deleteLoads(db);
  expect(await loadGazetteer(db)).toEqual({ places: 3420, changed: true });
  expect(await snapshot(db)).toEqual(before);
});

dbTest("a place that is gone from the files goes from the database", async ({ db }) => {
  await db.execute(sql`
    insert into places (key, kind, country, lat, lng) values ('BE-gone', 'locality', 'BE', 50, 4)`);
  await deleteLoads(db);
  await loadGazetteer(db);
  expect(await db.select().from(places).where(eq(places.key, "BE-gone"))).toEqual([]);
});

dbTest("loading again uses up no ids: the search index holds small ones", async ({ db }) => {
  const nextId = async () => {
    const rows = await db.execute<{ id: number }>(sql`
      insert into places (key, kind, country, lat, lng) values ('BE-new', 'locality', 'BE', 50, 4) returning id`);
    return rows[0]!.id;
  };
  const before = await nextId();
  await deleteLoads(db);
  await loadGazetteer(db);
  expect(await nextId()).toBe(before + 1);
});

dbTest("of two processes that load at once one does the work", async ({ db }) => {
  await deleteLoads(db);
  const results = await Promise.all([loadGazetteer(db), loadGazetteer(db)]);
  expect(results.map(({ changed }) => changed).toSorted()).toEqual([false, true]);
});

dbTest("a process reads the gazetteer once, and again within a minute of another being loaded", async ({ db }) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const nameOfGhent = async () => (await getGazetteer(db)).byKey("BE-44021")?.names.en;
  const first = await getGazetteer(db);
  expect(await nameOfGhent()).toBe("Ghent");

  await db.update(placeLocalizations).set({ name: "Gaunt" }).where(named("BE-44021"));
  await db.insert(gazetteerLoads).values({ digest: "newer", places: 3420, loadedAt: new Date(Date.now() + 1_000) });
  expect(await getGazetteer(db)).toBe(first);

  vi.advanceTimersByTime(60_000);
  expect(await nameOfGhent()).toBe("Gaunt");
});

dbTest("pages that are kept know the gazetteer that is at hand, and another within a minute", async ({ db }) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const first = await gazetteerSource(db);
  expect(first).toBe(await getGazetteer(db));
  // At hand: who asks whether a page still holds waits for nothing.
  expect(gazetteerSource(db)).toBe(first);

  await db.update(placeLocalizations).set({ name: "Gaunt" }).where(named("BE-44021"));
  await db.insert(gazetteerLoads).values({ digest: "newer", places: 3420, loadedAt: new Date(Date.now() + 1_000) });
  vi.advanceTimersByTime(60_000);
  const second = await gazetteerSource(db);
  expect(second).not.toBe(first);
  expect(second.byKey("BE-44021")?.names.en).toBe("Gaunt");
  expect(gazetteerSource(db)).toBe(second);
});

dbTest("a gazetteer that is loaded later is noticed at once", async ({ db }) => {
  await db.execute(sql`truncate places, place_names, gazetteer_loads cascade`);
  expect((await getGazetteer(db)).places).toEqual([]);
  await loadGazetteer(db);
  expect((await getGazetteer(db)).places).toHaveLength(3420);
});

dbTest(
  "databases with the same places share what is read of them, and no longer than that",
  async ({ db, databaseUrl }) => {
    const nameOfGhent = async (url: string) => {
      const other = createDatabase(url, { connections: 1 });
      try {
        const gazetteer = await getGazetteer(other);
        return { gazetteer, name: gazetteer.byKey("BE-44021")?.names.en };
      } finally {
        await closeDatabase(other);
      }
    };
    const first = await getGazetteer(db);
    expect((await nameOfGhent(databaseUrl)).gazetteer).toBe(first);
    await db.update(placeLocalizations).set({ name: "Gaunt" }).where(named("BE-44021"));
    expect((await nameOfGhent(databaseUrl)).name).toBe("Gaunt");
    await db.execute(sql`delete from place_names where folded = 'gand'`);
    expect((await nameOfGhent(databaseUrl)).gazetteer.names.get("gand")).toEqual([]);
  },
);

dbTest("what a transaction wrote that began first and ended last is read", async ({ db, databaseUrl }) => {
  const open = () => createDatabase(databaseUrl, { connections: 1 });
  const [reader, latest] = [open(), open()];
  const rename = (to: Database, key: string, name: string) =>
    to.update(placeLocalizations).set({ name }).where(named(key));
  const nameIn = async (pool: Database, key: string) => (await getGazetteer(pool)).byKey(key)?.names.en;
  await db.transaction(async (early) => {
    await early.execute(sql`select pg_current_xact_id()`);
    await rename(latest, "BE-31005", "Bruxx");
    expect(await nameIn(reader, "BE-31005")).toBe("Bruxx");
    await rename(early, "BE-44021", "Gaunt");
  });
  expect(await nameIn(latest, "BE-44021")).toBe("Gaunt");
  await Promise.all([reader, latest].map((pool) => closeDatabase(pool)));
});
