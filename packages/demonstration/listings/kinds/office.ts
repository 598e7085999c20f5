import type { Facts } from "../../listing-format.ts";
import { energyOf } from "../energy.ts";
import { availability, buildingAt, investmentPrices, salePrice, standing, within, type Mandate } from "../mandate.ts";
import { officeMarket, type OfficeTerms } from "../market/office-market.ts";
import type { Range } from "../../data/read-data.ts";
import { officeExtras, type BuildingTraits, type OfficeLight, type OfficeProperty, type Prices } from "../property.ts";
import { roundTo, type Random } from "../random.ts";
import type { Location } from "../../places/location.ts";
import { earliest, floorUnits, rentedUnits } from "./units.ts";

type Offer = OfficeProperty["offer"];

/** Where nobody ever lived in a town house. */
const withoutHouses = new Set([
  "business-park",
  "science-park",
  "tower-district",
  "new-district",
  "kirchberg",
  "ring-boulevard",
]);

/** Offices: a suite, a floor, several floors, a whole building, or a former private house. */
export function makeOffice(mandate: Mandate): OfficeProperty {
  const { deal, offer: random } = mandate;
  const { at, market } = mandate.where.draw("office", mandate.country, mandate.place);
  const terms = officeMarket.termsOf(market);
  const offer = chooseOffer(mandate, at, terms);
  const isHouse = offer === "house";
  const building = buildingAt(mandate, at, isHouse ? "office house" : "office", {
    built: isHouse ? [1880, 1935] : builtBetween(at.character),
    skew: 1.1,
    storeys: isHouse ? [3, 4] : terms.storeys,
    worn: deal.toLet ? 0.12 : 0.3,
    fresh: isHouse ? 0 : 0.1,
  });
  const plate = roundTo(isHouse ? random.between(65, 150) : random.skewed(...terms.plate, 1.5), 5);
  const [floors, areas] = measure(offer, plate, building.storeys, random);
  const divisible =
    deal.toLet && (offer === "floors" || ((offer === "floor" || offer === "building") && random.chance(0.5)));
  const parts = divisible ? floorUnits(floors[0], areas, random) : [];
  const surface = areas.reduce((sum, area) => sum + area, 0);
  const availableFrom = deal.invest
    ? undefined
    : availability(mandate, random, building, building.condition === "new" ? 0.4 : 0.65);
  const rent = roundTo(rentPerSquareMetre(terms, building, mandate.price), mandate.country === "LU" ? 0.5 : 5);
  const units = rentedUnits(mandate, parts, rent, building, availableFrom);
  const facts = officeFacts(mandate, terms, building, surface, isHouse);
  return {
    family: "office",
    reference: mandate.reference,
    type: "office",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units,
    prices: officePrices(mandate, at, terms, building, surface, rent, units),
    facts,
    energy: energyOf(mandate, at, building, "office", surface),
    availableFrom: earliest(units, availableFrom),
    offer,
    floors,
    layout: isHouse ? "partitioned" : random.weigh({ "open-plan": 5, partitioned: 3, mixed: 4 }),
    light: chooseLight(at, isHouse, random),
    extras: chooseExtras(surface, building, random),
  };
}

/** Years in which the offices of a neighbourhood were built. */
function builtBetween(character: Location["character"]): Range {
  switch (character) {
    case "new-district":
      return [2004, 2023];
    case "kirchberg":
    case "science-park":
      return [1992, 2022];
    case "business-park":
      return [1985, 2021];
    default:
      return [1962, 2021];
  }
}

function chooseOffer({ deal, offer: random }: Mandate, at: Location, terms: OfficeTerms): Offer {
  if (deal.invest) return random.weigh({ building: 8, floor: 2 });
  const isTown = terms.plate[0] < 400 && !withoutHouses.has(at.character);
  if (deal.forSale) return random.weigh<Offer>({ suite: 4, floor: 3, building: 3, house: isTown ? 3 : 0 });
  return random.weigh<Offer>({ suite: 6, floor: 5, floors: 5, building: 1.6, house: isTown ? 1 : 0 });
}

/** First and last floor, and the surface on each. */
function measure(
  offer: Offer,
  plate: number,
  storeys: number,
  random: Random,
): [floors: [number, number], areas: number[]] {
  const last = storeys - 1;
  if (offer === "suite") {
    const floor = random.int(0, last);
    return [[floor, floor], [roundTo(random.skewed(60, Math.max(90, plate * 0.7), 1.4), 5)]];
  }
  if (offer === "floor") {
    const floor = random.int(0, last);
    return [[floor, floor], [plate]];
  }
  const count = offer === "floors" ? Math.min(storeys, random.int(2, storeys > 8 ? 6 : 4)) : storeys;
  const first = offer === "floors" ? random.int(0, storeys - count) : 0;
  const areas = Array.from({ length: count }, (_, index) => {
    // The entrance takes part of the ground floor; the top floor often steps back.
    const share = first + index === 0 ? 0.8 : first + index === last ? 0.9 : 1;
    return roundTo(plate * share, 5);
  });
  return [[first, first + count - 1], areas];
}

