import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SitemapKeeper } from "./kept-sitemaps.server.ts";

/** Writes pieces, and counts how often, and how many at once. */
function writer() {
  const counts = { written: 0, atOnce: 0, mostAtOnce: 0 };
  const write = async () => {
    counts.written++;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    counts.atOnce--;
    return ["<a>", `${counts.written}</a>`];
  };
  return { counts, write };
}

const made = async (keeper: SitemapKeeper, name: string, write: () => Promise<string[]>) => {
  const found = await keeper.find(name, "gzip", write);
  return found && found !== "busy" ? gunzipSync(found.body).toString() : found;
};

test("a sitemap is made once for all who ask, and again when its time is over", async () => {
  let now = 1;
  const keeper = new SitemapKeeper(() => now);
  const { counts, write } = writer();
  const asked = Array.from({ length: 20 }, () => made(keeper, "a", write));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["<a>1</a>"]));
  expect([await made(keeper, "a", write), counts.written]).toEqual(["<a>1</a>", 1]);
  now += 11 * 60_000;
  expect(await made(keeper, "a", write)).toBe("<a>2</a>");
});

test("one is made at a time, and who would have to wait for many is told to come back", async () => {
  const keeper = new SitemapKeeper();
  const { counts, write } = writer();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => made(keeper, `part-${at}`, write)));
  expect(answers.filter((answer) => answer === "busy").length).toBeGreaterThan(0);
  expect(counts.mostAtOnce).toBe(1);
  expect(await made(keeper, "part-11", write)).toMatch(/<a>/);
});

test("the same in another coding has the same tag", async () => {
  const keeper = new SitemapKeeper();
  const write = () => Promise.resolve(["<a>", "</a>"]);
  const [gzip, br] = [await keeper.find("a", "gzip", write), await keeper.find("a", "br", write)];
  if (!gzip || !br || gzip === "busy" || br === "busy") throw new Error("Both should be made");
  expect(brotliDecompressSync(br.body)).toEqual(gunzipSync(gzip.body));
  expect(br.etag).toBe(gzip.etag);
});

test("what is empty or fails is not kept, nor in anybody's way", async () => {
  const keeper = new SitemapKeeper();
  expect(await keeper.find("a", "gzip", () => Promise.resolve(undefined))).toBeUndefined();
  const broken = async function* () {
    yield "<a>";
    throw new Error("the database has gone");
  };
  await expect(keeper.find("a", "gzip", () => Promise.resolve(broken()))).rejects.toThrow("the database has gone");
  expect(await made(keeper, "a", () => Promise.resolve(["<a/>"]))).toBe("<a/>");
});
