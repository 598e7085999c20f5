import { setTimeout as sleep } from "node:timers/promises";

/** A program that is killed so often within so many milliseconds is not started again. */
const mostRestarts = 5;
const restartsCountFor = 5 * 60_000;

/**
 * @typedef {object} Ended
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 */

/**
 * Starts a program again when it is killed from outside, after a pause that grows. What ends by itself stays down: npm
 * start and npm run worker have started it again themselves, as often as makes sense (supervise.js).
 *
 * @param {string} name How the terminal calls it.
 * @param {() => Promise<{ ended: Promise<Ended> }>} launch
 * @param {{ shortestPause?: number }} [options] `shortestPause`: milliseconds before the first restart; before each further
 *   one, twice as long.
 * @returns {Promise<{ down: Promise<string> }>} Once it works; `down`: a sentence, when it stays down.
 */
export async function keepRunning(name, launch, { shortestPause = 500 } = {}) {
  const first = await launch();
  return { down: watch(first.ended) };

  /** @param {Promise<Ended>} running */
  async function watch(running) {
    /** @type {number[]} */
    let restarts = [];
    let { code, signal } = await running;
    while (signal !== null && restarts.length < mostRestarts) {
      const pause = shortestPause * 2 ** restarts.length;
      restarts.push(performance.now());
      console.log(`The ${name} was killed (${signal}); it is started again.`);
      await sleep(pause);
      ({ code, signal } = await (await launch()).ended);
      const now = performance.now();
      restarts = restarts.filter((moment) => now - moment < restartsCountFor);
    }
    if (signal !== null) return `The ${name} is killed again and again (${signal}): it stays down.`;
    return `The ${name} ended by itself (exit code ${code}).`;
  }
}
