import { expect, test } from "vitest";
import { priceUnitOf, rentsOf } from "./deal.ts";

test("a price is compared in the unit of what is looked for", () => {
  expect(priceUnitOf({ transaction: "to-let", type: "office" })).toBe("perYear");
  expect(priceUnitOf({ transaction: "to-let", type: "apartment" })).toBe("perMonth");
  expect(priceUnitOf({ transaction: "to-let", unitSurfaceType: "co-working" })).toBe("perDesk");
  expect(priceUnitOf({ transaction: "to-let", type: "office", unitSurfaceType: "co-working" })).toBe("perDesk");
  expect(priceUnitOf({ transaction: "to-let" })).toBe("perMonth");
  expect(priceUnitOf({ transaction: "for-sale", unitSurfaceType: "co-working" })).toBe("total");
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
