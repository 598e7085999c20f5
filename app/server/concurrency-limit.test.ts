import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.server.ts";

const limits = { active: 1, activeOfNetwork: 1, waiting: 200, waitingOfNetwork: 100, patience: 1_500, longest: 30_000 };

/** Milliseconds that each takes. */
const duration = 50;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a limit in the names of networks, and notes in which order they are begun with, and refused. */
function asking(limit: ConcurrencyLimit) {
  const began: string[] = [];
  const refused: string[] = [];
  const ask = (network: string) =>
    limit.run({
      network,
      start: () => {
        began.push(network);
        return new Promise((resolve) => setTimeout(resolve, duration));
      },
      refuse: () => void refused.push(network),
    });
  return { ask, began, refused };
}

test("who would wait longer than anybody does is refused at once, and another network has its turn", async () => {
  const { ask, began, refused } = asking(new ConcurrencyLimit(limits));
  for (let asked = 0; asked < 80; asked++) ask("many");
  // Nothing is known of how long it takes.
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(6 * duration);
  ask("many");
  ask("few");
  expect(refused).toEqual(["many"]);
  await vi.advanceTimersByTimeAsync(2 * duration);
  expect(began).toContain("few");
});

test("who has room begins at once, however many of another network wait for theirs", () => {
  const { ask, began, refused } = asking(new ConcurrencyLimit({ ...limits, active: 2, waiting: 3 }));
  for (let asked = 0; asked < 5; asked++) ask("many");
  expect([began, refused]).toEqual([["many"], ["many"]]);
  ask("few");
  expect(began).toEqual(["many", "few"]);
  expect(refused).toEqual(["many"]);
});
