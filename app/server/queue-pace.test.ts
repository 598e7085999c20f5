import { expect, test } from "vitest";
import { QueuePace } from "./queue-pace.ts";

test("who comes waits as long as the latest took, one after the other", () => {
  const pace = new QueuePace();
  for (const now of [0, 100, 200]) pace.note(now);
  expect(pace.waitBehind(1_000, 200)).toBe(0);
  pace.note(300);
  expect(pace.waitBehind(10, 300)).toBe(1_000);
  // Nobody has left since.
  expect(pace.waitBehind(10, 600)).toBe(2_000);
  for (let now = 610; now < 1_000; now += 10) pace.note(now);
  expect(pace.waitBehind(10, 990)).toBe(100);
  pace.forget();
  expect(pace.waitBehind(10, 1_000)).toBe(0);
});
