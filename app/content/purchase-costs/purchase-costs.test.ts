import { describe, expect, it } from "vitest";
import { purchaseCosts, type Purchase } from "./purchase-costs.ts";

const purchase = (given: Partial<Purchase>): Purchase => ({
  region: "flanders",
  state: "existing",
  use: "own-home",
  price: 300_000,
  land: 0,
  buyers: 1,
  inCity: false,
  ...given,
});

const duties = (given: Partial<Purchase>) => purchaseCosts(purchase(given)).duties;

describe("duties on an existing building", () => {
  it.each([
    ["flanders", "own-home", 6_000],
    ["flanders", "other-home", 36_000],
    ["flanders", "business", 36_000],
    ["wallonia", "own-home", 9_000],
    ["wallonia", "other-home", 37_500],
    ["brussels", "own-home", 12_500],
    ["brussels", "other-home", 37_500],
    ["luxembourg", "other-home", 21_000],
    ["luxembourg", "business", 21_000],
  ] as const)("%s, %s, of 300,000: %d", (region, use, expected) => {
    const costs = purchaseCosts(purchase({ region, use }));
    expect(costs).toMatchObject({ duties: expected, vat: 0, total: expected });
  });

  it("in Brussels the abatement is whole up to 600,000 and gone above", () => {
    expect(duties({ region: "brussels", price: 600_000 })).toBe(50_000);
    const above = purchaseCosts(purchase({ region: "brussels", price: 600_001 }));
    expect(above.duties).toBe(75_000.13);
    expect(above.notes).toEqual(["above-brussels-limit"]);
    expect(duties({ region: "brussels", price: 150_000 })).toBe(0);
  });

  it("in Luxembourg each buyer has a credit, and 100 stays due", () => {
    expect(purchaseCosts(purchase({ region: "luxembourg", price: 800_000 }))).toMatchObject({
      duties: 16_000,
      credit: 40_000,
    });
    const couple = purchaseCosts(purchase({ region: "luxembourg", price: 800_000, buyers: 2 }));
    expect(couple).toMatchObject({ duties: 100, credit: 55_900 });
    expect(couple.notes).toContain("least-duty");
  });

  it("in the City of Luxembourg business premises pay a surcharge, homes do not", () => {
    const inCity = { region: "luxembourg", inCity: true } as const;
    expect(duties({ ...inCity, use: "business" })).toBe(30_000);
    expect(duties({ ...inCity, use: "other-home" })).toBe(21_000);
  });
});

describe("a new building", () => {
  it("bears VAT, and its land duties when it is taxed by itself", () => {
    expect(purchaseCosts(purchase({ state: "new", use: "business" }))).toMatchObject({
      duties: 0,
      vat: 63_000,
      notes: ["land-sold-together"],
    });
    expect(purchaseCosts(purchase({ state: "new", use: "other-home", land: 100_000 }))).toMatchObject({
      duties: 12_000,
      vat: 42_000,
      total: 54_000,
      rate: 0.18,
    });
  });

  it("has the Walloon rate of an own home for its plot too, and others are told to ask", () => {
    expect(duties({ region: "wallonia", state: "new", land: 100_000 })).toBe(3_000);
    expect(purchaseCosts(purchase({ state: "new", land: 100_000 })).notes).toContain("no-own-home-for-plots");
  });

  it("in Luxembourg saves 50,000 of VAT at most for an own home", () => {
    const home = { region: "luxembourg", state: "new", land: 200_000 } as const;
    expect(purchaseCosts(purchase({ ...home, price: 500_000 })).vat).toBe(9_000);
    const large = purchaseCosts(purchase({ ...home, price: 800_000 }));
    expect(large.vat).toBe(52_000);
    expect(large.notes).toContain("vat-saving-used-up");
    expect(purchaseCosts(purchase({ ...home, price: 800_000, use: "other-home" })).vat).toBe(102_000);
  });

  it("never takes more land than the price", () => {
    expect(purchaseCosts(purchase({ state: "new", use: "business", price: 100_000, land: 900_000 })).total).toBe(
      12_000,
    );
  });
});
