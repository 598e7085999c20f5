import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test as base, vi } from "vitest";
import { FeedWrittenAside } from "./written-aside.ts";

const test = base.extend<{ directory: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  directory: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), "aside-"));
    await use(directory);
    await rm(directory, { recursive: true });
  },
});

const options = { listings: 20_000, seed: "aside", today: "2026-11-21" };
/** A process of its own starts slowly on a busy machine. */
const patient = { timeout: 100_000 };
const nothing = () => Promise.resolve();

async function readAll(aside: FeedWrittenAside, onChunk: () => void = () => undefined): Promise<void> {
  for await (const _ of aside.chunks(nothing)) onChunk();
}

function isRunning(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? Number.NaN, 0);
  } catch {
    return false;
  }
}

function write(file: string, listings = options.listings): FeedWrittenAside {
  const aside = new FeedWrittenAside(file, { ...options, listings });
  onTestFinished(() => aside.close());
  return aside;
}

test("who reads a feed whose writer has failed by then is told so", async ({ directory }) => {
  await writeFile(path.join(directory, "file"), "");
  const aside = write(path.join(directory, "file", "feed.jsonl"));
  await vi.waitFor(() => expect(isRunning(aside.pid)).toBe(false), patient);
  await expect(readAll(aside)).rejects.toThrow("not written to its end");
});

test("an import that breaks off leaves no half of a feed", async ({ directory }) => {
  const aside = write(path.join(directory, "feed.jsonl"));
  const importing = readAll(aside, () => {
    throw new Error("the import fails");
  });
  importing.catch(nothing);
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([`feed.jsonl.${aside.pid}.part`]), patient);
  await expect(importing).rejects.toThrow("the import fails");
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]), patient);
});

test("a feed that a shorter one took the place of is told, not read for ever", async ({ directory }) => {
  const file = path.join(directory, "feed.jsonl");
  const aside = write(file, 20);
  await vi.waitFor(async () => expect(await readdir(directory)).toContain("feed.jsonl"), patient);
  await writeFile(file, "{}\n");
  await expect(readAll(aside)).rejects.toThrow("ends before what was written");
});
