import type { TFunction } from "i18next";
import { formatMoney, formatSurface } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { salePerSquareMetre } from "#app/listings/derived-figures.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import { areAlikeInSize, bestOf, ofOneKind } from "./best-values.ts";
import { runningCosts, type RunningCosts } from "./running-costs.ts";

/** A row in finished words, with the places of its best values. */
export interface PriceRow {
  values: (string | null)[];
  best: number[];
}

/** Prices in one unit; `saysMore` where a quote stands in another, so that its row tells what that of prices does not. */
interface ComparedPrices extends PriceRow {
  saysMore: boolean;
}

/**
 * Prices in the unit that searches compare by; the lowest is the best among prices of one kind, and none is beside a
 * property that has both a rent and a price, nor of totals of unlike surfaces.
 */
export function comparedPrices(listings: readonly Listing[], language: Language, t: TFunction): ComparedPrices {
  const kindOf = ({ toLet, forSale, invest, type }: Listing) => {
    if (toLet === (forSale || invest)) return null;
    return toLet ? `rent ${isResidential(type)}` : "price";
  };
  const kinds = listings.map(kindOf);
  const figures = listings.map(({ rentLow, saleLow }, index) => {
    if (kinds[index] === null) return null;
    return kinds[index] === "price" ? saleLow : rentLow;
  });
  const hasBoth = listings.some(
    ({ rentLow, saleLow }, index) => kinds[index] === null && rentLow !== null && saleLow !== null,
  );
  const arePerSquareMetre = listings.every(({ toLet, type }) => toLet && !isResidential(type));
  const areComparable = arePerSquareMetre || areAlikeInSize(listings.map(({ surfaceTotal }) => surfaceTotal));
  return {
    values: listings.map((listing) => comparedPrice(listing, language, t)),
    best: hasBoth || !areComparable ? [] : bestOf(ofOneKind(figures, kinds), "lower"),
    saysMore: !listings.every(isQuotedAsCompared),
  };
}

function isQuotedAsCompared({ toLet, forSale, invest, type, rent, sale }: Listing): boolean {
  const [basis, period] = isResidential(type) ? ["total", "month"] : ["m2", "year"];
  const rentFits = !toLet || !rent || !("amount" in rent) || (rent.basis === basis && rent.period === period);
  return rentFits && (!(forSale || invest) || !sale || !("amount" in sale) || sale.basis === "total");
}

/** The price per m² of what is for sale. */
export function squareMetrePrices(listings: readonly Listing[], language: Language): PriceRow {
  const figures = listings.map((listing) =>
    listing.forSale || listing.invest ? (salePerSquareMetre(listing) ?? null) : null,
  );
  return {
    values: figures.map((figure) => (figure === null ? null : formatMoney(figure, language))),
    best: bestOf(figures, "lower"),
  };
}

/**
 * What a tenant pays a month and a year with charges (running-costs.ts), of the whole and of each m², and what an amount
 * leaves out. Amounts with and without charges or VAT have no best among them, nor have those of homes and other property;
 * those of unlike surfaces only per m².
 */
export function totalCosts(listings: readonly Listing[], language: Language, t: TFunction) {
  const costs = listings.map((listing) => (listing.toLet ? runningCosts(listing) : undefined));
  const best = (figureOf: (cost: RunningCosts) => number) =>
    bestOf(
      ofOneKind(
        costs.map((cost) => (cost ? figureOf(cost) : null)),
        costs.map((cost, index) =>
          cost ? `${cost.withCharges} ${cost.withVat} ${isResidential(listings[index]!.type)}` : null,
        ),
      ),
      "lower",
    );
  const told = costs.filter((cost) => cost !== undefined);
  const textOf = (index: number, cost: RunningCosts, amount: string) =>
    costText(cost, amount, isResidential(listings[index]!.type), t);
  const haveCharges = told.some(({ withCharges }) => withCharges);
  const areAlike = areAlikeInSize(told.map(({ surface }) => surface));
  const inMonths = (months: number): PriceRow => ({
    values: costs.map((cost, index) => (cost ? textOf(index, cost, wholeCost(cost, months, language, t)) : null)),
    best: areAlike ? best(({ perMonth }) => Math.round(perMonth)) : [],
  });
  // Homes are let by the month, all else by the year.
  const months = areHomes(listings) ? 1 : 12;
  const ofSquareMetre = ({ perMonth, surface }: RunningCosts) => asShown((perMonth * months) / surface);
  const unit = t(`listing.price.unit.${months === 1 ? "m2-month" : "m2-year"}`);
  return {
    perMonth: inMonths(1),
    perYear: inMonths(12),
    perSquareMetre: {
      values: costs.map((cost, index) =>
        cost ? textOf(index, cost, formatMoney(ofSquareMetre(cost), language) + unit) : null,
      ),
      best: best(ofSquareMetre),
    },
    /** What the amounts are made of. */
    method: told.length > 0 ? t(`shortlistPage.compare.${methodOf(haveCharges, areHomes(listings))}`) : undefined,
    /** Whether one of the amounts is with its charges. */
    haveCharges,
    /** Whether each is of the property as a whole. */
    areWhole: told.every(({ isDivisible }) => !isDivisible),
  };
}

function methodOf(haveCharges: boolean, ofHomes: boolean) {
  if (ofHomes) return haveCharges ? "homes.method" : "homes.rentsMethod";
  return haveCharges ? "costs.method" : "rents.method";
}

/** To the cent where a euro more or less tells properties apart, so that figures are compared as they are read. */
const asShown = (euros: number) => (euros < 100 ? Math.round(euros * 100) / 100 : Math.round(euros));

/** What so many months cost in all, and of which surface, where one may take less than the whole. */
function wholeCost(cost: RunningCosts, months: number, language: Language, t: TFunction): string {
  const price = formatMoney(Math.round(cost.perMonth * months), language);
  const surface = formatSurface(cost.surface, language);
  return cost.isDivisible ? t("shortlistPage.compare.costs.for", { price, surface }) : price;
}

/** Nothing but homes: their charges go by a word of their own in Dutch. */
export function areHomes(listings: readonly Pick<Listing, "type">[]): boolean {
  return listings.every(({ type }) => isResidential(type));
}

/** An amount with what it leaves out. */
function costText(cost: RunningCosts, amount: string, isHome: boolean, t: TFunction): string {
  return [
    amount,
    ...(cost.withCharges ? [] : [t(`shortlistPage.compare.${isHome ? "homes" : "costs"}.withoutCharges`)]),
    ...(cost.withVat ? [t("shortlistPage.compare.costs.withVat")] : []),
  ].join("\n");
}

/** The price in the unit that searches compare by (decisions, section 2): a year's rent per m², a home's per month, in all. */
function comparedPrice(listing: Listing, language: Language, t: TFunction): string {
  const { toLet, forSale, invest, type, rentLow, rentHigh, saleLow, saleHigh } = listing;
  const range = (low: number | null, high: number | null, unit: string) => {
    if (low === null) return undefined;
    const ends = [low, ...(high !== null && Math.round(high) > Math.round(low) ? [high] : [])];
    return ends.map((euros) => formatMoney(Math.round(euros), language)).join("\u00a0– ") + unit;
  };
  const rentUnit = t(`listing.price.unit.${isResidential(type) ? "total-month" : "m2-year"}`);
  return [
    toLet ? range(rentLow, rentHigh, rentUnit) : undefined,
    forSale || invest ? range(saleLow, saleHigh, "") : undefined,
  ]
    .filter((words) => words !== undefined)
    .join("\n");
}
