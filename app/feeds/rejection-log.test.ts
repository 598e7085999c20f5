import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RejectionLog } from "./rejection-log.server.ts";
import { cutTo, longestReason } from "./checking/rejection.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "rejections-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function reportOf(count: number, reasonOfLine: (line: number) => string) {
  const log = new RejectionLog(folder, "feed", new Date());
  for (let line = 1; line <= count; line++) log.add({ line, reason: cutTo(longestReason, reasonOfLine(line)) });
  log.close();
  const file = log.file ?? "";
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  return { size: (await stat(file)).size, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test("of many refused lines a thousand are told each, the others by reason, whatever value each had", async () => {
  const { lines } = await reportOf(5_000, (line) =>
    line % 2
      ? `type must be one of a, b, not "castle ${line} \\"x\\""`
      : `the reference is that of line ${line - 1} already`,
  );
  expect(lines).toHaveLength(1_002);
  expect(lines.slice(-2)).toEqual([
    {
      lines: 2_000,
      firstLine: 1_001,
      lastLine: 4_999,
      reason: String.raw`type must be one of a, b, not "castle 1001 \"x\""`,
    },
    { lines: 2_000, firstLine: 1_002, lastLine: 5_000, reason: "the reference is that of line 1001 already" },
  ]);
});

test("a report never becomes larger than 4 MB, whatever a feed is made of", async () => {
  // A word of its own for each line, as a number would not count, and what takes six characters each in JSON.
  const word = (line: number) => line.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
  const { size, lines } = await reportOf(20_000, (line) => `${word(line)}${"\u0001".repeat(5_000)}`);
  expect(lines.length).toBeLessThanOrEqual(1_201);
  expect(lines.at(-1)).toMatchObject({ reason: "other reasons" });
  expect(size).toBeLessThan(4_000_000);
});
