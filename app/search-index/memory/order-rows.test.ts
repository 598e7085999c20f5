import { expect, it } from "vitest";
import type { Order } from "#app/filters/criteria.ts";
import { orderedBy } from "#app/filters/orders.ts";
import { pageOf } from "./order-rows.ts";
import type { IndexRow } from "../index-row.ts";
import { memoryIndexOf } from "../testing/memory-index-of.ts";

const row = (id: number): IndexRow => ({
  id,
  reference: `r${String((id * 7_919) % 100_003).padStart(6, "0")}`,
  revision: 1,
  listed: true,
  type: "office",
  toLet: true,
  forSale: false,
  invest: false,
  coworking: false,
  placeId: 1,
  advertiserId: 1,
  lat: 50 + ((id * 31) % 997) / 1_000,
  lng: 4,
  surfaceMin: 1,
  surfaceTotal: 1 + ((id * 104_729) % 5_003),
  rentLow: null,
  rentHigh: null,
  saleLow: null,
  saleHigh: null,
  publishedAt: (id * 15_485_863) % 3_001,
});

it.each<[Order, (a: IndexRow, b: IndexRow) => number]>([
  ["newest", (a, b) => b.publishedAt - a.publishedAt],
  ["oldest", (a, b) => a.publishedAt - b.publishedAt],
  ["largest-to-smallest", (a, b) => b.surfaceTotal! - a.surfaceTotal!],
  ["smallest-to-largest", (a, b) => a.surfaceTotal! - b.surfaceTotal!],
  ["closest", (a, b) => Math.abs(a.lat - 50.4) - Math.abs(b.lat - 50.4)],
])("among many listings, any page of %s is that of all of them sorted", (order, compare) => {
  const listings = Array.from({ length: 40_000 }, (_, at) => row(at + 1));
  const index = memoryIndexOf(listings);
  const sorted = [...listings].sort((a, b) => compare(a, b) || (a.reference < b.reference ? -1 : 1));
  for (const offset of [0, 24, 480, 2_400, 4_800, 20_000, 39_990]) {
    const rows = { rows: index.newest.slice().reverse(), newestFirst: false };
    const page = pageOf(index, rows, order, orderedBy(order, {}), { lat: 50.4, lng: 4 }, offset, 24);
    const expected = sorted.slice(offset, offset + 24);
    expect(page.map((number) => index.referenceOf(number))).toEqual(expected.map(({ reference }) => reference));
  }
});
