import { availability, type Mandate } from "../mandate.ts";
import type { BuildingTraits, Property } from "../property.ts";
import { roundTo, type Random } from "../random.ts";

type Units = Property["units"];

/** A part before it has a price. */
export interface Part {
  name: string;
  floor: number;
  surface: number;
}

/** Floors as they are let: large ones often in two halves, `2A` and `2B`. */
export function floorUnits(first: number, areas: readonly number[], random: Random): Part[] {
  return areas.flatMap((area, index) => {
    const floor = first + index;
    if (area < 420 || random.chance(0.55)) return [{ name: `${floor}A`, floor, surface: area }];
    const half = roundTo(area * random.between(0.35, 0.6), 5);
    return [
      { name: `${floor}A`, floor, surface: half },
      { name: `${floor}B`, floor, surface: area - half },
    ];
  });
}

/**
 * Parts with their rent per m² (in the unit the market quotes) and the day they come free. In one offer of two the
 * upper floors are dearer.
 */
export function rentedUnits(
  mandate: Mandate,
  parts: readonly Part[],
  rent: number,
  building: BuildingTraits,
  availableFrom: string | undefined,
  mayRise = true,
): Units {
  if (parts.length < 2) return [];
  const random = mandate.offer;
  const step = mandate.country === "LU" ? 0.5 : 5;
  const rising = mayRise && random.chance(0.5);
  const lowest = Math.min(...parts.map(({ floor }) => floor));
  return parts.map(({ name, floor, surface }) => {
    const amount = rising ? roundTo(rent + step * Math.floor((floor - lowest + 1) / 2), step) : rent;
    const free = availableFrom ?? availability(mandate, random, building, 0.85);
    return {
      name,
      floor,
      surface,
      rent: mandate.hushed ? undefined : { amount, basis: "m2" as const, period: quotedPer(mandate) },
      availableFrom: free,
      status: random.chance(0.06) ? ("under-option" as const) : undefined,
    };
  });
}

/** The period in which commercial rents are quoted: Luxembourg speaks of months. */
export function quotedPer({ country }: Pick<Mandate, "country">): "month" | "year" {
  return country === "LU" ? "month" : "year";
}

/** When the first of the units comes free; undefined means now. */
export function earliest(units: Units, otherwise: string | undefined): string | undefined {
  if (units.length === 0) return otherwise;
  const dates = units.map(({ availableFrom }) => availableFrom ?? "");
  return dates.reduce((least, date) => (date < least ? date : least)) || undefined;
}
