import type { ApartmentProperty } from "../../property.ts";
import { asks, isUnfinished, type Phrasebook } from "../phrasebook.ts";
import {
  area,
  baths,
  capital,
  count,
  inside,
  list,
  onFloor,
  onStreet,
  orientations,
  purpose,
  rooms,
  titled,
  offeredAt,
} from "./words.ts";

const letFlat = "à vendre avec bail en cours";

const apartmentExtras: Record<ApartmentProperty["extras"][number], string> = {
  cellar: "une cave privative",
  storage: "un débarras",
  "video-intercom": "un vidéophone",
  dressing: "un dressing",
  "bike-room": "un local à vélos commun",
  garage: "un garage",
};

const floorCoverings: Record<ApartmentProperty["floorCovering"], string> = {
  parquet: "parquet",
  oak: "plancher de chêne d’origine",
  tiles: "sol carrelé",
  vinyl: "sol vinyle résistant",
};

/** As it stands after "exposé". */
const towards = { south: "au sud", "south-west": "au sud-ouest", west: "à l’ouest", east: "à l’est" } as const;

/** Who or what finds room on a terrace. @param surface m² */
function roomOf(surface: number): string {
  if (surface > 25) return "y recevoir famille et amis";
  return surface > 12 ? "une table de six" : "y prendre le petit-déjeuner";
}

