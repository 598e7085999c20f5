import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeFigures } from "./listing-figures.ts";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";

type Priced = Parameters<typeof computeFigures>[0];
type Unit = Priced["units"][number];

const charges = { vatIncluded: false, chargesIncluded: false };
const rent = (amount: number, basis: "m2" | "total", period: "year" | "month", upTo?: number) => ({
  amount,
  basis,
  period,
  upTo,
  ...charges,
});
const sale = (amount: number, basis: "m2" | "total", upTo?: number) => ({
  amount,
  basis,
  upTo,
  regime: "vat" as const,
});
const unit = (surface: number, more: Partial<Unit> = {}): Unit => ({
  name: "unit",
  surface,
  status: "available",
  ...more,
});
const office: Priced = { type: "office", transactions: ["to-let"], invest: false, units: [] };
const onRequest = { onRequest: true as const };

describe("rent of commercial types, EUR per m² and year", () => {
  const cases: [name: string, given: Partial<Priced>, low: number | null, high: number | null][] = [
    ["as the Belgian market quotes it", { rent: rent(165, "m2", "year") }, 165, 165],
    ["from the lowest to the highest", { rent: rent(165, "m2", "year", 185) }, 165, 185],
    ["Luxembourg's per m² and month is twelve times that", { rent: rent(32.5, "m2", "month") }, 390, 390],
    ["in all, over the surface", { rent: rent(60_000, "total", "year"), surface: { total: 400 } }, 150, 150],
    ["in all per month", { rent: rent(5_000, "total", "month"), surface: { total: 400 } }, 150, 150],
    ["to the cent", { rent: rent(1000, "total", "year"), surface: { total: 3 } }, 333.33, 333.33],
    [
      "in all, over the sum of the units",
      { rent: rent(60_000, "total", "year"), units: [unit(100), unit(300)] },
      150,
      150,
    ],
    ["in all without a surface", { rent: rent(60_000, "total", "year") }, null, null],
    ["on request", { rent: onRequest }, null, null],
    [
      "on request, whatever a unit says",
      { rent: onRequest, units: [unit(100, { rent: rent(140, "m2", "year") })] },
      null,
      null,
    ],
    ["not to let", { transactions: ["for-sale"], rent: rent(165, "m2", "year") }, null, null],
    [
      "widened by units",
      { rent: rent(165, "m2", "year"), units: [unit(100, { rent: rent(15, "m2", "month") }), unit(50)] },
      165,
      180,
    ],
    [
      "of the units left",
      {
        rent: rent(165, "m2", "year"),
        units: [
          unit(100, { rent: rent(140, "m2", "year"), status: "let" }),
          unit(50, { rent: rent(170, "m2", "year") }),
        ],
      },
      165,
      170,
    ],
    [
      "of all units when none is left",
      { rent: rent(165, "m2", "year"), units: [unit(100, { rent: rent(140, "m2", "year"), status: "let" })] },
      140,
      165,
    ],
    [
      "from the units, not guessed, when amounts in all differ",
      {
        rent: rent(10_000, "total", "year", 90_000),
        surface: { total: 700 },
        units: [unit(100, { rent: rent(10_000, "total", "year") }), unit(600, { rent: rent(90_000, "total", "year") })],
      },
      100,
      150,
    ],
    [
      "over the smallest and the whole when amounts in all differ",
      { rent: rent(20_000, "total", "year", 90_000), surface: { total: 600, divisibleFrom: 100 } },
      150,
      200,
    ],
  ];
  test.each(cases)("%s", (_, given, rentLow, rentHigh) => {
    expect(computeFigures({ ...office, ...given })).toMatchObject({ rentLow, rentHigh });
  });
});

describe("rent of homes, EUR per month in all", () => {
  const cases: [name: string, given: Partial<Priced>, low: number | null, high: number | null][] = [
    ["as quoted", { rent: rent(1_150, "total", "month") }, 1_150, 1_150],
    ["per year", { rent: rent(12_000, "total", "year") }, 1_000, 1_000],
    ["per m² and month", { rent: rent(12, "m2", "month"), surface: { total: 80 } }, 960, 960],
    ["per m² without a surface", { rent: rent(12, "m2", "month") }, null, null],
    [
      "of rooms",
      {
        type: "co-living",
        rent: rent(600, "total", "month"),
        units: [unit(14, { rent: rent(600, "total", "month") }), unit(20, { rent: rent(720, "total", "month") })],
      },
      600,
      720,
    ],
  ];
  test.each(cases)("%s", (_, given, rentLow, rentHigh) => {
    expect(computeFigures({ ...office, type: "apartment", ...given })).toMatchObject({ rentLow, rentHigh });
  });
});

describe("sale, EUR in all", () => {
  const cases: [name: string, given: Partial<Priced>, low: number | null, high: number | null][] = [
    ["as asked", { sale: sale(475_000, "total") }, 475_000, 475_000],
    ["from the lowest to the highest", { sale: sale(475_000, "total", 620_000) }, 475_000, 620_000],
    ["per m²", { sale: sale(2_000, "m2"), surface: { total: 150 } }, 300_000, 300_000],
    ["per m² in parts", { sale: sale(2_000, "m2"), surface: { total: 600, divisibleFrom: 150 } }, 300_000, 1_200_000],
    ["on request", { sale: onRequest }, null, null],
    [
      "as a whole when its parts are to let",
      { transactions: ["to-let", "for-sale"], sale: sale(2_000, "m2"), surface: { total: 600, divisibleFrom: 150 } },
      1_200_000,
      1_200_000,
    ],
    [
      "of an investment",
      { transactions: [], invest: true, sale: sale(4_000_000, "total"), units: [unit(400)] },
      4_000_000,
      4_000_000,
    ],
  ];
  test.each(cases)("%s", (_, given, saleLow, saleHigh) => {
    expect(computeFigures({ ...office, transactions: ["for-sale"], ...given })).toMatchObject({ saleLow, saleHigh });
  });
});

