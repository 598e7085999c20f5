import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPrice, readSurface, writeRange } from "./ranges.ts";

describe("surface and price are read when querying (decisions, section 2)", () => {
  it.each([
    ["250-1000", { min: 250, max: 1000 }],
    ["250-", { min: 250 }],
    ["-1000", { max: 1000 }],
    [" 250 - 1000 ", { min: 250, max: 1000 }],
    ["1.000-2.500", { min: 1000, max: 2500 }],
    ["1 000-2\u202f500", { min: 1000, max: 2500 }],
    ["-", undefined],
    ["", undefined],
    ["big", undefined],
    ["100m2", undefined],
    ["-5-10", undefined],
    ["1e9", undefined],
    ["9999999999999", undefined],
  ])("%j", (raw, range) => {
    expect(readSurface(raw)).toEqual(range);
    expect(readPrice(raw)).toEqual(range);
  });

  it("takes a single number as the least surface and the highest price", () => {
    expect(readSurface("250")).toEqual({ min: 250 });
    expect(readPrice("250")).toEqual({ max: 250 });
  });

  it("reads what it writes", () => {
    const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });
    fc.assert(
      fc.property(end, end, (min, max) => {
        const written = writeRange({ min, max });
        expect(readSurface(written) ?? {}).toEqual({
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        });
      }),
    );
  });
});
