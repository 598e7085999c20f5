import { expect } from "vitest";
import { criteriaOf } from "#app/filters/criteria.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { getMemoryIndex } from "./memory/get-memory-index.server.ts";
import { askPostgres } from "./postgres/ask-postgres.server.ts";
import type { SearchIndex } from "./search-index.ts";

const rent = (amount: number) =>
  ({ amount, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false }) as const;

dbTest("an office to let is found by what it costs a month, which its area and its rent per m² say", async ({ db }) => {
  await makeListings(
    db,
    { reference: "small", type: "office", surface: { total: 120 }, rent: rent(200) }, // €2,000 a month
    { reference: "large", type: "office", surface: { total: 400 }, rent: rent(120) }, // €4,000
    { reference: "divisible", type: "office", surface: { total: 1_000, divisibleFrom: 100 }, rent: rent(240) }, // from €2,000
    { reference: "on-request", type: "office", surface: { total: 120 }, rent: { onRequest: true } },
    {
      reference: "in-all",
      type: "office",
      surface: { total: 90 },
      rent: { ...rent(1_000), basis: "total", period: "month" },
    },
  );
  const found = (query: SearchQuery) => async (index: SearchIndex) => {
    const criteria = criteriaOf({ transaction: "to-let", type: "office", ...query });
    const { hits } = await index.page({ criteria, districts: [] }, { order: "oldest" });
    return hits.map(({ reference }) => reference).toSorted();
  };
  const expected: [query: SearchQuery, found: string[]][] = [
    [{ "monthly-rent": "-3000" }, ["divisible", "in-all", "on-request", "small"]],
    [{ "monthly-rent": "3000-" }, ["divisible", "large", "on-request"]],
    // A part of 200 m² of what can be divided costs €4,000: its smallest would not do.
    [{ "monthly-rent": "-3000", surface: "200-" }, []],
    [{ "monthly-rent": "-4000", surface: "200-" }, ["divisible", "large"]],
    // No more than €1,333 a year for each of its m², and not a cent less for being rounded.
    [{ "monthly-rent": "-1000", surface: "90-" }, ["in-all", "on-request"]],
  ];
  const memory = await getMemoryIndex(db);
  for (const [query, references] of expected) {
    expect(await found(query)(memory), `in memory, ${JSON.stringify(query)}`).toEqual(references);
    expect(await askPostgres(db, found(query)), `in PostgreSQL, ${JSON.stringify(query)}`).toEqual(references);
  }
});

dbTest(
  "who looks for an office by its rent a month sees of other kinds and deals what their links find",
  async ({ db }) => {
    await makeListings(
      db,
      { reference: "small", type: "office", surface: { total: 120 }, rent: rent(200) }, // €2,000 a month
      {
        reference: "large",
        type: "office",
        transactions: ["to-let", "for-sale"],
        surface: { total: 400 },
        rent: rent(120),
        sale: { amount: 900_000, basis: "total" },
      }, // €4,000
      {
        reference: "apartment",
        type: "apartment",
        surface: { total: 200 },
        rent: { ...rent(5_000), basis: "total", period: "month" },
      },
    );
    const criteria = criteriaOf({ transaction: "to-let", type: "office", "monthly-rent": "-3000" });
    const counted = async (index: SearchIndex) => {
      const { deals, types } = await index.facets({ criteria, districts: [] }, []);
      return { ...deals, office: types.office, apartment: types.apartment };
    };
    const expected = { "to-let": 1, "for-sale": 1, investment: 0, office: 1, apartment: 1 };
    expect(await counted(await getMemoryIndex(db))).toEqual(expected);
    expect(await askPostgres(db, counted)).toEqual(expected);
  },
);
