import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "./make-folder.js";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quartier-folders-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("makes a folder with those above it, and leaves one that is there", async () => {
  const deep = path.join(folder, "a/b/c");
  makeFolder(deep);
  makeFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

test("says that a file is in the way, or that nothing can be made there", async () => {
  const file = path.join(folder, "file");
  await writeFile(file, "");
  for (const place of [file, path.join(file, "in/it")]) {
    expect(() => makeFolder(place)).toThrow(expect.objectContaining({ code: "ENOTDIR" }) as Error);
  }
});

// There are no other places where Node's own way never ends.
test.runIf(process.platform === "linux")("ends where the system makes no folders", () => {
  expect(() => makeFolder("/proc/here/none")).toThrow(/ENOENT/);
});
