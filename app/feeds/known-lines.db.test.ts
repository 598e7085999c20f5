import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { legalRegions, legalRules, type LegalRule } from "#app/listings/legal/legal-rules.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { getOutlinesDigest } from "#app/places/municipality-at-point.server.ts";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { closeDatabase, createDatabase, type Database } from "#db/client.server.ts";
import { gazetteerLoads } from "#db/schema/places.ts";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { checkVersion, createLineCheck, isRejection } from "./checking/check-line.server.ts";
import type { FeedRecord } from "./formats/feed-record.ts";
import { readJsonLines } from "./formats/json-lines/read-json-lines.server.ts";
import { importRecords, type FeedOptions } from "./import-listings.server.ts";
import { KnownLines } from "./known-lines.server.ts";

const now = new Date("2026-11-21T09:00:00Z");
const one = { reference: "one", name: "Immo Un", email: "info@one.example" };
const two = { reference: "two", name: "Immo Twee", email: "info@two.example" };
const records = [
  listingRecord({ reference: "one-1", advertiser: one }),
  listingRecord({ reference: "one-2", advertiser: one, type: "house", transactions: ["for-sale"] }),
  listingRecord({ reference: "two-1", advertiser: two }),
  listingRecord({ reference: "one-3", advertiser: { ...one, name: "Immo Un SA" } }),
  listingRecord({ reference: "one-4", advertiser: one }),
];
const lines = (given: readonly ListingRecordInput[] = records) => given.map((record) => JSON.stringify(record));

/** Imports lines. @returns the report, and which lines were read */
async function bring(db: Database, given: readonly string[] = lines(), options: FeedOptions = {}) {
  const read: number[] = [];
  async function* watched(): AsyncGenerator<FeedRecord> {
    for await (const { line, size, text, content, reference } of readJsonLines(given)) {
      const record = {
        ...{ line, size, text, reference },
        get content() {
          if (!read.includes(line)) read.push(line);
          return content;
        },
      };
      yield record;
    }
  }
  const { unmapped: _, legal, ...report } = await importRecords(db, watched(), { now, holdBack: true, ...options });
  const { listings: lacking, heldBack, first } = legal;
  return { read, report: { ...report, legal: { lacking, heldBack, first, counted: legal.list() } } };
}

const statusesOf = async (db: Database) =>
  (await db.select().from(listings).orderBy(asc(listings.reference))).map(({ status }) => status);

dbTest(
  "lines that came before are not read again, but for the first of each advertiser, and told as if they were",
  async ({ db }) => {
    const first = await bring(db);
    expect(first).toMatchObject({ read: [1, 2, 3, 4, 5], report: { created: 5, unchangedDetails: [] } });
    const again = await bring(db);
    expect(again.read).toEqual([1, 3, 4]);
    const all = await bring(db, lines(), { now: new Date(now.getTime() + 40 * 86_400_000) });
    expect(all.read).toEqual([1, 2, 3, 4, 5]);
    expect(all.report).toEqual(again.report);
    expect(again.report).toMatchObject({ ...first.report, created: 0, unchanged: 5 });
  },
);

dbTest("a line is read that has changed, or whose listing has since", async ({ db }) => {
  await bring(db);
  await bring(db, lines(records.slice(0, 4)), { from: "one", scope: () => "full" });
  const changed = records.map((record) =>
    record.reference === "one-2" ? { ...record, title: { en: "Other" } } : record,
  );
  const { read, report } = await bring(db, lines(changed));
  expect(read).toEqual([1, 2, 3, 4, 5]);
  expect(report).toMatchObject({ updated: 2, unchanged: 3 });
  expect((await bring(db, lines(changed))).read).toEqual([1, 3, 4]);
  // What the listing was made by before is no longer known.
  expect((await bring(db)).report).toMatchObject({ updated: 1, unchanged: 4 });
});

dbTest("what is held back is decided anew for lines that are known", async ({ db }) => {
  await bring(db);
  const held = await statusesOf(db);
  const { read } = await bring(db, lines(), { holdBack: false });
  expect(read).toEqual([1, 2, 3, 4, 5]);
  expect(await statusesOf(db)).not.toEqual(held);
});

