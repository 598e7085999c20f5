import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { photoKey } from "#app/media/pictures/photo-key.server.ts";
import type { Database } from "#db/client.server.ts";
import { listingDocuments, searchWords } from "#db/schema/listing-texts.ts";
import { advertisers, listings, photos, priceChanges, units } from "#db/schema/listings.ts";
import { placeLocalizations, places } from "#db/schema/places.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { importListings } from "./testing/import-listings.ts";
import { checkListings } from "./testing/check-listings.ts";
import { withdrawListing } from "./writing/withdraw-listing.server.ts";

const office: ListingRecordInput = {
  reference: "QT-1001",
  status: "published",
  type: "office",
  transactions: ["to-let"],
  advertiser: { reference: "Agent-1", name: "Kantoor & Co", email: "info@kantoor.example" },
  title: { en: "Offices on Belliardstraat", fr: "Bureaux rue Belliard" },
  description: { en: "Light offices near Maalbeek.", nl: "Lichte kantoren." },
  address: { street: "Rue Belliard", number: "12", postcode: "1040", locality: "Etterbeek", country: "BE" },
  surface: { total: 900, divisibleFrom: 250 },
  rent: { amount: 165, basis: "m2", period: "year" },
  energy: { scheme: "EPB", class: "C" },
  publishedAt: "2026-11-03T09:00:00+01:00",
};

const like = (more: Partial<ListingRecordInput>): ListingRecordInput => ({ ...office, ...more });
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record));
const withRent = (amount: number) => like({ rent: { amount, basis: "m2", period: "year" } });

async function getListing(db: Database, reference = "qt-1001") {
  const [row] = await db.select().from(listings).where(eq(listings.reference, reference));
  if (!row) throw new Error(`No listing ${reference}`);
  return row;
}

/** References that free text finds. */
async function listFound(db: Database, word: string) {
  const rows = await db
    .select({ reference: listings.reference })
    .from(listings)
    .innerJoin(listingDocuments, eq(listingDocuments.listingId, listings.id))
    .where(sql`${listingDocuments.document} @@ ${word}::tsquery`);
  return rows.map(({ reference }) => reference);
}

const placeNamed = async (db: Database, id: number | null) => {
  const [place] = await db
    .select({ en: placeLocalizations.name })
    .from(placeLocalizations)
    .where(and(eq(placeLocalizations.placeId, id ?? 0), eq(placeLocalizations.language, "en")));
  return place?.en;
};

describe("a listing is written", () => {
  dbTest("with what it says and what is computed from it", async ({ db }) => {
    const report = await importListings(db, lines(office));
    expect(report).toMatchObject({ read: 1, created: 1, updated: 0, unchanged: 0, priceDrops: 0, refusedCount: 0 });
    const listing = await getListing(db);
    expect(listing).toMatchObject({
      reference: "qt-1001",
      listed: true,
      toLet: true,
      forSale: false,
      coworking: false,
      rentLow: 165,
      rentHigh: 165,
      saleLow: null,
      surfaceMin: 250,
      surfaceTotal: 900,
      rent: { amount: 165, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false },
      sale: null,
      street: "Rue Belliard",
      publishedAt: new Date("2026-11-03T08:00:00Z"),
      priceDroppedAt: null,
    });
    expect(await placeNamed(db, listing.municipalityId)).toBe("Etterbeek");
    expect(await placeNamed(db, listing.countryId)).toBe("Belgium");
    const [place] = await db.select().from(places).where(eq(places.id, listing.placeId));
    expect([listing.lat, listing.lng]).toEqual([place?.lat, place?.lng]);
  });

  dbTest("so that its reference, texts, type, address and places are found in any language", async ({ db }) => {
    await importListings(db, lines(office));
    for (const word of ["1001", "bureaux", "maalbeek", "kantoren", "belliard", "1040", "etterbeek", "bruxelles"]) {
      expect(await listFound(db, word), word).toEqual(["qt-1001"]);
    }
    expect(await listFound(db, "belgium")).toEqual([]);
    const words = await db.select().from(searchWords);
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(["maalbeek", "brussel", "kantoor"]));
    expect(words.filter(({ word }) => !/^\p{L}{3,}$/u.test(word))).toEqual([]);
  });

  dbTest("under one reference, however it is spelled", async ({ db }) => {
    await importListings(db, lines(office));
    const report = await importListings(db, lines(like({ reference: "qt-1001", status: "let" })));
    expect(report).toMatchObject({ created: 0, updated: 1 });
    expect(await db.$count(listings)).toBe(1);
    expect((await getListing(db)).listed).toBe(false);
  });
});

