import { expect, test } from "vitest";
import { FailedStep, node, run } from "./processes.js";

const nothingFor = (milliseconds: number) => node("-e", `setTimeout(() => {}, ${milliseconds})`);

test("a program that does not end in the minutes it may take is ended, and told", async () => {
  const failures: string[] = [];
  const options = { quiet: true, onFailure: (lines: string) => void failures.push(lines) };
  const started = Date.now();
  const failed = await run(nothingFor(600_000), { ...options, mostMinutes: 0.01 }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FailedStep);
  expect(String(failed)).toContain("after 0.01 minutes");
  expect(failures).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(300_000);
});

test("one that ends in time has its own exit code", async () => {
  expect(await run(nothingFor(1), { mostMinutes: 4 })).toBe(0);
  expect(await run(node("-e", "process.exit(3)"), { mostMinutes: 4 })).toBe(3);
});
