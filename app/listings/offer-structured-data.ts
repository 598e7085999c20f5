import type { OfferLeaf, QuantitativeValueLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import type { Deal } from "#app/filters/deal.ts";
import type { Rent, Sale } from "./listing-record.ts";
import { isResidential, type PropertyType } from "#app/vocabulary/vocabulary.ts";

/** What a listing is offered for, as its columns say. */
export interface Offered {
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  rent: Rent | null;
  sale: Sale | null;
}

/** UN/CEFACT codes, which schema.org uses for units. */
const squareMetre = "MTK";
const periods = {
  year: { unitCode: "ANN", unitText: "year", billingDuration: "P1Y" },
  month: { unitCode: "MON", unitText: "month", billingDuration: "P1M" },
} as const;

/** schema.org takes its two functions from GoodRelations. */
const leaseOut = { "@id": "http://purl.org/goodrelations/v1#LeaseOut" };
const sell = { "@id": "http://purl.org/goodrelations/v1#Sell" };

/**
 * A listing's offers for search engines: to lease, to sell, or both. Prices are EUR and stand as the advertiser quotes
 * them, their unit (per m², per year …) with them; a price on request names none.
 * @param deal what was searched for: its offer comes first
 */
export function offersOf(listing: Offered, deal?: Deal): OfferLeaf[] {
  const { type, toLet, forSale, invest, rent, sale } = listing;
  const offers: OfferLeaf[] = [];
  if (toLet && rent) offers.push({ "@type": "Offer", businessFunction: leaseOut, ...priceOfRent(rent, type) });
  if ((forSale || invest) && sale) offers.push({ "@type": "Offer", businessFunction: sell, ...priceOfSale(sale) });
  if (deal && deal !== "to-let") offers.reverse();
  return offers;
}

type Price = Pick<OfferLeaf, "price" | "priceCurrency" | "priceSpecification">;

function priceOfRent(rent: Rent, type: PropertyType): Price {
  if (!("amount" in rent)) return {};
  const { unitCode, unitText, billingDuration } = periods[rent.period];
  const unit =
    rent.basis === "m2"
      ? { unitCode: squareMetre, unitText: `m² per ${unitText}`, billingDuration }
      : { unitCode, unitText, billingDuration };
  // The rent of a home carries no VAT.
  return price(rent, isResidential(type) ? unit : { ...unit, valueAddedTaxIncluded: rent.vatIncluded });
}

function priceOfSale(sale: Sale): Price {
  if (!("amount" in sale)) return {};
  const isRange = sale.upTo !== undefined && sale.upTo > sale.amount;
  if (sale.basis === "m2") return price(sale, { unitCode: squareMetre, unitText: "m²" });
  return isRange ? price(sale, {}) : { price: sale.amount, priceCurrency: "EUR" };
}

function price(
  { amount, upTo }: { amount: number; upTo?: number | undefined },
  unit: Omit<UnitPriceSpecificationLeaf, "@type">,
): Price {
  const range = upTo !== undefined && upTo > amount ? { minPrice: amount, maxPrice: upTo } : { price: amount };
  return {
    price: amount,
    priceCurrency: "EUR",
    priceSpecification: { "@type": "UnitPriceSpecification", ...range, priceCurrency: "EUR", ...unit },
  };
}

/** A surface in m², from the smallest that can be had by itself to the whole; undefined when not known. */
export function floorSize(min: number | null, total: number | null): QuantitativeValueLeaf | undefined {
  if (total === null) return undefined;
  const range = min !== null && min < total ? { minValue: min, maxValue: total } : undefined;
  return { "@type": "QuantitativeValue", value: total, ...range, unitCode: squareMetre };
}

export type PlaceClass = "Apartment" | "House" | "Accommodation";

/** schema.org's class of place for a type; it has none for offices, shops and warehouses with a floor size. */
export function placeClass(type: PropertyType): PlaceClass {
  if (type === "apartment") return "Apartment";
  return type === "house" ? "House" : "Accommodation";
}
