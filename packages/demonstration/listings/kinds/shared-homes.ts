import { energyOf } from "../energy.ts";
import { availability, buildingAt, investmentPrices, salePrice, type Mandate } from "../mandate.ts";
import { homeTerms } from "../market/home-market.ts";
import type { BlockProperty, CoLivingProperty } from "../property.ts";
import { roundTo } from "../random.ts";
import { homeYields } from "./home-prices.ts";
import { earliest } from "./units.ts";

/** A building of several homes, sold as a whole: let, or to be let or resold one by one. */
export function makeBlock(mandate: Mandate): BlockProperty {
  const { deal, offer: random, country } = mandate;
  const at = mandate.where.homes.draw("apartment", country, mandate.place);
  const terms = homeTerms(at.municipality.key, at.province);
  const building = buildingAt(mandate, at, "block", {
    built: [1890, 2018],
    skew: 1.1,
    storeys: at.setting === "village" ? [2, 3] : [3, 5],
    worn: 0.25,
    fresh: 0.06,
  });
  const dwellings = random.int(3, building.storeys * 3);
  const shop = building.storeys > 2 && random.chance(0.3);
  const surface = Math.round(dwellings * random.around(48, 82) + (shop ? random.between(60, 130) : 0));
  const letHomes = deal.invest ? dwellings : random.int(0, dwellings);
  const perSquareMetre = terms.rent * random.around(0.85, 1.02);
  const prices = deal.invest
    ? investmentPrices(mandate, perSquareMetre * surface * 12, homeYields(terms, country), false)
    : {
        sale: salePrice(
          mandate,
          terms.apartment * 0.74 * random.around(0.85, 1.15) * surface,
          building.condition === "new",
        ),
      };
  return {
    family: "block",
    reference: mandate.reference,
    type: "bloc-sales",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units: [],
    prices,
    facts: {
      storeys: building.storeys,
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition,
      dwellings,
      lift: building.storeys > 4,
      parkingSpaces: random.chance(0.35) ? random.int(2, dwellings) : undefined,
    },
    energy: energyOf(mandate, at, building, "home", surface),
    availableFrom: undefined,
    dwellings,
    let: letHomes,
    shop,
  };
}

const extras = ["garden", "terrace", "laundry", "cinema", "coworking", "bikes", "cleaning"] as const;

/** A house shared by tenants who each rent a furnished room: rooms to let, or the whole as an investment. */
export function makeCoLiving(mandate: Mandate): CoLivingProperty {
  const { deal, offer: random, country } = mandate;
  const at = mandate.where.homes.draw("apartment", country, mandate.place);
  const terms = homeTerms(at.municipality.key, at.province);
  const building = buildingAt(mandate, at, "co-living", {
    built: [1885, 1975],
    skew: 0.9,
    storeys: [3, 4],
    worn: 0,
    fresh: 0,
  });
  const rooms = random.int(5, 14);
  const common = random.int(55, 130);
  const sizes = Array.from({ length: rooms }, () => random.int(13, 26));
  const perRoom = (size: number) =>
    roundTo(country === "LU" ? 480 + terms.rent * size * 0.85 : 265 + terms.rent * size * 1.25, 10);
  const everyRoom = sizes.map((surface, index) => ({ surface, floor: Math.floor((index * building.storeys) / rooms) }));
  const onOffer = deal.invest ? [] : everyRoom.filter(() => random.chance(0.4));
  const free = onOffer.length > 0 ? onOffer : deal.invest ? [] : everyRoom.slice(0, 1);
  const units = free.map(({ surface, floor }, index) => {
    const availableFrom = availability(mandate, random, building, 0.6);
    return {
      name: `${floor}.${index + 1}`,
      floor,
      surface,
      rent: mandate.hushed
        ? undefined
        : { amount: perRoom(surface), basis: "total" as const, period: "month" as const, chargesIncluded: true },
      availableFrom,
    };
  });
  const amounts = units.flatMap(({ rent }) => (rent ? [rent.amount] : []));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const whole = sizes.reduce((sum, size) => sum + size, 0) + common;
  const yearly = sizes.reduce((sum, size) => sum + perRoom(size), 0) * 12;
  return {
    family: "co-living",
    reference: mandate.reference,
    type: "co-living",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface: deal.invest ? whole : units.reduce((sum, unit) => sum + unit.surface, 0),
    units,
    prices: deal.invest
      ? investmentPrices(mandate, yearly, country === "LU" ? [4.8, 5.6] : [5.5, 7], false)
      : {
          rent: mandate.hushed
            ? { onRequest: true }
            : {
                amount: low,
                upTo: high > low ? high : undefined,
                basis: "total",
                period: "month",
                chargesIncluded: true,
              },
        },
    facts: {
      storeys: building.storeys,
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition,
      dwellings: rooms,
      bathrooms: Math.ceil(rooms / 3),
      furnished: true,
      bicycleStorage: random.chance(0.7),
    },
    energy: energyOf(mandate, at, building, "home", whole),
    availableFrom: deal.invest ? undefined : earliest(units, undefined),
    rooms,
    extras: random.some(extras, random.int(3, 4)),
  };
}