dbTest("a hidden address leaves no trace below its municipality", async ({ db }) => {
  const address = { ...office.address, street: "Rue Secrète", number: "7777", postcode: "1855", hidden: true };
  const luxembourg = { ...address, locality: "Kirchberg", country: "LU" as const };
  const point = { lat: 49.6283, lng: 6.1608 };
  const energy = { scheme: "CPE", class: "C" } as const;
  await importListings(db, lines(like({ address: luxembourg, energy, point, description: { en: "Near the park." } })));
  const listing = await getListing(db);
  for (const word of ["secrete", "7777", "1855", "kirchberg"]) expect(await listFound(db, word), word).toEqual([]);
  expect(await listFound(db, "luxembourg")).toEqual(["qt-1001"]);
  expect(listing.placeId).toBe(listing.municipalityId);
  expect(listing.lat).not.toBe(point.lat);
  const words = await db.select().from(searchWords).where(eq(searchWords.word, "secrete"));
  expect(words).toEqual([]);
});

describe("a submarket", () => {
  dbTest("says in which quarter a listing lies, in the field of its market and in any language", async ({ db }) => {
    const inBrussels = { address: { postcode: "1000", locality: "Bruxelles", country: "BE" as const } };
    await importListings(
      db,
      lines(
        like({ ...inBrussels, F_OFFICE_SUBMARKET: "Sablon" }),
        like({ ...inBrussels, reference: "home", type: "apartment", F_RESIDENITAL_SUBMARKET: "zavel" }),
      ),
    );
    for (const reference of ["qt-1001", "home"]) {
      expect(await placeNamed(db, (await getListing(db, reference)).placeId)).toBe("Sablon");
    }
  });

  dbTest("is refused in another market's field, and when the town has none of that name", async ({ db }) => {
    const { refused } = await importListings(
      db,
      lines(like({ F_RETAIL_SUBMARKET: "Sablon" }), like({ F_OFFICE_SUBMARKET: "Kirchberg" })),
    );
    expect(refused.map(({ reason }) => reason)).toEqual([
      "F_RETAIL_SUBMARKET is no field of this type; its submarket is F_OFFICE_SUBMARKET",
      "no district or quarter of Etterbeek is called Kirchberg",
    ]);
  });
});

describe("importing again", () => {
  dbTest("changes nothing", async ({ db }) => {
    const feed = lines(office, like({ reference: "QT-1002", units: [{ name: "1", surface: 300 }] }));
    await importListings(db, feed, { now: new Date("2026-11-04T00:00:00Z") });
    const before = await db.select().from(listings).orderBy(asc(listings.reference));
    const report = await importListings(db, feed, { now: new Date("2026-11-05T00:00:00Z") });
    expect(report).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await db.select().from(listings).orderBy(asc(listings.reference))).toEqual(before);
  });

  dbTest("does not mind the order of fields", async ({ db }) => {
    await importListings(db, lines(office));
    const turned = Object.fromEntries(Object.entries(office).reverse());
    expect(await importListings(db, lines(turned))).toMatchObject({ unchanged: 1 });
  });

  dbTest("counts from its import where its dates are still to come", async ({ db }) => {
    const now = new Date("2026-11-05T00:00:00Z");
    await importListings(
      db,
      lines(
        like({ publishedAt: "2099-12-31T00:00:00Z", updatedAt: "2099-12-31T00:00:00Z" }),
        like({ reference: "past", publishedAt: "2026-11-04T00:00:00Z", updatedAt: "2026-11-04T12:00:00Z" }),
      ),
      { now },
    );
    const { publishedAt, updatedAt } = listings;
    expect(await db.select({ publishedAt, updatedAt }).from(listings).orderBy(listings.id)).toEqual([
      { publishedAt: now, updatedAt: now },
      { publishedAt: new Date("2026-11-04T00:00:00Z"), updatedAt: new Date("2026-11-04T12:00:00Z") },
    ]);
  });

  dbTest("replaces units, photos and advertiser of a changed listing", async ({ db }) => {
    const photo = (seed: string) => ({ source: `https://pictures.example/${seed}.jpg`, alt: { en: seed } });
    await importListings(
      db,
      lines(
        like({
          units: [
            { name: "1st floor", surface: 300 },
            { name: "2nd floor", surface: 250, status: "let" },
          ],
          photos: [photo("a"), photo("b")],
        }),
      ),
    );
    const advertiser = { ...office.advertiser, reference: "AGENT-1", name: "Kantoor & Zonen" };
    await importListings(
      db,
      lines(like({ advertiser, units: [{ name: "2nd floor", surface: 260, desks: 12 }], photos: [photo("b")] })),
      { from: "agent-1" },
    );
    expect(await db.select().from(units)).toMatchObject([{ position: 0, name: "2nd floor", surface: 260, desks: 12 }]);
    expect(await db.select().from(photos)).toMatchObject([
      {
        position: 0,
        kind: "photo",
        key: photoKey("https://pictures.example/b.jpg"),
        source: "https://pictures.example/b.jpg",
        alts: { en: "b" },
      },
    ]);
    expect(await db.select().from(advertisers)).toMatchObject([{ reference: "agent-1", name: "Kantoor & Zonen" }]);
    expect((await getListing(db)).coworking).toBe(true);
  });
});

