import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressedCopies } from "./compressed-copies.js";

const long = "export const long = 1;\n".repeat(100);

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test("what is written while the copies are made has its copies at the end as well", async () => {
  const folder = folderOf({ "site.js": long, "small.js": "1;", "photo.avif": long });
  const copies = compressedCopies(folder);
  copies.begin();
  // As Remix writes its manifest: while the server's build reads its modules.
  writeFileSync(join(folder, "manifest.js"), `manifest;${long}`);
  await copies.finish();
  const compressed = ["manifest.js", "site.js"].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(readdirSync(folder).sort()).toEqual([...compressed, "photo.avif", "small.js"].sort());
  expect(brotliDecompressSync(readFileSync(join(folder, "site.js.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, "manifest.js.gz"))).toString()).toBe(`manifest;${long}`);
});

test.each([".br", ".gz"])(
  "a copy that can't be written (%s) is told at the end, which no build outlives",
  async (end) => {
    const folder = folderOf({ "site.js": long, "style.css": long });
    mkdirSync(join(folder, `site.js${end}`));
    const copies = compressedCopies(folder);
    copies.begin();
    // Nobody waits for them yet: an error that nobody has taken meanwhile fails the test.
    await expect.poll(() => readdirSync(folder)).toEqual(expect.arrayContaining(["style.css.br", "style.css.gz"]));
    await expect(copies.finish()).rejects.toThrow("EISDIR");
  },
);
