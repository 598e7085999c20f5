/** Turns of the event loop without anybody new after which nobody is waiting at the door. */
const quietTurns = 3;
/** Turns after which a page is rendered however many arrive. */
const mostTurns = 200;

let arrivals = 0;
let last: Promise<void> = Promise.resolve();

/** Counts connections and requests as they come (front-door.server.ts). */
export function noticeArrival(): void {
  arrivals++;
}

/**
 * To be awaited before a page is rendered, which takes the event loop for as long as it lasts: one page after the other,
 * and between two of them everybody who has arrived is let in. Node accepts one connection a turn, and a health check
 * that waited behind a row of pages would say that the process is dead.
 */
export function renderTurn(): Promise<void> {
  last = last.then(letIn);
  return last;
}

async function letIn(): Promise<void> {
  let seen = arrivals;
  for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    quiet = arrivals === seen ? quiet + 1 : 0;
    seen = arrivals;
  }
}
