import { describe, expect, it } from "vitest";
import { areAlikeInSize, bestOf, ofOneKind } from "./best-values.ts";
import { runningCosts } from "./running-costs.ts";

describe("the best of a row", () => {
  it("is the lowest or the highest of what is told, and all that share it", () => {
    expect(bestOf([3, 1, null, 2], "lower")).toEqual([1]);
    expect(bestOf([3, 1, null, 3], "higher")).toEqual([0, 3]);
  });

  it("is nothing where all are alike or one alone is told", () => {
    expect(bestOf([2, 2, null], "lower")).toEqual([]);
    expect(bestOf([2, null], "higher")).toEqual([]);
    expect(bestOf([null, null], "higher")).toEqual([]);
  });

  it("is nothing between figures of two kinds, unless only one kind is told", () => {
    expect(ofOneKind([1, 2], ["rent", "price"])).toEqual([null, null]);
    expect(ofOneKind([1, null, 2], ["rent", "price", "rent"])).toEqual([1, null, 2]);
  });
});

describe("totals", () => {
  it("can be set side by side where no surface is over a tenth larger than another, and all are known", () => {
    expect(areAlikeInSize([400, 440, 420])).toBe(true);
    expect(areAlikeInSize([400, 441])).toBe(false);
    expect(areAlikeInSize([400, null])).toBe(false);
  });
});

describe("what a tenant pays a month", () => {
  const yearly = { amount: 180, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false } as const;
  const whole = { units: [], surfaceMin: 100, surfaceTotal: 100 };

  it("is the rent of the surface with its charges", () => {
    const charges = { amount: 36, basis: "m2", period: "year" } as const;
    expect(runningCosts({ rent: yearly, charges, ...whole })).toEqual({
      perMonth: 1800,
      withCharges: true,
      withVat: false,
      surface: 100,
      isDivisible: false,
    });
  });

  it("takes a home's rent as it stands, and adds no charges twice", () => {
    const rent = { ...yearly, amount: 1150, basis: "total", period: "month", chargesIncluded: true } as const;
    const charges = { amount: 100, basis: "total", period: "month" } as const;
    expect(runningCosts({ rent, charges, ...whole })).toMatchObject({ perMonth: 1150, withCharges: true });
  });

  it("of a divisible property is the smallest part's, without the charges of the whole", () => {
    const charges = { amount: 9000, basis: "total", period: "year" } as const;
    const divisible = { units: [], surfaceMin: 50, surfaceTotal: 400 };
    expect(runningCosts({ rent: yearly, charges, ...divisible })).toMatchObject({
      perMonth: 750,
      withCharges: false,
      surface: 50,
      isDivisible: true,
    });
  });

  it("is that of the unit that costs least, at its own rent and with its own charges", () => {
    const unit = (surface: number, amount: number) =>
      ({ surface, rent: { ...yearly, amount }, status: "available" }) as const;
    const rented = {
      rent: { ...yearly, amount: 220, upTo: 225 },
      units: [unit(400, 225), unit(600, 220)],
      surfaceMin: 400,
      surfaceTotal: 1000,
    };
    const charges = { amount: 36, basis: "m2", period: "year" } as const;
    expect(runningCosts({ ...rented, charges })).toMatchObject({
      perMonth: 7500 + 1200,
      surface: 400,
      isDivisible: true,
    });
  });

  it("is not told of a rent on request, nor of an unknown surface", () => {
    expect(runningCosts({ rent: { onRequest: true }, charges: null, ...whole })).toBeUndefined();
    expect(
      runningCosts({ rent: yearly, charges: null, units: [], surfaceMin: null, surfaceTotal: null }),
    ).toBeUndefined();
  });
});
