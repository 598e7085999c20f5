import { expect, test, vi } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { keepCachesTold } from "./keep-caches-told.server.ts";

const pauses = vi.hoisted((): number[] => []);
const ending = new AbortController();

vi.mock(import("node:timers/promises"), async (original) => ({
  ...(await original()),
  setTimeout: (async (milliseconds: number) => {
    if (pauses.push(milliseconds) === 8) ending.abort();
  }) as typeof import("node:timers/promises").setTimeout,
}));

test("a worker that fails as it begins waits twice as long each time, to a bound: each beginning empties the caches", async () => {
  const broken = {} as DatabasePool;
  await keepCachesTold(broken, { url: "http://127.0.0.1:9/", secret: "nobody's" }, ending.signal, 3_000);
  expect(pauses).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 96_000, 96_000, 96_000]);
});
