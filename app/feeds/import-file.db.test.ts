import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";
import { checkListingsFile, importListingsFile } from "./import-file.server.ts";

const house: ListingRecordInput = {
  reference: "QT-1",
  status: "published",
  type: "house",
  transactions: ["for-sale"],
  advertiser: { reference: "agent-1", name: "Immo Namur", email: "info@immo.example", licence: "500.001" },
  title: { fr: "Maison de maître" },
  description: { fr: "Au pied de la citadelle." },
  address: { street: "Rue de Fer", number: "1", postcode: "5000", locality: "Namur", country: "BE" },
  sale: { amount: 425_000, basis: "total" },
  energy: { scheme: "PEB", class: "C", consumption: 210, total: 31_500, certificate: "20240101000001" },
  publishedAt: "2026-11-03T09:00:00+01:00",
};

const feed = (count: number, ...others: string[]) =>
  [
    ...Array.from({ length: count }, (_, index) => JSON.stringify({ ...house, reference: `QT-${index}` })),
    ...others,
  ].join("\n");

const fileTest = dbTest.extend<{ directory: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  directory: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), "feed-"));
    await use(directory);
    await rm(directory, { recursive: true });
  },
});

describe("a feed file", () => {
  fileTest("is imported, plain or gzipped, and many listings leave fresh statistics", async ({ db, directory }) => {
    const [plain, zipped] = [path.join(directory, "feed.jsonl"), path.join(directory, "zipped")];
    await writeFile(plain, feed(1_100));
    await writeFile(zipped, gzipSync(feed(1_101)));
    const shares: (number | undefined)[] = [];
    const first = await importListingsFile(db, plain, { onProgress: (_, share) => shares.push(share) });
    expect(first).toMatchObject({ read: 1_100, created: 1_100, refusedCount: 0, rejectionsFile: undefined });
    expect(shares.at(-1)).toBe(1);
    expect(await importListingsFile(db, zipped)).toMatchObject({ read: 1_101, created: 1, unchanged: 1_100 });
    const [row] = await db.execute<{ count: number }>(
      `select reltuples::int as count from pg_class where relname = 'listings'`,
    );
    expect(row?.count).toBe(1_100);
  });

  fileTest(
    "leaves a report of its refused lines: a thousand of them as they are, the others by reason",
    async ({ db, directory }) => {
      const file = path.join(directory, "my feed.jsonl");
      await writeFile(file, feed(1, ...Array.from({ length: 1_500 }, () => "{}")));
      const report = await checkListingsFile(db, file, { now: new Date("2026-11-21T09:00:00Z") });
      expect(report).toMatchObject({ read: 1_501, refusedCount: 1_500 });
      expect(report.refused).toHaveLength(1_000);
      expect(path.basename(report.rejectionsFile ?? "")).toBe("2026-11-21T09-00-00-my_feed.jsonl.refused.jsonl");
      const rejections = (await readFile(report.rejectionsFile ?? "", "utf8")).trim().split("\n");
      expect(rejections).toHaveLength(1_001);
      expect(JSON.parse(rejections.at(-1) ?? "")).toMatchObject({
        lines: 500,
        firstLine: 1_002,
        lastLine: 1_501,
        reason: expect.stringContaining("is missing"),
      });
      expect(JSON.parse(rejections[0] ?? "")).toMatchObject({ line: 2, reason: expect.stringContaining("is missing") });
      await rm(report.rejectionsFile ?? "");
    },
  );

  fileTest("that is missing, a directory or cut short is said to be so", async ({ db, directory }) => {
    const cut = path.join(directory, "cut.gz");
    await writeFile(cut, gzipSync(feed(2_000)).subarray(0, -20));
    await expect(importListingsFile(db, path.join(directory, "none"))).rejects.toThrow("none does not exist");
    await expect(importListingsFile(db, directory)).rejects.toThrow("is a directory");
    await expect(importListingsFile(db, cut)).rejects.toThrow("cut.gz ends before its gzip data does");
    expect(await db.$count(listings)).toBeGreaterThanOrEqual(500);
  });
});

fileTest(
  "the command says what it did, and ends with 0, 1 or 2",
  async ({ databaseUrl, directory }) => {
    const [good, bad] = [path.join(directory, "good.jsonl"), path.join(directory, "bad.jsonl")];
    await writeFile(good, feed(2));
    await writeFile(bad, feed(2, String.raw`{"reference":"QT-9","\u001b[31m":1}`));
    const [program] = await bundlePrograms("import-file", ["app/feeds/commands/listings-cli.ts"]);
    const run = (...words: string[]) =>
      new Promise<{ code: number | null; out: string; errors: string }>((done) => {
        const environment = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
        const child = execFile(process.execPath, [program!, ...words], { env: environment }, (_, out, errors) => {
          done({ code: child.exitCode, out, errors });
        });
      });
    expect(await run("import", good)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^good.jsonl: 2 read, 2 created, 0 updated, 0 unchanged, 0 price drops, 0 refused \(.*\)\n$/,
      ),
      errors: "",
    });
    // A process takes its time to start: those that do not wait for one another run side by side.
    const [refusing, withdrawing, unknown, missing, usage] = await Promise.all([
      run("check", bad),
      run("withdraw", "qt-0"),
      run("withdraw", "qt-77"),
      run("import", "none.jsonl"),
      run("import"),
    ]);
    expect(refusing).toMatchObject({ code: 1, out: expect.stringMatching(/^bad.jsonl: 3 read, 1 refused/) });
    expect(refusing.errors).toMatch(/^line 3 \(QT-9\): .* is missing/);
    expect(refusing.errors).not.toContain("\u001b");
    expect(refusing.errors).toContain(path.join(directory, "reports"));
    expect(withdrawing).toMatchObject({ code: 0, out: "qt-0 is withdrawn\n" });
    expect(unknown).toMatchObject({ code: 1, out: "qt-77 is unknown: no such reference\n" });
    expect(missing).toMatchObject({ code: 2, errors: "none.jsonl does not exist\n" });
    expect(usage).toMatchObject({ code: 2, errors: expect.stringContaining("import FILE") });

    const [again, added, checked] = await Promise.all([
      run("import", good),
      run("feeds", "add", directory, "--from", "Nobody-yet"),
      run("check", good, "--from", "nobody-yet"),
    ]);
    expect(again.out).toMatch(
      /^good.jsonl: 2 read, 0 created, 0 updated, 2 unchanged, 1 of them withdrawn by command,/,
    );
    expect(again.errors).toMatch(/^Withdrawn by command, and brought as they were: .* QT-0$/m);
    expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/: nobody-yet is a new advertiser\n$/) });
    expect(checked.errors).toMatch(/^nobody-yet is a new advertiser$/m);
  },
  90_000,
);
