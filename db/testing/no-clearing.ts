import { vi } from "vitest";

/*
 * Before a test file and whatever it imports: limits of tries clear nothing away by the clock. Database tests share a process,
 * where a database is gone with its test, and whoever clears it every few minutes would go on, and hold what it had in memory.
 */
vi.mock("rate-limiter-flexible", async (importOriginal) => {
  const original = await importOriginal<typeof import("rate-limiter-flexible")>();
  class Limiter extends original.RateLimiterDrizzle {
    constructor(options: ConstructorParameters<typeof original.RateLimiterDrizzle>[0]) {
      super({ ...options, clearExpiredByTimeout: false });
    }
  }
  return { ...original, RateLimiterDrizzle: Limiter };
});
