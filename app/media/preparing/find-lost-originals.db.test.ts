import { asc } from "drizzle-orm";
import { afterEach, describe, expect, vi } from "vitest";
import { findListing } from "#app/listings/find-listing.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { findPhoto } from "../sizes/find-photo.server.ts";
import { photoKey } from "../pictures/photo-key.server.ts";
import { getVariant } from "../sizes/photo-variants.server.ts";
import { preparePictures } from "./prepare-pictures.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { originalName } from "../store/store.server.ts";
import { plainPicture } from "../testing/odd-pictures.ts";
import { findLostOriginals } from "./find-lost-originals.server.ts";

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
  world.pictures.clear();
  world.asked.length = 0;
});

const web = "https://pictures.example/front.jpg";
const signal = new AbortController().signal;

async function makeListingWithPicture(db: DatabasePool, colour: string): Promise<string> {
  world.pictures.set(web, await plainPicture(400, 300, colour));
  await makeListings(db, { reference: "louise", photos: [{ source: web, alt: { en: "Front" } }] });
  expect(await preparePictures(db, { signal })).toEqual({ ready: 1, failed: 0 });
  const [{ original } = { original: null }] = await db.select({ original: pictures.original }).from(pictures);
  return original!;
}

describe("an original that the store has lost", () => {
  dbTest("is fetched again, once, for a visitor who wants another size of it", async ({ db }) => {
    const original = await makeListingWithPicture(db, "#102030");
    await (await mediaStore()).delete(originalName(original));
    world.asked.length = 0;
    const photo = (await findPhoto(db, photoKey(web)))!;
    expect((await getVariant(photo, "mail")).length).toBeGreaterThan(100);
    expect((await getVariant(photo, "og")).length).toBeGreaterThan(100);
    expect(world.asked).toEqual([web]);
  });

  dbTest("is fetched again by the worker where it has an address", async ({ db }) => {
    const original = await makeListingWithPicture(db, "#102031");
    await (await mediaStore()).delete(originalName(original));
    expect(await findLostOriginals(db, { signal })).toEqual({ again: 1, hidden: 0 });
    expect(await preparePictures(db, { signal })).toEqual({ ready: 1, failed: 0 });
    expect(await (await mediaStore()).has(originalName(original))).toBe(true);
    expect(await findLostOriginals(db, { signal })).toEqual({ again: 0, hidden: 0 });
  });

  dbTest("is hidden and told where only a feed had it, a document too", async ({ db }) => {
    const original = await makeListingWithPicture(db, "#102032");
    const source = `file:${original}`;
    await db.update(photos).set({ source, key: photoKey(source) });
    await db.update(pictures).set({ key: photoKey(source) });
    const document = { source: "https://a.example/plans.pdf", title: { en: "Plans" } };
    await makeListings(db, { reference: "with-plans", documents: [document] });
    await db.update(attachments).set({ state: "ready", original: "b".repeat(64), dueAt: null });
    await (await mediaStore()).delete(originalName(original));

    // Until then a visitor's question ends as one of a picture that can't be had.
    const photo = (await findPhoto(db, photoKey(source)))!;
    await expect(getVariant(photo, "mail")).rejects.toBeInstanceOf(FileUnavailableError);
    expect(await findLostOriginals(db, { signal })).toEqual({ again: 1, hidden: 1 });
    expect((await findListing(db, "louise"))?.photos).toEqual([]);
    expect((await findListing(db, "with-plans"))?.documents).toEqual([]);
    const failure = expect.stringContaining("the media store has lost it") as string;
    expect(await db.select().from(pictures)).toMatchObject([{ state: "failed", dueAt: null, original: null, failure }]);
    expect(await db.select().from(attachments)).toMatchObject([{ state: "waiting", original: null }]);
  });

  dbTest("is left alone where most are: the store is another one", async ({ db }) => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      key: String(index).padStart(16, "0"),
      state: "ready" as const,
      original: index.toString(16).padStart(64, "0"),
      dueAt: null,
    }));
    await db.insert(pictures).values(rows);
    expect(await findLostOriginals(db, { signal })).toEqual({ again: 0, hidden: 0 });
    const states = await db.select({ state: pictures.state }).from(pictures).orderBy(asc(pictures.key));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["ready"]));
  });
});
