import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { resultsSheets } from "#app/search/results/results-sheets.ts";
import type { SheetName } from "./style-sheets.ts";

/** Of the sheets before a page is seen, as Brotli, in bytes (docs/decisions/004). */
const most = 15_000;

const everything = { landing: { text: {}, market: [] }, services: [] };
const agency = await resultsSheets("agency");
const results = await resultsSheets();
const pages: [string, SheetName[]][] = [
  ["results with services, figures and a text", results(everything)],
  ["results as a map with prices", results({ map: { prices: {} } })],
  ["an agency", agency({ landing: {}, services: false })],
  ["an agency as a map with prices", agency({ map: { prices: {} } })],
  ...namedByRoutes(),
];

/** What routes name as it stands: `handle.sheets`. */
function namedByRoutes(): [string, SheetName[]][] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("-page.tsx") && !file.startsWith("style-guide"))
    .flatMap((file) => {
      const named = /sheets: await loadSheets\(([^)]*)\)/.exec(readFileSync(`app/${file}`, "utf8"))?.[1];
      return named === undefined ? [] : [[file, JSON.parse(`[${named}]`) as SheetName[]]];
    });
}

const sizes = new Map<string, number>();

/** As the build writes it, but for the addresses of its files, which are shorter here. */
function sizeOf(sheet: "site" | SheetName): number {
  let size = sizes.get(sheet);
  if (size === undefined) {
    const file = sheet.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const { outputFiles } = buildSync({
      entryPoints: [`app/ui/sheets/${file}.css`],
      ...{ bundle: true, minify: true, write: false, target: "es2022", external: ["*.woff2", "*.svg"] },
    });
    sizes.set(sheet, (size = brotliCompressSync(outputFiles[0]!.contents).length));
  }
  return size;
}

test("there are pages of each kind", () => {
  expect(pages.length).toBeGreaterThan(20);
});

test.each<[string, SheetName]>([
  ["on a phone", "searchWide"],
  ["on a desk", "mapNarrow"],
])("no page waits for more than a connection brings at once, %s", (_, elsewhere) => {
  const sums = pages.map(([page, names]) => {
    const needed = new Set(["site" as const, ...names.filter((name) => name !== elsewhere)]);
    return [page, [...needed].reduce((sum, name) => sum + sizeOf(name), 0)] as const;
  });
  expect(Math.max(...sums.map(([, size]) => size))).toBeGreaterThan(most / 2);
  expect(sums.filter(([, size]) => size > most)).toEqual([]);
});
