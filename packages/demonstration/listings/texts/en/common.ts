import { a, capital, count, date, decimal, distance, inside, many, money, month, roads, stopName } from "./words.ts";
import type { Property } from "../../property.ts";
import { farthestStation, isUnready, type Phrasings } from "../phrasebook.ts";
import { isOfRenewables } from "../../energy.ts";
import { deposit } from "../../deposit.ts";
import { parkingRent } from "../../parking-rent.ts";
import { describeNeighbourhood } from "../areas.ts";
import { describeAudience } from "../audience.ts";
import { audience } from "./audience.ts";

const scheme = { EPC: "EPC", EPB: "EPB", PEB: "PEB", CPE: "energy passport" } as const;
const the = {
  EPC: "The EPC",
  EPB: "The EPB certificate",
  PEB: "The PEB certificate",
  CPE: "The energy passport",
} as const;

function describeAccess({ at, family }: Property): Phrasings {
  const { metres, minutes: walk, mode, names } = at.station;
  const station = stopName(at.station);
  const begun = capital(station);
  const way = roads(at.motorways);
  if (!way && metres > farthestStation) return [];
  const away = distance(metres);
  const verb = at.motorways.length > 1 ? "are" : "is";
  const isIndustrial = family === "logistics" || family === "sme";
  // What is round the corner is told in metres.
  const isWalk = walk > 1;
  if (metres < 1_300 && !isIndustrial) {
    return [
      isWalk && `${begun} is ${away} away, ${count(walk)} minutes on foot.`,
      isWalk && `${begun} is ${a(`${count(walk)}-minute walk`)} away.`,
      `${begun} is ${away} from the door.`,
      way && `${begun} is ${away} away and the ${way} ${verb} easily reached by car.`,
    ];
  }
  if (way) {
    return [
      `The ${way} ${verb} within easy reach.`,
      `By car, the ${way} ${verb} only minutes away.`,
      metres < farthestStation && `The ${way} ${verb} nearby, and ${station} is ${away} away.`,
      metres < farthestStation && !isIndustrial && `For those without a car, ${station} is ${away} away.`,
    ];
  }
  return [`${begun} is ${away} away.`, mode === "train" && `The nearest station, ${names.en}, is ${away} away.`];
}

function describeEnergy(property: Property): Phrasings {
  const { energy, building, deal } = property;
  if (!energy?.class) return [];
  const name = scheme[energy.scheme];
  const definite = the[energy.scheme];
  // The letter of a large building that is no home says how much of its energy is renewable, not how little it needs.
  if (isOfRenewables(property)) {
    return [
      `EPC NR label ${energy.class}, which stands for the share of renewable energy; ${energy.consumption} kWh/m² a year.`,
      `The EPC NR gives label ${energy.class} for the share of renewable energy, and ${energy.consumption} kWh/m² a year.`,
      `Consumption on the EPC NR: ${energy.consumption} kWh/m² a year, with label ${energy.class} for renewable energy.`,
    ];
  }
  const isGood = ["A++", "A+", "A", "B"].includes(energy.class);
  const isFrugal = isGood && energy.class !== "B";
  const isPoor = ["E", "F", "G", "H", "I"].includes(energy.class);
  return [
    `${capital(name)} label ${energy.class}, with ${energy.consumption} kWh/m² a year.`,
    isFrugal && `With ${name} label ${energy.class}, running costs stay low.`,
    isGood &&
      building.condition === "renovated" &&
      `The renovation brought the property to ${name} label ${energy.class}.`,
    !isGood && !isPoor && `${definite} shows label ${energy.class} (${energy.consumption} kWh/m² a year).`,
    isPoor && `${definite} shows label ${energy.class} (${energy.consumption} kWh/m² a year).`,
    isPoor && deal.forSale && `${capital(name)} label ${energy.class}: there is room for improvement.`,
    isPoor &&
      deal.forSale &&
      `Energy label ${energy.class} (${name}): insulation and heating are the first works to consider.`,
  ];
}

