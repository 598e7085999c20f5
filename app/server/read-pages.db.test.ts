import { beforeAll, expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { ensureBuilt } from "../../bin/steps/build.js";
import { serve } from "./testing/serve.ts";

/* The site's own build: what one page has in its data that is not plain would cost all its visitors a second reading. */

const token = "a-token-that-only-prometheus-has";

beforeAll(() => ensureBuilt(), 300_000);

dbTest(
  "front page, results and listings are read by the site itself, their data as well",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "read-1", title: { en: "Loft" } });
    const environment = { DATABASE_URL: databaseUrl, METRICS_TOKEN: token };
    const site = await serve(environment, ["bin/serve.js"], "build/server/index.js");
    const headers = { Authorization: `Bearer ${token}` };
    const readings = async (): Promise<Record<string, number>> => {
      const metrics = await (await fetch(`${site.origin}/metrics`, { headers })).text();
      return Object.fromEntries(
        [...metrics.matchAll(/^quartier_page_readings_total\{result="([^"]+)"\} (\d+)$/gm)].map(
          ([, result, count]) => [result!, Number(count)] as const,
        ),
      );
    };
    try {
      const pages = ["/en", "/fr/a-louer", "/en/to-let/office/ghent?surface=250-", "/en/property/read-1/loft"];
      for (const page of pages) {
        for (const path of [page, page.replace(/(?=\?|$)/, ".data")]) {
          expect((await fetch(site.origin + path)).status, path).toBe(200);
        }
      }
      expect(await readings()).toEqual({ read: 2 * pages.length });
      await fetch(`${site.origin}/en/property/nothing/at-all`);
      expect(await readings()).toEqual({ read: 2 * pages.length, response: 1 });
    } finally {
      await site.end();
    }
  },
  300_000,
);
