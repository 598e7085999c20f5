import { expect, test } from "vitest";
import type { Rent, Sale } from "./listing-record.ts";
import { floorSize, offersOf, type Offered } from "./offer-structured-data.ts";

const base: Offered = { type: "office", toLet: false, forSale: false, invest: false, rent: null, sale: null };
const toLet = (given: Partial<Extract<Rent, { amount: number }>>, type: Offered["type"] = "office"): Offered => ({
  ...base,
  type,
  toLet: true,
  rent: { amount: 185, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false, ...given },
});
const forSale = (given: Partial<Extract<Sale, { amount: number }>>): Offered => ({
  ...base,
  forSale: true,
  sale: { amount: 450_000, basis: "total", regime: "registration-duties", ...given },
});

test.each([
  ["m2", "year", { unitCode: "MTK", unitText: "m² per year", billingDuration: "P1Y" }],
  ["m2", "month", { unitCode: "MTK", unitText: "m² per month", billingDuration: "P1M" }],
  ["total", "year", { unitCode: "ANN", unitText: "year", billingDuration: "P1Y" }],
  ["total", "month", { unitCode: "MON", unitText: "month", billingDuration: "P1M" }],
] as const)("a rent per %s and %s says its unit", (basis, period, unit) => {
  expect(offersOf(toLet({ basis, period }))).toEqual([
    {
      "@type": "Offer",
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
      price: 185,
      priceCurrency: "EUR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 185,
        priceCurrency: "EUR",
        ...unit,
        valueAddedTaxIncluded: false,
      },
    },
  ]);
});

test("the rent of a home says nothing about VAT", () => {
  const [offer] = offersOf(toLet({ amount: 1150, basis: "total", period: "month" }, "apartment"));
  expect(offer?.priceSpecification).not.toHaveProperty("valueAddedTaxIncluded");
});

test("a range gives its ends, and counts as its lowest price", () => {
  const [offer] = offersOf(toLet({ amount: 150, upTo: 210 }));
  expect(offer).toMatchObject({ price: 150, priceSpecification: { minPrice: 150, maxPrice: 210 } });
  expect(offer?.priceSpecification).not.toHaveProperty("price");
});

test("a price in all needs no unit, a price per m² does", () => {
  const sell = { "@id": "http://purl.org/goodrelations/v1#Sell" };
  expect(offersOf(forSale({}))).toEqual([
    { "@type": "Offer", businessFunction: sell, price: 450_000, priceCurrency: "EUR" },
  ]);
  expect(offersOf(forSale({ amount: 2400, basis: "m2" }))).toMatchObject([
    { price: 2400, priceSpecification: { price: 2400, unitCode: "MTK", unitText: "m²" } },
  ]);
});

test("a price on request is no figure", () => {
  const [offer] = offersOf({ ...base, toLet: true, rent: { onRequest: true } });
  expect(offer).toEqual({ "@type": "Offer", businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" } });
});

test("of a place both to let and for sale, what was searched for comes first", () => {
  const both: Offered = { ...toLet({}), forSale: true, sale: forSale({}).sale };
  const functions = (deal?: "for-sale" | "to-let") => offersOf(both, deal).map(({ price }) => price);
  expect(functions()).toEqual([185, 450_000]);
  expect(functions("to-let")).toEqual([185, 450_000]);
  expect(functions("for-sale")).toEqual([450_000, 185]);
});

test("a floor size is in m², with its smallest part when it can be divided", () => {
  expect(floorSize(610, 610)).toEqual({ "@type": "QuantitativeValue", value: 610, unitCode: "MTK" });
  expect(floorSize(250, 2000)).toMatchObject({ value: 2000, minValue: 250, maxValue: 2000 });
  expect(floorSize(null, null)).toBeUndefined();
});
