import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two attempts: what a killed command had started ends within seconds, others stay as long as they like. */
const [shortPause, longPause] = [500, 10_000];
/** A minute of short pauses, and then a day: whoever uses it longer than that has it for themselves. */
const [shortPauses, mostAttempts] = [120, 120 + 8_640];

/**
 * Stops what a killed command has left, once nobody uses it any more.
 *
 * @param {() => Promise<boolean>} stop Whether it is stopped, be it by others; not as long as somebody uses it.
 * @param {(milliseconds: number) => Promise<unknown>} [pause]
 * @returns {Promise<boolean>} whether it is
 */
export async function untilStopped(stop, pause = sleep) {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    // Somebody may start it at this moment and take long: the next attempt asks again.
    if (await stop().catch(() => false)) return true;
    await pause(attempt < shortPauses ? shortPause : longPause);
  }
  return false;
}
