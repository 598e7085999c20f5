import type { Page } from "playwright";

declare global {
  // What the page keeps for the benchmark between two looks.
  var slowestInteraction: number | undefined;
}

/** Event timings come in steps of 8 ms; what is shorter than this is not told. */
const shortestTold = 16;

/** From now on, each page that is opened keeps how long its slowest interaction took. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId > 0) globalThis.slowestInteraction = Math.max(globalThis.slowestInteraction ?? 0, duration);
      }
    });
    observer.observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortestTold);
}

/** Milliseconds of the slowest interaction since this was asked last, to the next paint; 0 below 16. */
export function worstInteraction(page: Page): Promise<number> {
  return page.evaluate(() => {
    const slowest = globalThis.slowestInteraction ?? 0;
    globalThis.slowestInteraction = 0;
    return slowest;
  });
}
