import type { Fault } from "./fault.ts";
import type { Deed, Seen } from "./load.ts";

/** What came of a fault. */
export interface Outcome {
  /** Answers by deed and status. */
  answers: string;
  /** The slowest answer, and to what. */
  slowest: string;
  /** Seconds from the fault's end to the last answer that was not in order. */
  recoveredSeconds: number;
  /** What should not have come of it, a line each. */
  defects: string[];
}

const inOrder: Readonly<Record<Deed, readonly number[]>> = {
  page: [200, 301, 302, 304],
  message: [303],
  "sign-in": [302, 303],
};

/**
 * Judges what visitors have seen of a fault.
 * @param ended when it was over, as `performance.now()` says
 * @param allowed what it may lead to
 */
export function judgeFault(seen: readonly Seen[], ended: number, allowed: Fault["allowed"]): Outcome {
  const isInOrder = ({ deed, status }: Seen) => inOrder[deed].includes(status);
  const late = seen.filter((each) => !isInOrder(each) && each.at > ended);
  const defects = new Set<string>();
  for (const each of seen) {
    if (isInOrder(each) || allowed.includes(each.status || each.outcome)) continue;
    defects.add(
      `a ${each.deed} is ${each.status === 0 ? `not answered (${each.outcome})` : `answered ${each.status}`}`,
    );
  }
  const [slowest] = seen.toSorted((a, b) => b.milliseconds - a.milliseconds);
  return {
    answers: describeAnswers(seen),
    slowest: slowest ? `${(slowest.milliseconds / 1000).toFixed(1)} s (${slowest.deed})` : "",
    recoveredSeconds: Math.max(0, ...late.map(({ at }) => at - ended)) / 1000,
    defects: [...defects],
  };
}

/** `page 200 ×40, 503 ×3; message 303 ×2` */
function describeAnswers(seen: readonly Seen[]): string {
  const deeds = (Object.keys(inOrder) as Deed[]).map((deed) => {
    const counts = new Map<string, number>();
    for (const { status, outcome } of seen.filter((each) => each.deed === deed)) {
      const key = status === 0 ? outcome : String(status);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const told = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([key, count]) => `${key} ×${count}`);
    return told.length > 0 ? `${deed} ${told.join(", ")}` : "";
  });
  return deeds.filter(Boolean).join("; ");
}
