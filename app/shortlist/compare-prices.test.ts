import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { totalCosts } from "./compare-prices.server.ts";

/** A listing to let, of which only its costs are looked at. @param amount EUR a month or, of offices, per m² and year */
function toLet(type: "apartment" | "office", amount: number, surfaceTotal = 100) {
  const unit = type === "apartment" ? { basis: "total", period: "month" } : { basis: "m2", period: "year" };
  const rent = { amount, ...unit, chargesIncluded: true, vatIncluded: false };
  return { toLet: true, type, rent, charges: null, units: [], surfaceMin: null, surfaceTotal } as unknown as Listing;
}

const ofSquareMetre = (...listings: Listing[]) => {
  const { values, best } = totalCosts(listings, "en", textsIn("en")).perSquareMetre;
  return { values: values.map((value) => value?.replace(/ ?\/.*/, "")), best };
};

test("what a m² of a home costs a month is told to the cent, and the cheaper is named", () => {
  const homes = ofSquareMetre(toLet("apartment", 1_240), toLet("apartment", 1_160));
  expect(homes).toEqual({ values: ["€12.40", "€11.60"], best: [1] });
});

test("from 100 on it is told in whole euros, and those that read alike are", () => {
  expect(ofSquareMetre(toLet("office", 145.2), toLet("office", 145.4))).toEqual({ values: ["€145", "€145"], best: [] });
  expect(ofSquareMetre(toLet("office", 160), toLet("office", 99.5, 400))).toEqual({
    values: ["€160", "€99.50"],
    best: [1],
  });
});

test("of properties of unlike surfaces only what a m² costs has a best", () => {
  const { perMonth, perSquareMetre } = totalCosts(
    [toLet("apartment", 1_000, 100), toLet("apartment", 1_100, 120)],
    "en",
    textsIn("en"),
  );
  expect(perMonth.best).toEqual([]);
  expect(perSquareMetre.best).toEqual([1]);
});

test("a home and an office have no best between them, of a month, a year or a m²", () => {
  const { perMonth, perYear, perSquareMetre } = totalCosts(
    [toLet("apartment", 1_000), toLet("office", 160)],
    "en",
    textsIn("en"),
  );
  expect([perMonth.best, perYear.best, perSquareMetre.best]).toEqual([[], [], []]);
});

test("of homes nobody in Flanders speaks of lasten, but of kosten", () => {
  const without = (type: "apartment" | "office") => {
    const listing = { ...toLet(type, 100), charges: null };
    const rent = listing.rent && { ...listing.rent, chargesIncluded: false };
    return totalCosts([{ ...listing, rent }], "nl", textsIn("nl")).perMonth.values[0];
  };
  expect(without("apartment")).toContain("excl. kosten");
  expect(without("office")).toContain("excl. lasten");
});
