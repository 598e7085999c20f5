import { energyOf } from "../energy.ts";
import { buildingAt, standing, within, type Mandate } from "../mandate.ts";
import { officeMarket } from "../market/office-market.ts";
import type { CoworkingProperty } from "../property.ts";
import { roundTo } from "../random.ts";
import { earliest } from "./units.ts";

const extras = [
  "meeting-rooms",
  "phone-booths",
  "terrace",
  "coffee-bar",
  "reception",
  "event-space",
  "showers",
] as const;

/** Furnished offices let by the month, each with its desks; price per room, charges included. */
export function makeCoworking(mandate: Mandate): CoworkingProperty {
  const { offer: random } = mandate;
  const { at, market } = mandate.where.draw("coworking", mandate.country, mandate.place);
  const terms = officeMarket.termsOf(market);
  const building = buildingAt(mandate, at, "coworking", {
    built: at.character === "new-district" || at.character === "kirchberg" ? [2004, 2022] : [1890, 2021],
    skew: 1.3,
    storeys: [Math.max(3, terms.storeys[0]), Math.min(9, Math.max(4, terms.storeys[1]))],
    worn: 0,
    fresh: 0.12,
  });
  const perDesk = roundTo(within(terms.desk, standing(building, mandate.price)), 5);
  const first = random.int(0, building.storeys - 1);
  const count = random.int(4, 11);
  const storeysUsed = Math.min(building.storeys - first, Math.ceil(count / 6));
  const units = Array.from({ length: count }, (_, index) => {
    const desks = random.pick([1, 2, 2, 3, 4, 4, 5, 6, 6, 8, 10, 12, 16]);
    const floor = first + Math.floor((index * storeysUsed) / count);
    // A large room costs less per desk than a small one.
    const amount = roundTo(perDesk * desks * (desks > 8 ? 1 : desks > 3 ? 1.06 : 1.14), 5);
    const room = index - Math.ceil((count * (floor - first)) / storeysUsed) + 1;
    return {
      name: `${floor}.${String(room).padStart(2, "0")}`,
      floor,
      surface: Math.round(4 + desks * random.between(4.8, 6.4)),
      desks,
      rent: mandate.hushed
        ? undefined
        : { amount, basis: "total" as const, period: "month" as const, chargesIncluded: true },
    };
  });
  const amounts = units.flatMap(({ rent }) => (rent ? [rent.amount] : []));
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const desks = units.reduce((sum, unit) => sum + unit.desks, 0);
  const surface = units.reduce((sum, unit) => sum + unit.surface, 0);
  return {
    family: "coworking",
    reference: mandate.reference,
    type: "office",
    deal: { toLet: true, forSale: false, invest: false },
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units,
    prices: {
      rent: mandate.hushed
        ? { onRequest: true }
        : { amount: low, upTo: high > low ? high : undefined, basis: "total", period: "month", chargesIncluded: true },
    },
    facts: {
      storeys: building.storeys,
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition,
      furnished: true,
      airConditioning: random.chance(0.7),
      lift: building.storeys > 3,
      bicycleStorage: random.chance(0.8),
    },
    energy: energyOf(mandate, at, building, "office", surface),
    availableFrom: earliest(units, undefined),
    floors: [first, first + storeysUsed - 1],
    desks,
    deskPrice: perDesk,
    extras: random.some(extras, random.int(3, 5)),
  };
}
