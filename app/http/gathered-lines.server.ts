/** Milliseconds that a line waits for others at most. */
const patience = 10;
/** Characters after which lines leave at once. */
const most = 16 * 1024;
/** Pino's level `warn`: from here on a line is not kept waiting, as the process may be about to end, or to hang. */
const urgent = 40;

/** Where lines are written. */
interface Destination {
  write: (lines: string) => unknown;
}

/** What pino tells of the line that it is about to write, to a destination with {@link metadata}. */
interface GatheredLines extends Destination {
  lastLevel: number;
  [metadata]: true;
}

const metadata: unique symbol = Symbol.for("pino.metadata") as never;

/**
 * Writes lines of the log together: each write wakes another thread, which by its profile took 0.07 of the 0.22 ms of a page
 * that is kept. A line waits some milliseconds at most, a warning for nothing, and what waits when the process ends is
 * written before.
 * @param open makes the destination, after whose own end nothing could be written
 */
export function gatherLines(open: () => Destination): GatheredLines {
  let lines = "";
  let late: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(late);
    late = undefined;
    const gathered = lines;
    lines = "";
    if (gathered) destination.write(gathered);
  };
  process.once("exit", leave);
  const destination = open();
  return {
    [metadata]: true,
    lastLevel: 0,
    write(line) {
      lines += line;
      if (this.lastLevel >= urgent || lines.length > most) leave();
      else late ??= setTimeout(leave, patience);
    },
  };
}
