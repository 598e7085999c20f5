import { spawn, type ChildProcess } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { keepRunning, type Ended } from "./keep-running.js";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  vi.restoreAllMocks();
});

/** Starts a program that stays, or ends with a code by itself. */
function program(code?: number) {
  return () => {
    const child = spawn(process.execPath, [
      "-e",
      code === undefined ? "setInterval(() => {}, 1000)" : `process.exit(${code})`,
    ]);
    started.push(child);
    const ended = new Promise<Ended>((resolve) => child.once("close", (code, signal) => resolve({ code, signal })));
    return Promise.resolve({ ended });
  };
}

test("what is killed is started again, and stays down when it is killed again and again", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  const { down } = await keepRunning("worker", program(), { shortestPause: 1 });
  for (let time = 1; time <= 6; time++) {
    await expect.poll(() => started.length, { timeout: 10_000 }).toBe(time);
    started[time - 1]?.kill("SIGKILL");
  }
  expect(await down).toBe("The worker is killed again and again (SIGKILL): it stays down.");
  expect(started).toHaveLength(6);
  expect(said).toHaveBeenCalledTimes(5);
});

test("what ends by itself stays down: its supervisor has tried", async () => {
  const { down } = await keepRunning("site", program(3), { shortestPause: 1 });
  expect(await down).toBe("The site ended by itself (exit code 3).");
  expect(started).toHaveLength(1);
});
