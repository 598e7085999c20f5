import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, vi } from "vitest";
import sharp from "sharp";
import { selectCards } from "#app/listings/read-cards.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listings, photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { getVariant } from "../sizes/photo-variants.server.ts";
import { findPhoto } from "../sizes/find-photo.server.ts";
import { photoKey } from "../pictures/photo-key.server.ts";
import { nameBySource } from "../sizes/photo-source.server.ts";
import { waits } from "./pictures-due.server.ts";
import { preparePictures } from "./prepare-pictures.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { MediaStoreUnavailableError, originalName, variantNameOf } from "../store/store.server.ts";
import { claimingPicture, evenAvif, phonePicture, plainPicture } from "../testing/odd-pictures.ts";

/** What the world has at an address; everything else can't be had. */
const world = vi.hoisted(() => ({ pictures: new Map<string, Buffer>(), asked: [] as string[] }));
vi.mock("../fetching/demonstration-pictures.server.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../fetching/demonstration-pictures.server.ts")>()),
  fetchFeedPicture: (source: string) => {
    world.asked.push(source);
    const found = world.pictures.get(source);
    return found ? Promise.resolve(found) : Promise.reject(new FileUnavailableError(`${source} answered 404`));
  },
}));
afterEach(() => {
  vi.restoreAllMocks();
  world.pictures.clear();
  world.asked.length = 0;
});

const at = (name: string) => `https://pictures.example/${name}`;
const photo = (name: string, kind: "photo" | "floor-plan" = "photo") => ({ source: at(name), kind, alt: { en: name } });
const run = (db: DatabasePool, now = new Date()) =>
  preparePictures(db, { signal: new AbortController().signal, now: () => now });
const pictureOf = async (db: DatabasePool, name: string) =>
  (
    await db
      .select()
      .from(pictures)
      .where(eq(pictures.key, photoKey(at(name))))
  )[0];
const cards = async (db: DatabasePool) =>
  selectCards(db, (await db.select({ id: listings.id }).from(listings)).map(({ id }) => id)); // prettier-ignore

