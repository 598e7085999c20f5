import type { Property } from "../../property.ts";
import { farthestStation, isUnready, type Phrasings } from "../phrasebook.ts";
import { isOfRenewables } from "../../energy.ts";
import { deposit } from "../../deposit.ts";
import { parkingRent } from "../../parking-rent.ts";
import { describeNeighbourhood } from "../areas.ts";
import { describeAudience } from "../audience.ts";
import { audience } from "./audience.ts";
import {
  capital,
  count,
  date,
  decimal,
  distance,
  inside,
  many,
  money,
  month,
  roads,
  stopName,
  withDe,
} from "./words.ts";

const scheme = {
  EPC: "certificat EPC",
  EPB: "certificat PEB",
  PEB: "certificat PEB",
  CPE: "passeport énergétique",
} as const;

function describeAccess({ at, family }: Property): Phrasings {
  const { metres, minutes: walk, mode, names } = at.station;
  const station = stopName(at.station);
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
      isWalk && `${begun} est à ${away}, soit ${count(walk, true)} minutes à pied.`,
      isWalk && `De ${station}, comptez ${count(walk, true)} minutes à pied.`,
      `${begun} se trouve à ${away} de l’entrée.`,
      way &&
        `${begun} est à ${away} et, en voiture, ${way} ${several ? "sont rapidement accessibles" : "est rapidement accessible"}.`,
    ];
  }
  if (way) {
    return [
      `${capital(way)} ${several ? "sont facilement accessibles" : "est facilement accessible"}.`,
      `En voiture, ${way} ${several ? "sont" : "est"} à quelques minutes.`,
      metres < farthestStation &&
        `${capital(way)} ${several ? "sont" : "est"} à proximité et ${station} est à ${away}.`,
      metres < farthestStation && !isIndustrial && `Pour ceux qui viennent sans voiture, ${station} est à ${away}.`,
    ];
  }
  return [
    `${begun} est à ${away}.`,
    mode === "train" && `La gare la plus proche, celle ${withDe(names.fr)}, est à ${away}.`,
    `${begun} se trouve à ${away}.`,
  ];
}

function describeEnergy(property: Property): Phrasings {
  const { energy, building, deal } = property;
  if (!energy?.class) return [];
  const name = scheme[energy.scheme];
  if (isOfRenewables(property)) {
    return [
      `EPC NR : label ${energy.class} pour la part d’énergie renouvelable, ${energy.consumption} kWh/m² par an.`,
      `L’EPC NR donne le label ${energy.class} pour la part d’énergie renouvelable et ${energy.consumption} kWh/m² par an.`,
      `Consommation selon l’EPC NR : ${energy.consumption} kWh/m² par an, avec le label ${energy.class} pour l’énergie renouvelable.`,
    ];
  }
  const isGood = ["A++", "A+", "A", "B"].includes(energy.class);
  const isFrugal = isGood && energy.class !== "B";
  const isPoor = ["E", "F", "G", "H", "I"].includes(energy.class);
  return [
    `${capital(name)} : classe ${energy.class}, ${energy.consumption} kWh/m² par an.`,
    isFrugal && `Avec un ${name} de classe ${energy.class}, la facture énergétique reste légère.`,
    isGood &&
      building.condition === "renovated" &&
      `La rénovation a porté le bien à la classe énergétique ${energy.class}.`,
    !isGood && !isPoor && `Le ${name} indique la classe ${energy.class} (${energy.consumption} kWh/m² par an).`,
    isPoor && `Le ${name} indique la classe ${energy.class} (${energy.consumption} kWh/m² par an).`,
    isPoor && deal.forSale && `Classe énergétique ${energy.class} : il y a une marge d’amélioration.`,
    isPoor &&
      deal.forSale &&
      `Classe énergétique ${energy.class} : isolation et chauffage sont les premiers travaux à envisager.`,
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
      availableFrom ? `Libre à partir du ${date(availableFrom)}.` : isVacant && "Libre à l’acte.",
      vat && "Vendu sous régime TVA, avec la garantie décennale du constructeur.",
      !vat && at.country === "BE" && "Vente sous le régime des droits d’enregistrement.",
      availableFrom && building.condition === "new" && `La remise des clés est prévue en ${month(availableFrom)}.`,
      isVacant &&
        !availableFrom &&
        building.condition !== "to-renovate" &&
        "Les clés sont remises à la signature de l’acte.",
    ];
  }
  if (isHome) {
    return [
      availableFrom ? `Libre à partir du ${date(availableFrom)}.` : "Disponible immédiatement.",
      availableFrom ? `Vous pouvez emménager dès le ${date(availableFrom)}.` : "Vous pouvez emménager tout de suite.",
      family !== "co-living" &&
        at.country === "BE" &&
        `${availableFrom ? `Libre à partir du ${date(availableFrom)}` : "Disponible immédiatement"} ; garantie locative de ${count(deposit(at.region))} mois.`,
    ];
  }
  const free = availableFrom ? `Disponible à partir du ${date(availableFrom)}` : "Disponible immédiatement";
  // La loi luxembourgeoise sur le bail commercial ne fixe pas de durée.
  const shopLease = at.country === "LU" ? "bail commercial" : "bail commercial de neuf ans";
  const lease = family === "shop" ? shopLease : "bail 3/6/9";
  const underLease = at.country === "LU" && family !== "shop" ? free : `${free}, ${lease}`;
  return [
    isUnready(property) && !availableFrom ? "Les lieux sont libres dès à présent." : `${free}.`,
    family !== "coworking" &&
      `${underLease}, loyer hors charges${at.country === "BE" ? ", précompte" : ""} et TVA éventuelle.`,
    family !== "coworking" &&
      family !== "shop" &&
      at.country === "BE" &&
      `${free} ; une durée inférieure à neuf ans est négociable.`,
    family === "coworking" && `${free} ; un mois de préavis suffit pour partir ou pour s’agrandir.`,
    deal.forSale && `${free}. L’achat est également possible.`,
  ];
}

