import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, vi } from "vitest";
import sharp from "sharp";
import type { DatabasePool } from "#db/client.server.ts";
import { photos } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { loggedHere } from "#db/testing/own-log.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { photoKey } from "../pictures/photo-key.server.ts";

// Before anything is loaded: whatever asks for it early would take the working directory for the store.
const store = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  return { path: mkdtempSync(`${tmpdir()}/quartier-media-`) };
});
vi.mock("../store/media-directory.server.ts", () => ({
  get mediaDirectory() {
    return store.path;
  },
}));
const { answerPhoto } = await import("./answer-photo.server.ts");
const { storeOriginal } = await import("./photo-source.server.ts");
afterAll(() => rm(store.path, { recursive: true }));

const file = path.join(store.path, "front.png");
const front = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a0522d" } });
await writeFile(file, await front.png().toBuffer());
const source = await storeOriginal(file);

/** A listing whose photo lay beside its feed. */
async function makeListingWithPhoto(db: DatabasePool) {
  await makeListings(db, { photos: [{ source: "https://pictures.example/front.png", alt: { en: "Offices" } }] });
  await db.update(photos).set({ source, key });
}
const key = photoKey(source);
const request = (init?: RequestInit) => new Request("https://quartier.example/media/", init);

describe("a photo's address", () => {
  dbTest("reads what is kept in the store, and nothing is kept beside it", async () => {
    const kept = path.join("originals", source.slice("file:".length));
    expect([existsSync(path.join(store.path, kept)), existsSync(kept)]).toEqual([true, false]);
  });

  dbTest("answers with the picture, for a year", async ({ db }) => {
    await makeListingWithPhoto(db);
    const answer = await answerPhoto(db, request(), key, "480.avif");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = await answer.arrayBuffer();
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));

    const head = await answerPhoto(db, request({ method: "HEAD" }), key, "480.avif");
    expect(head.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    expect(await head.text()).toBe("");

    for (const tag of ["", "W/"].map((weak) => weak + (answer.headers.get("ETag") ?? ""))) {
      const known = request({ headers: { "If-None-Match": `"other", ${tag}` } });
      expect(await answerPhoto(db, known, key, "480.avif")).toMatchObject({ status: 304 });
    }
    const other = request({ headers: { "If-None-Match": '"other"' } });
    expect(await answerPhoto(db, other, key, "480.avif")).toMatchObject({ status: 200 });
  });

  dbTest("answers 404 for what is no photo's key or size", async ({ db }) => {
    await makeListingWithPhoto(db);
    for (const [wrongKey, name] of [
      [key, "481.avif"],
      [key, "480.gif"],
      [photoKey("https://example.com/other.jpg"), "480.avif"],
      ["0123", "480.avif"],
      ["'; drop table photos; --", "480.avif"],
      ["../../etc/passwd", "480.avif"],
    ] as const) {
      const answer = await answerPhoto(db, request(), wrongKey, name);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "public, max-age=60"]);
    }
  });

  dbTest("answers 503, and nobody keeps it, while the store can't be asked", async ({ db }) => {
    await makeListingWithPhoto(db);
    const folder = path.join(store.path, "variants", key.slice(0, 2));
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(folder, "no folder");
    const answer = await answerPhoto(db, request(), key, "480.avif");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(loggedHere()).toMatchObject([{ level: "error", msg: "the media store can't be asked" }]);
    await rm(folder);
    expect(await answerPhoto(db, request(), key, "480.avif")).toMatchObject({ status: 200 });
  });

  dbTest("answers 404, for a minute, when the picture can't be had", async ({ db }) => {
    const unreachable = "https://127.0.0.1/a.jpg";
    await makeListings(db, { photos: [{ source: unreachable, alt: { en: "Offices" } }] });
    const answer = await answerPhoto(db, request(), photoKey(unreachable), "480.avif");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "public, max-age=60"]);
  });
});
