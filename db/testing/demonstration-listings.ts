import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";

let bundled: Promise<string[]> | undefined;

/** Invented listings of every kind, as their feed has them: the same for the same number and seed. */
export async function demonstrationListings(count: number, seed: string): Promise<ListingRecordInput[]> {
  const directory = await mkdtemp(path.join(tmpdir(), "quartier-listings-"));
  const file = path.join(directory, "feed.jsonl");
  const order = ["--listings", String(count), "--seed", seed, "--today", "2026-11-21", "--file", file, "--write-only"];
  try {
    const [program] = await (bundled ??= bundlePrograms("demonstration-listings", [
      "packages/demonstration/seed-cli.ts",
    ]));
    await promisify(execFile)(process.execPath, [program!, ...order]);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    return lines.map((line) => JSON.parse(line) as ListingRecordInput);
  } finally {
    await rm(directory, { recursive: true });
  }
}
