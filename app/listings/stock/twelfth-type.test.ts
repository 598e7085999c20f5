import { expect, test, vi } from "vitest";
import type { PropertyType } from "../vocabulary.ts";

/** As if the vocabulary had one type more: nothing that counts or finds by type may be made for just eleven. */
const twelfth = "parking" as PropertyType;
vi.mock("../vocabulary.ts", async (original) => {
  const vocabulary = await original<typeof import("../vocabulary.ts")>();
  return { ...vocabulary, propertyTypes: [...vocabulary.propertyTypes, "parking"] };
});

const { countFacetsIn } = await import("./count-facets.ts");
const { findRows } = await import("./find-rows.ts");
const { Stock } = await import("./stock.ts");
const { propertyTypes } = await import("../vocabulary.ts");

test("a type more is found and counted like the others", () => {
  const stock = new Stock();
  stock.put(
    propertyTypes.map((type, index) => ({
      id: index + 1,
      reference: `r${index}`,
      listed: true,
      type,
      toLet: true,
      forSale: true,
      invest: true,
      coworking: true,
      placeId: 1,
      lat: 50,
      lng: 4,
      surfaceMin: 100,
      surfaceTotal: 100,
      rentLow: 100,
      rentHigh: 100,
      saleLow: null,
      saleHigh: null,
      publishedAt: index,
      revision: 1,
    })),
  );
  const search = { criteria: {}, districts: [] };
  const facets = countFacetsIn(stock, search, [], (changed) => findRows(stock, changed).rows);
  expect(propertyTypes).toHaveLength(12);
  expect(Object.values(facets.types)).toEqual(propertyTypes.map(() => 1));
  expect(facets.deals).toEqual({ "to-let": 12, "for-sale": 12, investment: 12 });
  expect(facets.coworking).toBe(12);
  expect(findRows(stock, { criteria: { type: twelfth }, districts: [] }).rows).toHaveLength(1);
});
