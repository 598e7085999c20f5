import type { HouseProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import {
  area,
  baths,
  capital,
  inside,
  list,
  onStreet,
  orientations,
  purpose,
  rooms,
  titled,
  offeredAt,
} from "./words.ts";

const letHouse = "à vendre avec bail en cours";

const houseExtras: Record<HouseProperty["extras"][number], string> = {
  garage: "un garage",
  attic: "un grenier aménageable",
  cellar: "des caves saines",
  fireplace: "un feu ouvert",
  solar: "des panneaux photovoltaïques",
  laundry: "une buanderie",
  office: "un bureau",
  fibre: "la fibre",
};

/** Toutes au féminin. */
const houseNouns: Record<HouseProperty["form"], string> = {
  terraced: "maison mitoyenne",
  "semi-detached": "maison trois façades",
  detached: "maison quatre façades",
  villa: "villa",
  "town-house": "maison de maître",
  farmhouse: "fermette",
};

export const house: Phrasebook<HouseProperty> = {
  title: ({ at, form, facts, surface, building: { condition } }, fact) => {
    const noun = capital(houseNouns[form]);
    const size = `de ${area(surface)}`;
    switch (fact) {
      case "let":
        return [titled(`${noun} louée ${size}`, at)];
      case "bedrooms":
        return [titled(`${noun} avec ${rooms(facts.bedrooms ?? 3)}`, at)];
      case "garden":
        return [titled(`${noun} ${size} avec jardin`, at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`${noun} ${size} à rénover`, at)];
        return [titled(`${noun} ${condition === "new" ? "neuve" : "rénovée"} ${size}`, at)];
      default:
        return [titled(`${noun} ${size}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, form, facts } = property;
    const noun = houseNouns[form];
    const bedrooms = rooms(facts.bedrooms ?? 3);
    return [
      `${capital(noun)} de ${area(surface)} avec ${bedrooms}, ${offeredAt(property, letHouse)}.`,
      `${capital(onStreet(at))}, cette ${noun} offre ${area(surface)} habitables et ${bedrooms}.`,
      facts.landSurface !== undefined &&
        `Une ${noun} avec ${bedrooms} sur un terrain de ${area(facts.landSurface)} ${inside(at.area)}, ${purpose(property, letHouse)}.`,
      `${capital(inside(at.area))} : ${noun} de ${area(surface)} avec ${bedrooms}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, cette ${houseNouns[property.form]} offre ${area(property.surface)} habitables et ${rooms(property.facts.bedrooms ?? 3)}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, form }) => [
    condition === "new" && "La maison est neuve et répond aux normes actuelles d’isolation et de ventilation.",
    renovatedYear !== undefined && `Construite en ${builtYear}, la maison a été rénovée en ${renovatedYear}.`,
    condition === "renovated" && `Toiture, châssis et électricité ont été renouvelés en ${renovatedYear}.`,
    condition === "good" && renovatedYear === undefined && `La maison date de ${builtYear} et a été bien entretenue.`,
    condition === "to-renovate" && `La maison de ${builtYear} est à rénover entièrement.`,
    form === "town-house" && "Hauts plafonds, moulures et cheminées de marbre d’époque sont toujours là.",
    form === "farmhouse" && "Murs épais, poutres anciennes et cour pavée rappellent la ferme d’autrefois.",
  ],
  space: ({ facts, building: { storeys, condition } }) => {
    const bathrooms = baths(facts.bathrooms ?? 1);
    const bedrooms = rooms(facts.bedrooms ?? 3);
    return [
      storeys > 1 &&
        `Séjour et cuisine au rez-de-chaussée, ${bedrooms} et ${bathrooms} ${storeys > 2 ? "aux étages" : "à l’étage"}.`,
      storeys === 1 && `Tout est de plain-pied : séjour, cuisine, ${bedrooms} et ${bathrooms}.`,
      storeys > 1 &&
        `Séjour et cuisine au rez-de-chaussée, les chambres et ${bathrooms} ${storeys > 2 ? "aux étages" : "à l’étage"}.`,
      storeys === 1 && `Tout est de plain-pied, avec ${bathrooms}.`,
      condition !== "to-renovate" && `La maison compte un séjour lumineux, une cuisine équipée et ${bathrooms}.`,
      condition !== "to-renovate" && `La maison comprend un séjour lumineux, une cuisine équipée et ${bathrooms}.`,
      `Séjour ouvert sur ${facts.garden === undefined ? "la cour" : "le jardin"} ; ${bathrooms}.`,
    ];
  },
  comfort: ({ heating, building: { condition } }) => [
    heating === "heat-pump" && "Chauffage par pompe à chaleur et sol chauffant.",
    heating === "gas" && condition !== "to-renovate" && "Chauffage central au gaz, double vitrage partout.",
    heating === "oil" && "Chauffage central au mazout.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => houseExtras[extra]));
    return [`Il y a aussi ${things}.`, `S’y ajoutent ${things}.`, `Pratique : ${things}.`];
  },
  outdoors: ({ facts, orientation }) => [
    facts.garden !== undefined &&
      `Le jardin, d’environ ${area(facts.garden)}, est orienté ${orientations[orientation]}.`,
    facts.garden !== undefined &&
      orientation !== "east" &&
      `Orienté ${orientations[orientation]}, le jardin d’environ ${area(facts.garden)} a le soleil jusqu’au soir.`,
    facts.garden !== undefined &&
      facts.terrace !== undefined &&
      `À l’arrière, une terrasse de ${area(facts.terrace)} et un jardin orienté ${orientations[orientation]}.`,
    facts.terrace !== undefined && `La maison dispose d’une terrasse de ${area(facts.terrace)}.`,
    facts.garden === undefined && facts.terrace === undefined && "À l’arrière, une petite cour prend le soleil.",
  ],
};