function describeIncome({ prices, deal }: Property): Phrasings {
  if (!deal.invest || !prices.annualRent) return [];
  const rent = money(prices.annualRent);
  const share =
    prices.yield && "amount" in (prices.sale ?? {}) ? `, soit un rendement brut de ${decimal(prices.yield)} %` : "";
  const end = prices.leaseEnd;
  return [
    `Le loyer s’élève à ${rent} par an${share}.`,
    end && `Le bail court au moins jusqu’en ${month(end)}, pour un loyer de ${rent} par an${share}.`,
    end && `Le bail rapporte ${rent} par an et court au moins jusqu’en ${month(end)}.`,
    end && `Loyer annuel de ${rent}${share}, selon un bail qui court au moins jusqu’en ${month(end)}.`,
  ];
}

function describeClosing({ at, deal, family }: Property): Phrasings {
  const isHome = family === "apartment" || family === "house" || family === "co-living";
  return [
    "Visites sur rendez-vous.",
    isHome && "D’autres photos sur demande.",
    isHome && deal.invest && "Le bail et les certificats sont disponibles sur demande.",
    !isHome && "Plans et dossier technique sur demande.",
    "Nous vous ferons visiter avec plaisir.",
    at.hidden && "L’adresse exacte est communiquée après un premier contact.",
    deal.toLet && family === "office" && "Nous pouvons aussi établir un plan d’aménagement pour votre équipe.",
    deal.invest &&
      !isHome &&
      "Le dossier, avec les baux et les permis, est remis après signature d’un accord de confidentialité.",
    deal.forSale && "Appelez-nous pour convenir d’une visite.",
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
        "Un local à vélos fermé est à disposition ; les voitures trouvent place dans les parkings publics voisins.",
    ];
  }
  const isHouse = property.family === "office" && property.offer === "house";
  const isUnderground = (family === "office" || family === "block") && at.setting === "city";
  const place = isHouse ? "à l’arrière" : isUnderground ? "en sous-sol" : "sur le site";
  const rent = parkingRent(property);
  const per = rent?.period === "month" ? "mois" : "an";
  const price = rent ? `, à ${money(rent.amount)} par ${per}${spaces > 1 ? " et par place" : ""}` : "";
  if (family === "apartment") {
    return [
      "Une place de parking est disponible en option.",
      "Une place de parking dans l’immeuble est proposée en sus.",
    ];
  }
  if (family === "house") {
    return [
      spaces === 1
        ? "Une place de parking privée."
        : `Il y a de la place pour ${count(spaces, true)} voitures sur la propriété.`,
    ];
  }
  return [
    `Il y a ${many(spaces, "place", "f")} de parking ${place}${price}.`,
    charging > 0 &&
      (spaces === 1
        ? "La place de parking est équipée d’une borne de recharge."
        : `Sur les ${count(spaces)} places de parking, ${count(charging, true)} ${charging > 1 ? "sont équipées" : "est équipée"} d’une borne de recharge.`),
    facts.bicycleStorage && `Stationnement ${place} (${many(spaces, "place", "f")}) et local à vélos fermé.`,
    family === "shop" && spaces > 8 && `${spaces} places de parking se trouvent devant le magasin.`,
  ];
}

export const common = {
  audience: (property: Property) => describeAudience(property, audience, count),
  area: ({ at }: Property) => describeNeighbourhood(at, "fr", inside(at.area)),
  access: describeAccess,
  parking: describeParking,
  energy: describeEnergy,
  income: describeIncome,
  terms: describeTerms,
  closing: describeClosing,
};
