import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersOfCaches } from "#app/http/shared-caches.server.ts";
import { answerBusy } from "./busy.server.ts";

/* Whoever is turned away is: for the next, there may be room (decision 061). */

const site = createServer(answerBusy);
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

const asked = ["/", "/en", "/fr/a-louer", "/nl/te-huur?page=2", "/en/to-let.data", "/feeds/en/to-let.xml", "/healthz"];

test.each(asked)(
  "who is turned away from %s is told when to come back, and no cache keeps that for others",
  async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await fetch(origin + path, { method });
      expect([status, headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(headers.get("cache-control")).toBe("no-store");
      for (const name of [...headersOfCaches, "expires", "etag", "last-modified"])
        expect([name, headers.get(name)]).toEqual([name, null]);
    }
  },
);
