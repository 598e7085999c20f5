import type { ListingRecord, Rent, Sale } from "./listing-record.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";

/** What searches compare, computed from a record: the columns of the same names (decisions, section 2). */
interface ListingFigures {
  /** m², the most that one can have: of rooms in a shared house the largest. Null when the record tells no surface. */
  surfaceTotal: number | null;
  /** m², the smallest part to be had by itself; the total when it is one piece. */
  surfaceMin: number | null;
  /** EUR per m² and year, for homes EUR per month in all; null when not to let, on request or not computable. */
  rentLow: number | null;
  rentHigh: number | null;
  /** EUR in all; null when not for sale, on request or not computable. */
  saleLow: number | null;
  saleHigh: number | null;
  /** Whether it has desks to let by themselves. */
  coworking: boolean;
  /** How many; null without. */
  desks: number | null;
}

type Priced = Pick<ListingRecord, "type" | "transactions" | "invest" | "surface" | "rent" | "sale" | "units">;
type Basis = "m2" | "total";
type Price = { amount: number; upTo?: number | undefined; basis: Basis };
type Interval = readonly [low: number, high: number];
/** m²: the smallest part on offer by itself, and all of it. */
type Surfaces = { min: number; total: number };

/**
 * Computes the figures that searches compare. Units that are let or sold count only when nothing is left on offer, so
 * that a listing keeps its figures to the end. The listing's own price and its units' prices make one interval.
 */
export function computeFigures(record: Priced): ListingFigures {
  const left = record.units.filter((unit) => unit.status === "available" || unit.status === "under-option");
  const units = left.length > 0 ? left : record.units;
  const toLet = record.transactions.includes("to-let");
  const forSale = record.transactions.includes("for-sale") || record.invest;
  const isByRoom = isLetByRoom({ type: record.type, toLet, forSale });
  const surfaces = isByRoom ? surfacesOfRooms(record.surface, units) : surfacesOf(record.surface, units);

  const rent = toLet
    ? combine(
        perPeriod(record.rent, record.type),
        units.map((unit) => ({ price: perPeriod(unit.rent, record.type), surface: unit.surface })),
        isResidential(record.type) ? "total" : "m2",
        surfaces,
      )
    : null;

  // What is divisible to let, or bought for its rents, is sold as a whole.
  const soldInParts = !toLet && !record.invest;
  const sale = forSale
    ? combine(
        given(record.sale),
        units.map((unit) => ({ price: given(unit.sale), surface: unit.surface })),
        "total",
        surfaces && (soldInParts ? surfaces : { min: surfaces.total, total: surfaces.total }),
      )
    : null;

  const desks = units.reduce((sum, unit) => sum + (unit.desks ?? 0), 0);
  return {
    surfaceTotal: surfaces?.total ?? null,
    surfaceMin: surfaces?.min ?? null,
    rentLow: rent?.[0] ?? null,
    rentHigh: rent?.[1] ?? null,
    saleLow: sale?.[0] ?? null,
    saleHigh: sale?.[1] ?? null,
    coworking: desks > 0,
    desks: desks > 0 ? desks : null,
  };
}

/** In a house shared by several, each has a room: nobody takes more than one, or the whole. */
export function isLetByRoom(listing: { type: Priced["type"]; toLet: boolean; forSale: boolean }): boolean {
  return listing.type === "co-living" && listing.toLet && !listing.forSale;
}

/** From the smallest room to the largest; where no room tells its own, what is told of the whole. */
function surfacesOfRooms(surface: Priced["surface"], rooms: Priced["units"]): Surfaces | null {
  const sizes = rooms.map((room) => room.surface);
  return sizes.length > 0 ? { min: Math.min(...sizes), total: Math.max(...sizes) } : surfacesOf(surface, rooms);
}

function surfacesOf(surface: Priced["surface"], units: Priced["units"]): Surfaces | null {
  const parts = units.map((unit) => unit.surface);
  const total = surface?.total ?? (parts.length > 0 ? round(parts.reduce((sum, part) => sum + part, 0)) : undefined);
  if (total === undefined) return null;
  const min = parts.reduce((least, part) => Math.min(least, part), surface?.divisibleFrom ?? total);
  return { min: Math.min(min, total), total };
}

/** An amount asked for; undefined when none is given, or only on request. */
function given(price: Rent | Sale | undefined): Price | undefined {
  return price && "amount" in price ? price : undefined;
}

/** A rent in the period its type is compared by: homes per month, everything else per year. */
function perPeriod(rent: Rent | undefined, type: Priced["type"]): Price | undefined {
  if (!rent || !("amount" in rent)) return undefined;
  const wanted = isResidential(type) ? "month" : "year";
  const times = rent.period === wanted ? 1 : wanted === "year" ? 12 : 1 / 12;
  return {
    basis: rent.basis,
    amount: rent.amount * times,
    upTo: rent.upTo === undefined ? undefined : rent.upTo * times,
  };
}

/** One interval from the listing's price and its units'; null without a price of its own, or when none is computable. */
function combine(
  own: Price | undefined,
  units: { price: Price | undefined; surface: number }[],
  wanted: Basis,
  surfaces: Surfaces | null,
): Interval | null {
  if (!own) return null;
  const ofUnits = units.flatMap(({ price, surface }) =>
    price ? [convert(price, wanted, { min: surface, total: surface })] : [],
  );
  // From the rent in all of the smallest and the dearest unit, a rent per m² is a guess: the units know better.
  const guessed = own.basis !== wanted && own.upTo !== undefined;
  const ends = (guessed && ofUnits.length > 0 ? ofUnits : [convert(own, wanted, surfaces), ...ofUnits])
    .filter((interval) => interval !== null)
    .flat();
  if (ends.length === 0) return null;
  return [round(Math.min(...ends)), round(Math.max(...ends))];
}

/** A price in the basis wanted; null when that takes a surface that is not known. */
function convert(price: Price, wanted: Basis, surfaces: Surfaces | null): Interval | null {
  const [low, high] = [price.amount, price.upTo ?? price.amount];
  if (price.basis === wanted) return [low, high];
  if (!surfaces) return null;
  const { min, total } = surfaces;
  if (wanted === "total") return [low * min, high * total];
  return price.upTo === undefined ? [low / total, low / total] : [low / min, high / total];
}

/** To the cent, so that a figure computed again compares equal. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
