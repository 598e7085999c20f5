import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

const readme = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");
/** Tables that a line names alone, and how many rows it says they have. */
const told = [...readme.matchAll(/^\| `([\w/]+\.tsv(?:\.gz)?)` \| ([\d,]+) \|/gm)].map(([, file = "", rows = ""]) => ({
  file,
  rows: Number(rows.replaceAll(",", "")),
}));

test("there are tables to compare", () => {
  expect(told.length).toBeGreaterThan(10);
});

test.each(told)("$file has as many rows as its README says", ({ file, rows }) => {
  const bytes = readFileSync(path.join(import.meta.dirname, "data", file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  // The first line names the columns.
  expect(text.trimEnd().split("\n").length - 1).toBe(rows);
});
