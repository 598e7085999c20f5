/** Turns of the event loop without anything new after which nobody waits to be accepted. */
const quietTicks = 3;
/** Turns after which a page is rendered however many arrive. */
const maxTicks = 200;

let arrivals = 0;
let last: Promise<void> = Promise.resolve();

/** Counts connections and requests as they come. */
export function countArrival(): void {
  arrivals++;
}

/**
 * To be awaited before a page is rendered, which takes the event loop for as long as it lasts: one page after the other,
 * and between two of them everybody who has arrived is accepted. Node accepts one connection a turn, and a health check
 * that waited behind a row of pages would say that the process is dead.
 */
export function queueToRender(): Promise<void> {
  last = last.then(acceptArrivals);
  return last;
}

async function acceptArrivals(): Promise<void> {
  let seen = arrivals;
  for (let turn = 0, quiet = 0; turn < maxTicks && quiet < quietTicks; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    quiet = arrivals === seen ? quiet + 1 : 0;
    seen = arrivals;
  }
}
