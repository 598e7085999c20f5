import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import {
  findRemoved,
  removeStrategy,
  renameStrategy,
  restoreStrategy,
  runStrategy,
  setFrequency,
} from "./change-strategy.server.ts";
import { listStrategies, strategyHref } from "./list-strategies.server.ts";
import { saveStrategy } from "./save-strategy.server.ts";
import { parametersOf } from "#app/filters/saved-parameters.ts";
import { canonicalCriteria, readCriteria } from "./saved-criteria.server.ts";
import { maxStrategies } from "./strategy.ts";

let people = 0;

async function makeUser(db: Database): Promise<string> {
  people += 1;
  const [user] = await db
    .insert(users)
    .values({ uid: `uid-${people}`, email: `person-${people}@test.example` })
    .returning({ id: users.id });
  return user!.id;
}

const ghent = { transaction: "to-let", type: "office", location: "ghent" } as const;
const day = (number: number) => new Date(Date.UTC(2026, 5, number));

async function save(db: Database, userId: string, query: SearchQuery = ghent, wishes = {}): Promise<string> {
  const saved = await saveStrategy(db, userId, query, wishes);
  if (saved.outcome === "full") throw new Error("The list is full");
  return saved.id;
}

const rowsOf = (db: Database, userId: string) => db.select().from(strategies).where(eq(strategies.userId, userId));

async function rowOf(db: Database, id: string) {
  const [row] = await db.select().from(strategies).where(eq(strategies.id, id));
  return row!;
}

