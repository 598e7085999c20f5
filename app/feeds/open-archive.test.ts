import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openArchive } from "./open-archive.server.ts";
import { FeedUnreadableError } from "./formats/open-feed.server.ts";
import { makeZip, type ZipEntry } from "./testing/make-zip.ts";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "archive-"))));
afterEach(() => rm(folder, { recursive: true }));

const limits = { entries: 10, picture: 1_000, total: 5_000_000, ratio: 50, free: 100_000 };

async function unpack(content: Buffer) {
  const archive = path.join(folder, "feed.zip");
  await writeFile(archive, content);
  return openArchive(archive, path.join(folder, "out"), limits);
}

const feed = { name: "export/feed.xml", content: "<openimmo/>" };

describe("an archive", () => {
  test("gives its feed with the pictures and documents beside it, and nothing else; all of it goes when it has been read", async () => {
    const { file, remove } = await unpack(
      makeZip([
        feed,
        { name: "export/1.jpg", content: "jpeg" },
        { name: "export/plans.PDF", content: "%PDF-1.4" },
        { name: "export/run.exe", content: "MZ" },
        { name: "export/page.html", content: "<html>" },
        { name: "big.png", content: Buffer.alloc(2_000) },
      ]),
    );
    expect(await readFile(file, "utf8")).toBe("<openimmo/>");
    expect(readdirSync(path.dirname(file)).sort()).toEqual(["1.jpg", "feed.xml", "plans.PDF"]);
    expect(existsSync(path.join(path.dirname(file), "../big.png"))).toBe(false);
    await remove();
    expect(readdirSync(path.join(folder, "out"))).toEqual([]);
  });

  test.each<[string, ZipEntry[], RegExp]>([
    ["climbs out", [feed, { name: "../evil.jpg", content: "x" }], /invalid relative path/],
    ["climbs out by another bar", [feed, { name: "..\\evil.jpg", content: "x" }], /invalid relative path/],
    ["is absolute", [feed, { name: "/tmp/evil.jpg", content: "x" }], /absolute path/],
    ["is deep", [feed, { name: `${"a/".repeat(2_000)}1.jpg`, content: "x" }], /deep within each other/],
    ["has a link", [feed, { name: "link.jpg", content: "/etc/passwd", mode: 0o120777 }], /has a link in it/],
    ["has two feeds", [feed, { name: "b.csv", content: "a" }], /several feeds/],
    ["has none", [{ name: "a.txt", content: "a" }], /has no feed in it/],
    ["has a name twice", [{ ...feed, name: "1.jpg" }, { ...feed, name: "1.jpg" }, feed], /can't be unpacked/],
    ["is a bomb", [{ name: "a.xml", content: Buffer.alloc(4_000_000) }], /more than 50 times its size/],
    [
      "is too large",
      [{ name: "a.xml", content: Buffer.from(Array.from({ length: 6_000_000 }, (_, at) => (at * at * 31) % 251)) }],
      /more than|times its size/,
    ],
    [
      "has many entries",
      Array.from({ length: 11 }, (_, at) => ({ name: `${at}.jpg`, content: "x" })),
      /more than 10 entries/,
    ],
  ])("that %s is refused, and leaves nothing behind", async (_, entries, reason) => {
    await expect(unpack(makeZip(entries))).rejects.toThrow(reason);
    expect(readdirSync(path.join(folder, "out"))).toEqual([]);
    expect(existsSync(path.join(folder, "evil.jpg"))).toBe(false);
  });

  test("that is damaged anywhere is unpacked or refused in a sentence", async () => {
    const whole = makeZip([feed, { name: "1.jpg", content: "jpeg ".repeat(50) }]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const damaged = Buffer.from(whole);
          for (const [at, byte] of changes) damaged[at] = byte;
          try {
            await (await unpack(damaged)).remove();
          } catch (error) {
            expect(error).toBeInstanceOf(FeedUnreadableError);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
