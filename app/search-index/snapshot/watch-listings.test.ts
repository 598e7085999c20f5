import { expect, test } from "vitest";
import type { Database } from "#db/client.server.ts";
import { watchListings } from "./watch-listings.server.ts";

test("another server that answers counts as a change, once: what it lost or has beyond the last can't be told", async () => {
  const seen = (server: string) => [{ next: "1", running: [], server, changed: false }];
  const answers = [seen("first"), seen("first"), seen("second"), seen("second")];
  const look = await watchListings({ execute: async () => answers.shift() } as unknown as Database);
  expect([await look(), await look(), await look()]).toEqual([false, true, false]);
});
