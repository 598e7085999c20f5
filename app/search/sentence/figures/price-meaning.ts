import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readSurface, writeRange, type Range } from "#app/filters/ranges.ts";
import type { Token } from "../reading/token.ts";
import { plotWords } from "../words/figure-words.ts";
import type { Figure } from "./figure.ts";

/** From here on an amount buys something; below it, it rents. */
const buys = 15_000;
/** A rent of a shop or an office above this is no rent per m² and year. */
const dearestPerMetre = 500;
/** A rent of a shop or an office above this is one of a year, below it one of a month. */
const dearestPerMonth = 20_000;

/** A rent a month above this is one of a room, not of a desk. */
const dearestDesk = 1_500;

/** Whether a sum buys something, and is no rent. */
export const isSaleSum = ({ range, perMetre }: Figure) => perMetre || (range.max ?? range.min ?? 0) >= buys;

/** Homes, everything else, or not said. */
type Kind = "home" | "work" | undefined;

export function kindOf({ type, typeGroup, unitSurfaceType }: SearchQuery): Kind {
  if (typeGroup === "residential" || (type && groupOfType(type) === "residential")) return "home";
  return type || typeGroup || unitSurfaceType ? "work" : undefined;
}

/** The least that anybody pays a month for a home, and the most that anybody asks as a surface of one. */
const leastRent = 250;
/** The same for a house. */
const leastHouseRent = 400;
/** From here on a figure without a unit is no surface. */
const largestSurface = 100_000;
/** Smaller ones are no surface, but count something. */
const leastSurface = 15;

/**
 * What a figure without a unit measures in a search: 900 is a rent for a flat and a surface for a warehouse.
 * @returns undefined where it may be one as well as the other: "house for sale, max 300" is hardly a price, and no surface
 */
export function measureOf({ range, compared }: Figure, query: SearchQuery): "surface" | "price" | undefined {
  const largest = range.max ?? range.min ?? 0;
  const kind = kindOf(query);
  const { transaction, invest } = query;
  const isSold = transaction === "for-sale" || invest === true;
  if (largest < leastSurface) return undefined;
  if (kind === "home") {
    if (largest >= buys) return transaction === "to-let" ? undefined : "price";
    if (largest >= (query.type === "house" ? leastHouseRent : leastRent)) return isSold ? undefined : "price";
    // "Maison entre 250 et 300" is no rent, and the thousands are not said.
    if (largest >= leastRent) return undefined;
    return compared === "max" ? undefined : "surface";
  }
  if (kind === "work") {
    if (largest >= largestSurface) return transaction === "to-let" ? undefined : "price";
    return isSold && largest >= buys ? "price" : "surface";
  }
  if (largest >= buys) return transaction === "to-let" ? undefined : "price";
  if (compared === "min") return "surface";
  return transaction === "to-let" && largest >= leastRent ? "price" : undefined;
}

/** A price in the unit that its search compares, and the transaction that it gives away. */
interface MeantPrice {
  /** Missing when the search can't compare it. */
  price?: string;
  /** Of a shop, an office or a warehouse, where it is of the whole. */
  "monthly-rent"?: string;
  transaction?: "to-let" | "for-sale";
}

/**
 * Turns a price into the unit that the search compares: total for a sale, EUR per month for a home to let, EUR per desk and
 * month for coworking, EUR per m² and year for everything else to let (decisions, section 2). A rent for the whole of
 * a shop, an office or a warehouse has a filter of its own; a price per m² of a home is multiplied by the surface asked for, as
 * far as that bounds it; otherwise it can't be compared.
 * @returns without a price when the search can't compare it: it stays text
 */
