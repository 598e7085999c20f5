import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatMeasure, formatMoment, formatNumber } from "./formats.ts";
import { languages } from "./languages.ts";

test("the first of a month is an ordinal number in French, as 21 is not", () => {
  expect(formatDate("2027-01-01T12:00:00Z", "fr")).toBe("1er janvier 2027");
  expect(formatDate("2027-01-21T12:00:00Z", "fr")).toBe("21 janvier 2027");
  expect(formatMoment(new Date("2027-01-01T12:00:00Z"), "fr")).toMatch(/^1er janvier 2027/);
  expect(formatDate("2027-01-01T12:00:00Z", "nl")).toBe("1 januari 2027");
});

test("a measure keeps the two decimals that it was told with, and gets none that it was not", () => {
  expect(formatMeasure(2.85, "en")).toBe("2.85");
  expect(formatMeasure(2.85, "fr")).toBe("2,85");
  expect(formatMeasure(12, "nl")).toBe("12");
});

test("a number is written as the language's own formatter writes it, which takes longer", () => {
  const locales = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" };
  const figures = fc.oneof(
    fc.constantFrom(0, 7, 999, 1_000, 9_999, 10_000, 999_999, 1_000_000, -1_250, 12.5, NaN),
    fc.integer({ min: 0, max: 2_000_000 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...languages), figures, (language, figure) => {
      const own = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 });
      expect(formatNumber(figure, language)).toBe(own.format(figure));
    }),
  );
});
