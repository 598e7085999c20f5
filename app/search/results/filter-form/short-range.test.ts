import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { shortRange } from "./short-range.ts";

const short = (raw: string | undefined, language: Language = "en", single: "min" | "max" = "max", unit = "") =>
  shortRange(raw, single, unit, language, textsIn(language))?.figures;

test("a range in the bar is figures alone, large ones in thousands and millions", () => {
  expect(short("200-400")).toBe("200–400");
  expect(short("1200-", "nl")).toBe("≥\u00a01.200");
  expect(short("200-800", "fr")).toBe("200–800");
  expect(short("-1500000")).toBe("≤\u00a01.5M");
  expect(short("-1500000", "fr")).toBe("≤\u00a01,5\u00a0M");
  expect(short("250000-1250000", "nl")).toBe("250k–1,3\u00a0mln");
});

test("a range in the bar tells what it is of: euros where the language has them, and per what", () => {
  const inBar = (raw: string, language: Language, unit: "perYear" | "perMonth" | "total") => {
    const t = textsIn(language);
    return shortRange(raw, "max", t(`filters.price.unit.${unit}`), language, t);
  };
  expect(inBar("-3000", "en", "perMonth")).toEqual({ figures: "≤\u00a0€3,000", unit: "/month" });
  expect(inBar("150-200", "fr", "perYear")).toEqual({ figures: "150–200\u00a0€", unit: "/m²/an" });
  expect(inBar("-3000", "nl", "perMonth")).toEqual({ figures: "≤\u00a0€\u00a03.000", unit: "/maand" });
  expect(inBar("-1500000", "fr", "total")).toEqual({ figures: "≤\u00a01,5\u00a0M\u00a0€", unit: "" });
  expect(shortRange("200-", "min", "m²", "en", textsIn("en"))).toEqual({ figures: "≥\u00a0200", unit: "\u00a0m²" });
});

test("one number means what it means to its filter, and what constrains nothing is none", () => {
  expect(short("300", "en", "min")).toBe("≥\u00a0300");
  expect(short("300", "en", "max")).toBe("≤\u00a0300");
  expect(short("nothing")).toBeUndefined();
  expect(short(undefined)).toBeUndefined();
});
