import type { Property } from "../../property.ts";
import { farthestStation, isUnready, type Phrasings } from "../phrasebook.ts";
import { isOfRenewables } from "../../energy.ts";
import { deposit } from "../../deposit.ts";
import { parkingRent } from "../../parking-rent.ts";
import { describeNeighbourhood } from "../areas.ts";
import { describeAudience } from "../audience.ts";
import { audience } from "./audience.ts";
import { capital, count, date, decimal, distance, inside, many, money, month, roads } from "./words.ts";

const scheme = {
  EPC: "EPC",
  EPB: "EPB-certificaat",
  PEB: "PEB-certificaat",
  CPE: "energiepas",
} as const;
const the = {
  EPC: "het EPC",
  EPB: "het EPB-certificaat",
  PEB: "het PEB-certificaat",
  CPE: "de energiepas",
} as const;

const stopKinds = {
  train: "station",
  metro: "metrostation",
  premetro: "premetrostation",
  tram: "tramhalte",
} as const;

function describeAccess({ at, family }: Property): Phrasings {
  const { metres, minutes: walk, mode, names } = at.station;
  const station = `${stopKinds[mode]} ${names.nl}`;
  const begun = capital(station);
  const way = roads(at.motorways);
  if (!way && metres > farthestStation) return [];
  const away = distance(metres);
  const several = at.motorways.length > 1;
  const isIndustrial = family === "logistics" || family === "sme";
  // What is round the corner is told in metres.
  const isWalk = walk > 1;
  if (metres < 1_300 && !isIndustrial) {
    return [
      isWalk && `${begun} ligt op ${away}, ongeveer ${count(walk)} minuten te voet.`,
      isWalk && `Vanaf ${station} is het ${count(walk)} minuten wandelen.`,
      `${begun} ligt op ${away} van de deur.`,
      way && `${begun} ligt op ${away}, en met de auto ${several ? "zijn" : "is"} ${way} vlot bereikbaar.`,
    ];
  }
  if (way) {
    return [
      `${capital(way)} ${several ? "zijn" : "is"} vlot bereikbaar.`,
      `Met de auto ${several ? "liggen" : "ligt"} ${way} op enkele minuten.`,
      metres < farthestStation &&
        `${capital(way)} ${several ? "liggen" : "ligt"} in de buurt en ${station} ligt op ${away}.`,
      metres < farthestStation && !isIndustrial && `Voor wie zonder auto komt, ligt ${station} op ${away}.`,
    ];
  }
  return [
    `${begun} ligt op ${away}.`,
    mode === "train" && `Het dichtstbijzijnde station, ${names.nl}, ligt op ${away}.`,
    `Tot ${station} is het ${away}.`,
  ];
}

function describeEnergy(property: Property): Phrasings {
  const { energy, building, deal } = property;
  if (!energy?.class) return [];
  const name = scheme[energy.scheme];
  const definite = the[energy.scheme];
  if (isOfRenewables(property)) {
    return [
      `EPC NR: label ${energy.class} voor het aandeel hernieuwbare energie, ${energy.consumption} kWh/m² per jaar.`,
      `Het EPC NR geeft label ${energy.class} voor het aandeel hernieuwbare energie en ${energy.consumption} kWh/m² per jaar.`,
      `Verbruik volgens het EPC NR: ${energy.consumption} kWh/m² per jaar, met label ${energy.class} voor hernieuwbare energie.`,
    ];
  }
  const isGood = ["A++", "A+", "A", "B"].includes(energy.class);
  const isFrugal = isGood && energy.class !== "B";
  const isPoor = ["E", "F", "G", "H", "I"].includes(energy.class);
  return [
    `${capital(name)}: label ${energy.class}, ${energy.consumption} kWh/m² per jaar.`,
    isFrugal && `Met energielabel ${energy.class} (${name}) blijven de verbruikskosten laag.`,
    isGood &&
      building.condition === "renovated" &&
      `Dankzij de renovatie haalt het gebouw energielabel ${energy.class}.`,
    !isGood &&
      !isPoor &&
      `${capital(definite)} vermeldt label ${energy.class} (${energy.consumption} kWh/m² per jaar).`,
    isPoor && `${capital(definite)} vermeldt label ${energy.class} (${energy.consumption} kWh/m² per jaar).`,
    isPoor && deal.forSale && `Energielabel ${energy.class}: er is ruimte voor verbetering.`,
    isPoor &&
      deal.forSale &&
      `Energielabel ${energy.class} (${name}): isolatie en verwarming zijn de eerste werken om te overwegen.`,
  ];
}

