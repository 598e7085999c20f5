/** What a collector did not take since it was last told of. */
export interface LostSpans {
  lost: number;
  /** Why the last of them: the status or the system's code of what failed, such as 401 or ECONNREFUSED. */
  reason: string;
}

/** Milliseconds in which one warning is enough, however much is lost. */
const pause = 10 * 60_000;

/**
 * Tells of spans that are lost: at the first, and then at most once in ten minutes of all since.
 * @param now milliseconds of a clock that does not jump
 */
export function tellOfLost(warn: (lost: LostSpans) => void, now: () => number = () => performance.now()) {
  let lost = 0;
  let toldAt = -Infinity;
  return (spans: number, error: unknown): void => {
    lost += spans;
    if (now() - toldAt < pause) return;
    toldAt = now();
    warn({ lost, reason: reasonOf(error) });
    lost = 0;
  };
}

/** Words that a collector sends back are left out: it may repeat what it was sent, its key too. */
function reasonOf(error: unknown): string {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown };
  return typeof code === "number" || typeof code === "string" ? String(code) : "no answer that takes them";
}
