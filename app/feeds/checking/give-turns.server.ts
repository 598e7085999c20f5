import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which whatever else has come is seen to: a line of a feed takes as long. */
const turn = 0.2;

/**
 * For work that takes long and waits for nothing. An import checks a batch while PostgreSQL writes the one before, statement by
 * statement: unless the answers are heard in between, the next statement is only sent once all has been checked, and one of two
 * processors stands still.
 * @returns what is asked between two pieces of work; a promise where the turn is over
 */
export function giveTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turn) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
