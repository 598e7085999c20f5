import { expect, test } from "vitest";
import { untilStopped } from "./until-stopped.js";

/** Somebody uses it for so many hours; what was waited for comes at once. */
function usedFor(hours: number) {
  let waited = 0;
  const pause = (milliseconds: number) => Promise.resolve((waited += milliseconds));
  const stopped = untilStopped(() => Promise.resolve(waited >= hours * 3_600_000), pause);
  return stopped.then((isStopped) => ({ isStopped, hours: waited / 3_600_000 }));
}

test("what a killed command has left is stopped once nobody uses it, be it that it takes hours", async () => {
  const { isStopped, hours } = await usedFor(7);
  expect(isStopped).toBe(true);
  expect(hours).toBeCloseTo(7, 1);
});

test("it is left to those who use it for longer than a day", async () => {
  const { isStopped, hours } = await usedFor(1_000);
  expect(isStopped).toBe(false);
  expect(hours).toBeCloseTo(24, 1);
});

test("it is asked again where somebody starts it at that moment", async () => {
  const answers = [
    () => Promise.reject(new Error("Another process has held it for too long.")),
    () => Promise.resolve(true),
  ];
  const isStopped = await untilStopped(
    () => answers.shift()!(),
    () => Promise.resolve(),
  );
  expect(isStopped).toBe(true);
});
