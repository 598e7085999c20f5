import { expect, test } from "vitest";
import { readLayer, withLayer } from "./map-layer.ts";

const read = (query: string) => readLayer(new URLSearchParams(query));

test("a layer is read where there is one of that name", () => {
  expect(read("layer=prices")).toBe("prices");
  expect(read("layer=stations")).toBe("stations");
  expect(read("layer=noise")).toBeUndefined();
  expect(read("")).toBeUndefined();
});

test("an address keeps what it says beside its layer", () => {
  expect(withLayer("/en/to-let/office?display=map&bbox=4,50,5,51", "prices")).toBe(
    "/en/to-let/office?display=map&bbox=4,50,5,51&layer=prices",
  );
  expect(withLayer("/en/to-let/office?display=map&layer=prices", "stations")).toBe(
    "/en/to-let/office?display=map&layer=stations",
  );
  expect(withLayer("/en/to-let/office?layer=prices", undefined)).toBe("/en/to-let/office");
});
