import { expect, test } from "vitest";
import { marketOf } from "./market.ts";

test("a search's market follows from its type or group (specification, section 4)", () => {
  expect(marketOf({ typeGroup: "warehouse" })).toBe("industrial");
  expect(marketOf({ type: "sme-business-unit" })).toBe("industrial");
  expect(marketOf({ type: "office", invest: true })).toBe("office");
  expect(marketOf({ unitSurfaceType: "co-working" })).toBe("office");
  expect(marketOf({ type: "shopping-centre" })).toBe("retail");
  expect(marketOf({ type: "apartment" })).toBe("residential");
  expect(marketOf({ transaction: "to-let" })).toBeUndefined();
});
