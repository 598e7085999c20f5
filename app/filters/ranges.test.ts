import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, readPrice, readSurface, writeRange } from "./ranges.ts";

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
    ["0x10", undefined],
    ["NaN", undefined],
    ["Infinity-", undefined],
    ["1,000-2,000", { min: 1000, max: 2000 }],
    ["1,000-", { min: 1000 }],
    ["1,000,000-2.000.000", { min: 1_000_000, max: 2_000_000 }],
    ["1’000-2'000", { min: 1000, max: 2000 }],
    ["12.50-99,9", { min: 12.5, max: 99.9 }],
    ["1.000,50-", { min: 1000.5 }],
    ["1,0000-", undefined],
    ["10,00,00-", undefined],
    ["200-100", { min: 100, max: 200 }],
    ["2,000 - 1,000", { min: 1000, max: 2000 }],
    ["9999999999999", undefined],
  ])("%j", (raw, range) => {
    expect(readSurface(raw)).toEqual(range);
    expect(readPrice(raw)).toEqual(range);
  });

  it("takes a single number as the least surface and the highest price", () => {
    expect(readSurface("250")).toEqual({ min: 250 });
    expect(readPrice("250")).toEqual({ max: 250 });
  });

  it("writes whole numbers that leave out nothing, and no number that it could not read", () => {
    expect(writeRange({ min: 12.5, max: 85.5 })).toBe("12-86");
    expect(writeRange({ min: 1e20 })).toBeUndefined();
    expect(writeRange({ min: 5, max: Infinity })).toBe("5-");
    expect(writeRange({ min: NaN, max: -1 })).toBeUndefined();
    fc.assert(
      fc.property(fc.double(), fc.double(), (min, max) => {
        const read = readSurface(writeRange({ min, max }));
        for (const end of [read?.min, read?.max]) expect(Number.isSafeInteger(end ?? 0)).toBe(true);
      }),
    );
  });

  it("writes decimals where a filter has them", () => {
    expect(writeRange({ min: 3.3, max: 8.26 }, 1)).toBe("3.3-8.3");
    expect(writeRange({ min: 12, max: 5.005 }, 2)).toBe("12-5.01");
    const tenth = fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(tenth, (min) => {
        expect(readSurface(writeRange({ min }, 1))).toEqual({ min });
      }),
    );
  });

  it("reads what it writes", () => {
    const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });
    fc.assert(
      fc.property(end, end, (min, max) => {
        const written = writeRange({ min, max });
        expect(readSurface(written)).toEqual(inOrder({ min, max }));
      }),
    );
  });
});