function rentPerSquareMetre(terms: OfficeTerms, building: BuildingTraits, random: Random): number {
  const share = standing(building, random);
  return share > 0.9 ? within([terms.rent[1], terms.prime], (share - 0.9) * 10) : within(terms.rent, share / 0.9);
}

/** Gross initial yields of let offices, per cent (demonstration assumptions). */
function officeYields({ country, region }: Location, terms: OfficeTerms): Range {
  if (country === "LU") return terms.rent[0] > 30 ? [4.7, 5.6] : [5.4, 6.4];
  if (region === "brussels") return terms.rent[0] > 170 ? [5.2, 6.3] : [6.3, 7.6];
  return terms.rent[0] > 130 ? [6, 7.2] : [6.8, 8];
}

function officePrices(
  mandate: Mandate,
  at: Location,
  terms: OfficeTerms,
  building: BuildingTraits,
  surface: number,
  rent: number,
  units: OfficeProperty["units"],
): Prices {
  const { deal, country, price: random } = mandate;
  const perYear = country === "LU" ? 12 : 1;
  if (deal.invest) {
    return investmentPrices(mandate, rent * perYear * surface, officeYields(at, terms));
  }
  const prices: Prices = {};
  if (deal.toLet) {
    const period = country === "LU" ? "month" : "year";
    const asked = units.flatMap((unit) => (unit.rent && "amount" in unit.rent ? [unit.rent.amount] : []));
    const low = asked.length > 0 ? Math.min(...asked) : rent;
    const high = asked.length > 0 ? Math.max(...asked) : rent;
    prices.rent = mandate.hushed
      ? { onRequest: true }
      : { amount: low, upTo: high > low ? high : undefined, basis: "m2", period };
    const charges = within(terms.charges, random.next());
    prices.charges = { amount: roundTo(charges, country === "LU" ? 0.25 : 1), basis: "m2", period };
  }
  if (deal.forSale) {
    const amount = surface * within(terms.sale, standing(building, random));
    prices.sale = salePrice(mandate, amount, building.condition === "new");
  }
  return prices;
}

function officeFacts(
  mandate: Mandate,
  terms: OfficeTerms,
  building: BuildingTraits,
  surface: number,
  isHouse: boolean,
): Facts {
  const { offer: random, deal, country } = mandate;
  const { storeys, condition, builtYear, renovatedYear } = building;
  const fit = condition === "new" || condition === "renovated";
  // In Luxembourg whole sums by the month, as they are quoted there.
  const perYear = country === "LU" ? 60 : 50;
  const parkingSpaces = isHouse ? random.int(0, 3) : Math.round(surface / random.between(...terms.perSpace));
  return {
    storeys,
    builtYear,
    renovatedYear,
    condition,
    parkingSpaces: parkingSpaces > 0 ? parkingSpaces : undefined,
    parkingRentPerYear:
      parkingSpaces > 0 && deal.toLet ? roundTo(within(terms.parking, random.next()), perYear) : undefined,
    chargingPoints:
      parkingSpaces > 9 && fit ? Math.max(2, Math.round(parkingSpaces * random.between(0.1, 0.25))) : undefined,
    ceilingHeight: roundTo(isHouse ? random.between(2.9, 3.6) : random.between(2.55, 2.95), 0.05),
    lift: storeys > 3 && !isHouse ? true : random.chance(isHouse ? 0.25 : 0.7),
    airConditioning: random.chance(fit ? 0.92 : isHouse ? 0.25 : 0.6),
    raisedFloors: !isHouse && builtYear > 1985 && random.chance(0.65),
    bicycleStorage: random.chance(fit ? 0.8 : 0.35),
  };
}

function chooseLight(at: Location, isHouse: boolean, random: Random): OfficeLight {
  const green = ["business-park", "science-park", "green-boulevard"].includes(at.character);
  const urban = ["avenue", "european-quarter", "banking-centre", "historic-centre"].includes(at.character);
  return random.weigh<OfficeLight>({
    "two-sides": 4,
    corner: isHouse ? 0 : 2,
    courtyard: urban ? 2 : 0,
    "full-height": isHouse ? 0 : 2,
    "avenue-view": urban ? 2 : 0,
    "green-view": green ? 4 : 0,
  });
}

function chooseExtras(surface: number, building: BuildingTraits, random: Random): OfficeProperty["extras"] {
  const possible = officeExtras.filter((extra) => {
    if (extra === "restaurant") return surface > 2_500;
    if (extra === "reception") return surface > 600;
    if (extra === "showers") return building.condition !== "to-renovate" && building.builtYear > 1970;
    if (extra === "terrace") return building.storeys > 3;
    if (extra === "meeting-rooms") return building.condition !== "to-renovate";
    return true;
  });
  return random.some(possible, random.int(2, 3));
}
