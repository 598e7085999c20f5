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
    const found = similarRows(index, { ...own, bedrooms: null }, 4).map((row) => index.columns.id[row]);
    expect(found).toEqual(alike.slice(0, 4).map(({ id }) => id));
  },
);

test("a studio is like studios of its town, though flats with bedrooms are nearer or cost as much", () => {
  const flat = (id: number, bedrooms: number | null, north: number, surfaceTotal: number, rentLow = 700) => ({
    ...rows[0]!,
    ...{ id, reference: `f${id}`, listed: true, type: "apartment" as const, toLet: true, bedrooms },
    ...{ lat: 51.05 + north, lng: 3.72, surfaceTotal, surfaceMin: surfaceTotal, rentLow },
  });
  const [own, ...others] = [
    flat(1, 0, 0, 31),
    flat(2, 2, 0.001, 60),
    flat(3, 2, 0.002, 55),
    flat(4, 0, 0.02, 29, 600),
    flat(5, 0, 0.025, 36, 800),
    flat(6, 1, 0.005, 45),
  ] as const;
  const town = memoryIndexOf([own, ...others]);
  const found = similarRows(town, own, 3).map((row) => town.columns.id[row]);
  expect(found).toEqual([4, 5, 6]);
});
