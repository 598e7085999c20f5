import { expect, test } from "vitest";
import type { IndexRow } from "../index-row.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { countFacetsIn } from "./count-facets.ts";
import { LiveIndex } from "./live-index.ts";
import { matchRows } from "./matcher.ts";

const row = (id: number, surface: number | null): IndexRow => ({
  id,
  reference: `r${id}`,
  listed: true,
  type: "office",
  toLet: true,
  forSale: false,
  invest: false,
  coworking: false,
  placeId: 1,
  advertiserId: 1,
  lat: 50,
  lng: 4,
  surfaceMin: surface,
  surfaceTotal: surface,
  rentLow: null,
  rentHigh: null,
  saleLow: null,
  saleHigh: null,
  publishedAt: id,
  revision: 1,
});

test("figures that come to a column are counted in their class, whatever was counted before", () => {
  const live = new LiveIndex();
  const count = () => {
    const search = { criteria: {}, districts: [] };
    const { histograms } = countFacetsIn(live.now, search, [], (changed) => matchRows(live.now, changed));
    const { from = [], counts = [] } = histograms["surface"] ?? {};
    return Object.fromEntries(from.flatMap((bound, at) => (counts[at] ? [[bound, counts[at]]] : [])));
  };
  live.put([row(1, 60), row(2, 74), row(3, null)]);
  expect(count()).toEqual({ 50: 2 });
  live.put([row(4, 75), row(5, 20_000), row(6, 49.5)]);
  expect(count()).toEqual({ 0: 1, 50: 2, 75: 1, 10_000: 1 });
});

test("figures that come to a column are compared with a range, and counted for a choice, that was asked before", () => {
  const live = new LiveIndex();
  const home = (id: number, surface: number, bedrooms: number) => ({
    ...row(id, surface),
    type: "house" as const,
    bedrooms,
  });
  const ask = () => {
    const find = (search: ResolvedCriteria) => matchRows(live.now, search);
    const search: ResolvedCriteria = { criteria: { type: "house", surface: "100-" }, districts: [] };
    return {
      found: find(search).rows.length,
      ofThree: countFacetsIn(live.now, search, [], find).choices["bedrooms"]?.["3"],
    };
  };
  live.put([home(1, 60, 4), home(2, 110, 1)]);
  expect(ask()).toEqual({ found: 1, ofThree: 0 });
  live.put([home(3, 170, 3), home(4, 90, 5), home(5, 180, 2)]);
  expect(ask()).toEqual({ found: 3, ofThree: 1 });
});