export function meanPrice(figure: Figure, query: SearchQuery): MeantPrice {
  const { range, perMetre, period } = figure;
  const kind = kindOf(query);
  const amount = range.max ?? range.min ?? 0;
  const surface = readSurface(query.surface);
  const transaction = query.transaction ?? (query.invest ? undefined : transactionOf(figure, query));
  const told = query.transaction === undefined && transaction !== undefined ? { transaction } : {};
  const write = (scaled?: Range): MeantPrice => {
    const price = scaled && writeRange(scaled);
    return { ...(price !== undefined && { price }), ...told };
  };
  if (transaction !== "to-let") {
    if (period) return write();
    // A price per m² of what is sold is compared as such.
    return perMetre ? write() : write(range);
  }
  if (kind === undefined)
    return perMetre || period !== "year" ? write(scale(range, perMetre && period === "month" ? 12 : 1)) : write();
  if (kind === "home") {
    const monthly = period === "year" ? scale(range, 1 / 12) : range;
    return write(perMetre ? times(monthly, surface) : monthly);
  }
  if (query.unitSurfaceType) {
    const monthly = scale(range, period === "year" ? 1 / 12 : 1);
    return write(perMetre || (monthly.max ?? monthly.min ?? 0) > dearestDesk ? undefined : monthly);
  }
  if (perMetre) return write(scale(range, period === "month" ? 12 : 1));
  if (!period && amount <= dearestPerMetre) return write(range);
  const isMonthly = period === "month" || (!period && amount <= dearestPerMonth);
  const monthly = writeRange(scale(range, isMonthly ? 1 : 1 / 12));
  return { ...(monthly !== undefined && { "monthly-rent": monthly }), ...told };
}

/** The most that is paid a year for a square metre; a price per m² above it is one of what is sold. */
function dearestRent(query: SearchQuery): number {
  if (kindOf(query) === "home") return 100;
  const group = query.typeGroup ?? (query.type && groupOfType(query.type));
  return group === "warehouse" ? 200 : 1_000;
}

function transactionOf({ range, perMetre, period, isRent }: Figure, query: SearchQuery): MeantPrice["transaction"] {
  const kind = kindOf(query);
  const amount = range.max ?? range.min ?? 0;
  if (isRent || period) return "to-let";
  if (perMetre) return amount < dearestRent(query) ? "to-let" : "for-sale";
  if (amount >= buys) return "for-sale";
  return kind || amount >= leastRent ? "to-let" : undefined;
}

function scale({ min, max }: Range, factor: number): Range {
  return each({ min, max }, (figure) => figure * factor);
}

function times({ min, max }: Range, surface: Range | undefined): Range | undefined {
  const bound: Range = {
    min: min !== undefined && surface?.min ? min * surface.min : undefined,
    max: max !== undefined && surface?.max ? max * surface.max : undefined,
  };
  return bound.min === undefined && bound.max === undefined ? undefined : each(bound, (figure) => figure);
}

function each({ min, max }: Range, change: (figure: number) => number): Range {
  return {
    ...(min !== undefined && { min: Math.round(change(min)) }),
    ...(max !== undefined && { max: Math.round(change(max)) }),
  };
}

/** "6% yield, rent 60k, price 1m", "verhuurd aan 750 euro, te koop 195.000": what is sold costs its price, and not what it brings in. */
export function withoutIncome(sums: readonly Figure[], query: SearchQuery): readonly Figure[] {
  const costs = sums.filter((sum) => !sum.isRent && !sum.period && isSaleSum(sum));
  if (query.invest)
    return sums.filter((sum) => costs.includes(sum) || (costs.length === 0 && !sum.isRent && !sum.period));
  return query.transaction === "for-sale" && costs.length > 0 ? costs : sums;
}

/** EUR per m² and year. */
const dearestGroundRent = 30;

/** A price per m² of land alone, without a word of letting. */
export function isPlotPrice(
  { range, perMetre, period, isRent }: Figure,
  tokens: readonly Token[],
  query: SearchQuery,
): boolean {
  if (!perMetre || period || isRent || query.transaction || query.invest) return false;
  // "Bedrijfsgrond 120 €/m²" is of land alone as well; its rents are a tenth of that.
  const isOfGround = query.typeGroup === "warehouse" && query.land !== undefined && query.surface === undefined;
  if (kindOf(query) && !(isOfGround && (range.max ?? range.min ?? 0) >= dearestGroundRent)) return false;
  return tokens.some(({ text }) => plotWords.has(text));
}