describe("a price change", () => {
  const [first, second, third] = ["2026-11-04", "2026-11-05", "2026-11-06"].map((day) => new Date(`${day}T00:00:00Z`));

  dbTest("keeps the old price, and a drop its date", async ({ db }) => {
    await importListings(db, lines(withRent(165)), { now: first });
    expect(await importListings(db, lines(withRent(155)), { now: second })).toMatchObject({
      updated: 1,
      priceDrops: 1,
    });
    expect(await getListing(db)).toMatchObject({ rentLow: 155, priceDroppedAt: second });
    expect(await db.select().from(priceChanges)).toMatchObject([
      { changedAt: second, rent: { amount: 165 }, sale: null },
    ]);
    await importListings(db, lines(like({ ...withRent(155), status: "under-option" })), { now: third });
    expect(await getListing(db)).toMatchObject({ priceDroppedAt: second });
    expect(await db.$count(priceChanges)).toBe(1);
  });

  dbTest("upwards ends a drop", async ({ db }) => {
    await importListings(db, lines(withRent(165)), { now: first });
    await importListings(db, lines(withRent(155)), { now: second });
    expect(await importListings(db, lines(withRent(160)), { now: third })).toMatchObject({ priceDrops: 0 });
    expect(await getListing(db)).toMatchObject({ priceDroppedAt: null });
    expect(await db.$count(priceChanges)).toBe(2);
  });
});

describe("a line that is refused", () => {
  dbTest("is told with its number, and the others are written", async ({ db }) => {
    const atlantis = { ...office.address, postcode: "9999", locality: "Atlantis" };
    const feed = [
      ...lines(office),
      "",
      "{bad",
      ...lines(
        like({ reference: "QT-3", type: "castle" as "office" }),
        like({ reference: "QT-4", address: atlantis }),
        like({ reference: "QT-5", point: { lat: 50.85, lng: 5.69 } }),
        like({ reference: "qt-1001", status: "sold" }),
        like({ reference: "QT-6" }),
      ),
      " ".repeat(1_000_001) + "{}",
    ];
    const told: unknown[] = [];
    const report = await importListings(db, feed, { onRefused: (rejection) => told.push(rejection) });
    expect(report).toMatchObject({ read: 8, created: 2, refusedCount: 6 });
    expect(report.refused).toEqual([
      { line: 3, reason: expect.stringContaining("is no JSON") },
      { line: 4, reference: "QT-3", field: "type", reason: expect.stringContaining("type must be one of office") },
      { line: 5, reference: "QT-4", field: "address", reason: "no place is known for 9999 Atlantis (BE)" },
      { line: 6, reference: "QT-5", field: "point", reason: expect.stringMatching(/point lies \d+ km from Etterbeek/) },
      { line: 7, reference: "qt-1001", field: "reference", reason: "the reference is that of line 1 already" },
      { line: 9, reason: "is longer than 1000000 characters" },
    ]);
    expect(told).toEqual(report.refused);
    expect(await getListing(db)).toMatchObject({ status: "published" });
  });

  dbTest("by the database alone does not take its batch with it", async ({ db }) => {
    await db.execute(sql`alter table listings add constraint no_odd_seven check (reference <> 'qt-7')`);
    const feed = lines(...Array.from({ length: 20 }, (_, index) => like({ reference: `QT-${index}` })));
    const report = await importListings(db, feed);
    expect(report).toMatchObject({ created: 19, refusedCount: 1 });
    expect(report.refused[0]).toMatchObject({ line: 8, reference: "QT-7" });
    expect(report.refused[0]?.reason).toMatch(/^the database refuses it: .*no_odd_seven/);
  });

  dbTest("is what a check refuses too: the least day and figures that a field takes are taken", async ({ db }) => {
    const energy = { scheme: "EPB" as const };
    const unit = { name: "A", surface: 90 };
    const refused = [
      { availableFrom: "0000-01-01" },
      { units: [{ ...unit, availableFrom: "0000-01-01" }] },
      { yield: 1e-200 },
      { facts: { clearHeight: 1e-310 } },
      { facts: { leaseEnd: "0000-12-31" } },
    ];
    const taken = [
      { availableFrom: "0001-01-01" },
      { units: [{ ...unit, availableFrom: "0001-01-01" }] },
      { yield: 0.01 },
      { facts: { clearHeight: 0.01, leaseEnd: "0001-01-01" } },
      { energy: { ...energy, consumption: 1e-300, emissions: 5e-324, total: 1e-300 } },
    ];
    const feed = lines(...[...refused, ...taken].map((given, at) => like({ ...given, reference: `edge-${at}` })));
    for (const read of [checkListings, importListings]) {
      const report = await read(db, feed);
      expect(report.refused.map(({ line }) => line)).toEqual(refused.map((_, at) => at + 1));
      expect(report.refusedCount).toBe(refused.length);
    }
    expect(await getListing(db, "edge-9")).toMatchObject({ energyConsumption: 0, energyEmissions: 0 });
  });

  dbTest("is found by a check, which writes nothing", async ({ db }) => {
    const report = await checkListings(db, [...lines(office), "{bad"]);
    expect(report).toMatchObject({ read: 2, created: 0, refusedCount: 1, refused: [{ line: 2 }] });
    expect(await db.$count(listings)).toBe(0);
  });
});