function describeTerms(property: Property): Phrasings {
  const { availableFrom, deal, at, building, family } = property;
  const isHome = family === "apartment" || family === "house" || family === "co-living";
  if (deal.invest) return [];
  if (deal.forSale && !deal.toLet) {
    const isVacant = property.family !== "block" || property.let === 0;
    const vat = property.prices.sale && "regime" in property.prices.sale && property.prices.sale.regime === "vat";
    return [
      availableFrom ? `Vrij vanaf ${date(availableFrom)}.` : isVacant && "Vrij bij akte.",
      vat && "Verkoop onder btw-stelsel, met de tienjarige aansprakelijkheid van aannemer en architect.",
      !vat &&
        at.country === "BE" &&
        (at.region === "flanders" ? "De koper betaalt het verkooprecht." : "Verkoop onder registratierechten."),
      availableFrom && building.condition === "new" && `De oplevering is voorzien in ${month(availableFrom)}.`,
      isVacant &&
        !availableFrom &&
        building.condition !== "to-renovate" &&
        "De sleutels worden overhandigd bij het verlijden van de akte.",
    ];
  }
  if (isHome) {
    return [
      availableFrom ? `Vrij vanaf ${date(availableFrom)}.` : "Onmiddellijk vrij.",
      availableFrom ? `U kunt er vanaf ${date(availableFrom)} intrekken.` : "U kunt er meteen intrekken.",
      family !== "co-living" &&
        at.country === "BE" &&
        `${availableFrom ? `Vrij vanaf ${date(availableFrom)}` : "Onmiddellijk vrij"}; huurwaarborg van ${count(deposit(at.region))} maanden.`,
    ];
  }
  const free = availableFrom ? `Beschikbaar vanaf ${date(availableFrom)}` : "Onmiddellijk beschikbaar";
  // De Luxemburgse wet op de handelshuur legt geen duur vast.
  const shopLease = at.country === "LU" ? "handelshuur" : "handelshuur van negen jaar";
  const lease = family === "shop" ? shopLease : "huurovereenkomst 3/6/9";
  const withLease = at.country === "LU" && family !== "shop" ? free : `${free}, ${lease}`;
  return [
    isUnready(property) && !availableFrom ? "Nu vrij." : `${free}.`,
    family !== "coworking" && `${withLease}, huurprijs exclusief lasten en eventuele btw.`,
    family !== "coworking" &&
      family !== "shop" &&
      at.country === "BE" &&
      `${free}; een kortere duur dan negen jaar is bespreekbaar.`,
    family === "coworking" && `${free}; met een maand opzegging kunt u vertrekken of uitbreiden.`,
    deal.forSale && `${free}. Aankoop is eveneens mogelijk.`,
  ];
}

function describeIncome({ prices, deal }: Property): Phrasings {
  if (!deal.invest || !prices.annualRent) return [];
  const rent = money(prices.annualRent);
  const share =
    prices.yield && "amount" in (prices.sale ?? {}) ? `, een brutorendement van ${decimal(prices.yield)}%` : "";
  const end = prices.leaseEnd;
  return [
    `De huur bedraagt ${rent} per jaar${share}.`,
    end && `De huur loopt tot minstens ${month(end)}, aan ${rent} per jaar${share}.`,
    end && `De lopende huurovereenkomst brengt ${rent} per jaar op en loopt minstens tot ${month(end)}.`,
    end && `Jaarhuur van ${rent}${share}; de huur loopt tot minstens ${month(end)}.`,
  ];
}

function describeClosing({ at, deal, family }: Property): Phrasings {
  const isHome = family === "apartment" || family === "house" || family === "co-living";
  return [
    "Bezoek na afspraak.",
    isHome && "Meer foto’s op aanvraag.",
    isHome && deal.invest && "De huurovereenkomst en de attesten zijn op aanvraag beschikbaar.",
    !isHome && "Plannen en technisch dossier op aanvraag.",
    "Wij leiden u graag rond.",
    at.hidden && "Het exacte adres krijgt u na een eerste contact.",
    deal.toLet && family === "office" && "Wij kunnen ook een inrichtingsplan voor uw team laten tekenen.",
    deal.invest &&
      !isHome &&
      "Het dossier met huurovereenkomsten en vergunningen krijgt u na ondertekening van een geheimhoudingsverklaring.",
    deal.forSale && "Bel ons om een bezoek af te spreken.",
  ];
}

function describeParking(property: Property): Phrasings {
  const { facts, family, at, deal } = property;
  const spaces = facts.parkingSpaces ?? 0;
  const charging = facts.chargingPoints ?? 0;
  if (spaces === 0) {
    if (family === "apartment" || family === "house" || family === "shop") return [];
    return [
      facts.bicycleStorage &&
        at.setting === "city" &&
        "Er is een afgesloten fietsenstalling; auto’s kunnen terecht in de openbare parkings in de buurt.",
    ];
  }
  const isHouse = property.family === "office" && property.offer === "house";
  const isUnderground = (family === "office" || family === "block") && at.setting === "city";
  const place = isHouse ? "achteraan" : isUnderground ? "in de ondergrondse parking" : "op de site";
  const rent = parkingRent(property);
  const per = rent?.period === "month" ? "maand" : "jaar";
  const price = rent ? `, aan ${money(rent.amount)} per ${spaces > 1 ? "plaats en per " : ""}${per}` : "";
  if (family === "apartment")
    return [
      deal.toLet ? "Een parkeerplaats is afzonderlijk te huur." : "Een parkeerplaats is afzonderlijk te koop.",
      "Een parkeerplaats in het gebouw is optioneel.",
    ];
  if (family === "house")
    return [
      spaces === 1 ? "Op het perceel kan één auto staan." : `Op het perceel is plaats voor ${count(spaces)} auto’s.`,
    ];
  return [
    `Er ${spaces === 1 ? "is" : "zijn"} ${many(spaces, "parkeerplaats", "parkeerplaatsen")} ${place}${price}.`,
    charging > 0 &&
      (spaces === 1
        ? "De parkeerplaats heeft een laadpunt."
        : `Van de ${many(spaces, "parkeerplaats", "parkeerplaatsen")} ${charging === 1 ? "heeft" : "hebben"} er ${count(charging)} een laadpunt.`),
    facts.bicycleStorage &&
      `Parkeren kan ${place} (${many(spaces, "plaats", "plaatsen")}), en er is een fietsenstalling.`,
    family === "shop" && spaces > 8 && `Klanten parkeren gratis: er zijn ${spaces} plaatsen voor de winkel.`,
  ];
}

export const common = {
  audience: (property: Property) => describeAudience(property, audience, count),
  area: ({ at }: Property) => describeNeighbourhood(at, "nl", inside(at.area)),
  access: describeAccess,
  parking: describeParking,
  energy: describeEnergy,
  income: describeIncome,
  terms: describeTerms,
  closing: describeClosing,
};
