import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { asc } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { listFailedDocuments } from "#app/media/documents/list-failed-documents.server.ts";
import { prepareDocuments } from "#app/media/documents/prepare-documents.server.ts";
import { plainPdf } from "#app/media/testing/plain-pdf.ts";
import { checkListingsFile, importListingsFile } from "./import-file.server.ts";
import { listRuns, releaseRun } from "./import-runs.server.ts";
import { makeZip } from "./testing/make-zip.ts";
import { kyeroFeed, kyeroProperty, openImmoFeed, openImmoProperty } from "./testing/sample-feeds.ts";

const fileTest = dbTest.extend<{ write: (content: string | Buffer, name?: string) => Promise<string> }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  write: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), "feed-"));
    await use(async (content, name = "feed.xml") => {
      const file = path.join(directory, name);
      await writeFile(file, content);
      return file;
    });
    await rm(directory, { recursive: true });
  },
});

const numbered = (...numbers: number[]) => numbers.map((number) => openImmoProperty({ number: String(number) }));
const statuses = async (db: Database) => {
  const rows = await db.select().from(listings).orderBy(asc(listings.reference));
  return Object.fromEntries(rows.map(({ reference, status }) => [reference, status]));
};
const from = "namur";

describe("a feed of another format", () => {
  fileTest("without line ends has each record told by its own reference", async ({ db, write }) => {
    const [first = "", ...others] = numbered(1, 2, 3);
    const broken = first.replace("https://pictures.example/front.jpg", "gone.jpg");
    expect(broken).not.toBe(first);
    const file = await write(openImmoFeed([broken, ...others]).replace(/\n\s*/g, " "));
    const checked = await checkListingsFile(db, file, { from });
    const imported = await importListingsFile(db, file, { from });
    for (const { refused, legal } of [checked, imported]) {
      expect(refused.map(({ line, reference }) => [line, reference])).toEqual([[1, "namur-1"]]);
      const told = new Set(legal.first.map(({ reference }) => reference));
      expect(told).toEqual(new Set(["namur-2", "namur-3"]));
    }
    expect(Object.keys(await statuses(db))).toEqual(["namur-2", "namur-3"]);
  });

  fileTest(
    "brings the documents of its archive, and says which it names and has not brought",
    async ({ db, write }) => {
      const attachment = (path: string) =>
        `<anhang gruppe="DOKUMENTE"><anhangtitel>${path}</anhangtitel><daten><pfad>${path}</pfad></daten></anhang>`;
      const attached = `<anhaenge>${attachment("plans.pdf")}${attachment("gone.pdf")}</anhaenge>`;
      const property = openImmoProperty({ number: "1" }).replace(/<anhaenge>.*<\/anhaenge>/s, attached);
      const archive = makeZip([
        { name: "feed.xml", content: openImmoFeed([property]) },
        { name: "plans.pdf", content: plainPdf("Plans") },
      ]);
      const file = await write(archive, "feed.zip");
      const checked = await checkListingsFile(db, file, { from });
      expect(checked.unmapped.list()).toContainEqual({ field: "documents (no file)", records: 1, firstLine: 8 });
      expect(await importListingsFile(db, file, { from })).toMatchObject({ created: 1, refusedCount: 0 });
      const run = { signal: new AbortController().signal };
      expect(await prepareDocuments(db, run)).toEqual({ ready: 1, failed: 0 });
      expect((await findListing(db, "namur-1"))?.documents.map(({ title }) => title.fr)).toEqual(["plans.pdf"]);
      const { rows, failed } = await listFailedDocuments(db);
      expect(failed).toBe(1);
      expect(rows).toMatchObject([
        { advertiser: "namur", source: "beside:gone.pdf", failure: 'document "gone.pdf" is not beside the feed file' },
      ]);
    },
  );

  fileTest(
    "is known by its content, read in its own encoding, and changes nothing the second time",
    async ({ db, write }) => {
      const feed = Buffer.from(openImmoFeed(numbered(1, 2), { encoding: "ISO-8859-1" }), "latin1");
      const file = await write(gzipSync(feed), "feed.dat");
      const report = await importListingsFile(db, file, { from });
      expect(report).toMatchObject({ format: "openimmo", created: 2, refusedCount: 0, placings: { address: 2 } });
      const [stored] = await db.select().from(listings).orderBy(asc(listings.reference));
      expect(stored).toMatchObject({
        reference: "namur-1",
        titles: { fr: "Maison de maître à Namur" },
        descriptions: { fr: "Au pied de la citadelle." },
        energyScheme: "PEB",
        energyClass: "C",
      });
      const again = await importListingsFile(db, file, { from, now: new Date("2026-12-01T00:00:00Z") });
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, withdrawn: 0 });
    },
  );

  fileTest("tells where the agency has its office, and writes no listing anew when it moves", async ({ db, write }) => {
    const at = (street: string) =>
      `<kontaktperson><strasse>${street}</strasse><hausnummer>12</hausnummer><plz>5000</plz><ort>Namur</ort><land iso_land="BEL"/>`;
    // The first of its properties does not say.
    const feed = (street: string) => {
      const [first, second] = numbered(1, 2) as [string, string];
      return openImmoFeed([first, second.replace("<kontaktperson>", at(street))]);
    };
    const office = async () => (await db.select({ address: advertisers.address }).from(advertisers))[0]?.address;
    const file = await write(feed("Rue de Fer"));
    await importListingsFile(db, file, { from });
    expect(await office()).toEqual({
      street: "Rue de Fer",
      number: "12",
      postcode: "5000",
      locality: "Namur",
      country: "BE",
    });
    expect(await importListingsFile(db, file, { from })).toMatchObject({ unchanged: 2, unchangedDetails: [] });
    const moved = await write(feed("Rue de l'Ange"), "moved.xml");
    expect(await importListingsFile(db, moved, { from })).toMatchObject({ unchanged: 2 });
    expect(await office()).toMatchObject({ street: "Rue de l'Ange" });
    await importListingsFile(db, await write(openImmoFeed(numbered(1, 2)), "silent.xml"), { from });
    expect(await office()).toMatchObject({ street: "Rue de l'Ange" });
  });

  fileTest("is refused without the advertiser whose it is", async ({ db, write }) => {
    const file = await write(openImmoFeed(numbered(1)));
    await expect(checkListingsFile(db, file)).rejects.toThrow("say --from ADVERTISER");
  });

  fileTest("of neither postcode nor label gets both from where it lies", async ({ db, write }) => {
    const elsewhere = "<town>Atlantis</town><country>Belgium</country>";
    const byPoint = "<town>Chatelain</town><location><latitude>50.826</latitude><longitude>4.36</longitude></location>";
    const file = await write(
      kyeroFeed([
        kyeroProperty(),
        kyeroProperty({ ref: "K-2", place: elsewhere }),
        kyeroProperty({ ref: "K-3", place: byPoint }),
      ]),
    );
    const report = await importListingsFile(db, file, {
      from: "sud",
      name: "Sud",
      email: "info@sud.example",
      licence: "500.001",
    });
    expect(await db.select({ licence: advertisers.licence }).from(advertisers)).toEqual([{ licence: "500.001" }]);
    expect(report).toMatchObject({
      created: 2,
      refusedCount: 1,
      refused: [{ reference: "sud-k-2", field: "address.postcode" }],
    });
    const rows = await db.select().from(listings).orderBy(asc(listings.reference));
    expect(rows).toMatchObject([
      { reference: "sud-k-1", postcode: "1050", energyScheme: "EPB", energyClass: "D" },
      { reference: "sud-k-3", postcode: "1050" },
    ]);
  });
});