describe("photos given as paths", () => {
  const feedTest = dbTest.extend<{ directory: string }>({
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
    directory: async ({}, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), "feed-"));
      await mkdir(path.join(directory, "feed"));
      await use(path.join(directory, "feed"));
      await rm(directory, { recursive: true });
    },
  });
  const withPhoto = (source: string) => lines(like({ photos: [{ source, alt: { en: "The front" } }] }));

  feedTest("are copied from beside the feed", async ({ db, directory }) => {
    await writeFile(path.join(directory, "front.jpg"), "picture");
    expect(await importListings(db, withPhoto("front.jpg"), { baseDirectory: directory })).toMatchObject({
      created: 1,
    });
    const [photo] = await db.select().from(photos);
    expect(photo?.source).toMatch(/^file:[0-9a-f]{64}$/);
    expect(photo?.key).toBe(photoKey(photo?.source ?? ""));
  });

  feedTest("must be there, and nowhere else", async ({ db, directory }) => {
    await writeFile(path.join(directory, "../secret.jpg"), "secret");
    await symlink("../secret.jpg", path.join(directory, "link.jpg"));
    for (const source of ["missing.jpg", "link.jpg"]) {
      for (const work of [importListings, checkListings]) {
        const { refused } = await work(db, withPhoto(source), { baseDirectory: directory });
        expect(refused[0]?.reason).toBe(`photo "${source}" is not beside the feed file`);
      }
    }
    const { refused } = await importListings(db, withPhoto("front.jpg"));
    expect(refused[0]?.reason).toBe('photo "front.jpg" is a path, but the feed is no file');
  });
});

dbTest("two imports at once neither block each other for good nor write twice", async ({ db }) => {
  const feed = lines(...Array.from({ length: 1_200 }, (_, index) => like({ reference: `QT-${index}` })));
  const reports = await Promise.all([importListings(db, feed), importListings(db, feed.toReversed())]);
  expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1_200);
  expect(reports.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(1_200);
  expect(await db.$count(listings)).toBe(1_200);
});

dbTest("a listing is withdrawn by its reference, until its feed brings a change", async ({ db }) => {
  await importListings(db, lines(office));
  expect(await withdrawListing(db, "Qt-1001 ")).toBe("withdrawn");
  expect(await getListing(db)).toMatchObject({ status: "withdrawn", listed: false });
  expect(await withdrawListing(db, "qt-1001")).toBe("already");
  expect(await withdrawListing(db, "qt-1002")).toBe("unknown");
  expect(await importListings(db, lines(office))).toMatchObject({ unchanged: 1 });
  expect(await getListing(db)).toMatchObject({ status: "withdrawn" });
  await importListings(db, lines(withRent(160)));
  expect(await getListing(db)).toMatchObject({ status: "published" });
});