/** Without the no-break spaces of figures. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("saving a search", () => {
  dbTest("has its owner told as often as they chose for all, unless it says otherwise", async ({ db }) => {
    const user = await makeUser(db);
    await db.insert(notificationPreferences).values({ userId: user, frequency: "weekly" });
    expect((await rowOf(db, await save(db, user))).frequency).toBe("weekly");
    expect((await rowOf(db, await save(db, user, { type: "house" }, { frequency: "instant" }))).frequency).toBe(
      "instant",
    );
  });

  dbTest("keeps the fields of the specification", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(
      db,
      user,
      { ...ghent, surface: "250 - 1.000", price: "200" },
      { name: "Head office", now: day(1) },
    );
    expect(await rowOf(db, id)).toMatchObject({
      userId: user,
      criteria: { transaction: "to-let", type: "office", location: "ghent", surface: "250-1000", price: "-200" },
      type: "lease",
      surfaceMin: 250,
      surfaceMax: 1000,
      rentMin: null,
      rentMax: 200,
      priceMin: null,
      priceMax: null,
      country: "BE",
      province: "BE-40000",
      name: "Head office",
      frequency: "daily",
      createdAt: day(1),
      lastUsedAt: day(1),
      lastSeenAt: day(1),
      removedAt: null,
    });
  });

  dbTest("tells a purchase and an investment, their price, and a canton", async ({ db }) => {
    const user = await makeUser(db);
    const purchase = await save(db, user, { transaction: "for-sale", type: "house", price: "300000-500000" });
    const investment = await save(db, user, { invest: true, location: "capellen" });
    const open = await save(db, user, { location: "brussels", price: "-900" });
    const both = await save(db, user, { district: "ghent,luxembourg-city,antwerp" });
    expect(await rowOf(db, purchase)).toMatchObject({
      type: "purchase",
      rentMax: null,
      priceMin: 300_000,
      priceMax: 500_000,
      country: null,
      province: null,
    });
    expect(await rowOf(db, investment)).toMatchObject({ type: "investment", country: "LU" });
    // Brussels lies in no province; a search of any deal compares rents and prices alike.
    expect(await rowOf(db, open)).toMatchObject({
      type: null,
      rentMax: 900,
      priceMax: 900,
      country: "BE",
      province: null,
    });
    expect((await rowOf(db, both)).province).toBeNull();
  });

  dbTest("forgets how the results were shown", async ({ db }) => {
    const user = await makeUser(db);
    const shown = { order: "closest", near: "51,3.7", display: "map", page: 3, numPropertiesPerPage: 48 } as const;
    expect(parametersOf((await rowOf(db, await save(db, user, { ...ghent, ...shown }))).criteria)).toEqual(ghent);
  });

  dbTest("near something is the same search in every language, and finds nothing once that is gone", async ({ db }) => {
    const user = await makeUser(db);
    const gazetteer = await getGazetteer(db);
    const french = canonicalCriteria(gazetteer, { around: "gare-du-nord", radius: "1000" }, "fr");
    const dutch = canonicalCriteria(gazetteer, { around: "Brussel-Noord" }, "nl");
    expect(french).toEqual({ around: "brussels-north" });
    const id = await save(db, user, french);
    expect(await saveStrategy(db, user, dutch)).toEqual({ outcome: "known", id });
    expect(readCriteria(gazetteer, { around: "brussels-north" }).findsAnything).toBe(true);
    expect(readCriteria(gazetteer, { around: "a station closed long ago" })).toMatchObject({
      findsAnything: false,
      lost: ["a station closed long ago"],
    });
  });

  dbTest("in another language, or written otherwise, is the same search", async ({ db }) => {
    const user = await makeUser(db);
    const gazetteer = await getGazetteer(db);
    const first = canonicalCriteria(gazetteer, { location: "gand", surface: "250", search: "Châssis" }, "fr");
    const second = canonicalCriteria(gazetteer, { location: "9000", surface: "250 -", search: "chassis" }, "nl");
    const id = await save(db, user, first);
    expect(await saveStrategy(db, user, second)).toEqual({ outcome: "known", id });
    expect(parametersOf((await rowOf(db, id)).criteria)).toEqual({
      location: "ghent",
      surface: "250-",
      search: "Châssis",
    });
    const districts = await save(db, user, { district: "ghent,antwerp" });
    expect(await save(db, user, { district: "antwerp,ghent" })).toBe(districts);
  });

  dbTest("again touches the old one, and keeps what its owner chose", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user, ghent, { name: "Ghent", frequency: "weekly", now: day(1) });
    expect(await saveStrategy(db, user, ghent, { now: day(5) })).toEqual({ outcome: "known", id });
    expect(await rowOf(db, id)).toMatchObject({
      name: "Ghent",
      frequency: "weekly",
      createdAt: day(1),
      lastUsedAt: day(5),
      lastSeenAt: day(1),
    });
    await saveStrategy(db, user, ghent, { name: "Office", frequency: "off" });
    expect(await rowOf(db, id)).toMatchObject({ name: "Office", frequency: "off" });
  });

  dbTest("is each person's own", async ({ db }) => {
    const [one, other] = [await makeUser(db), await makeUser(db)];
    expect(await save(db, one)).not.toBe(await save(db, other));
  });

  dbTest("brings a removed one back", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user, ghent, { now: day(1) });
    await removeStrategy(db, user, id, day(2));
    expect(await saveStrategy(db, user, ghent, { now: day(2) })).toEqual({ outcome: "saved", id });
    expect(await rowOf(db, id)).toMatchObject({ removedAt: null, lastUsedAt: day(2), lastSeenAt: day(2) });
  });

  dbTest("clears what was removed more than a day ago", async ({ db }) => {
    const user = await makeUser(db);
    const old = await save(db, user, ghent, { now: day(1) });
    await removeStrategy(db, user, old, day(1));
    const recent = await save(db, user, { type: "house" }, { now: day(1) });
    await removeStrategy(db, user, recent, day(2));
    await save(db, user, { type: "apartment" }, { now: new Date(day(2).getTime() + 1) });
    expect((await rowsOf(db, user)).map(({ id }) => id)).not.toContain(old);
    expect((await rowsOf(db, user)).map(({ id }) => id)).toContain(recent);
  });

  dbTest("ends at a hundred, however many are saved at once; equal ones are still touched", async ({ db }) => {
    const user = await makeUser(db);
    for (let number = 1; number < maxStrategies; number++) await save(db, user, { surface: `${number}-` });
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => saveStrategy(db, user, { price: `-${number}` })),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["full", "full", "full", "full", "full", "saved"]);
    expect(await rowsOf(db, user)).toHaveLength(maxStrategies);
    expect(await saveStrategy(db, user, { surface: "1-" })).toMatchObject({ outcome: "known" });
    expect(await saveStrategy(db, await makeUser(db), { price: "-9" })).toMatchObject({ outcome: "saved" });
  });

  dbTest("of the same search at once saves it once", async ({ db }) => {
    const user = await makeUser(db);
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(db, user)));
    expect(new Set(saved).size).toBe(1);
  });
});

describe("the list", () => {
  dbTest("says each search in words of the language, the one used last first", async ({ db }) => {
    const user = await makeUser(db);
    await save(db, user, { ...ghent, surface: "250-" }, { now: day(1) });
    await save(db, user, { invest: true, location: "luxembourg" }, { now: day(2) });
    const words = async (language: "en" | "fr" | "nl") =>
      (await listStrategies(db, user, language)).map(({ words }) => plain(words));
    expect(await words("en")).toEqual([
      "Properties for investment in Luxembourg",
      "Offices to let in Ghent, from 250 m²",
    ]);
    expect((await words("fr"))[1]).toBe("Bureaux à louer à Gand, à partir de 250 m²");
    expect((await words("nl"))[1]).toBe("Kantoren te huur in Gent, vanaf 250 m²");
    expect(await listStrategies(db, await makeUser(db), "en")).toEqual([]);
  });

  dbTest("counts what a search finds now, and what was published since the last look", async ({ db }) => {
    const user = await makeUser(db);
    const published = (reference: string, number: number) => ({ reference, publishedAt: day(number).toISOString() });
    await makeListings(db, published("old", 1), published("new", 3), { ...published("house", 4), type: "house" });
    const id = await save(db, user, ghent, { now: day(2) });
    expect(await listStrategies(db, user, "en")).toMatchObject([{ id, count: 2, fresh: 1 }]);

    await runStrategy(db, user, id, day(5));
    expect(await listStrategies(db, user, "en")).toMatchObject([
      { count: 2, fresh: 0, lastUsedAt: day(5), lastSeenAt: day(5) },
    ]);
    await makeListings(db, published("newer", 6), { ...published("let", 6), status: "let" });
    expect(await listStrategies(db, user, "en")).toMatchObject([{ count: 3, fresh: 1 }]);
  });

  dbTest("counts free text with its misspellings, like the results page", async ({ db }) => {
    const user = await makeUser(db);
    await makeListings(db, { description: { en: "With a terrace" } }, { description: { en: "Bright" } });
    await save(db, user, { search: "terace" });
    expect(await listStrategies(db, user, "en")).toMatchObject([{ count: 1 }]);
  });
});

describe("with a saved search its owner", () => {
  dbTest("runs it: it leads to its results in any language", async ({ db }) => {
    const user = await makeUser(db);
    const gazetteer = await getGazetteer(db);
    const id = await save(db, user, { ...ghent, district: "", surface: "250-" });
    const criteria = await runStrategy(db, user, id);
    expect(strategyHref(gazetteer, criteria!, "en")).toBe("/en/to-let/office/ghent?surface=250-");
    expect(strategyHref(gazetteer, criteria!, "fr")).toBe("/fr/a-louer/bureau/gand?surface=250-");
    expect(strategyHref(gazetteer, criteria!, "nl")).toBe("/nl/te-huur/kantoor/gent?oppervlakte=250-");
  });

  dbTest("names it, shortens the name, takes it away", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user);
    const name = async (given: string) => {
      expect(await renameStrategy(db, user, id, given)).toBe(true);
      return (await rowOf(db, id)).name;
    };
    expect(await name("  Head\u0000 office \n Ghent ")).toBe("Head office Ghent");
    expect(await name("x".repeat(500))).toBe("x".repeat(80));
    expect(await name(" ")).toBeNull();
  });

  dbTest("says how often to hear of it", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user);
    expect(await setFrequency(db, user, id, "weekly")).toBe(true);
    expect((await rowOf(db, id)).frequency).toBe("weekly");
  });

  dbTest("removes it, and has it back as it was", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user, ghent, { name: "Ghent", frequency: "weekly", now: day(1) });
    const before = await rowOf(db, id);
    expect(await removeStrategy(db, user, id, day(2))).toBe(true);
    expect(await removeStrategy(db, user, id, day(3))).toBe(true);
    expect((await rowOf(db, id)).removedAt).toEqual(day(2));
    expect(await listStrategies(db, user, "en")).toEqual([]);
    expect(await findRemoved(db, user, id)).toMatchObject({ name: "Ghent" });
    expect(await restoreStrategy(db, user, id)).toBe("restored");
    expect(await restoreStrategy(db, user, id)).toBe("restored");
    expect(await rowOf(db, id)).toEqual(before);
    expect(await findRemoved(db, user, id)).toBeNull();
  });

  dbTest("can't have it back when a hundred others stand there", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user);
    await removeStrategy(db, user, id);
    for (let number = 1; number <= maxStrategies; number++) await save(db, user, { surface: `${number}-` });
    expect(await restoreStrategy(db, user, id)).toBe("full");
  });

  dbTest("does nothing to a removed one but have it back", async ({ db }) => {
    const user = await makeUser(db);
    const id = await save(db, user);
    await removeStrategy(db, user, id);
    expect(await runStrategy(db, user, id)).toBeNull();
    expect(await renameStrategy(db, user, id, "Ghent")).toBe(false);
    expect(await setFrequency(db, user, id, "off")).toBe(false);
  });

  dbTest("finds nothing under somebody else's id, or what is none", async ({ db }) => {
    const [owner, stranger] = [await makeUser(db), await makeUser(db)];
    const id = await save(db, owner);
    const removed = await save(db, owner, { type: "house" });
    await removeStrategy(db, owner, removed);
    const before = await rowsOf(db, owner);
    for (const tried of [id, removed, crypto.randomUUID(), "", "1", "' or true --", `${id}\u0000`]) {
      expect(await runStrategy(db, stranger, tried)).toBeNull();
      expect(await renameStrategy(db, stranger, tried, "Mine")).toBe(false);
      expect(await setFrequency(db, stranger, tried, "off")).toBe(false);
      expect(await removeStrategy(db, stranger, tried)).toBe(false);
      expect(await restoreStrategy(db, stranger, tried)).toBeNull();
      expect(await findRemoved(db, stranger, tried)).toBeNull();
    }
    expect(await rowsOf(db, owner)).toEqual(before);
    expect(await listStrategies(db, stranger, "en")).toEqual([]);
  });
});
