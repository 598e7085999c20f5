import { expect, test } from "vitest";
import { distanceSquared } from "./order-rows.ts";
import { memoryIndexOf } from "../testing/memory-index-of.ts";
import { similarRows } from "./similar-rows.ts";

/** As good as random, and always the same. */
function numbers(seed: number) {
  let at = seed;
  return (most: number) => ((at = (at * 48271) % 2147483647) / 2147483647) * most;
}

const next = numbers(7);
const types = ["office", "retail", "logistics-warehouse"] as const;
const rows = Array.from({ length: 1_500 }, (_, at) => ({
  id: at + 1,
  reference: `r${String(at).padStart(4, "0")}`,
  listed: at % 11 > 0,
  type: types[Math.floor(next(3))]!,
  toLet: next(1) < 0.7,
  forSale: true,
  invest: false,
  coworking: false,
  placeId: 1,
  advertiserId: 1,
  // Crowded in the middle, lonely beyond both countries.
  lat: at % 40 === 0 ? 44 + next(14) : 50.8 + next(0.2),
  lng: 4 + next(1),
  surfaceMin: 100,
  surfaceTotal: 50 + next(1000),
  rentLow: 50 + next(200),
  rentHigh: 300,
  saleLow: 1e5 + next(1e6),
  saleHigh: 2e6,
  publishedAt: at,
  revision: 1,
}));
const index = memoryIndexOf(rows);

test.each([...rows.filter((_, at) => at % 40 === 0), ...rows.slice(0, 60)])(
  "of a listing at $lat, those alike are found, wherever the nearest of them is",
  (own) => {
    const unlike = (row: (typeof rows)[number]) =>
      Math.sqrt(distanceSquared(row.lat, row.lng, own)) * 50 +
      Math.abs(Math.log(row.surfaceTotal / own.surfaceTotal)) +
      Math.abs(Math.log(own.toLet ? row.rentLow / own.rentLow : row.saleLow / own.saleLow));
    const alike = rows
      .filter(
        (row) => row.listed && row.id !== own.id && row.type === own.type && (own.toLet ? row.toLet : row.forSale),
      )
      .sort((a, b) => unlike(a) - unlike(b));
    const found = similarRows(index, own, 4).map((row) => index.columns.id[row]);
    expect(found).toEqual(alike.slice(0, 4).map(({ id }) => id));
  },
);