dbTest("lines are read anew once the gazetteer is another", async ({ db, databaseUrl }) => {
  await bring(db);
  await db.update(gazetteerLoads).set({ digest: "of other places" });
  const next = createDatabase(databaseUrl, { name: "quartier test", connections: 4 });
  const { read } = await bring(next);
  await closeDatabase(next);
  expect(read).toEqual([1, 2, 3, 4, 5]);
});

dbTest("a line is known by the check that it went through, and by no other", async ({ db }) => {
  await bring(db);
  const given: FeedRecord[] = [];
  for await (const record of readJsonLines(lines())) given.push(record);
  const isKnown = async (check?: Parameters<typeof KnownLines.of>[2]) => {
    const known = (await KnownLines.of(db, { move: false, holdBack: true, now }, check))!;
    await known.lookUp(given);
    // The first of each advertiser's is always checked.
    const checked = createLineCheck(await getGazetteer(db))(given[0]!);
    if (isRejection(checked)) throw new Error(checked.reason);
    known.learn(given[0]!, checked);
    return known.find(given[1]!) !== undefined;
  };
  const [version, outlines] = [checkVersion, getOutlinesDigest()];
  expect(await isKnown()).toBe(true);
  expect(await isKnown({ version, outlines })).toBe(true);
  expect(await isKnown({ version: "another", outlines })).toBe(false);
  expect(await isKnown({ version, outlines: "others" })).toBe(false);
});

dbTest("another rule of law is followed by the next import, for lines that are known as well", async ({ db }) => {
  await bring(db);
  const before = await statusesOf(db);
  const rules = legalRules as LegalRule[];
  const asking: LegalRule = {
    ...{ source: "a-new-law", effect: "holds", facts: ["plotFloodScore"] },
    ...{ regions: legalRegions, types: propertyTypes, deals: ["to-let", "for-sale"] },
  };
  rules.push(asking);
  try {
    const { read } = await bring(db);
    expect(read).toEqual([1, 2, 3, 4, 5]);
    expect(await statusesOf(db)).toEqual(before.map(() => "draft"));
  } finally {
    rules.splice(rules.indexOf(asking), 1);
  }
});

dbTest("of two lines that are known alike the second is refused", async ({ db }) => {
  await bring(db);
  const { report } = await bring(db, [...lines(), lines()[4]!]);
  expect(report).toMatchObject({ unchanged: 5, refused: [{ line: 6, reference: "one-4", field: "reference" }] });
});

dbTest(
  "in a file of one advertiser's, lines of others are refused, known or not, and count for nothing else",
  async ({ db }) => {
    await bring(db);
    const { report } = await bring(db, lines(), { from: "two" });
    expect(report).toMatchObject({
      read: 5,
      unchanged: 1,
      refusedCount: 4,
      legal: { lacking: 1, heldBack: 0 },
    });
    expect(new Set(report.legal.first.map(({ line }) => line))).toEqual(new Set([3]));
    expect(report.refused.map(({ line, field }) => [line, field])).toEqual(
      [1, 2, 4, 5].map((line) => [line, "advertiser.reference"]),
    );
  },
);

dbTest("what is refused as another's is not held back as well, and is called as its line does", async ({ db }) => {
  await bring(db);
  const taken = lines([{ ...records[1]!, reference: "ONE-2", advertiser: two }]);
  const { report } = await bring(db, taken);
  expect(report).toMatchObject({ refused: [{ line: 1, reference: "ONE-2" }], placings: {} });
  expect(report.legal).toEqual({ lacking: 0, heldBack: 0, first: [], counted: [] });
});

dbTest("a full feed of lines that are known withdraws what it leaves out", async ({ db }) => {
  const own = records.filter(({ advertiser }) => advertiser.reference === "one");
  await bring(db, lines(own));
  const { read, report } = await bring(db, lines(own.slice(0, 3)), { from: "one", scope: () => "full" });
  expect(read).toEqual([1, 3]);
  expect(report).toMatchObject({ unchanged: 3, withdrawn: 1 });
});
