import type { OfficeExtra, OfficeLight, OfficeProperty } from "../../property.ts";
import { asks, type Phrasebook } from "../phrasebook.ts";
import {
  address,
  area,
  capital,
  count,
  decimal,
  floorName,
  inside,
  list,
  onFloors,
  onStreet,
  proposed,
  purpose,
  titled,
  offeredAt,
} from "./words.ts";

const extras: Record<OfficeExtra, string> = {
  kitchenette: "une kitchenette par étage",
  showers: "des douches avec vestiaires",
  terrace: "une terrasse commune en toiture",
  reception: "un accueil assuré en semaine",
  "meeting-rooms": "des salles de réunion équipées",
  "access-control": "un contrôle d’accès par badge",
  fibre: "la fibre de deux opérateurs",
  restaurant: "un restaurant d’entreprise",
};

const lights: Record<OfficeLight, readonly string[]> = {
  "two-sides": [
    "La lumière du jour entre de deux côtés.",
    "Grâce aux fenêtres côté rue et côté jardin, même le cœur du plateau est clair.",
  ],
  corner: [
    "La situation d’angle apporte de la lumière du matin au soir.",
    "L’immeuble d’angle a des fenêtres sur deux rues.",
  ],
  courtyard: [
    "Les pièces arrière donnent sur une cour intérieure paisible.",
    "Une cour intérieure rend l’arrière clair et silencieux.",
  ],
  "full-height": [
    "Les fenêtres vont du sol au plafond.",
    "Les vitrages toute hauteur tirent le meilleur de la lumière du jour.",
  ],
  "avenue-view": [
    "Depuis les postes de travail, la vue s’ouvre sur la rue et ses arbres.",
    "Les pièces avant ont une large vue sur la rue.",
  ],
  "green-view": [
    "Chaque poste de travail donne sur la verdure.",
    "La vue porte sur des arbres et des pelouses plutôt que sur d’autres bureaux.",
  ],
};

function offered(property: OfficeProperty): string {
  const size = area(property.surface);
  const floor = onFloors(property.floors);
  switch (property.offer) {
    case "suite":
      return `${property.surface > 200 ? "des bureaux" : "un bureau"} de ${size} ${floor}`;
    case "floor":
      return `un plateau complet de ${size} (${floorName(property.floors[0])})`;
    case "floors":
      return `${size} de bureaux ${floor}`;
    case "building":
      return `un immeuble de bureaux de ${size} sur ${count(property.building.storeys)} niveaux`;
    case "house":
      return `une maison de maître avec ${size} de bureaux sur ${count(property.building.storeys)} niveaux`;
  }
}

