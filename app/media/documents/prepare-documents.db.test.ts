import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, vi } from "vitest";
import { findListing } from "#app/listings/find-listing.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { waits } from "../preparing/pictures-due.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { MediaStoreUnavailableError, originalName } from "../store/store.server.ts";
import { malware, startScanner } from "../testing/scanner.ts";
import { plainPdf } from "../testing/plain-pdf.ts";
import { answerDocument } from "./answer-document.server.ts";
import { documentUrl } from "./document-url.ts";
import { documentKey } from "./documents-due.server.ts";
import { prepareDocuments } from "./prepare-documents.server.ts";

/** What the world has at an address; everything else can't be had. */
const world = vi.hoisted(() => ({ files: new Map<string, Buffer>(), asked: [] as string[] }));
vi.mock("../fetching/fetch-file.server.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../fetching/fetch-file.server.ts")>()),
  fetchFile: (source: string) => {
    world.asked.push(source);
    const found = world.files.get(source);
    return found ? Promise.resolve(found) : Promise.reject(new FileUnavailableError(`${source} answered 404`));
  },
}));
afterEach(() => {
  vi.restoreAllMocks();
  world.files.clear();
  world.asked.length = 0;
});

const at = (name: string) => `https://documents.example/${name}`;
const document = (name: string) => ({ source: at(name), title: { en: name } });
const run = (db: DatabasePool, now = new Date()) =>
  prepareDocuments(db, { signal: new AbortController().signal, now: () => now });
const shown = async (db: DatabasePool) => (await findListing(db, "louise"))?.documents.map(({ title }) => title.en);
const stateOf = async (db: DatabasePool, name: string) =>
  (await db.select().from(attachments).where(eq(attachments.key, documentKey(at(name)))))[0]; // prettier-ignore
const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const ask = (db: DatabasePool, name: string, init?: RequestInit) =>
  answerDocument(db, new Request("https://quartier.example/media/documents/", init), name);

describe("documents that an import brought", () => {
  dbTest("are fetched, kept by their content, and shown once they were looked into", async ({ db }) => {
    const bytes = plainPdf("Particulars");
    world.files.set(at("plans.pdf"), bytes);
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    expect(await shown(db)).toEqual([]);
    const [before] = await db.select({ revision: listings.revision }).from(listings);
    expect(await run(db)).toEqual({ ready: 1, failed: 0 });

    const original = digestOf(bytes);
    expect(await stateOf(db, "plans.pdf")).toMatchObject({
      state: "ready",
      dueAt: null,
      original,
      bytes: bytes.length,
    });
    expect((await (await mediaStore()).get(originalName(original)))?.equals(bytes)).toBe(true);
    expect((await findListing(db, "louise"))?.documents).toMatchObject([{ original }]);
    const [after] = await db.select({ revision: listings.revision }).from(listings);
    expect(Number(after!.revision)).toBeGreaterThan(Number(before!.revision));
    // Nothing is asked for again.
    expect(await run(db)).toEqual({ ready: 0, failed: 0 });
    expect(world.asked).toEqual([at("plans.pdf")]);
  });

  dbTest("are sent as a PDF to be saved, for a year, and as nothing else", async ({ db }) => {
    const bytes = plainPdf("Particulars");
    world.files.set(at("plans.pdf"), bytes);
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    await run(db);
    const name = documentUrl(digestOf(bytes)).split("/").at(-1)!;
    const answer = await ask(db, name);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": 'attachment; filename="document.pdf"',
      "content-length": String(bytes.length),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const head = await ask(db, name, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, `${bytes.length}`, ""]);
    const etag = answer.headers.get("ETag")!;
    expect((await ask(db, name, { headers: { "If-None-Match": `W/${etag}` } })).status).toBe(304);
  });

  dbTest("stay links where they are films, or are said to be pages", async ({ db }) => {
    const documents = [
      { source: "https://youtu.be/louise", title: { en: "Film" } },
      { source: "https://agency.example/tour", kind: "link" as const, title: { en: "Tour" } },
    ];
    await makeListings(db, { reference: "louise", documents });
    expect(await shown(db)).toEqual(["Film", "Tour"]);
    expect(await db.$count(attachments)).toBe(0);
  });

  dbTest("of a listing that links to others now are forgotten", async ({ db }) => {
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    await makeListings(db, { reference: "louise", documents: [] });
    expect(await run(db)).toEqual({ ready: 0, failed: 0 });
    expect([await db.$count(attachments), world.asked]).toEqual([0, []]);
  });
});

