import { expect, test } from "vitest";
import type { Rent } from "./listing-record.ts";
import { smallestRent, type Rented } from "./smallest-rent.ts";

const rent = (amount: number, upTo?: number, basis: "m2" | "total" = "m2"): Rent => ({
  amount,
  ...(upTo && { upTo }),
  basis,
  period: basis === "m2" ? "year" : "month",
  vatIncluded: false,
  chargesIncluded: false,
});
const unit = (surface: number, own: Rent | null, status: "available" | "let" = "available") => ({
  surface,
  rent: own,
  status,
});
const least = (rented: Partial<Rented>) => {
  const found = smallestRent({ rent: null, units: [], surfaceMin: null, surfaceTotal: null, ...rented });
  return found && [Math.round(found.perMonth), found.surface];
};

test("a unit costs what it is let for, not the lowest rent of the property", () => {
  const units = [unit(400, rent(225)), unit(900, rent(220))];
  expect(least({ rent: rent(220, 225), units, surfaceMin: 400, surfaceTotal: 1300 })).toEqual([7500, 400]);
});

test("the least in all may be that of a larger unit, and one that is let does not count", () => {
  const units = [unit(300, rent(100), "let"), unit(400, rent(225)), unit(450, rent(150))];
  expect(least({ rent: rent(150, 225), units, surfaceMin: 400, surfaceTotal: 850 })).toEqual([5625, 450]);
});

test("at one rent it is that of the smallest part, though no unit is as small", () => {
  expect(least({ rent: rent(180), units: [unit(400, null)], surfaceMin: 200, surfaceTotal: 800 })).toEqual([3000, 200]);
  expect(least({ rent: rent(180), units: [unit(400, null)], surfaceMin: 400, surfaceTotal: 800 })).toEqual([6000, 400]);
  expect(least({ rent: rent(180), surfaceMin: 100, surfaceTotal: 400 })).toEqual([1500, 100]);
});

test("where rents differ and no unit tells its own nothing is made up", () => {
  expect(least({ rent: rent(220, 225), surfaceMin: 400, surfaceTotal: 1300 })).toBeUndefined();
  const units = [unit(400, { onRequest: true }), unit(900, null)];
  expect(least({ rent: rent(220, 225), units, surfaceMin: 400, surfaceTotal: 1300 })).toBeUndefined();
  expect(least({ rent: { onRequest: true }, surfaceMin: 400, surfaceTotal: 400 })).toBeUndefined();
});

test("an amount in all is that of the whole; the lowest of several is the smallest part's", () => {
  expect(least({ rent: rent(3000, undefined, "total"), surfaceMin: 50, surfaceTotal: 400 })).toEqual([3000, 400]);
  expect(least({ rent: rent(475, 900, "total"), surfaceMin: 14, surfaceTotal: 60 })).toEqual([475, 14]);
  const offices = [unit(14, rent(600, undefined, "total")), unit(20, rent(475, undefined, "total"))];
  expect(least({ rent: rent(475, 600, "total"), units: offices, surfaceMin: 14, surfaceTotal: 34 })).toEqual([475, 20]);
});
