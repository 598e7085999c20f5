import { expect, test } from "vitest";
import { formatDate, formatMoment } from "./formats.ts";

test("the first of a month is an ordinal number in French, as 21 is not", () => {
  expect(formatDate("2027-01-01T12:00:00Z", "fr")).toBe("1er janvier 2027");
  expect(formatDate("2027-01-21T12:00:00Z", "fr")).toBe("21 janvier 2027");
  expect(formatMoment(new Date("2027-01-01T12:00:00Z"), "fr")).toMatch(/^1er janvier 2027/);
  expect(formatDate("2027-01-01T12:00:00Z", "nl")).toBe("1 januari 2027");
});
