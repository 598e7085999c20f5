import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const gauge = pathToFileURL(path.join(import.meta.dirname, "loop-gauge.js")).href;

/** What the gauge says of a server that does this and goes on for a moment. */
async function blocksOf(work: string): Promise<number[]> {
  const directory = await mkdtemp(path.join(tmpdir(), "quartier-gauge-"));
  const program = path.join(directory, "serve.js");
  await writeFile(program, `setTimeout(() => { ${work} }, 100); setTimeout(() => {}, 1_500);`);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`--import=${gauge}`, program]);
    return [...stdout.matchAll(/^\{"blocked":(\d+)\}$/gm)].map(([, milliseconds]) => Number(milliseconds));
  } finally {
    await rm(directory, { recursive: true });
  }
}

test("a computation that holds up the event loop is told with the processor time it took", async () => {
  const used = "Object.values(process.cpuUsage()).reduce((sum, each) => sum + each, 0)";
  const compute = `const end = ${used} + 400_000; while (${used} < end);`;
  const longest = Math.max(...(await blocksOf(compute)));
  expect(longest).toBeGreaterThan(250);
  expect(longest).toBeLessThan(1_000);
});

test("waiting is no computation: what the machine takes from the process is not counted", async () => {
  expect(await blocksOf("Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);")).toEqual([]);
});