export const office: Phrasebook<OfficeProperty> = {
  title: ({ at, offer, building: { condition }, surface }, fact) => {
    const size = area(surface);
    const [one, many] =
      fact !== "condition" ? ["", ""] : condition === "new" ? [" neuf", " neufs"] : [" rénové", " rénovés"];
    if (fact === "divisible") {
      const what =
        offer === "building"
          ? "Immeuble de bureaux divisible"
          : offer === "floor"
            ? "Plateau divisible"
            : "Bureaux divisibles";
      return [titled(`${what} de ${size}`, at)];
    }
    if (fact === "let")
      return [titled(`${offer === "building" ? "Immeuble de bureaux loué" : "Bureaux loués"} de ${size}`, at)];
    if (offer === "house") return [titled(`Maison de maître avec ${size} de bureaux`, at)];
    if (offer === "building") return [titled(`Immeuble de bureaux${one} de ${size}`, at)];
    return [
      titled(`Bureaux${many} de ${size}`, at),
      offer === "floor" && titled(`Plateau de bureaux${one} de ${size}`, at),
      offer === "floors" && titled(`Plateaux de bureaux${many} de ${size}`, at),
    ];
  },
  opening: (property) => {
    const { at, deal } = property;
    const what = offered(property);
    return [
      `${capital(what)} ${offeredAt(property)}.`,
      `${capital(onStreet(at))}${at.hidden ? "" : `, ${inside(at.area)}`}, nous proposons ${proposed(property)} ${what}.`,
      !deal.invest && asks(property) && `Pour une entreprise en quête de bureaux ${inside(at.area)} : ${what}.`,
      deal.invest && `Aux investisseurs, nous proposons ${what}, avec bail en cours.`,
      !at.hidden && `${capital(address(at))} : ${what}.`,
    ];
  },
  placeOpening: (property) => {
    const { at, deal } = property;
    const where = `${capital(inside(at.area))}${at.hidden ? "" : `, ${onStreet(at)}`}`;
    return [
      `Bonne situation ${inside(at.area)} : ${offered(property)} ${purpose(property)}.`,
      !deal.invest && `${where}, nous proposons ${proposed(property)} ${offered(property)}.`,
      deal.invest && `${where}, nous proposons en investissement ${offered(property)}.`,
    ];
  },
  building: ({ building: { storeys, builtYear, renovatedYear, condition }, offer, deal }) => {
    const tall = `immeuble de ${count(storeys)} niveaux`;
    return [
      condition === "new" && `L’${tall} vient d’être achevé.`,
      condition === "new" && "Construction neuve, livrée avec toutes les techniques en ordre de marche.",
      renovatedYear !== undefined &&
        `Construit en ${builtYear}, l’${tall} a été rénové en profondeur en ${renovatedYear}.`,
      renovatedYear !== undefined && `L’${tall} date de ${builtYear} et a été rénové en ${renovatedYear}.`,
      condition === "renovated" && `Hall d’entrée, sanitaires et techniques ont été renouvelés en ${renovatedYear}.`,
      renovatedYear === undefined && condition !== "new" && `L’${tall} date de ${builtYear}.`,
      renovatedYear === undefined &&
        condition === "good" &&
        offer !== "house" &&
        `Un ${tall}, construit en ${builtYear} et bien entretenu.`,
      condition === "to-renovate" &&
        (deal.invest
          ? `Les bureaux datent de ${builtYear} et seront à moderniser à la fin du bail.`
          : `Les bureaux datent de ${builtYear} et sont à moderniser, ce qui laisse l’occupant libre de son aménagement.`),
      offer === "house" && `La façade et l’escalier de ${builtYear} ont été conservés.`,
    ];
  },
  space: ({ layout, facts, offer, surface, building: { condition } }) => {
    const height = decimal(facts.ceilingHeight ?? 2.7);
    return [
      layout === "open-plan" &&
        "L’espace principal est ouvert et sans colonnes : les bureaux se placent où vous voulez.",
      layout === "open-plan" &&
        offer !== "house" &&
        condition !== "to-renovate" &&
        "Aménagement en open space, avec quelques pièces fermées pour les réunions et les appels.",
      layout === "partitioned" &&
        offer !== "house" &&
        `L’espace est divisé en ${surface > 300 ? "bureaux fermés et salles de réunion" : "plusieurs bureaux fermés"} par des cloisons légères et déplaçables.`,
      layout === "partitioned" &&
        offer === "house" &&
        "Les anciens salons servent de bureaux et de salles de réunion, avec moulures et cheminées d’époque.",
      layout === "mixed" && "Espaces ouverts, bureaux fermés et salles de réunion alternent.",
      layout === "mixed" &&
        condition !== "to-renovate" &&
        "Les cloisons en place offrent un mélange d’espace ouvert et de pièces fermées, prêt à l’emploi.",
      offer === "house" && `La hauteur sous plafond atteint ${height}\u00a0m au bel étage.`,
      facts.raisedFloors &&
        `Faux planchers et hauteur sous plafond de ${height}\u00a0m permettent tous les aménagements.`,
    ];
  },
  light: ({ light }) => lights[light],
  comfort: ({ facts, floors: levels, building: { condition } }) => [
    facts.airConditioning && "L’espace est climatisé.",
    facts.airConditioning && facts.lift && "Climatisation et ascenseur desservent tous les niveaux.",
    !facts.airConditioning &&
      condition !== "to-renovate" &&
      "Des fenêtres ouvrantes et des stores extérieurs maintiennent une température agréable en été.",
    facts.lift === false && levels[1] > 1 && "Il n’y a pas d’ascenseur, mais l’escalier est large et clair.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [
      `Les occupants disposent de tout le confort : ${things}.`,
      `L’immeuble offre ${things}.`,
      `À noter également : ${things}.`,
    ];
  },
  division: ({ units, floors }) => {
    if (units.length < 2) return [];
    const smallest = Math.min(...units.map((unit) => unit.surface));
    return [
      `Divisible à partir de ${area(smallest)}.`,
      `En tout, ${count(units.length, true)} unités à partir de ${area(smallest)}, à louer ensemble ou séparément.`,
      floors[0] !== floors[1] && `Les étages peuvent se louer un à un ; la plus petite unité mesure ${area(smallest)}.`,
    ];
  },
};
