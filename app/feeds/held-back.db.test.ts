import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { legalRegions } from "#app/listings/legal/legal-rules.ts";
import { legalRegionOf } from "#app/listings/legal/missing-facts.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { isAddressable } from "#app/places/place.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { schemeOfPostcode } from "./formats/energy-scheme.ts";
import { checkListingsFile, importListingsFile } from "./import-file.server.ts";
import { importListings } from "./testing/import-listings.ts";
import { listRuns } from "./import-runs.server.ts";
import { listHeldBack } from "./list-held-back.server.ts";

const house: Partial<ListingRecordInput> = { reference: "house", type: "house", transactions: ["for-sale"] };
const energy = { scheme: "EPC", class: "C", consumption: 250 } as const;
const planning = { planningPermission: true, destination: "woongebied", subdivisionPermit: false } as const;
const legal = {
  ...planning,
  ...{ planningSummons: false, preEmptionRight: false, floodScores: { plot: "A", building: "A" } as const },
};
const lineOf = (given: Partial<ListingRecordInput>) =>
  JSON.stringify(listingRecord({ publishedAt: "2026-11-01T08:00:00Z", ...house, ...given }));

async function stored(db: Database) {
  const [row] = await db.select().from(listings).where(eq(listings.reference, "house"));
  return row && { status: row.status, listed: row.listed, heldFor: row.heldFor };
}

dbTest("a listing without what the law asks for is not shown, until an import tells it", async ({ db }) => {
  await importListings(db, [JSON.stringify(listingRecord({ reference: "first" }))]);
  const held = await importListings(db, [lineOf({ energy, legal: planning })]);
  expect(held).toMatchObject({ created: 1, refusedCount: 0, legal: { listings: 1, heldBack: 1 } });
  expect(await stored(db)).toEqual({
    status: "draft",
    listed: false,
    heldFor: [
      ...["legal.planningSummons", "legal.preEmptionRight"],
      ...["legal.floodScores.plot", "legal.floodScores.building"],
    ],
  });
  expect(await findListing(db, "house")).toBeNull();
  expect(await listHeldBack(db)).toMatchObject({ count: 1, rows: [{ reference: "house", advertiser: "agency" }] });
  expect(await db.$count(listingEvents)).toBe(0);
  expect(await importListings(db, [lineOf({ energy, legal: planning })])).toMatchObject({
    unchanged: 1,
    legal: { heldBack: 1 },
  });

  // New to whoever looks for one from the moment on in which it is shown.
  expect(await importListings(db, [lineOf({ energy, legal })])).toMatchObject({ updated: 1, legal: { heldBack: 0 } });
  expect(await stored(db)).toEqual({ status: "published", listed: true, heldFor: null });
  expect(await listHeldBack(db)).toEqual({ count: 0, rows: [] });
  expect(await db.$count(listingEvents, eq(listingEvents.reason, "new"))).toBe(1);

  // And the other way round: what loses a fact is taken off.
  await importListings(db, [lineOf({ legal })]);
  expect(await stored(db)).toEqual({ status: "draft", listed: false, heldFor: ["energy.consumption"] });
});

dbTest("every place that can be an address lies under some law", async ({ db }) => {
  const gazetteer = await getGazetteer(db);
  const addressable = gazetteer.places.filter(({ kind }) => isAddressable(kind));
  const regions = addressable.map((place) => legalRegionOf([place, ...gazetteer.ancestors(place)]));
  expect(new Set(regions)).toEqual(new Set(legalRegions));
  // Of the same place, the postcode says the same (formats/energy-scheme.ts).
  const schemes = { flanders: "EPC", brussels: "EPB", wallonia: "PEB", luxembourg: "CPE" } as const;
  const others = addressable.filter(({ country, postcodes }, index) =>
    postcodes.some((postcode) => schemeOfPostcode(country, postcode) !== schemes[regions[index]!]),
  );
  expect(others.map(({ names }) => names.nl)).toEqual([]);
});

dbTest("the setting makes warnings of it, with the next import of the same feed", async ({ db }) => {
  await importListings(db, [lineOf({})]);
  expect(await stored(db)).toMatchObject({ status: "draft" });
  const shown = await importListings(db, [lineOf({})], { holdBack: false });
  expect(shown).toMatchObject({ updated: 1, legal: { listings: 1, heldBack: 0 } });
  expect(shown.legal.list().every(({ holds }) => !holds)).toBe(true);
  expect(await stored(db)).toEqual({ status: "published", listed: true, heldFor: null });
});

dbTest("the report and the runs tell what is missing, and of which listings", async ({ db }) => {
  const directory = await mkdtemp(path.join(tmpdir(), "held-"));
  try {
    const file = path.join(directory, "feed.jsonl");
    await writeFile(file, `${lineOf({ energy, legal: { ...legal, destination: undefined } })}\n${lineOf({})}\n`);
    const checked = await checkListingsFile(db, file);
    expect(checked).toMatchObject({ read: 2, refusedCount: 1, legal: { listings: 1, heldBack: 1 } });
    expect(checked.legal.first).toEqual([
      {
        line: 1,
        reference: "house",
        field: "legal.destination",
        reason:
          "an advertisement in Flanders states the latest planning destination, as the register of plans calls it (flanders-planning)",
        holds: true,
      },
      expect.objectContaining({ field: "advertiser.licence", holds: false }),
    ]);
    const { reportFile = "" } = await importListingsFile(db, file);
    const report = JSON.parse(await readFile(reportFile, "utf8")) as { legal: object };
    expect(report.legal).toMatchObject({ listings: 1, heldBack: 1, missing: [{ field: "legal.destination" }, {}] });
    const page = await readFile(reportFile.replace(/json$/, "html"), "utf8");
    expect(page).toContain("<td>legal.destination</td>");
    expect((await listRuns(db))[0]).toMatchObject({ heldBack: 1, status: "done" });
  } finally {
    await rm(directory, { recursive: true });
  }
});