describe("surface, m²", () => {
  const cases: [name: string, given: Partial<Priced>, total: number | null, min: number | null][] = [
    ["one piece", { surface: { total: 900 } }, 900, 900],
    ["divisible", { surface: { total: 900, divisibleFrom: 250 } }, 900, 250],
    ["the smallest unit", { surface: { total: 900 }, units: [unit(300), unit(180.5)] }, 900, 180.5],
    ["the smallest unit left", { surface: { total: 900 }, units: [unit(300), unit(180, { status: "let" })] }, 900, 300],
    ["the sum of the units", { units: [unit(0.1 + 300), unit(180.2)] }, 480.3, 180.2],
    ["unknown", {}, null, null],
  ];
  test.each(cases)("%s", (_, given, surfaceTotal, surfaceMin) => {
    expect(computeFigures({ ...office, ...given })).toMatchObject({ surfaceTotal, surfaceMin });
  });
});

test("desks make coworking", () => {
  expect(computeFigures({ ...office, units: [unit(40, { desks: 12 })] }).coworking).toBe(true);
  expect(computeFigures({ ...office, units: [unit(40, { desks: 0 }), unit(9)] }).coworking).toBe(false);
});

const amounts = fc.double({ min: 0.01, max: 10_000_000_000, noNaN: true });
const surfaces = fc.double({ min: 1, max: 10_000_000, noNaN: true });
const basis = fc.constantFrom("m2" as const, "total" as const);
const anyRent = fc.oneof(
  fc.constant(onRequest),
  fc
    .tuple(amounts, fc.option(amounts, { nil: undefined }), basis, fc.constantFrom("year" as const, "month" as const))
    .map(([amount, above, on, period]) => rent(amount, on, period, above && amount + above)),
);
const anySale = fc.oneof(
  fc.constant(onRequest),
  fc
    .tuple(amounts, fc.option(amounts, { nil: undefined }), basis)
    .map(([amount, above, on]) => sale(amount, on, above && amount + above)),
);
const anyUnit = fc.record(
  {
    name: fc.constant("unit"),
    surface: surfaces,
    status: fc.constantFrom("available" as const, "under-option" as const, "let" as const, "sold" as const),
    rent: anyRent,
    sale: anySale,
    desks: fc.nat(50),
  },
  { requiredKeys: ["name", "surface", "status"] },
);
const anyRecord: fc.Arbitrary<Priced> = fc.record(
  {
    type: fc.constantFrom(...propertyTypes),
    transactions: fc.subarray<"to-let" | "for-sale">(["to-let", "for-sale"]),
    invest: fc.boolean(),
    surface: fc.record({ total: surfaces, divisibleFrom: surfaces }, { requiredKeys: ["total"] }),
    rent: anyRent,
    sale: anySale,
    units: fc.array(anyUnit, { maxLength: 8 }),
  },
  { requiredKeys: ["type", "transactions", "invest", "units"] },
);

test("whatever the record, figures are finite, come in pairs, and low is never above high", () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const figures = computeFigures(record);
      for (const [low, high] of [
        [figures.rentLow, figures.rentHigh],
        [figures.saleLow, figures.saleHigh],
        [figures.surfaceMin, figures.surfaceTotal],
      ]) {
        expect(low === null).toBe(high === null);
        if (typeof low !== "number" || typeof high !== "number") continue;
        expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(high);
      }
    }),
  );
});

test("a price on request never becomes a figure", () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const figures = computeFigures({ ...record, rent: onRequest, sale: onRequest });
      expect([figures.rentLow, figures.rentHigh, figures.saleLow, figures.saleHigh]).toEqual([null, null, null, null]);
    }),
  );
});

test("twelve times the rent per month compares like the rent per year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), basis, surfaces, (amount, on, total) => {
      const base = { ...office, surface: { total } };
      expect(computeFigures({ ...base, rent: rent(amount, on, "month") })).toEqual(
        computeFigures({ ...base, rent: rent(amount * 12, on, "year") }),
      );
    }),
  );
});

test("of rooms to let in a shared house one is had, and never their sum; sold, it is the whole house", () => {
  const house: Priced = {
    ...{ type: "co-living", transactions: ["to-let"], invest: false, surface: { total: 140 } },
    rent: rent(450, "total", "month", 600),
    units: [unit(15), unit(17), unit(20), unit(9, { status: "let" })],
  };
  expect(computeFigures(house)).toMatchObject({ surfaceMin: 15, surfaceTotal: 20 });
  expect(computeFigures({ ...house, units: [] })).toMatchObject({ surfaceMin: 140, surfaceTotal: 140 });
  const sold = computeFigures({ ...house, transactions: ["for-sale"], sale: sale(400_000, "total") });
  expect(sold).toMatchObject({ surfaceTotal: 140 });
});
