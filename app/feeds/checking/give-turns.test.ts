import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveTurns } from "./give-turns.server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Pieces of work that take so many milliseconds each, and what else had been waiting since before the first. */
async function work(...pieces: number[]) {
  const steps: string[] = [];
  const isOver = giveTurns();
  setImmediate(() => steps.push("the others"));
  for (const [index, lasts] of pieces.entries()) {
    vi.advanceTimersByTime(lasts);
    steps.push(`piece ${index}`);
    const others = isOver();
    if (others) await others;
  }
  return { steps, isOver };
}

test("whatever else has come is seen to between two pieces of work, once the turn is over", async () => {
  expect((await work(1, 1)).steps).toEqual(["piece 0", "the others", "piece 1"]);
});

test("within a turn one piece follows another at once, and the next turn begins when the others had theirs", async () => {
  const { steps, isOver } = await work(0, 0, 1, 0);
  expect(steps).toEqual(["piece 0", "piece 1", "piece 2", "the others", "piece 3"]);
  expect(isOver()).toBeUndefined();
});
