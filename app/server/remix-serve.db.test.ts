import { expect } from "vitest";
import { makeListings } from "#db/testing/make-listing.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { ensureBuilt } from "../../bin/steps/build.js";
import { serve } from "./testing/serve.ts";

const remixServe = "node_modules/@remix-run/serve/dist/cli.js";

/* The build is an ordinary one: what Remix's own server makes of it lacks our limits and headers, and works. */
dbTest(
  "remix-serve serves the site's build",
  async ({ db, databaseUrl }) => {
    await ensureBuilt();
    await makeListings(db, { reference: "served-1", title: { en: "Loft above the market" } });
    const site = await serve({ DATABASE_URL: databaseUrl }, [remixServe], "build/server/index.js");
    const ask = (path: string) => fetch(site.origin + path, { headers: { Accept: "text/html" } });
    try {
      expect(await (await ask("/healthz")).text()).toBe("ok");
      const results = await ask("/en/to-let/office/ghent");
      expect(results.status).toBe(200);
      expect(results.headers.get("content-security-policy")).toContain("script-src 'self'");
      const page = await results.text();
      expect(page).toContain("Loft above the market");
      expect((await ask("/en/to-let/office/ghent.data")).status).toBe(200);
      const script = /\/assets-base\/assets\/entry\.client-[\w-]+\.js/.exec(page)?.[0] ?? "no script";
      expect((await ask(script)).headers.get("content-type")).toContain("javascript");
      expect((await ask("/favicon.svg")).headers.get("content-type")).toContain("svg");
      expect((await ask("/fr/rien-de-tel")).status).toBe(404);
    } finally {
      await site.end("SIGKILL"); // It knows nothing of our connections to the database, which keep it alive.
    }
  },
  300_000, // The site may have to be built first.
);
