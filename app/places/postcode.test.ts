import { expect, test } from "vitest";
import { readPostcode } from "./postcode.ts";

test.each([
  ["1050", { code: "1050" }],
  [" 1050 ", { code: "1050" }],
  ["B-1050", { code: "1050", country: "BE" }],
  ["be 1050", { code: "1050", country: "BE" }],
  ["L-2180", { code: "2180", country: "LU" }],
  ["LU2180", { code: "2180", country: "LU" }],
  ["105", undefined],
  ["10500", undefined],
  ["F-1050", undefined],
  ["1050 Ixelles", undefined],
  ["", undefined],
])("%j is read as %j", (words, postcode) => {
  expect(readPostcode(words)).toEqual(postcode);
});
