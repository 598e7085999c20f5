import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { PricedRow } from "#app/listings/card-view.server.tsx";
import type { Deal } from "#app/filters/deal.ts";
import { shortPrice } from "./name-marks.server.ts";

const terms = { vatIncluded: false, chargesIncluded: false };
const rent = { amount: 185, basis: "m2", period: "year", ...terms } as const;
const sale = (amount: number) => ({ amount, basis: "total", regime: "registration-duties" }) as const;
const row: PricedRow = { toLet: true, forSale: false, invest: false, rent, sale: null };

const short = (given: Partial<PricedRow>, language: Language = "en", deal?: Deal) =>
  shortPrice({ ...row, ...given }, language, textsIn(language), deal);

test("a rent per square metre, a rent, and prices in thousands and millions", () => {
  expect(short({})).toBe("€185/m²");
  expect(short({}, "fr")).toBe("185\u00a0€/m²");
  expect(short({ rent: { amount: 950, basis: "total", period: "month", ...terms } })).toBe("€950");
  expect(short({ toLet: false, forSale: true, sale: sale(449_600) })).toBe("€450k");
  expect(short({ toLet: false, forSale: true, sale: sale(1_250_000) }, "fr")).toBe("1,3\u00a0M€");
  expect(short({ toLet: false, forSale: true, sale: sale(1_250_000) }, "nl")).toBe("€\u00a01,3\u00a0mln");
});

test("of a listing both to let and for sale, the price that was asked for", () => {
  const both = { forSale: true, sale: sale(800_000) };
  expect(short(both)).toBe("€185/m²");
  expect(short(both, "en", "to-let")).toBe("€185/m²");
  expect(short(both, "en", "for-sale")).toBe("€800k");
});

test("a price on request is no price", () => {
  expect(short({ rent: { onRequest: true } })).toBeUndefined();
});
