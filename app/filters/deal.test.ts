import { expect, test } from "vitest";
import { priceNamed, priceUnitOf, pricesAlike, rentsOf } from "./deal.ts";

test("a price is compared in the unit of what is looked for", () => {
  expect(priceUnitOf({ transaction: "to-let", type: "office" })).toBe("perYear");
  expect(priceUnitOf({ transaction: "to-let", type: "apartment" })).toBe("perMonth");
  expect(priceUnitOf({ transaction: "to-let", unitSurfaceType: "co-working" })).toBe("perDesk");
  expect(priceUnitOf({ transaction: "to-let", type: "office", unitSurfaceType: "co-working" })).toBe("perDesk");
  expect(priceUnitOf({ transaction: "to-let" })).toBe("perMonth");
  expect(priceUnitOf({ transaction: "for-sale", unitSurfaceType: "co-working" })).toBe("total");
});

test("only the rent of business premises is said to be without VAT", () => {
  expect(priceNamed({ transaction: "to-let" })).toBe("perMonth");
  expect(priceNamed({ transaction: "to-let", type: "apartment" })).toBe("perMonthHome");
  expect(priceNamed({ transaction: "to-let", typeGroup: "residential" })).toBe("perMonthHome");
  expect(priceNamed({ transaction: "to-let", type: "office" })).toBe("perYear");
});

test("the rents of coworking are those of desks", () => {
  expect(rentsOf({ transaction: "to-let", unitSurfaceType: "co-working" }).low).toBe("deskRentLow");
  expect(rentsOf({ transaction: "to-let", type: "office" }).low).toBe("rentLow");
});

test("rents of all kinds of property compare as what all of it costs a month", () => {
  expect(rentsOf({ transaction: "to-let" }).low).toBe("monthlyRentLow");
  expect(rentsOf({}).high).toBe("monthlyRentHigh");
  expect(rentsOf({ type: "office" }).low).toBe("rentLow");
  expect(rentsOf({ transaction: "to-let", typeGroup: "residential" }).low).toBe("rentLow");
});

test("a price says the same in another search only where it is of the same unit", () => {
  const office = { transaction: "to-let", type: "office" } as const;
  const apartment = { transaction: "to-let", type: "apartment" } as const;
  const desks = { transaction: "to-let", unitSurfaceType: "co-working" } as const;
  expect(pricesAlike(office, { transaction: "to-let", typeGroup: "retail" })).toBe(true);
  for (const other of [
    { transaction: "to-let" } as const,
    apartment,
    desks,
    { ...office, transaction: "for-sale" },
  ] as const) {
    expect(pricesAlike(office, other)).toBe(false);
    expect(pricesAlike(other, office)).toBe(false);
  }
  expect(pricesAlike(apartment, { transaction: "to-let" })).toBe(true);
  expect(pricesAlike({ invest: true }, { transaction: "for-sale", type: "office" })).toBe(true);
});

test("a price that may be a rent or a sum says the same as either", () => {
  expect(pricesAlike({ type: "office" }, { transaction: "to-let", type: "office" })).toBe(true);
  expect(pricesAlike({ type: "office" }, { transaction: "for-sale" })).toBe(true);
  expect(pricesAlike({ type: "office" }, {})).toBe(false);
});
