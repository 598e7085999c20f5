import { expect } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadYieldContext } from "./yield-context.server.ts";

const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const uccle = { postcode: "1180", locality: "Uccle", country: "BE" } as const;
const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;

const yielding = (
  reference: string,
  percent: number | undefined,
  address: typeof ixelles | typeof uccle | typeof ghent,
) => ({
  ...{ reference, address, invest: true, yield: percent },
});

async function contextOf(db: Database, reference: string, language: Language = "en") {
  const [listing, gazetteer] = [await findListing(db, reference), await getGazetteer(db)];
  return withSearchIndex(db, (index) => loadYieldContext(index, gazetteer, listing!, language, textsIn(language)));
}

dbTest(
  "what an investment yields is told against those of its kind, in the smallest place that has five",
  async ({ db }) => {
    await makeListings(
      db,
      yielding("high", 5.75, ixelles),
      ...[4, 5, 5.2, 5.2].map((percent, at) => yielding(`ixelles-${at}`, percent, ixelles)),
      yielding("silent", undefined, ixelles),
      yielding("low", 3, uccle),
      // Of another kind, or no investment.
      { ...yielding("shop", 9, ixelles), type: "city-centre-store" as const },
      { reference: "sold", address: ixelles, transactions: ["for-sale" as const] },
    );
    expect(await contextOf(db, "high")).toEqual({
      standing: "0.6 percentage points above the median",
      compared: "Offices for investment in Ixelles: 5 with a stated yield. This property: 5.75% gross; median: 5.2%.",
      href: "/en/investment/office/ixelles",
    });
    expect((await contextOf(db, "ixelles-2"))?.standing).toBe("Around the median");
    expect((await contextOf(db, "low"))?.standing).toBe("2.1 percentage points below the median");
    expect((await contextOf(db, "low"))?.compared).toMatch(/^Offices for investment in .*Brussels.*: 6 with /);
    for (const reference of ["silent", "shop", "sold"])
      expect(await contextOf(db, reference), reference).toBeUndefined();
  },
);

dbTest("of fewer than five yields nothing is told, nor of the whole country's, nor of what is sold", async ({ db }) => {
  await makeListings(
    db,
    ...[4, 5, 6, 7].map((percent) => yielding(`ghent-${percent}`, percent, ghent)),
    yielding("ixelles", 5, ixelles),
  );
  expect(await contextOf(db, "ghent-4")).toBeUndefined();
  await makeListings(db, yielding("ghent-8", 8, ghent));
  expect((await contextOf(db, "ghent-4"))?.standing).toBe("2 percentage points below the median");
  await makeListings(db, { ...yielding("ghent-4", 4, ghent), status: "sold" }, yielding("ghent-9", 9, ghent));
  expect(await contextOf(db, "ghent-4")).toBeUndefined();
});

dbTest("a yield is told in each language's words, also of what is let as well", async ({ db }) => {
  await makeListings(
    db,
    { ...yielding("both", 7, ixelles), transactions: ["to-let" as const], rent: { onRequest: true } },
    ...[4, 5.5, 6, 6].map((percent, at) => yielding(`ixelles-${at}`, percent, ixelles)),
  );
  expect((await contextOf(db, "both"))?.standing).toBe("1 percentage point above the median");
  expect(await contextOf(db, "both", "fr")).toMatchObject({
    standing: "1 point au-dessus de la médiane",
    compared: expect.stringContaining(
      "5 biens avec un rendement annoncé. Ce bien\u00a0: 7\u202f% brut\u202f; médiane\u00a0: 6\u202f%.",
    ) as string,
  });
  expect(await contextOf(db, "both", "nl")).toMatchObject({
    standing: "1 procentpunt boven de mediaan",
    compared: expect.stringContaining(
      "5 met een opgegeven rendement. Dit pand: 7\u00a0% bruto; mediaan: 6\u00a0%.",
    ) as string,
  });
});
