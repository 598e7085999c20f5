import type { Country, ListingStatus, PropertyType } from "../listing-format.ts";
import { monthEndAhead, monthsAhead } from "./dates.ts";
import type { Range } from "../data/read-data.ts";
import type { BuildingTraits, Deal, Prices } from "./property.ts";
import { Random, roundAmount, roundTo } from "./random.ts";
import type { LocationFinder } from "../places/location-finder.ts";
import { fraction, type Location } from "../places/location.ts";

/** What is decided before a property is made: the kinds in `kinds/` fill in the rest. */
export interface Mandate {
  reference: string;
  type: PropertyType;
  country: Country;
  deal: Deal;
  status: ListingStatus;
  publishedAt: string;
  /** Price on request. */
  hushed: boolean;
  /** `2026-11-21`; its year is the present. */
  today: string;
  year: number;
  /** Of the whole run: with an address it gives a building. */
  seed: string;
  where: LocationFinder;
  /** A stream of chance for each side, so that they do not disturb each other. */
  place: Random;
  offer: Random;
  price: Random;
}

interface Ages {
  built: Range;
  /** Above 1, old buildings are likelier; below 1, young ones. */
  skew: number;
  storeys: Range;
  /** Share of what is neither new nor renovated that needs work. */
  worn: number;
  /** Share of what is on offer fresh from the builder. */
  fresh?: number;
}

/** The building at an address: the same for every listing there of the same kind. */
export function buildingAt(mandate: Mandate, at: Location, kind: string, ages: Ages): BuildingTraits {
  const address = `${mandate.seed} ${kind} ${at.street.official} ${at.number} ${at.postcode}`;
  const random = new Random(address);
  const fresh = random.chance(ages.fresh ?? 0.06);
  const builtYear = fresh
    ? mandate.year - random.int(0, 1)
    : Math.round(ages.built[1] - (ages.built[1] - ages.built[0]) * random.next() ** (1 / ages.skew));
  const age = mandate.year - builtYear;
  // Nobody renovates a building throughout before it is some twenty years old.
  const renovated = age > 22 && random.chance(0.6);
  const renovatedYear = renovated ? mandate.year - random.int(0, Math.min(22, age - 20)) : undefined;
  const tallest = builtYear < 1955 ? Math.max(5, ages.storeys[0]) : ages.storeys[1];
  const storeys = Math.min(
    tallest,
    Math.max(1, Math.round(random.skewed(ages.storeys[0] - 0.49, ages.storeys[1] + 0.49, 1.2))),
  );
  const condition =
    age <= 2
      ? "new"
      : renovatedYear !== undefined && mandate.year - renovatedYear <= 8
        ? "renovated"
        : renovatedYear === undefined &&
            random.chance(ages.worn * Math.min(1, age / 35)) &&
            age >= 20 &&
            !isHomeToLet(mandate)
          ? "to-renovate"
          : "good";
  return {
    seed: `b${Math.floor(fraction(address, 17) * 2 ** 32).toString(36)}`,
    storeys,
    builtYear,
    renovatedYear,
    condition,
  };
}

/** A home may be let only if it is fit to live in, and people move within months. */
function isHomeToLet({ type, deal }: Mandate): boolean {
  return (type === "apartment" || type === "house" || type === "co-living") && (deal.toLet || deal.invest);
}

/** Where in a range of prices a building stands, 0 to 1: new at the top, worn at the bottom. */
export function standing({ condition }: BuildingTraits, random: Random): number {
  switch (condition) {
    case "new":
      return random.between(0.75, 1);
    case "renovated":
      return random.between(0.5, 0.95);
    case "to-renovate":
      return random.between(0, 0.2);
    default:
      return random.between(0.1, 0.65);
  }
}

export function within([low, high]: Range, share: number): number {
  return low + (high - low) * share;
}

/**
 * Free now, or from the first of a month. A new building is handed over in the year in which it is built: what was
 * completed before stands ready.
 */
export function availability(
  mandate: Mandate,
  random: Random,
  { condition, builtYear }: Pick<BuildingTraits, "condition" | "builtYear">,
  nowShare = 0.6,
): string | undefined {
  const last = isHomeToLet(mandate) ? 4 : 14;
  const from = random.chance(nowShare) ? undefined : monthsAhead(mandate.today, 1 + Math.floor(random.skewed(0, last)));
  return condition === "new" && from && Number(from.slice(0, 4)) > builtYear ? undefined : from;
}

/** A sale price in all, with VAT when the building is new, as agents round it. */
export function salePrice({ hushed }: Mandate, amount: number, vat: boolean): Prices["sale"] {
  if (hushed) return { onRequest: true };
  return { amount: roundAmount(amount), basis: "total", regime: vat ? "vat" : undefined };
}

/**
 * The prices of an investment: the rent it brings in, the yield that its market asks, and the price that follows. The
 * yield is worked out again from the rounded price, so that the three agree to the cent.
 */
export function investmentPrices(mandate: Mandate, yearlyRent: number, yields: Range, leased = true): Prices {
  const random = mandate.price;
  const annualRent = roundTo(yearlyRent, yearlyRent > 100_000 ? 500 : 50);
  const amount = roundAmount((annualRent / random.around(...yields)) * 100);
  const share = Math.round((annualRent / amount) * 10_000) / 100;
  return {
    sale: mandate.hushed ? { onRequest: true } : { amount, basis: "total" },
    yield: share,
    annualRent,
    leaseEnd: leased ? monthEndAhead(mandate.today, random.int(10, 130)) : undefined,
  };
}
