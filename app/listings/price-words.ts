import type { TFunction } from "i18next";
import { formatMoney, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ListingRecord, Rent, Sale } from "./listing-record.ts";
import { smallestRent, type Rented } from "./smallest-rent.ts";
import { isResidential, type PropertyType } from "#app/vocabulary/vocabulary.ts";

/**
 * Prices as the market quotes them (glossary): the advertiser's own basis and period, never converted in the headline.
 * A quote comes in parts, so that a view can set the amount larger than what surrounds it.
 */
export interface Quote {
  /** "from" where units differ; else empty. */
  before: string;
  /** `€185`, or the words for a price on request. */
  amount: string;
  /** `/m²/year`; empty for a total price. */
  unit: string;
}

type Charges = NonNullable<ListingRecord["charges"]>;

/** U+00A0, which keeps a range or an amount and its word on one line. */
const space = "\u00a0";

/**
 * `from €185/m²/year`, `€1,150/month`, `€34/m²/month`; `from €475/office/month` where desks are let in several offices,
 * whose rents are of one office each.
 * @param desks how many desks there are; none where nothing is let by the desk
 */
export function quoteRent(rent: Rent, language: Language, t: TFunction, desks?: number | null): Quote {
  if (!("amount" in rent)) return onRequest(t);
  const isOfOneOffice = desks && rent.basis === "total" && rent.period === "month" && isRange(rent);
  const unit = isOfOneOffice ? ("office-month" as const) : (`${rent.basis}-${rent.period}` as const);
  return quote(rent, t(`listing.price.unit.${unit}`), language, t);
}

/** `€1,250,000`, `from €2,400/m²`. */
export function quoteSale(sale: Sale, language: Language, t: TFunction): Quote {
  if (!("amount" in sale)) return onRequest(t);
  return quote(sale, t(`listing.price.unit.${sale.basis}`), language, t);
}

/** A quote on one line. */
export function quoteText({ before, amount, unit }: Quote): string {
  return `${before && before + space}${amount}${unit}`;
}

/** What an asking rent includes: `excl. charges and any VAT`; a home's rent carries no VAT. Empty when on request. */
export function rentTerms(rent: Rent, type: PropertyType, t: TFunction): string {
  if (!("amount" in rent)) return "";
  if (isResidential(type)) return t(`listing.price.terms.${rent.chargesIncluded ? "homeIncluded" : "homeExcluded"}`);
  if (rent.vatIncluded) return t(`listing.price.terms.${rent.chargesIncluded ? "included" : "vatIncluded"}`);
  return t(`listing.price.terms.${rent.chargesIncluded ? "chargesIncluded" : "excluded"}`);
}

/** What comes on top of an asking price: registration duties or VAT. Empty when on request. */
export function saleTerms(sale: Sale, inFlanders: boolean, t: TFunction): string {
  return "amount" in sale ? t(`listing.price.terms.${taxNamed(sale.regime, inFlanders)}`) : "";
}

/** Under which key the words for a sale's tax stand: Flanders has its own name for the duties, "verkooprecht". */
export function taxNamed(regime: "registration-duties" | "vat", inFlanders: boolean) {
  return regime === "registration-duties" && inFlanders ? "flemish-duties" : regime;
}

/** The rent per m² and year beside one quoted per m² and month, as in Luxembourg; undefined for any other. */
export function rentPerYear(rent: Rent, language: Language, t: TFunction): string | undefined {
  if (!("amount" in rent) || rent.basis !== "m2" || rent.period !== "month") return undefined;
  const perYear = { amount: rent.amount * 12, upTo: rent.upTo && rent.upTo * 12, basis: "m2", period: "year" } as const;
  const price = quoteText(quote(perYear, t("listing.price.unit.m2-year"), language, t));
  return t("listing.price.perYear", { price });
}

/**
 * About what a month costs at the least, of what is quoted per m²: `about €3,854/month for 250 m²`.
 * @returns undefined when the rent is not per m² or what it comes to is not known
 */
export function monthlyRent(rented: Rented, language: Language, t: TFunction): string | undefined {
  const { rent } = rented;
  const least = rent && "amount" in rent && rent.basis === "m2" ? smallestRent(rented) : undefined;
  if (!least) return undefined;
  const price = formatMoney(Math.round(least.perMonth), language) + t("listing.price.unit.total-month");
  return t("listing.price.monthly", { price, surface: formatSurface(least.surface, language) });
}

/** `€42/m²/year` */
export function chargesText(charges: Charges, language: Language, t: TFunction): string {
  return formatMoney(charges.amount, language) + t(`listing.price.unit.${charges.basis}-${charges.period}`);
}

/** `610 m²`, or `250 – 2,400 m²` for what can be divided. */
export function surfaceText(min: number | null, total: number | null, language: Language): string {
  if (total === null) return "";
  if (min === null || Math.round(min) >= Math.round(total)) return formatSurface(total, language);
  return `${formatNumber(min, language)}${space}–${space}${formatSurface(total, language)}`;
}

interface Amount {
  amount: number;
  upTo?: number | undefined;
}

const isRange = ({ amount, upTo }: Amount) => upTo !== undefined && upTo > amount;

function quote(price: Amount, unit: string, language: Language, t: TFunction) {
  return {
    before: isRange(price) ? t("listing.price.from") : "",
    amount: formatMoney(price.amount, language),
    unit,
  } satisfies Quote;
}

function onRequest(t: TFunction): Quote {
  return { before: "", amount: t("listing.price.onRequest"), unit: "" };
}