describe("pictures that an import brought", () => {
  dbTest("are fetched by the worker, measured and made in every size, before anybody asks", async ({ db }) => {
    const bytes = await plainPicture(1600, 1200, "#a0522d");
    world.pictures.set(at("front.jpg"), bytes);
    await makeListings(db, { photos: [photo("front.jpg")] });
    expect(await pictureOf(db, "front.jpg")).toMatchObject({ state: "waiting", original: null });
    expect(await run(db)).toEqual({ ready: 1, failed: 0 });

    const original = createHash("sha256").update(bytes).digest("hex");
    const picture = await pictureOf(db, "front.jpg");
    expect(picture).toMatchObject({ state: "ready", dueAt: null, original, width: 1600, height: 1200 });
    expect(picture?.colour).toMatch(/^#(9f|a0|a1)5[123]2[cde]$/);
    const blur = await sharp(Buffer.from(picture!.blur!, "base64")).metadata();
    expect([blur.width, blur.height, blur.format]).toEqual([16, 12, "webp"]);
    expect(picture!.blur!.length).toBeLessThan(400);

    const store = await mediaStore();
    expect((await store.get(originalName(original)))?.equals(bytes)).toBe(true);
    for (const width of [320, 480, 640, 960, 1440]) {
      for (const [format, name] of [
        ["avif", "heif"],
        ["webp", "webp"],
      ] as const) {
        // prettier-ignore
        const made = await store.get(variantNameOf(photoKey(at("front.jpg")), `${width}.${format}`));
        const { format: found, ...size } = await sharp(made).metadata();
        expect([found, size.width, size.height]).toEqual([name, width, (width * 3) / 4]);
      }
    }
    // Nothing is asked for again, by the worker or by a visitor: the mail's size is made of what is kept.
    expect(await run(db)).toEqual({ ready: 0, failed: 0 });
    await getVariant((await findPhoto(db, photoKey(at("front.jpg"))))!, "mail");
    expect(world.asked).toEqual([at("front.jpg")]);
  });

  dbTest("are turned as the camera was held, and say nothing of where it was", async ({ db }) => {
    const bytes = await phonePicture(800, 600);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    world.pictures.set(at("phone.jpg"), bytes);
    await makeListings(db, { photos: [photo("phone.jpg")] });
    await run(db);
    expect(await pictureOf(db, "phone.jpg")).toMatchObject({ state: "ready", width: 600, height: 800 });
    const made = await (await mediaStore()).get(variantNameOf(photoKey(at("phone.jpg")), "320.webp"));
    const { exif, orientation, xmp, icc } = await sharp(made).metadata();
    expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    // Red was left, and is on top now.
    expect([data[0]! > 200, data[2]! < 60, data.at(-3)! < 60, data.at(-1)! > 200]).toEqual([true, true, true, true]);
  });

  dbTest("are offered no wider than they are, and not stretched when asked for wider", async ({ db }) => {
    world.pictures.set(at("small.jpg"), await plainPicture(320, 240, "#224466"));
    await makeListings(db, { photos: [photo("small.jpg")] });
    await run(db);
    const [card] = await cards(db);
    expect(card?.photo).toMatchObject({ kind: "photo", width: 320, height: 240 });
    const known = (await findPhoto(db, photoKey(at("small.jpg"))))!;
    const { width, height } = await sharp(await getVariant(known, { width: 960, format: "webp" })).metadata();
    expect([width, height]).toEqual([320, 240]);
    const store = await mediaStore();
    expect(await store.has(variantNameOf(known.key, "480.avif"))).toBe(false);
  });

  dbTest("that a visitor had before are not fetched twice", async ({ db }) => {
    world.pictures.set(at("known.jpg"), await plainPicture(400, 300, "#000000"));
    await makeListings(db, { photos: [photo("known.jpg")] });
    await getVariant((await findPhoto(db, photoKey(at("known.jpg"))))!, { width: 320, format: "webp" });
    const store = await mediaStore();
    expect(await store.has(nameBySource(at("known.jpg")))).toBe(true);
    await run(db);
    expect(world.asked).toHaveLength(1);
    expect(await store.has(nameBySource(at("known.jpg")))).toBe(false);
  });

  dbTest("of drawings of the site's own are left to whoever asks", async ({ db }) => {
    const source = "https://pictures.demonstration.example/elevation.png?seed=a";
    await makeListings(db, { photos: [{ source, kind: "photo", alt: { en: "Drawn" } }] });
    expect(await db.$count(pictures)).toBe(0);
  });

  dbTest("make their listings' pages and cards anew", async ({ db }) => {
    world.pictures.set(at("front.jpg"), await plainPicture(400, 300, "#000000"));
    await makeListings(db, { photos: [photo("front.jpg")] }, {});
    const [before] = await cards(db);
    await run(db);
    const [after, other] = (await cards(db)).sort((a, b) => a.id - b.id);
    expect(after!.revision).toBeGreaterThan(before!.revision);
    expect(other!.revision).toBe(before!.revision);
  });

  dbTest("are seen to in several parts, and a run ends between them when it is told to", async ({ db }) => {
    const names = Array.from({ length: 40 }, (_, index) => `${index}.jpg`);
    for (const name of names) world.pictures.set(at(name), await plainPicture(64, 48, "#000000"));
    await makeListings(db, { photos: names.map((name) => photo(name)) });
    expect(await preparePictures(db, { signal: AbortSignal.abort() })).toEqual({ ready: 0, failed: 0 });
    expect(await run(db)).toEqual({ ready: 40, failed: 0 });
  });
});

describe("a picture that can't be had", () => {
  dbTest("is not shown: the next takes its place, and where there is none no picture stands there", async ({ db }) => {
    world.pictures.set(at("second.jpg"), await plainPicture(400, 300, "#000000"));
    await makeListings(
      db,
      { reference: "one", photos: [photo("gone.jpg"), photo("second.jpg")] },
      { reference: "two", photos: [photo("gone.jpg")] },
    );
    expect(await run(db)).toEqual({ ready: 1, failed: 1 });
    const covers = new Map((await cards(db)).map(({ reference, photoKey }) => [reference, photoKey]));
    expect([covers.get("one"), covers.get("two")]).toEqual([photoKey(at("second.jpg")), null]);
  });

  dbTest("is tried again a few times, then given up until its listing changes", async ({ db }) => {
    await makeListings(db, { reference: "one", photos: [photo("late.jpg")] });
    let now = Date.now() + 60_000;
    expect(await run(db, new Date(now))).toEqual({ ready: 0, failed: 1 });
    for (const [attempt, wait] of waits.entries()) {
      const failure = `${at("late.jpg")} answered 404`;
      expect(await pictureOf(db, "late.jpg")).toMatchObject({ state: "failed", attempts: attempt + 1, failure });
      now += wait * 60_000;
      expect(await run(db, new Date(now - 1_000))).toEqual({ ready: 0, failed: 0 });
      expect(await run(db, new Date(now))).toEqual({ ready: 0, failed: 1 });
    }
    expect((await pictureOf(db, "late.jpg"))?.dueAt).toBeNull();
    world.pictures.set(at("late.jpg"), await plainPicture(400, 300, "#000000"));
    expect(await run(db, new Date(now + 1_000_000_000))).toEqual({ ready: 0, failed: 0 });
    await makeListings(db, { reference: "one", photos: [photo("late.jpg")], title: { en: "Changed" } });
    expect(await run(db)).toEqual({ ready: 1, failed: 0 });
    expect((await cards(db))[0]?.photoKey).toBe(photoKey(at("late.jpg")));
  });

  dbTest.for([
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ["a page", () => Buffer.from("<!doctype html><title>Not found</title>")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj")],
    ["nothing", () => Buffer.alloc(0)],
    ["cut short", async () => (await plainPicture(900, 900, "#123456")).subarray(0, 700)],
    ["small, and claims 900 megapixels", () => claimingPicture(30_000, 30_000)],
    ["small, and claims 50 megapixels that are not there", () => claimingPicture(10_000, 5_000)],
    ["an AVIF of 36 megapixels in a kilobyte", () => evenAvif(6_000, 6_000)],
  ] as const)("as it is %s, ends as one, whatever its address says", async ([, make], { db }) => {
    world.pictures.set(at("front.jpg"), await make());
    await makeListings(db, { photos: [photo("front.jpg")] });
    const started = process.memoryUsage().rss;
    expect(await run(db)).toEqual({ ready: 0, failed: 1 });
    expect(await pictureOf(db, "front.jpg")).toMatchObject({ state: "failed", original: null });
    expect(process.memoryUsage().rss - started).toBeLessThan(400_000_000);
  });

  dbTest("does not stand in the others' way, whatever its address is made of", async ({ db }) => {
    await makeListings(db, { photos: [photo(`${"😀".repeat(200)}.jpg`), photo(`x${"😀".repeat(200)}.jpg`)] });
    expect(await run(db)).toEqual({ ready: 0, failed: 2 });
  });

  dbTest("is not counted as tried while the store can't be asked", async ({ db }) => {
    world.pictures.set(at("front.jpg"), await plainPicture(400, 300, "#000000"));
    await makeListings(db, { photos: [photo("front.jpg")] });
    const store = await mediaStore();
    vi.spyOn(store, "put").mockRejectedValue(new MediaStoreUnavailableError("full"));
    await expect(run(db)).rejects.toThrow("full");
    expect(await pictureOf(db, "front.jpg")).toMatchObject({ state: "waiting", attempts: 0 });
    vi.restoreAllMocks();
    expect(await run(db)).toEqual({ ready: 1, failed: 0 });
  });

  dbTest("of a listing that shows others now is forgotten", async ({ db }) => {
    await makeListings(db, { photos: [photo("front.jpg")] });
    await db.delete(photos);
    expect(await run(db)).toEqual({ ready: 0, failed: 0 });
    expect(await db.$count(pictures)).toBe(0);
  });
});
