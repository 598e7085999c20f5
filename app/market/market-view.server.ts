import type { TFunction } from "i18next";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import { headingOf } from "#app/filters/describe.ts";
import { marketPath, typesOfSegment, type MarketKind } from "#app/filters/market-path.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import {
  formatDecimal,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatSurface,
} from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { classLabels, classOf, priceClasses } from "#app/listings/context/price-classes.ts";
import type { Place } from "#app/places/place.ts";
import { isResidential, typesOfGroup } from "#app/vocabulary/vocabulary.ts";
import type { MarketMonth } from "./market-figures.server.ts";
import type { MarketNow, PlaceMedian, YieldNow } from "./measure-now.server.ts";
import { priceScale } from "./price-scale.ts";
import { fewestDrawn } from "#app/search-index/fewest-prices.ts";
import { roundPrice } from "#app/search-index/market-prices.ts";
import { medianOf, quantile } from "#app/search-index/quantile.ts";

/** One figure in finished words. */
interface FigureView {
  label: string;
  value: string;
  unit?: string;
}

/** A month in finished words, and as figures for what is drawn. */
export interface MonthView {
  month: string;
  /** The month without its year. */
  name: string;
  lower: number;
  median: number;
  upper: number;
  newListings: number;
  cells: { median: string; range: string; listings: string; newListings: string; days: string };
}

/** What prices are drawn on, each line with its price in words. */
export interface ScaleView {
  low: number;
  high: number;
  ticks: { price: number; label: string }[];
}

/** How prices are spread, from the cheapest class to the dearest. */
export interface SpreadView {
  /** `from` is where a class begins, of the last one that it is open: "≥ €340"; `label` all of it. */
  classes: { label: string; from: string; count: number }[];
  /** Where the median stands, in classes from the left: `2.5` in the middle of the third. */
  median: { at: number; label: string };
}

/** What words need besides figures. */
export interface Wording {
  language: Language;
  t: TFunction;
}

/** "Offices to let in Brussels" */
export function marketHeading(place: Place, { segment, transaction }: MarketKind, words: Wording): string {
  const criteria = { ...criteriaOfDeal(transaction), ...criteriaOfSegment(segment) };
  const location = namePlace(place, words.language);
  return headingOf(criteria, { location, districts: [] }, words.language, words.t);
}

/** `/m²/year`, of homes `/m²/month`, for sale and of investments `/m²`. */
export function unitOf({ segment, transaction }: MarketKind, t: TFunction): string {
  if (transaction !== "to-let") return t("listing.price.unit.m2");
  const isHome = typesOfSegment(segment).every(isResidential);
  return t(`listing.price.unit.${isHome ? "m2-month" : "m2-year"}`);
}

/** m²; who looks for a shop counts by the month, as its card does, and not by the m². */
const usualShop = 100;

const isOfShopRents = ({ segment, transaction }: MarketKind) =>
  transaction === "to-let" &&
  typesOfSegment(segment).every((type) => typesOfGroup.retail.some((shop) => shop === type));

/** A price for reading. */
function money(price: number, language: Language): string {
  return formatMoney(roundPrice(price), language);
}

/** The market of today; without a price where there are too few. */
export function nowInWords(
  { listings, newListings, daysOffered, prices }: MarketNow,
  yielded: YieldNow | undefined,
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
    if (isOfShopRents(kind)) {
      const surface = formatSurface(usualShop, language);
      const value = money((median * usualShop) / 12, language);
      figures.push({ label: t("market.figures.shop", { surface }), value, unit: t("listing.price.unit.total-month") });
    }
  }
  if (yielded !== undefined) {
    const value = t("listing.facts.percent", { value: formatDecimal(yielded.median, language) });
    figures.push({ label: t("market.figures.yield", { formatted: number(yielded.told) }), value });
  }
  // Prices on request are on offer, too, and in no figure of prices.
  const offered =
    prices.length > 0 && prices.length < listings
      ? t("market.figures.listingsPriced", { priced: number(prices.length) })
      : t("market.figures.listings", { count: listings });
  figures.push({ label: offered, value: number(listings) });
  figures.push({ label: t("market.figures.new", { count: newListings }), value: number(newListings) });
  if (daysOffered !== undefined && median !== undefined) {
    const days = Math.round(daysOffered);
    figures.push({ label: t("market.figures.days", { count: days }), value: number(days) });
  }
  return figures;
}

/** How prices are spread today; undefined where there are too few. */
export function spreadOf({ prices }: MarketNow, { language, t }: Wording): SpreadView | undefined {
  if (prices.length < fewestDrawn) return undefined;
  const classes = priceClasses(prices);
  const price = (each: number) => money(each, language);
  const labels = classLabels(classes, price, t);
  const { from, counts } = classes;
  const median = medianOf(prices);
  const own = classOf(classes, median);
  const wide = from.length > 1 ? from[1]! - from[0]! : 1;
  return {
    classes: counts.map((count, at) => {
      const isOpen = at === counts.length - 1;
      const begin = price(from[at]!);
      return { label: labels[at]!, from: isOpen ? t("market.spread.open", { price: begin }) : begin, count };
    }),
    median: {
      // The first class and the last are open: what lies beyond stands at their edge.
      at: own + Math.min(1, Math.max(0, (median - from[own]!) / wide)),
      label: t("market.spread.median", { price: price(median) }),
    },
  };
}

/** What the months of a market are drawn on; undefined without any. */
export function scaleOf(months: readonly MarketMonth[], { language }: Wording): ScaleView | undefined {
  if (months.length === 0) return undefined;
  const lowest = Math.min(...months.map(({ lowerPrice }) => lowerPrice));
  const { low, high, ticks } = priceScale(lowest, Math.max(...months.map(({ upperPrice }) => upperPrice)));
  return { low, high, ticks: ticks.map((price) => ({ price, label: formatMoney(price, language) })) };
}

/** Places with the median of each, and how it stands beside the highest of them. */
export function placesInWords(places: readonly PlaceMedian[], kind: MarketKind, { language }: Wording) {
  const highest = Math.max(...places.map(({ median }) => median));
  return places.map(({ place, prices, median }) => ({
    name: place.names[language],
    href: marketPath(place, kind, language),
    prices: formatNumber(prices, language),
    median: money(median, language),
    part: median / highest,
  }));
}

/** The months of a market, those before the last as they are kept. */
export function monthsInWords(months: readonly MarketMonth[], { language }: Wording): MonthView[] {
  const number = (value: number) => formatNumber(value, language);
  return months.map(({ month, lowerPrice, medianPrice, upperPrice, newListings, listings, daysOffered }) => ({
    month: formatMonth(`${month}T12:00:00Z`, language),
    name: formatMonthName(`${month}T12:00:00Z`, language),
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
