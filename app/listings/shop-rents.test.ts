import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Rent } from "./listing-record.ts";
import { shopRentByMonth, rentOtherwise, shopRentPerSurface } from "./shop-rents.ts";

const shop = (rent: Partial<Extract<Rent, { amount: number }>>, given: { surfaceMin?: number } = {}) => ({
  rent: {
    amount: 1_650,
    basis: "total",
    period: "month",
    vatIncluded: false,
    chargesIncluded: false,
    ...rent,
  } as const,
  units: [],
  surfaceMin: null,
  surfaceTotal: 60,
  ...given,
});

const perSurface = (given: Parameters<typeof shopRentPerSurface>[0]) => shopRentPerSurface(given, "en", textsIn("en"));
const onCard = (given: Parameters<typeof rentOtherwise>[0]) =>
  rentOtherwise(given, "en", textsIn("en"))?.replaceAll("\u00a0", " ");

test("a shop's rent of a month is told per m² and year, one of a year by the month as well", () => {
  expect(perSurface(shop({}))).toEqual(["or €330/m²/year"]);
  expect(perSurface(shop({ amount: 45_000, period: "year" }))).toEqual(["or €3,750/month", "or €750/m²/year"]);
});

test("nothing is made up: of rents that differ, without a surface, of what is asked per m² already", () => {
  expect(perSurface(shop({ upTo: 2_000 }))).toEqual([]);
  expect(perSurface({ ...shop({}), surfaceTotal: null })).toEqual([]);
  expect(perSurface(shop({ basis: "m2", period: "year" }))).toEqual([]);
  expect(onCard({ ...shop({ basis: "m2" }), surfaceTotal: null })).toBeUndefined();
});

test("a shop's card has the other unit below the one that is asked in", () => {
  const perMetre = { amount: 330, basis: "m2", period: "year" } as const;
  expect(onCard(shop({}))).toBe("or €330/m²/year");
  expect(onCard(shop(perMetre))).toBe("about €1,650/month");
  expect(onCard(shop(perMetre, { surfaceMin: 20 }))).toBe("about €550/month for 20 m²");
});

test("of what can be had in the size that is sought, a month of so much is told", () => {
  const divisible = { ...shop({ amount: 516, basis: "m2", period: "year" }), surfaceMin: 600, surfaceTotal: 2_000 };
  const forSought = (sought?: number) =>
    rentOtherwise(divisible, "en", textsIn("en"), sought)?.replaceAll("\u00a0", " ");
  expect(forSought()).toBe("about €25,800/month for 600 m²");
  expect(forSought(800)).toBe("about €34,400/month for 800 m²");
  // Smaller than any part, or than all of it would be: the smallest part stays what is told.
  expect(forSought(400)).toBe("about €25,800/month for 600 m²");
  expect(forSought(2_400)).toBe("about €25,800/month for 600 m²");
});

test("below its price a phone has what a shop costs a month, where it is not asked so", () => {
  const byMonth = (given: Parameters<typeof shopRentByMonth>[0]) =>
    shopRentByMonth(given, "en", textsIn("en"))?.replaceAll("\u00a0", " ");
  expect(byMonth(shop({ amount: 330, basis: "m2", period: "year" }))).toBe("about €1,650/month");
  expect(byMonth(shop({ amount: 45_000, period: "year" }))).toBe("or €3,750/month");
  expect(byMonth(shop({}))).toBeUndefined();
});