export const apartment: Phrasebook<ApartmentProperty> = {
  title: ({ at, form, facts, building: { condition } }, fact) => {
    const bedrooms = facts.bedrooms ?? 1;
    const noun = capital(form === "apartment" ? "appartement" : form);
    const suffix = bedrooms === 0 ? "" : ` ${rooms(bedrooms)}`;
    switch (fact) {
      case "let":
        return [titled(`${noun}${suffix} loué`, at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`${noun}${suffix} à rénover`, at)];
        return [titled(`${noun} ${condition === "new" ? "neuf" : "rénové"}${suffix}`, at)];
      case "terrace":
        return [titled(`${noun}${suffix} avec terrasse`, at)];
      case "garden":
        return [titled(`${noun}${suffix} avec jardin`, at)];
      case "furnished":
        return [titled(`${noun} meublé${suffix}`, at)];
      default:
        return [titled(`${noun}${suffix}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, floor, form, facts, building } = property;
    const bedrooms = facts.bedrooms ?? 1;
    const noun = form === "apartment" ? "appartement" : form;
    const counted = bedrooms === 0 ? "" : ` ${rooms(bedrooms)}`;
    const made =
      building.condition === "new"
        ? " neuf"
        : building.condition === "renovated"
          ? " rénové"
          : facts.furnished
            ? " meublé"
            : "";
    const where = form === "penthouse" ? "au dernier étage" : onFloor(floor);
    return [
      `${capital(noun)}${made}${counted} de ${area(surface)} ${where}, ${offeredAt(property, letFlat)}.`,
      `${capital(where)} d’un immeuble de ${building.builtYear}, ${onStreet(at)} : un ${noun}${counted} de ${area(surface)}, ${purpose(property, letFlat)}.`,
      !property.deal.invest &&
        asks(property) &&
        `Vous cherchez un ${noun}${counted} ${inside(at.area)} ? Celui-ci mesure ${area(surface)} et se trouve ${where}.`,
      `${capital(inside(at.area))} : ${noun}${made}${counted} de ${area(surface)}, ${where}, ${purpose(property, letFlat)}.`,
      property.deal.invest &&
        `Un ${noun} loué de ${area(surface)} ${onStreet(at)}, pour qui souhaite un revenu dès le premier jour.`,
    ];
  },
  placeOpening: (property) => {
    const { at, surface, form, facts } = property;
    const bedrooms = facts.bedrooms ?? 1;
    const noun = form === "apartment" ? "cet appartement" : `ce ${form}`;
    return [
      `${capital(inside(at.area))}, ${noun}${bedrooms === 0 ? "" : ` ${rooms(bedrooms)}`} de ${area(surface)} est ${purpose(property, letFlat)}.`,
    ];
  },
  building: ({ building: { storeys, builtYear, renovatedYear, condition }, facts, deal, floor, availableFrom }) => [
    condition === "new" && isUnfinished({ deal, availableFrom }) && "Une partie des finitions reste au choix.",
    condition === "new" && !deal.invest && "Encore jamais habité : cuisine, salle de bains et chauffage sont neufs.",
    condition === "new" && !deal.invest && "Entièrement fini et prêt à habiter.",
    condition === "renovated" && `Rénovation complète en ${renovatedYear} : électricité, plomberie et châssis.`,
    condition === "renovated" && `Cuisine et salle de bains datent de la rénovation de ${renovatedYear}.`,
    condition === "good" &&
      floor > 1 &&
      facts.lift === true &&
      `L’immeuble de ${count(storeys)} niveaux, avec ascenseur, est bien entretenu.`,
    condition === "good" && `L’immeuble de ${builtYear} est bien entretenu.`,
    condition === "good" && storeys > 3 && "L’immeuble est bien entretenu, tout comme son hall et sa cage d’escalier.",
    condition === "good" && storeys < 4 && "Petit immeuble bien tenu, avec peu de voisins.",
    condition === "good" &&
      renovatedYear !== undefined &&
      `L’immeuble de ${builtYear} a été rénové en ${renovatedYear}.`,
    condition === "to-renovate" && "Cuisine, salle de bains et électricité sont à refaire.",
    facts.lift === true && floor > 1 && "L’ascenseur s’arrête à chaque étage.",
    facts.lift === false && floor > 1 && "L’immeuble n’a pas d’ascenseur.",
  ],
  space: ({ facts, kitchen, form, floorCovering, building: { condition } }) => {
    const bedrooms = facts.bedrooms ?? 1;
    if (bedrooms === 0) {
      return [
        `Séjour et coin nuit partagent une même pièce, avec ${kitchen === "open" ? "kitchenette" : "cuisine séparée"} et salle de douche.`,
        `Une pièce, une cuisine ${kitchen === "open" ? "ouverte" : "séparée"} et une salle de douche : compact et complet.`,
      ];
    }
    const layout = `${rooms(bedrooms)} et ${baths(facts.bathrooms ?? 1)}`;
    const covered = floorCoverings[floorCovering];
    const bare = baths(facts.bathrooms ?? 1).replace("une ", "");
    return [
      kitchen === "open" &&
        condition !== "to-renovate" &&
        `Le séjour avec cuisine ouverte entièrement équipée dessert ${layout}.`,
      kitchen === "open" && `Séjour avec ${covered} et cuisine ouverte ; ${layout}.`,
      kitchen === "open" && `La cuisine s’ouvre sur le séjour ; à côté se trouvent ${layout}.`,
      kitchen === "separate" && `Composition : hall d’entrée, séjour, cuisine séparée, ${layout}.`,
      kitchen === "separate" && `Séjour avec ${covered}, cuisine séparée, ${layout}.`,
      form === "duplex" && `Séjour et cuisine en bas, ${layout} en haut.`,
      kitchen === "open" && `Séjour avec ${covered} et cuisine ouverte ; ${baths(facts.bathrooms ?? 1)}.`,
      kitchen === "open" && `La cuisine s’ouvre sur le séjour, avec ${covered}.`,
      kitchen === "open" && `Le séjour, avec ${covered}, communique avec une cuisine ouverte.`,
      kitchen === "separate" && `Cuisine séparée et séjour avec ${covered}.`,
      kitchen === "separate" && `Hall d’entrée, séjour, cuisine séparée et ${bare}.`,
      kitchen === "separate" && `Séjour avec ${covered}, cuisine séparée et ${bare}.`,
    ];
  },
  light: ({ orientation, form }) => [
    orientation === "south" && `Orienté ${orientations.south}, le séjour a du soleil presque toute la journée.`,
    orientation &&
      (orientation === "west" || orientation === "south-west") &&
      `Exposé ${towards[orientation]}, le séjour profite du soleil jusqu’au soir.`,
    orientation === "east" && "Le soleil du matin accompagne le petit-déjeuner.",
    form === "penthouse" && "Des fenêtres de tous côtés laissent entrer la lumière toute la journée.",
  ],
  comfort: ({ heating, glazing }) => [
    heating === "heat-pump" &&
      `Pompe à chaleur et ${glazing === "triple" ? "triple" : "double"} vitrage allègent les factures.`,
    heating === "gas" && `Chaudière individuelle au gaz et ${glazing === "triple" ? "triple" : "double"} vitrage.`,
    heating === "collective" &&
      `Le chauffage est collectif avec compteurs individuels ; les châssis ont du ${glazing === "triple" ? "triple" : "double"} vitrage.`,
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => apartmentExtras[extra]));
    return [
      `Il y a aussi ${things}.`,
      `${capital(things)} ${extras.length > 1 ? "complètent" : "complète"} l’ensemble.`,
    ];
  },
  outdoors: ({ facts }) => [
    facts.terrace !== undefined &&
      `La terrasse de ${area(facts.terrace)} est assez grande pour ${roomOf(facts.terrace)}.`,
    facts.terrace !== undefined && facts.terrace > 8 && `Une terrasse de ${area(facts.terrace)} prolonge le séjour.`,
    facts.terrace !== undefined && `À l’extérieur, une terrasse de ${area(facts.terrace)}.`,
    facts.terrace !== undefined && `Aux beaux jours, on vit aussi sur la terrasse de ${area(facts.terrace)}.`,
    facts.balcony && "Un balcon prolonge le séjour.",
    facts.garden !== undefined && `Le jardin de ${area(facts.garden)} est privatif.`,
  ],
};
