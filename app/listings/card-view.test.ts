import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import type { CardRow } from "./read-cards.server.ts";
import { cardView, renderCards } from "./card-view.server.tsx";
import { mailListing } from "./mail-listing.server.ts";

const gazetteer = gazetteerFromFiles();
const now = new Date("2026-11-24T12:00:00Z");

const office: CardRow = {
  id: 1,
  reference: "A-1",
  revision: 1,
  demonstration: false,
  status: "published",
  type: "office",
  toLet: true,
  forSale: true,
  invest: true,
  titles: { en: "Offices in Ixelles" },
  placeId: gazetteer.places[0]!.id,
  lat: 50.83,
  lng: 4.37,
  surfaceMin: null,
  surfaceTotal: 400,
  rent: null,
  sale: null,
  yield: null,
  energyScheme: null,
  energyClass: null,
  facts: {},
  availableFrom: null,
  publishedAt: now,
  priceDroppedAt: null,
  desks: null,
  stationMinutes: null,
  saleHigh: null,
  photoKey: null,
  photoAlts: null,
  photoDrawn: false,
  photo: null,
};

test("a list that mixes what is to let and for sale says on each card which it is; a search for one of them does not", () => {
  const dealOn = (row: Partial<CardRow>, asked = {}) =>
    cardView({ ...office, ...row }, "en", textsIn("en"), gazetteer, asked, undefined, now).deal;
  expect(dealOn({})).toBe("To let · For sale");
  expect(dealOn({ toLet: false })).toBe("For sale");
  expect(dealOn({ toLet: false, forSale: false })).toBe("Investment");
  expect(dealOn({}, { transaction: "to-let" })).toBeUndefined();
  expect(dealOn({}, { invest: true })).toBeUndefined();
});

test("what is new, and free at once, is so from midnight in Brussels to midnight", () => {
  const at = (moment: string, row: Partial<CardRow>) =>
    cardView({ ...office, ...row }, "en", textsIn("en"), gazetteer, {}, undefined, new Date(moment));
  const isNew = (moment: string) => at(moment, { publishedAt: new Date("2026-11-01T10:00:00Z") }).badge !== undefined;
  expect([isNew("2026-11-14T23:30:00Z"), isNew("2026-11-15T22:59:00Z"), isNew("2026-11-15T23:01:00Z")]).toEqual([
    true,
    true,
    false,
  ]);
  const isFree = (moment: string) => at(moment, { availableFrom: "2026-11-27" }).facts.join().includes("vailable now");
  expect([isFree("2026-11-26T22:59:00Z"), isFree("2026-11-26T23:01:00Z")]).toEqual([false, true]);
});

test("a card that is kept is kept until midnight in Brussels", () => {
  const row = { ...office, publishedAt: new Date("2026-11-01T10:00:00Z") };
  const setting = { language: "en", t: textsIn("en"), gazetteer, asked: {} } as const;
  const cardAt = (moment: string) => String(renderCards([row], setting, new Date(moment)));
  const shortlyBefore = cardAt("2026-11-15T22:59:00Z");
  expect(shortlyBefore).toMatch(/class="[^"]*badge/);
  expect(cardAt("2026-11-15T22:30:00Z")).toBe(shortlyBefore);
  expect(cardAt("2026-11-15T23:01:00Z")).not.toMatch(/class="[^"]*badge/);
});

test("a card speaks of a railway station in Luxembourg, where there is no metro", () => {
  const walkIn = (country: "BE" | "LU") => {
    const placeId = gazetteer.places.find((place) => place.country === country && place.kind === "municipality")!.id;
    const row = { ...office, placeId, stationMinutes: 7 };
    return cardView(row, "en", textsIn("en"), gazetteer, { station: "10" }, undefined, now).facts[0];
  };
  expect(walkIn("BE")).toBe("7 minutes’ walk to a station");
  expect(walkIn("LU")).toBe("7 minutes’ walk to a railway station");
});

test("a shop's card tells its rent in both units, and a search for what is for sale neither", () => {
  const rent = { amount: 330, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false } as const;
  const sale = { amount: 200_000, basis: "total", regime: "registration-duties" } as const;
  const shop: CardRow = { ...office, type: "retail", surfaceTotal: 60, rent, sale };
  const card = (asked = {}) => cardView(shop, "en", textsIn("en"), gazetteer, asked, undefined, now);
  expect(card({ transaction: "to-let" }).beside).toBe("about €1,650/month");
  expect(card({ transaction: "for-sale" }).beside).toBeUndefined();
  expect(cardView({ ...shop, type: "office" }, "en", textsIn("en"), gazetteer).beside).toBeUndefined();
});

test("an office's card tells what a month costs to whoever asks for it by the month", () => {
  const rent = { amount: 150, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false } as const;
  const row: CardRow = { ...office, surfaceMin: 200, surfaceTotal: 200, rent };
  const asked = { transaction: "to-let", "monthly-rent": "-3000" } as const;
  const [card] = renderCards([row], { language: "en", t: textsIn("en"), gazetteer, asked }, now);
  expect(card?.toString()).toContain("about €2,500/month");
});

test("a card says how far it is, and from what, where that has a name", () => {
  const distance = (behind: string | undefined, language: "en" | "fr" | "nl", extent?: number) => {
    const from = { lat: 50.83315, lng: 4.37, behind, extent };
    return cardView(office, language, textsIn(language), gazetteer, {}, from, now).distance;
  };
  expect(distance(undefined, "en")).toBe("350\u00a0m");
  expect(distance("Schuman", "en")).toBe("350\u00a0m from Schuman");
  expect(distance("de la gare du Nord", "fr")).toMatch(/^350.m de la gare du Nord$/);
  expect(distance("Noordstation", "nl")).toBe("350\u00a0m van Noordstation");
  // Of what is large, from where the search counts.
  expect(distance("the Port of Ghent", "en", 150)).toBe("200\u00a0m from the edge of the Port of Ghent");
  expect(distance("du port de Gand", "fr", 150)).toMatch(/^200.m de la limite du port de Gand$/);
  expect(distance("de haven van Gent", "nl", 400)).toBe("binnen het gebied van de haven van Gent");
});

test("in a mail the facts of a card stand in one line, without a capital in its middle", () => {
  const row: CardRow = { ...office, demonstration: true, energyScheme: "EPB", energyClass: "C", availableFrom: null };
  expect(mailListing(row, "en", gazetteer).facts).toEqual(["available now", "energy label C (EPB)", "demonstration"]);
  expect(mailListing(row, "fr", gazetteer).facts[1]).toMatch(/^classe énergétique C/);
  expect(mailListing(row, "fr", gazetteer).titleLang).toBe("en");
});
