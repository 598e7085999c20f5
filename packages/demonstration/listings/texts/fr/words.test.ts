import { expect, test } from "vitest";
import { readAtlas } from "../../../places/read-atlas.ts";
import { generateListings } from "../../generate.ts";

const records = [...generateListings(readAtlas(), { listings: 1_000, seed: "numbers", today: "2026-11-21" })];

test("in titles a number and what it counts stay on one line: no line ends in “deux”", () => {
  const titles = records.flatMap(({ title }) => title.fr ?? []).map((title) => title.split(", ")[0]!);
  expect(titles.some((title) => /\bdeux\u00a0chambres/.test(title))).toBe(true);
  expect(titles.filter((title) => /(?:^| )(?:deux|trois|quatre|\d+) \p{L}/iu.test(title))).toEqual([]);
});

test("titles of Luxembourg have the number where its addresses have it, and no capital that French would not write", () => {
  const titles = records
    .filter(({ address }) => address.country === "LU")
    .flatMap(({ title }) => Object.values(title))
    .filter((title) => /, /.test(title));
  expect(titles.some((title) => /, \d+, (?:rue|route|avenue) /.test(title))).toBe(true);
  expect(titles.filter((title) => /(?:Rue|Route|Avenue|Boulevard) | \d+$/.test(title))).toEqual([]);
});
