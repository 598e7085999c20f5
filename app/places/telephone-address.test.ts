import { expect, test } from "vitest";
import { telephoneAddress } from "./telephone-address.ts";

test.each([
  // Of the country.
  ["0475 12 34 56", "BE", "+32475123456"],
  ["02/123.45.67", "BE", "+3221234567"],
  ["621 12 34 56", "LU", "+352621123456"],
  ["26 12 34 56", "LU", "+35226123456"],
  ["49 12 34", "LU", "+352491234"],
  // Of another one, or of none that can be told.
  ["0475 12 34 56", "LU", "0475123456"],
  ["621 12 34 56", "BE", "621123456"],
  ["06 12 34 56 78", "BE", "0612345678"],
  ["0475 12 34 56", undefined, "0475123456"],
  ["26 12 34 x56", "LU", "+352261234"],
  ["26 12 34 56 ext. 7", "LU", "+35226123456"],
  ["(0)2 513 00 00", "LU", "025130000"],
  ["(0)2 513 00 00", "BE", "+3225130000"],
  // With their country.
  ["+32 (0)2 123 45 67", "LU", "+3221234567"],
  ["00352 621 12 34 56", "BE", "+352621123456"],
] as const)("%s about a property in %s is called at %s", (typed, country, called) => {
  expect(telephoneAddress(typed, country)).toBe(`tel:${called}`);
});