function describeTerms(property: Property): Phrasings {
  const { availableFrom, deal, at, building } = property;
  const isHome = property.family === "apartment" || property.family === "house" || property.family === "co-living";
  if (deal.invest) return [];
  if (deal.forSale && !deal.toLet) {
    const isVacant = property.family !== "block" || property.let === 0;
    const vat = property.prices.sale && "regime" in property.prices.sale && property.prices.sale.regime === "vat";
    return [
      availableFrom
        ? `${building.condition === "new" ? "Ready for occupation" : "Vacant possession"} from ${date(availableFrom)}.`
        : isVacant && "Vacant possession on signing of the deed.",
      vat && "Sold with VAT and the builder’s ten-year guarantee.",
      !vat && at.country === "BE" && "Sold subject to registration duties.",
      availableFrom && building.condition === "new" && `The handover is planned for ${month(availableFrom)}.`,
      isVacant &&
        !availableFrom &&
        building.condition !== "to-renovate" &&
        "The keys are handed over when the deed is signed.",
    ];
  }
  if (isHome) {
    return [
      availableFrom ? `Available from ${date(availableFrom)}.` : "Available immediately.",
      availableFrom ? `You can move in from ${date(availableFrom)}.` : "You can move in straight away.",
      property.family !== "co-living" &&
        at.country === "BE" &&
        `${availableFrom ? `Available from ${date(availableFrom)}` : "Available immediately"}; deposit of ${count(deposit(at.region))} months’ rent.`,
    ];
  }
  const free = availableFrom ? `Available from ${date(availableFrom)}` : "Available immediately";
  // Luxembourg's law on commercial leases sets no term.
  const shopLease = at.country === "LU" ? "commercial lease" : "nine-year commercial lease";
  const lease = property.family === "shop" ? shopLease : "3/6/9-year lease";
  const onLease = at.country === "LU" && property.family !== "shop" ? free : `${free} on a ${lease}`;
  return [
    isUnready(property) && !availableFrom ? "Currently vacant." : `${free}.`,
    property.family !== "coworking" && `${onLease}; rent excluding charges and any VAT.`,
    property.family !== "coworking" &&
      property.family !== "shop" &&
      at.country === "BE" &&
      `${free}; a term shorter than nine years is negotiable.`,
    property.family === "coworking" && `${free}; one month’s notice to leave or to expand.`,
    deal.forSale && `${free}. Also available to buy.`,
  ];
}

function describeIncome(property: Property): Phrasings {
  const { prices, deal } = property;
  if (!deal.invest || !prices.annualRent) return [];
  const rent = money(prices.annualRent);
  const share = prices.yield && "amount" in (prices.sale ?? {}) ? `, a gross yield of ${decimal(prices.yield)}%` : "";
  const end = prices.leaseEnd && month(prices.leaseEnd);
  return [
    `Rental income is ${rent} a year${share}.`,
    end && `Let until at least ${end}, for ${rent} a year${share}.`,
    end && `The current lease brings in ${rent} a year and runs until at least ${end}.`,
    end && `Annual rent of ${rent}${share}; the lease runs until at least ${end}.`,
  ];
}

function describeClosing({ at, deal, family }: Property): Phrasings {
  const isHome = family === "apartment" || family === "house" || family === "co-living";
  return [
    "Viewings by appointment.",
    isHome && "More photos on request.",
    isHome && deal.invest && "The lease and the certificates are available on request.",
    !isHome && "Plans and technical details on request.",
    "We would be happy to show you round.",
    at.hidden && "The exact address is available on request.",
    deal.toLet && family === "office" && "We can also help with a test fit for your team.",
    deal.invest &&
      !isHome &&
      "The file with leases and permits is available after signing a confidentiality agreement.",
    deal.forSale && "Call us to arrange a viewing.",
  ];
}

function describeParking(property: Property): Phrasings {
  const { facts, family, at } = property;
  const spaces = facts.parkingSpaces ?? 0;
  const charging = facts.chargingPoints ?? 0;
  if (spaces === 0) {
    if (family === "apartment" || family === "house" || family === "shop") return [];
    return [
      facts.bicycleStorage &&
        at.setting === "city" &&
        "There is a secure bicycle room, and public car parks are nearby.",
    ];
  }
  const isHouse = property.family === "office" && property.offer === "house";
  const isUnderground = (family === "office" || family === "block") && at.setting === "city";
  const place = isHouse ? "at the rear" : isUnderground ? "in the basement" : "on the site";
  const rent = parkingRent(property);
  const price = rent ? ` at ${money(rent.amount)} a ${rent.period}${spaces > 1 ? " each" : ""}` : "";
  if (family === "apartment")
    return ["A parking space is available with the apartment.", "A parking space in the building is also available."];
  if (family === "house") {
    return [
      spaces === 1
        ? "There is parking for one car on the premises."
        : `There is parking for ${count(spaces)} cars on the premises.`,
    ];
  }
  return [
    `There ${spaces === 1 ? "is" : "are"} ${many(spaces, "parking space")} ${place}${price}.`,
    charging > 0 &&
      (spaces === 1
        ? "The parking space has a charging point."
        : `Of the ${many(spaces, "parking space")}, ${count(charging)} ${charging === 1 ? "has" : "have"} a charging point.`),
    facts.bicycleStorage && `Parking is ${place} (${many(spaces, "space")}), and there is a bicycle room.`,
    family === "shop" &&
      spaces > 8 &&
      `Customers park free of charge: there are ${spaces} spaces in front of the shop.`,
  ];
}

export const common = {
  audience: (property: Property) => describeAudience(property, audience, count),
  area: ({ at }: Property) => describeNeighbourhood(at, "en", inside(at.area)),
  access: describeAccess,
  parking: describeParking,
  energy: describeEnergy,
  income: describeIncome,
  terms: describeTerms,
  closing: describeClosing,
};
