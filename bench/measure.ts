/** Percentiles of a run, in milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

/** Times `run` for each input, after a tenth of them as a warm-up. */
export async function time<Input>(inputs: readonly Input[], run: (input: Input) => Promise<unknown>): Promise<Timing> {
  for (const input of inputs.slice(0, Math.ceil(inputs.length / 10))) await run(input);
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await run(input);
    times.push(performance.now() - start);
  }
  return percentilesOf(times);
}

export function percentilesOf(given: readonly number[]): Timing {
  const times = given.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** A repeatable stream of numbers from 0 to 1 (mulberry32), so that every run asks the same. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
