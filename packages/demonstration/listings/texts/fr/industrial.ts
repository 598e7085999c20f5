import { formatNumber } from "../../../../../app/i18n/formats.ts";
import type { LogisticsProperty, SmeProperty, WarehouseExtra } from "../../property.ts";
import { asks, type Phrasebook } from "../phrasebook.ts";
import {
  area,
  capital,
  count,
  decimal,
  inside,
  list,
  many,
  onStreet,
  titled,
  purpose,
  offeredAt,
  proposed,
} from "./words.ts";

const extras: Record<WarehouseExtra, string> = {
  sprinklers: "sprinklage complet",
  solar: "panneaux photovoltaïques en toiture",
  led: "éclairage LED à détection",
  fenced: "site clôturé sous caméras",
  yard: "cour bétonnée assez profonde pour les semi-remorques",
  levellers: "niveleurs de quai avec sas",
  insulated: "isolation complète",
  mezzanine: "mezzanine au-dessus des quais",
};

export const logistics: Phrasebook<LogisticsProperty> = {
  title: ({ at, facts, surface, building: { builtYear } }, fact) => {
    const size = area(surface);
    switch (fact) {
      case "let":
        return [titled(`Entrepôt logistique loué de ${size}`, at)];
      case "docks":
        return [titled(`Entrepôt avec ${many(facts.docks ?? 1, "quai", "m")} de chargement`, at)];
      case "condition":
        return [
          titled(`Entrepôt logistique neuf de ${size}`, at),
          surface > 8_000 && titled(`Centre de distribution neuf de ${size}`, at),
        ];
      default:
        return [titled(`Entrepôt logistique ${builtYear >= 2012 ? "récent " : ""}de ${size}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, facts } = property;
    return [
      `Entrepôt logistique de ${area(surface)} ${offeredAt(property)}.`,
      `${area(surface)} d’entrepôt avec ${many(facts.docks ?? 1, "quai", "m")} de chargement ${inside(at.area)}, ${purpose(property)}.`,
      `${capital(onStreet(at))}, nous proposons ${proposed(property)} cet entrepôt de ${area(surface)}.`,
      `Pour stocker et distribuer ${inside(at.area)} : un hall de ${area(surface - (facts.officeSurface ?? 0))} et ${area(facts.officeSurface ?? 0)} de bureaux.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, cet entrepôt de ${area(property.surface)} est proposé ${proposed(property)}.`,
  ],
  building: ({ facts, building: { builtYear, renovatedYear, condition } }) => [
    condition === "new" && `Achevé en ${builtYear}, le bâtiment répond à ce que la distribution demande aujourd’hui.`,
    renovatedYear !== undefined && `Construit en ${builtYear}, le hall a été remis à niveau en ${renovatedYear}.`,
    condition === "good" && `Le hall date de ${builtYear} et se trouve en bon état.`,
    condition === "to-renovate" && `Le hall date de ${builtYear} ; toiture et techniques demandent des travaux.`,
    facts.landSurface !== undefined && `Le bâtiment de ${builtYear} occupe un terrain de ${area(facts.landSurface)}.`,
  ],
  space: ({ facts }) => [
    `La hauteur libre est de ${decimal(facts.clearHeight ?? 8)}\u00a0m et le sol supporte ${decimal(facts.floorLoad ?? 4)} tonnes par m².`,
    (facts.clearHeight ?? 0) >= 9 &&
      `Avec ${decimal(facts.clearHeight ?? 8)}\u00a0m sous poutres et une charge au sol de ${decimal(facts.floorLoad ?? 4)}\u00a0t/m², le hall se prête au stockage en hauteur.`,
    `${capital(many(facts.docks ?? 1, "quai", "m"))} et ${many(facts.gates ?? 1, "porte sectionnelle", "f", "portes sectionnelles")} assurent entrées et sorties.`,
    `${capital(many(facts.docks ?? 1, "quai", "m"))}, ${many(facts.gates ?? 1, "porte sectionnelle", "f", "portes sectionnelles")} et ${decimal(facts.clearHeight ?? 8)}\u00a0m de hauteur libre.`,
  ],
  comfort: ({ facts, surface }) => [
    `De cette superficie, ${area(facts.officeSurface ?? 0)} sont des bureaux et locaux sociaux.`,
    `Les bureaux, ${area(facts.officeSurface ?? 0)}, se trouvent à l’avant et ont leur propre entrée.`,
    `Le hall lui-même mesure ${area(surface - (facts.officeSurface ?? 0))} ; le reste abrite bureaux, réfectoire et vestiaires.`,
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [`Équipement : ${things}.`, `Atouts du site : ${things}.`, `Également : ${things}.`];
  },
  division: ({ units }) =>
    units.length < 2
      ? []
      : [
          `Le hall se compose de ${count(units.length, true)} cellules qui peuvent être louées séparément, à partir de ${area(Math.min(...units.map((unit) => unit.surface)))}.`,
          `Une division en ${count(units.length, true)} unités est possible, chacune avec ses quais.`,
        ],
};

const smeExtras: Record<SmeProperty["extras"][number], string> = {
  mezzanine: "mezzanine possible",
  led: "éclairage LED",
  fenced: "zone d’activités fermée la nuit",
  fibre: "fibre optique",
  insulated: "isolation complète",
  "floor-drain": "avaloir de sol",
  "three-phase": "courant triphasé",
};

export const sme: Phrasebook<SmeProperty> = {
  title: ({ at, offered, surface }, fact) => {
    const [several, size] = [capital(count(offered, true)), area(surface)];
    if (fact === "let")
      return [titled(offered > 1 ? `${several} unités PME louées` : `Unité PME louée de ${size}`, at)];
    if (fact === "condition")
      return [titled(offered > 1 ? `${several} unités PME neuves` : `Unité PME neuve de ${size}`, at)];
    return [
      titled(offered > 1 ? `${several} unités PME` : `Unité PME de ${size}`, at),
      offered > 1 && titled(`${several} unités pour PME et indépendants`, at),
    ];
  },
  opening: (property) => {
    const { at, surface } = property;
    const several = property.offered > 1;
    const what = several ? `${count(property.offered, true)} unités PME` : `unité PME de ${area(surface)}`;
    return [
      `${capital(what)} ${offeredAt(property)}.`,
      several &&
        `Dans un parc d’activités ${inside(at.area)}, ${count(property.offered, true)} unités totalisant ${area(surface)} sont ${property.deal.invest ? "proposées " : ""}${purpose(property)}.`,
      !several &&
        `Une unité pratique de ${area(surface)} pour stockage, atelier ou showroom ${inside(at.area)}, ${purpose(property)}.`,
      !several &&
        !property.deal.invest &&
        asks(property) &&
        `Vous cherchez de la place pour travailler ${inside(at.area)} ? Cette unité mesure ${area(surface)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, dans un parc d’activités, ${
      property.offered > 1
        ? `${count(property.offered, true)} unités sont proposées`
        : `une unité de ${area(property.surface)} est proposée`
    } ${proposed(property)}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, parkUnits, facts, offered }) => [
    condition === "new" && "Construction neuve en ossature béton et panneaux sandwich.",
    condition === "new" &&
      facts.condition === "shell" &&
      `${offered > 1 ? "Les unités sont livrées" : "L’unité est livrée"} à l’état casco, les finitions restant au choix de l’occupant.`,
    renovatedYear !== undefined && `Le parc date de ${builtYear} et a été rénové en ${renovatedYear}.`,
    condition !== "new" && `Le parc de ${count(parkUnits, true)} unités a été construit en ${builtYear}.`,
    condition !== "new" && renovatedYear === undefined && `Le parc a été construit en ${builtYear}.`,
    condition === "new" && `Le parc compte ${count(parkUnits, true)} unités.`,
  ],
  space: ({ facts }) => [
    `${(facts.gates ?? 1) > 1 ? "Chaque unité dispose" : "L’unité dispose"} d’une porte sectionnelle, de ${decimal(facts.clearHeight ?? 6)}\u00a0m de hauteur libre et d’un sol supportant ${decimal(facts.floorLoad ?? 2)}\u00a0t/m².`,
    `Hauteur libre ${decimal(facts.clearHeight ?? 6)}\u00a0m, charge au sol ${decimal(facts.floorLoad ?? 2)}\u00a0t/m², ${many(facts.gates ?? 1, "porte sectionnelle", "f", "portes sectionnelles")} de plain-pied.`,
    `Une camionnette entre sans manœuvre : la porte est de plain-pied et le hall a ${decimal(facts.clearHeight ?? 6)}\u00a0m de haut.`,
  ],
  comfort: ({ facts }) => [
    facts.officeSurface !== undefined && `Une partie bureaux de ${area(facts.officeSurface)} est aménagée.`,
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => smeExtras[extra]));
    return [`Équipement : ${things}.`, `Également : ${things}.`, `Autres atouts : ${things}.`];
  },
  division: ({ units }) => {
    if (units.length < 2) return [];
    const sizes = units.map((unit) => unit.surface);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    return [
      least < most &&
        `Les unités mesurent de ${formatNumber(least, "fr")} à ${area(most)} ; deux voisines peuvent être réunies.`,
      least === most && `Chaque unité mesure ${area(least)} ; deux voisines peuvent être réunies.`,
      `À partir de ${area(least)}, séparément ou ensemble.`,
    ];
  },
};
