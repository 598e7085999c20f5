import { describe, expect, test } from "vitest";
import { z } from "zod";
import { entries, number, optional, range, readTable } from "./read-data.ts";

describe("a table of facts", () => {
  test("is read row by row, its cells as what they mean", () => {
    const row = z.object({ place: z.string(), postcode: optional, weight: number, motorways: entries });
    expect(readTable("spots/office.tsv", row)[0]).toEqual({
      place: "BE-BRU-D-leopold",
      postcode: "1040",
      weight: 80,
      motorways: [],
    });
  });

  test("that is wrong says where", () => {
    const row = z.object({ character: z.enum(["castle"]), weight: number });
    expect(() => readTable("spots/office.tsv", row)).toThrow(/^spots\/office\.tsv, line 2: character /);
  });

  test.each([["310–230"], ["230-310"], ["230"], ["a–b"]])("has no range %s", (cell) => {
    expect(range.safeParse(cell).success).toBe(false);
  });
});
