import { afterEach, beforeEach, vi } from "vitest";

/*
 * Before a test file and whatever it imports: the application's log is kept, test by test, instead of written among the
 * results. A test that expects to find something there asks `loggedHere`; of one that fails, it is shown.
 */

/** A line of the log: its level, its message, and what it is about. */
interface LoggedLine extends Record<string, unknown> {
  level: string;
  msg: string;
}

/** Lines of one test that are kept. */
const mostLines = 2_000;
/** The same for all files that share a process: the logger that the first of them imported is that of the others. */
const { lines } = vi.hoisted(() => {
  const shared = globalThis as { loggedLines?: string[] };
  return { lines: (shared.loggedLines ??= []) };
});

vi.mock("pino", async (importOriginal) => {
  const { default: pino } = await importOriginal<{ default: typeof import("pino").default }>();
  const keep = {
    write: (line: string) => {
      if (lines.length < mostLines) lines.push(line);
    },
  };
  const make = (options: import("pino").LoggerOptions) => pino(options, keep);
  return { default: Object.assign(make, pino) };
});

beforeEach(() => void lines.splice(0));

afterEach(({ task }) => {
  if (task.result?.state === "fail") process.stderr.write(lines.join(""));
});

/** What the running test has had logged so far, the first line first. */
export function loggedHere(): LoggedLine[] {
  return lines.map((line) => JSON.parse(line) as LoggedLine);
}
