import { expect, test, vi } from "vitest";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";

/** As if the vocabulary had many more types: nothing that counts or finds by type may be made for just as many as there are. */
const { others } = vi.hoisted(() => ({
  others: Array.from({ length: 20 }, (_, at) => `parking-${at}` as PropertyType),
}));
vi.mock("#app/vocabulary/vocabulary.ts", async (original) => {
  const vocabulary = await original<typeof import("#app/vocabulary/vocabulary.ts")>();
  return { ...vocabulary, propertyTypes: [...vocabulary.propertyTypes, ...others] };
});

const { countFacetsIn } = await import("./count-facets.ts");
const { listKinds } = await import("./list-kinds.ts");
const { matchRows } = await import("./matcher.ts");
const { memoryIndexOf } = await import("../testing/memory-index-of.ts");
const { propertyTypes } = await import("#app/vocabulary/vocabulary.ts");

test("types more are found and counted like the others", () => {
  const index = indexOf(propertyTypes);
  const search = { criteria: {}, districts: [] };
  const facets = countFacetsIn(index, search, [], (changed) => matchRows(index, changed));
  const count = propertyTypes.length;
  expect(propertyTypes).toHaveLength(31);
  expect(Object.values(facets.types)).toEqual(propertyTypes.map(() => 1));
  expect(facets.deals).toEqual({ "to-let": count, "for-sale": count, investment: count });
  expect(facets.coworking).toBe(count);
  for (const type of others) {
    expect(matchRows(index, { criteria: { type }, districts: [] }).rows, type).toHaveLength(1);
  }
});

test("a listing of a type that only a newer release knows is found by nothing, and keeps nothing else from being found", () => {
  const index = indexOf(["mill" as PropertyType, ...propertyTypes]);
  const search = { criteria: {}, districts: [] };
  expect(matchRows(index, search).rows).toHaveLength(propertyTypes.length);
  expect(listKinds(index).map(({ type }) => type)).toEqual([...propertyTypes].reverse());
});

/** A listing of each type. */
function indexOf(types: readonly PropertyType[]) {
  return memoryIndexOf(
    types.map((type, at) => ({
      id: at + 1,
      reference: `r${at}`,
      listed: true,
      type,
      toLet: true,
      forSale: true,
      invest: true,
      coworking: true,
      placeId: 1,
      advertiserId: 1,
      lat: 50,
      lng: 4,
      surfaceMin: 100,
      surfaceTotal: 100,
      rentLow: 100,
      rentHigh: 100,
      saleLow: null,
      saleHigh: null,
      publishedAt: at,
      revision: 1,
    })),
  );
}