describe("what a full feed leaves out", () => {
  fileTest(
    "is withdrawn, and comes back when the feed brings it again; a partial one withdraws nothing",
    async ({ db, write }) => {
      await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
      const partial = await write(openImmoFeed(numbered(1), { umfang: "TEIL" }));
      expect(await importListingsFile(db, partial, { from })).toMatchObject({ withdrawn: 0, unchanged: 1 });
      const less = await write(openImmoFeed(numbered(1, 2, 3)));
      expect(await importListingsFile(db, less, { from })).toMatchObject({ withdrawn: 1, held: [] });
      expect(await statuses(db)).toMatchObject({ "namur-3": "published", "namur-4": "withdrawn" });
      expect(await importListingsFile(db, less, { from })).toMatchObject({ withdrawn: 0, unchanged: 3 });
      await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
      expect(await statuses(db)).toMatchObject({ "namur-4": "published" });
    },
  );

  fileTest("is held when it is more than a third, until a person releases it", async ({ db, write }) => {
    await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
    const report = await importListingsFile(db, await write(openImmoFeed(numbered(1, 2))), { from });
    expect(report).toMatchObject({ withdrawn: 0, held: ["namur-3", "namur-4"] });
    expect(Object.values(await statuses(db))).toEqual(Array.from({ length: 4 }, () => "published"));
    expect(await releaseRun(db, report.run ?? 0)).toBe(2);
    expect(await statuses(db)).toMatchObject({
      "namur-2": "published",
      "namur-3": "withdrawn",
      "namur-4": "withdrawn",
    });
    expect(await releaseRun(db, report.run ?? 0)).toBe("not held");
    expect(await releaseRun(db, 999)).toBe("unknown");
    expect(await listRuns(db)).toMatchObject([
      { status: "released", advertiser: "namur", full: true, withdrawn: 2, unchanged: 2 },
      { status: "done", created: 4 },
    ]);
  });

  fileTest("is no longer held once a later full feed says otherwise", async ({ db, write }) => {
    const all = openImmoFeed(numbered(1, 2));
    await importListingsFile(db, await write(all), { from });
    const { run } = await importListingsFile(db, await write(openImmoFeed([])), { from });
    await importListingsFile(db, await write(all), { from });
    expect(await releaseRun(db, run ?? 0)).toBe("not held");
  });

  fileTest(
    "stays while a refused record may be it; a refused one that is named stays itself",
    async ({ db, write }) => {
      await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
      const negative = openImmoProperty({ number: "4", price: "<kaufpreis>-1</kaufpreis>" });
      const named = await importListingsFile(db, await write(openImmoFeed([...numbered(1, 2, 3), negative])), { from });
      expect(named).toMatchObject({ withdrawn: 0, refused: [{ reference: "namur-4", field: "sale.amount" }] });
      const nameless = openImmoProperty({ number: "" }).replace(/<openimmo_obid>.*?<\/openimmo_obid>/, "");
      const unnamed = await importListingsFile(db, await write(openImmoFeed([...numbered(1, 2, 3), nameless])), {
        from,
      });
      expect(unnamed).toMatchObject({ withdrawn: 0, absenceIgnored: true });
    },
  );

  fileTest("is nobody else's, and a feed that is cut withdraws nothing", async ({ db, write }) => {
    await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
    const other = { from: "sud", name: "Sud", email: "info@sud.example" };
    expect(await importListingsFile(db, await write(kyeroFeed([kyeroProperty()])), other)).toMatchObject({
      withdrawn: 0,
    });
    const cut = openImmoFeed(numbered(1, 2, 3)).slice(0, -20);
    await expect(importListingsFile(db, await write(cut), { from })).rejects.toThrow("cut short");
    expect(Object.values(await statuses(db))).toEqual(Array.from({ length: 5 }, () => "published"));
    expect(await listRuns(db, 1)).toMatchObject([{ status: "failed", message: expect.stringContaining("cut short") }]);
  });

  fileTest("of which every record is refused has failed; one that is not there was none", async ({ db, write }) => {
    const [house, office] = [openImmoProperty({ number: "1" }), openImmoProperty({ number: "" })];
    const nameless = office.replace(/<openimmo_obid>.*?<\/openimmo_obid>/, "");
    await importListingsFile(db, await write(openImmoFeed([house, nameless])), { from });
    expect(await listRuns(db, 1)).toMatchObject([{ status: "done", created: 1, refused: 1, message: null }]);
    await importListingsFile(db, await write(openImmoFeed([nameless])), { from });
    const failed = [{ status: "failed", read: 1, refused: 1, message: "every record was refused" }];
    expect(await listRuns(db, 1)).toMatchObject(failed);
    const kyero = await write(kyeroFeed([kyeroProperty()]));
    await expect(importListingsFile(db, `${kyero}.gone`, { from })).rejects.toThrow("does not exist");
    await expect(importListingsFile(db, path.dirname(kyero), { from })).rejects.toThrow("is a directory");
    await expect(importListingsFile(db, kyero)).rejects.toThrow("say --from ADVERTISER");
    expect(await listRuns(db, 3)).toHaveLength(2);
    await expect(importListingsFile(db, await write("Réf;Type\n1;house\n"), { from })).rejects.toThrow(
      "--mapping FILE",
    );
    expect(await listRuns(db, 1)).toMatchObject([{ status: "failed", format: null }]);
  });

  fileTest("and DELETE takes down, also in a partial feed", async ({ db, write }) => {
    await importListingsFile(db, await write(openImmoFeed(numbered(1, 2, 3, 4))), { from });
    const feed = openImmoFeed([openImmoProperty({ number: "2", action: "DELETE" })], { umfang: "TEIL" });
    expect(await importListingsFile(db, await write(feed), { from })).toMatchObject({ withdrawn: 1 });
    expect(await statuses(db)).toMatchObject({ "namur-2": "withdrawn", "namur-3": "published" });
  });
});
