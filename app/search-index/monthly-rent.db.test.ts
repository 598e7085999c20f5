import { expect } from "vitest";
import { criteriaOf } from "#app/filters/criteria.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { getMemoryIndex } from "./memory/get-memory-index.server.ts";
import { askPostgres } from "./postgres/ask-postgres.server.ts";
import type { SearchIndex } from "./search-index.ts";

const rent = (amount: number) =>
  ({ amount, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false }) as const;

const found = (query: SearchQuery) => async (index: SearchIndex) => {
  const criteria = criteriaOf({ transaction: "to-let", type: "office", ...query });
  const { hits } = await index.page({ criteria, districts: [] }, { order: "oldest" });
  return hits.map(({ reference }) => reference).toSorted();
};

/** What both indexes find. */
async function checkFound(db: Database, expected: readonly [query: SearchQuery, found: string[]][]) {
  const memory = await getMemoryIndex(db);
  for (const [query, references] of expected) {
    expect(await found(query)(memory), `in memory, ${JSON.stringify(query)}`).toEqual(references);
    expect(await askPostgres(db, found(query)), `in PostgreSQL, ${JSON.stringify(query)}`).toEqual(references);
  }
}

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
  const expected: [query: SearchQuery, found: string[]][] = [
    [{ "monthly-rent": "-3000" }, ["divisible", "in-all", "on-request", "small"]],
    [{ "monthly-rent": "3000-" }, ["divisible", "large", "on-request"]],
    // A part of 200 m² of what can be divided costs €4,000: its smallest would not do.
    [{ "monthly-rent": "-3000", surface: "200-" }, []],
    [{ "monthly-rent": "-4000", surface: "200-" }, ["divisible", "large"]],
    // No more than €1,333 a year for each of its m², and not a cent less for being rounded.
    [{ "monthly-rent": "-1000", surface: "90-" }, ["in-all", "on-request"]],
  ];
  await checkFound(db, expected);
});

dbTest(
  "of an office that can be divided, a part as large as is asked for must cost what is asked for",
  async ({ db }) => {
    const divisible = { type: "office", surface: { total: 1_000, divisibleFrom: 50 } } as const;
    await makeListings(
      db,
      { ...divisible, reference: "cheap", rent: rent(100) }, // 300 m² for €2,500 a month, the whole for €8,333
      { ...divisible, reference: "dear", rent: rent(240) }, // 300 m² for €6,000
      { ...divisible, reference: "to-the-cent", rent: rent(133.34) }, // 90 m² for €1,000.05
    );
    await checkFound(db, [
      [{ "monthly-rent": "3000-" }, ["cheap", "dear", "to-the-cent"]],
      [{ "monthly-rent": "3000-", surface: "-300" }, ["dear", "to-the-cent"]],
      [{ "monthly-rent": "3334-", surface: "-300" }, ["dear"]],
      [{ "monthly-rent": "-1000.05", surface: "90-" }, ["cheap", "to-the-cent"]],
      [{ "monthly-rent": "-999.90", surface: "90-" }, ["cheap"]],
    ]);
  },
);

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