describe("a document that can't be shown", () => {
  dbTest.for([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "is no PDF"],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "is no PDF"],
    ["a PDF cut short", plainPdf("x".repeat(9_000)).subarray(0, 5_000), "is a PDF cut short"],
  ] as const)("as it is %s, is hidden and told to the operator", async ([, bytes, reason], { db }) => {
    world.files.set(at("plans.pdf"), bytes);
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    expect(await run(db)).toEqual({ ready: 0, failed: 1 });
    expect(await stateOf(db, "plans.pdf")).toMatchObject({ state: "failed", failure: `${at("plans.pdf")} ${reason}` });
    expect(await shown(db)).toEqual([]);
    expect(await (await mediaStore()).has(originalName(digestOf(bytes)))).toBe(false);
    expect((await ask(db, `${digestOf(bytes)}.pdf`)).status).toBe(404);
  });

  dbTest("is tried again a few times, then given up until its listing changes", async ({ db }) => {
    await makeListings(db, { reference: "louise", documents: [document("late.pdf")] });
    let now = Date.now() + 60_000;
    expect(await run(db, new Date(now))).toEqual({ ready: 0, failed: 1 });
    for (const wait of waits) {
      now += wait * 60_000;
      expect(await run(db, new Date(now))).toEqual({ ready: 0, failed: 1 });
    }
    expect((await stateOf(db, "late.pdf"))?.dueAt).toBeNull();
    world.files.set(at("late.pdf"), plainPdf("Late"));
    await makeListings(db, { reference: "louise", title: { en: "Changed" }, documents: [document("late.pdf")] });
    expect(await run(db)).toEqual({ ready: 1, failed: 0 });
    expect(await shown(db)).toEqual(["late.pdf"]);
  });

  dbTest("is not counted as tried while the store can't be asked", async ({ db }) => {
    world.files.set(at("plans.pdf"), plainPdf("A"));
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    vi.spyOn(await mediaStore(), "put").mockRejectedValue(new MediaStoreUnavailableError("full"));
    await expect(run(db)).rejects.toThrow("full");
    expect(await stateOf(db, "plans.pdf")).toMatchObject({ state: "waiting", attempts: 0 });
  });
});

describe("where the operator has a virus scanner", () => {
  afterEach(() => void (settings.CLAMD_ADDRESS = undefined));

  dbTest("what it knows is hidden and told, and the rest is shown", async ({ db }) => {
    const scanner = await startScanner();
    settings.CLAMD_ADDRESS = scanner.address;
    const bad = plainPdf(malware);
    world.files.set(at("plans.pdf"), plainPdf("Plans")).set(at("bad.pdf"), bad);
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf"), document("bad.pdf")] });
    expect(await run(db)).toEqual({ ready: 1, failed: 1 });
    expect(await shown(db)).toEqual(["plans.pdf"]);
    const failure = "holds what the virus scanner calls Quartier-Test";
    expect(await stateOf(db, "bad.pdf")).toMatchObject({ state: "failed", failure });
    expect(await (await mediaStore()).has(originalName(digestOf(bad)))).toBe(false);
    expect((await ask(db, `${digestOf(bad)}.pdf`)).status).toBe(404);
    scanner.close();
  });

  dbTest("nothing is shown, and nothing counts as tried, while that is away", async ({ db }) => {
    settings.CLAMD_ADDRESS = "127.0.0.1:9";
    world.files.set(at("plans.pdf"), plainPdf("Plans"));
    await makeListings(db, { reference: "louise", documents: [document("plans.pdf")] });
    await expect(run(db)).rejects.toMatchObject({ name: "ScannerUnavailableError" });
    expect(await stateOf(db, "plans.pdf")).toMatchObject({ state: "waiting", attempts: 0 });
    expect(await shown(db)).toEqual([]);
  });
});

dbTest("an original that is no listing's document has no address, and one that is lost is no error", async ({ db }) => {
  const secret = Buffer.from("a photo with the place where it was taken");
  const store = await mediaStore();
  await store.put(originalName(digestOf(secret)), secret);
  for (const name of [`${digestOf(secret)}.pdf`, "x.pdf", `${"0".repeat(64)}.html`, "../originals/x"]) {
    expect((await ask(db, name)).status).toBe(404);
  }
  const bytes = plainPdf("Lost");
  world.files.set(at("lost.pdf"), bytes);
  await makeListings(db, { documents: [document("lost.pdf")] });
  await run(db);
  await store.delete(originalName(digestOf(bytes)));
  expect((await ask(db, `${digestOf(bytes)}.pdf`)).status).toBe(404);
  vi.spyOn(store, "stream").mockRejectedValue(new MediaStoreUnavailableError("away"));
  expect((await ask(db, `${digestOf(bytes)}.pdf`)).status).toBe(503);
});
