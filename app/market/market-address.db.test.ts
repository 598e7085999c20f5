import { expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loader } from "./market-page.tsx";

const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;

/** Where an address of a market leads, by which answer. */
async function answerOf(db: Database, path: string) {
  const request = new Request(`http://quartier.test${path}`);
  try {
    await loader({ request, params: {}, context: { db } as never });
    return 200;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get("Location")].filter((part) => part !== null).join(" ");
  }
}

dbTest("a place by its name alone is led to the market there where most is on offer", async ({ db }) => {
  const shop = { address: ghent, type: "retail" as const };
  const block = { address: ghent, type: "bloc-sales" as const, invest: true };
  await makeListings(db, { address: ghent, type: "office" }, shop, shop, block);
  for (const [path, answer] of [
    ["/nl/markt/gent", "302 /nl/markt/gent/handelsruimte/te-huur"],
    ["/nl/markt/gand?x=1", "302 /nl/markt/gent/handelsruimte/te-huur?x=1"],
    ["/fr/marche/gand", "302 /fr/marche/gand/commerce/a-louer"],
    ["/en/market/9000", "302 /en/market/ghent/retail/to-let"],
    ["/en/market/ghent/office", "302 /en/market/ghent/office/to-let"],
    ["/en/market/ghent/bloc-sales", "302 /en/market/ghent/bloc-sales/investment"],
    // Nothing is on offer there: what most people look for.
    ["/en/market/bruges", "302 /en/market/bruges/office/to-let"],
  ] as const) {
    expect(await answerOf(db, path), path).toBe(answer);
  }
});

dbTest("whatever a place is called leads to its one address in the page's language", async ({ db }) => {
  for (const [path, answer] of [
    ["/nl/markt/gand/kantoor/te-huur", "308 /nl/markt/gent/kantoor/te-huur"],
    ["/fr/marche/gent/bureau/a-louer", "308 /fr/marche/gand/bureau/a-louer"],
    ["/fr/marche/li%C3%A8ge/bureau/a-louer", "308 /fr/marche/liege/bureau/a-louer"],
    ["/en/market/4000/office/to-let", "308 /en/market/liege/office/to-let"],
    ["/nl/markt/gent/kantoor/te-huur", 200],
  ] as const) {
    expect(await answerOf(db, path), path).toBe(answer);
  }
});

dbTest("what names no place, no type with prices to compare or no deal is no market", async ({ db }) => {
  for (const path of [
    "/nl/markt/nergens",
    "/nl/markt/gent/onzin",
    "/nl/markt/gent/coworking",
    "/nl/markt/gent/kantoor/onzin",
    "/nl/markt/gent/kantoor/te-huur/meer",
  ]) {
    expect(await answerOf(db, path), path).toBe("404");
  }
});
