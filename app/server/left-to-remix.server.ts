import { withoutKeys } from "#app/http/keys-in-addresses.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { pageReadings } from "#app/metrics/registry.server.ts";
import type { Unusual } from "./run-loaders.server.ts";

/** Why a page is left to Remix: what its loaders gave, data that are not plain, or a rendering that failed; or nobody waits. */
export type WhyLeft = Unusual | "rendering" | "visitor left";

/** What we should have answered, too: every page that Remix answers then is made at the cost of two. */
const ours: ReadonlySet<WhyLeft> = new Set(["not plain", "rendering"]);

/** Milliseconds in which a reason is logged once: each page may have it. */
const quiet = 60_000;

/**
 * Counts what is left to Remix, and logs where it succeeds with what the site's own reading failed at, which would go on
 * for ever and unnoticed once a new version renders by other rules than ours.
 * @param now in milliseconds
 * @returns a function that is told of each request: why it was left, what Remix answered, and what was thrown before
 */
export function watchLeft(now: () => number = () => Date.now()) {
  const logged = new Map<WhyLeft, number>();
  return (request: Request, why: WhyLeft, { status }: Response, failure?: unknown): void => {
    pageReadings.inc({ result: why });
    const at = now();
    if (!ours.has(why) || status >= 500 || at - (logged.get(why) ?? -Infinity) < quiet) return;
    logged.set(why, at);
    const path = withoutKeys(new URL(request.url).pathname);
    log.warn(
      { id: requestId(request), path, why, err: failure },
      "Remix answered what the site's own reading failed at",
    );
  };
}

/** One for the process. */
export const noteLeft = watchLeft();
