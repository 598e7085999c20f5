import type { Queue } from "pg-boss";

/** How a queue's jobs are tried again; pg-boss waits twice as long each time. */
export type Retries = Required<Pick<Queue, "retryLimit" | "retryDelay" | "retryBackoff" | "expireInSeconds">>;

/** What asks a service that may be away for hours: twelve times, after 15 s at first and 8 to 17 h at last, about a day. */
export const patient: Retries = { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 };

/** What the clock asks for again soon. */
export const hasty: Retries = { retryLimit: 1, retryDelay: 5, retryBackoff: false, expireInSeconds: 600 };

/** What comes again by itself the next night, or the next hour. */
export const nightly: Retries = { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 };
