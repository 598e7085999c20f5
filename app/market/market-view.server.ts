import type { TFunction } from "i18next";
import { headingOf } from "#app/filters/describe.ts";
import type { MarketKind } from "#app/filters/market-path.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import { formatMoney, formatMonth, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { classLabels, priceClasses } from "#app/listings/context/price-classes.ts";
import type { Place } from "#app/places/place.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import type { MarketMonth } from "./market-figures.server.ts";
import { typesOfSegment } from "#app/filters/market-path.ts";
import type { MarketNow } from "./measure-now.server.ts";
import { quantile } from "./quantile.ts";

/** One figure in finished words. */
interface FigureView {
  label: string;
  value: string;
  unit?: string;
}

/** A month in finished words, and as figures for what is drawn. */
export interface MonthView {
  month: string;
  lower: number;
  median: number;
  upper: number;
  newListings: number;
  cells: { median: string; range: string; listings: string; newListings: string; days: string };
}

/** What words need besides figures. */
export interface Wording {
  language: Language;
  t: TFunction;
}

/** "Offices to let in Brussels" */
export function marketHeading(place: Place | undefined, { segment, transaction }: MarketKind, words: Wording): string {
  const criteria = { transaction, ...criteriaOfSegment(segment) };
  const location = place && namePlace(place, words.language);
  return headingOf(criteria, { location, districts: [] }, words.language, words.t);
}

/** `/m²/year`, of homes `/m²/month`, for sale `/m²`. */
export function unitOf({ segment, transaction }: MarketKind, t: TFunction): string {
  if (transaction === "for-sale") return t("listing.price.unit.m2");
  const isHome = typesOfSegment(segment).every(isResidential);
  return t(`listing.price.unit.${isHome ? "m2-month" : "m2-year"}`);
}

/** A price for reading: in tens from a thousand on, below 30 with a decimal. */
export function money(price: number, language: Language): string {
  const rounded =
    price >= 1_000 ? Math.round(price / 10) * 10 : price >= 30 ? Math.round(price) : Math.round(price * 10) / 10;
  return formatMoney(rounded, language);
}

/** The market of today; without a price where there are too few. */
export function nowInWords(
  { listings, newListings, daysOffered, prices }: MarketNow,
  kind: MarketKind,
  { language, t }: Wording,
) {
  if (listings === 0) return [];
  const unit = unitOf(kind, t);
  const [lower, median, upper] = prices.length === 0 ? [] : [0.25, 0.5, 0.75].map((part) => quantile(prices, part));
  const number = (value: number) => formatNumber(value, language);
  const figures: FigureView[] = [];
  if (lower !== undefined && median !== undefined && upper !== undefined) {
    const label = (what: "median" | "half") => t(`market.figures.${what}.${kind.transaction}`);
    figures.push({ label: label("median"), value: money(median, language), unit });
    figures.push({ label: label("half"), value: rangeOf(lower, upper, language), unit });
  }
  figures.push({ label: t("market.figures.listings", { count: listings }), value: number(listings) });
  figures.push({ label: t("market.figures.new", { count: newListings }), value: number(newListings) });
  if (daysOffered !== undefined && median !== undefined) {
    const days = Math.round(daysOffered);
    figures.push({ label: t("market.figures.days", { count: days }), value: number(days) });
  }
  return figures;
}

/** How prices are spread today; undefined where there are too few. */
export function spreadOf({ prices }: MarketNow, { language, t }: Wording) {
  if (prices.length === 0) return undefined;
  const classes = priceClasses(prices);
  const labels = classLabels(classes, (price) => money(price, language), t);
  return classes.counts.map((count, at) => ({ label: labels[at]!, count, own: false }));
}

/** The months of a market, those before the last as they are kept. */
export function monthsInWords(months: readonly MarketMonth[], { language }: Wording): MonthView[] {
  const number = (value: number) => formatNumber(value, language);
  return months.map(({ month, lowerPrice, medianPrice, upperPrice, newListings, listings, daysOffered }) => ({
    month: formatMonth(`${month}T12:00:00Z`, language),
    lower: lowerPrice,
    median: medianPrice,
    upper: upperPrice,
    newListings,
    cells: {
      median: money(medianPrice, language),
      range: rangeOf(lowerPrice, upperPrice, language),
      listings: number(listings),
      newListings: number(newListings),
      days: number(Math.round(daysOffered)),
    },
  }));
}

function rangeOf(lower: number, upper: number, language: Language): string {
  return `${money(lower, language)}\u00a0– ${money(upper, language)}`;
}
