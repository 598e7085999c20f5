import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedUnreadableError, openFeed, type UnzipLimits } from "./open-feed.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "feed-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bytes that a feed of these bytes gives. */
async function lengthOf(bytes: Buffer | string, limits?: UnzipLimits): Promise<number> {
  const file = path.join(folder, "feed");
  await writeFile(file, bytes);
  let length = 0;
  for await (const chunk of (await openFeed(file, limits)).chunks) length += chunk.length;
  return length;
}

const megabytes = (count: number) => Buffer.from("{}\n".repeat((count * 1_000_000) / 3));

test("a feed that grows out of all proportion when it is unzipped is refused, and told what to do", async () => {
  const bomb = gzipSync(megabytes(30));
  expect(bomb.length).toBeLessThan(40_000);
  await expect(lengthOf(bomb)).rejects.toThrow(/grows to more than 200 times its size.*Send it unzipped/);
  expect(await lengthOf(megabytes(30))).toBe(30_000_000);
});

test("a small one may shrink as it will, and ordinary ones by a good deal", async () => {
  expect(await lengthOf(gzipSync(megabytes(6)))).toBe(6_000_000);
  const limits = { total: 1e9, ratio: 20, free: 1_000 };
  const listings = Array.from({ length: 5_000 }, (_, index) =>
    JSON.stringify({ reference: `QT-${index}`, title: { en: `Offices of ${index * 7} m²` }, price: index ** 2 }),
  ).join("\n");
  expect(await lengthOf(gzipSync(listings), limits)).toBe(Buffer.byteLength(listings));
});

test("what is longer than any feed is refused, zipped or not", async () => {
  const limits = { total: 100_000, ratio: 1e6, free: 0 };
  for (const bytes of [megabytes(3), gzipSync(megabytes(3))]) {
    await expect(lengthOf(bytes, limits)).rejects.toThrow("holds more than 100000 bytes");
  }
});

test.each([
  ["an empty file has no lines", ""],
  ["text in another encoding is for the check of its lines", Buffer.from('{"title":"caf\xe9"}', "latin1")],
])("%s", async (_, bytes) => {
  expect(await lengthOf(bytes)).toBe(bytes.length);
});

test.each([
  ["a zip archive", Buffer.from("PK\u0003\u0004\u0014\u0000"), "is a zip archive, which can only be read from a file"],
  ["UTF-16", Buffer.from("\ufeff{}\n", "utf16le"), "is UTF-16. Save it as UTF-8"],
  ["a program", Buffer.from("\u007fELF\u0002\u0001\u0000\u0000"), "is no text"],
  ["gzip of four bytes", gzipSync(megabytes(3)).subarray(0, 4), "was cut short"],
  ["gzip with a hole", gzipSync(megabytes(3)).fill(7, 20, 60), "is damaged"],
])("%s is said to be so", async (_, bytes, message) => {
  const reading = lengthOf(bytes);
  await expect(reading).rejects.toThrow(FeedUnreadableError);
  await expect(reading).rejects.toThrow(message);
});
