import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { costsView } from "./costs-view.ts";

const gazetteer = gazetteerFromFiles();
type Bought = Parameters<typeof costsView>[0];

const places = { flanders: "BE-44021", wallonia: "BE-92094", brussels: "BE-21009", luxembourg: "LU-0304" } as const;
const regionKeys = { flanders: "BE-02000", wallonia: "BE-03000", brussels: "BE-04000", luxembourg: undefined } as const;

function bought(
  region: keyof typeof places,
  given: Partial<Bought> & { price?: number; upTo?: number; vat?: true } = {},
) {
  const { price = 300_000, upTo, vat, ...rest } = given;
  const place = gazetteer.byKey(places[region])!;
  const regionKey = regionKeys[region];
  const listing: Bought = {
    type: "apartment",
    facts: {},
    status: "published",
    forSale: true,
    invest: false,
    placeId: place.id,
    municipalityId: place.id,
    regionId: regionKey === undefined ? null : gazetteer.byKey(regionKey)!.id,
    sale: { amount: price, upTo, basis: "total", regime: vat ? "vat" : "registration-duties" },
    saleLow: price,
    saleHigh: upTo ?? price,
    ...rest,
  };
  return listing;
}

/** Each row on a line, with the spaces of figures made plain. */
function told(listing: Bought, language: Language = "en") {
  const view = costsView(listing, gazetteer, language, textsIn(language));
  return view?.rows.map(({ label, cells }) =>
    [label, ...cells.map(({ amount, rate }) => (rate ? `${amount} (${rate})` : amount))]
      .join(" | ")
      .replace(/[\u00a0\u202f]/g, " "),
  );
}

test("a home is reckoned at its region's ordinary rate, and beside it as somebody's only home", () => {
  expect(told(bought("flanders"), "nl")).toEqual([
    "Vraagprijs | € 300.000 | € 300.000",
    "Verkooprecht | € 36.000 (12 %) | € 6.000 (2 %)",
    "Totaal, zonder notariskosten | € 336.000 | € 306.000",
  ]);
  expect(told(bought("wallonia"), "fr")?.[1]).toBe("Droits d’enregistrement | 37 500 € (12,5 %) | 9 000 € (3 %)");
  expect(told(bought("brussels"))?.[1]).toBe(
    "Registration duties | €37,500 (12.5%) | €12,500 (12.5%, nothing on the first €200,000)",
  );
  // What the law grants, not what is left of it where little is due.
  expect(told(bought("luxembourg"))?.[1]).toContain("€100 (7%, less €40,000 for each buyer");
  expect(told(bought("luxembourg", { price: 800_000 }))?.[1]).toBe(
    "Registration duties | €56,000 (7%) | €16,000 (7%, less €40,000 for each buyer; one buyer here)",
  );
});

test("the reduced rate is told of homes alone, and where it changes the sum", () => {
  const columns = (listing: Bought) => costsView(listing, gazetteer, "en", textsIn("en"))?.columns;
  expect(columns(bought("flanders"))).toEqual(["Ordinary rate", "Only home"]);
  expect(columns(bought("flanders", { type: "bloc-sales" }))).toEqual(["Ordinary rate"]);
  expect(columns(bought("flanders", { type: "office" }))).toEqual(["Ordinary rate"]);
  expect(columns(bought("flanders", { forSale: false, invest: true }))).toEqual(["Ordinary rate"]);
  expect(columns(bought("brussels", { price: 600_001 }))).toEqual(["Ordinary rate"]);
  const { notes = [] } = costsView(bought("brussels", { price: 600_001 }), gazetteer, "en", textsIn("en")) ?? {};
  expect(notes[0]).toBe("The Brussels abatement is not granted above €600,000.");
});

test("business premises in the City of Luxembourg pay its surcharge", () => {
  expect(told(bought("luxembourg", { type: "office" }))?.[1]).toBe("Registration duties | €30,000 (10%)");
});

test("what is asked without VAT bears VAT instead", () => {
  expect(told(bought("flanders", { vat: true }), "nl")).toEqual([
    "Vraagprijs | € 300.000",
    "Btw | € 63.000 (21 %)",
    "Totaal, zonder notariskosten | € 363.000",
  ]);
});

test("a new building in Luxembourg has no sum: its land, taxed by itself, is not known", () => {
  const { rows, notes, calculator } = costsView(
    bought("luxembourg", { vat: true }),
    gazetteer,
    "en",
    textsIn("en"),
    "/g",
  )!;
  expect(rows.map(({ label }) => label)).toEqual(["Asking price"]);
  expect(notes[0]).toContain("How much of the price is land is not stated");
  expect(calculator).toContain("state=new");
});

test("of a new building that a feed says no VAT of nothing is reckoned: duties would be an untruth", () => {
  expect(told(bought("flanders", { facts: { condition: "new" } }))).toBeUndefined();
  expect(told(bought("flanders", { facts: { condition: "new" }, vat: true }))).toHaveLength(3);
  expect(told(bought("flanders", { facts: { condition: "renovated" } }))).toHaveLength(3);
});

test("notes say nothing of a field that only the calculator has", () => {
  const { notes = [] } = costsView(bought("brussels", { vat: true }), gazetteer, "en", textsIn("en")) ?? {};
  expect(notes.join(" ")).not.toMatch(/Enter|Luxembourg/);
  expect(notes[0]).toContain("sold together");
});

test("a home in Luxembourg is told as a main residence, and the calculator begins with the use that lowers the sum", () => {
  const home = costsView(bought("luxembourg", { price: 800_000 }), gazetteer, "fr", textsIn("fr"), "/g");
  expect(home?.columns).toEqual(["Taux ordinaire", "Résidence principale"]);
  expect(home?.calculator).toContain("use=own-home");
});

test("of what is sold in parts the cheapest is reckoned, and said so", () => {
  expect(told(bought("wallonia", { price: 200_000, upTo: 400_000, type: "office" }))).toEqual([
    "Lowest asking price | €200,000",
    "Registration duties | €25,000 (12.5%)",
    "Total, excluding notary’s fees | €225,000",
  ]);
});

test("nothing is reckoned where there is no price to pay", () => {
  expect(told(bought("flanders", { sale: { onRequest: true }, saleLow: null, saleHigh: null }))).toBeUndefined();
  expect(told(bought("flanders", { forSale: false }))).toBeUndefined();
  expect(told(bought("flanders", { status: "sold" }))).toBeUndefined();
});

test("the calculator is led to with place, use and price filled in", () => {
  const listing = bought("luxembourg", { type: "office", price: 750_000 });
  expect(costsView(listing, gazetteer, "en", textsIn("en"), "/en/insights/costs")?.calculator).toBe(
    "/en/insights/costs?region=luxembourg&state=existing&use=business&price=750000&city=yes#purchase-costs",
  );
});
