import type { HouseProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, baths, capital, facing, inside, list, onStreet, purpose, rooms, titled } from "./words.ts";

const invested = "te koop als verhuurde investering";

const houseExtras: Record<HouseProperty["extras"][number], string> = {
  garage: "een garage",
  attic: "een zolder die ingericht kan worden",
  cellar: "droge kelders",
  fireplace: "een open haard",
  solar: "zonnepanelen",
  laundry: "een wasplaats",
  office: "een bureau",
  fibre: "glasvezel tot in huis",
};

const houseNouns: Record<HouseProperty["form"], { noun: string; neuter: boolean }> = {
  terraced: { noun: "rijwoning", neuter: false },
  "semi-detached": { noun: "halfopen bebouwing", neuter: false },
  detached: { noun: "vrijstaande woning", neuter: false },
  villa: { noun: "villa", neuter: false },
  "town-house": { noun: "herenhuis", neuter: true },
  farmhouse: { noun: "hoeve", neuter: false },
};

export const house: Phrasebook<HouseProperty> = {
  title: ({ at, form, facts, surface, building: { condition } }, fact) => {
    const { noun, neuter } = houseNouns[form];
    const size = `van ${area(surface)}`;
    const bent = (adjective: string) => `${adjective}${neuter ? "" : "e"} ${noun} ${size}`;
    switch (fact) {
      case "let":
        return [titled(bent("Verhuurd"), at)];
      case "bedrooms":
        return [titled(`${capital(noun)} met ${rooms(facts.bedrooms ?? 3)}`, at)];
      case "garden":
        return [titled(`${capital(noun)} ${size} met tuin`, at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`Te renoveren ${noun} ${size}`, at)];
        return [titled(bent(condition === "new" ? "Nieuw" : "Gerenoveerd"), at)];
      default:
        return [titled(`${capital(noun)} ${size}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, form, facts } = property;
    const { noun, neuter } = houseNouns[form];
    const bedrooms = rooms(facts.bedrooms ?? 3);
    return [
      `${capital(noun)} van ${area(surface)} met ${bedrooms}, ${purpose(property, invested)} ${onStreet(at)}.`,
      `${capital(onStreet(at))} staat ${neuter ? "dit" : "deze"} ${noun} met ${area(surface)} woonoppervlakte en ${bedrooms}.`,
      facts.landSurface !== undefined &&
        `Een ${noun} met ${bedrooms} op een perceel van ${area(facts.landSurface)} ${inside(at.area)}, ${purpose(property, invested)}.`,
      (facts.bedrooms ?? 3) > 2 &&
        `Ruimte voor een gezin ${inside(at.area)}: een ${noun} van ${area(surface)} met ${bedrooms}.`,
    ];
  },
  placeOpening: (property) => {
    const { noun, neuter } = houseNouns[property.form];
    return [
      `${capital(inside(property.at.area))} biedt ${neuter ? "dit" : "deze"} ${noun} ${area(property.surface)} woonoppervlakte en ${rooms(property.facts.bedrooms ?? 3)}.`,
    ];
  },
  building: ({ building: { builtYear, renovatedYear, condition }, form }) => {
    const subject = houseNouns[form].neuter ? "Het huis" : "De woning";
    return [
      condition === "new" && `${subject} is nieuw en voldoet aan de huidige normen voor isolatie en ventilatie.`,
      renovatedYear !== undefined && `${subject} uit ${builtYear} werd in ${renovatedYear} gerenoveerd.`,
      condition === "renovated" && `Dak, ramen en elektriciteit werden in ${renovatedYear} vernieuwd.`,
      condition === "good" &&
        renovatedYear === undefined &&
        `${subject} dateert van ${builtYear} en is goed onderhouden.`,
      condition === "to-renovate" && `${subject} uit ${builtYear} is grondig te renoveren.`,
      form === "town-house" && "De hoge plafonds, moulures en marmeren schouwen van toen zijn er nog.",
      form === "farmhouse" && "Dikke muren, oude balken en een binnenkoer zijn bewaard.",
    ];
  },
  space: ({ facts, building: { storeys, condition } }) => {
    const bathrooms = baths(facts.bathrooms ?? 1);
    const bedrooms = rooms(facts.bedrooms ?? 3);
    return [
      storeys > 1 && `Leefruimte en keuken liggen op het gelijkvloers, ${bedrooms} en ${bathrooms} boven.`,
      storeys === 1 && `Alles ligt gelijkvloers: leefruimte, keuken, ${bedrooms} en ${bathrooms}.`,
      storeys > 1 && `Leefruimte en keuken liggen op het gelijkvloers, de slaapkamers en ${bathrooms} boven.`,
      storeys === 1 && `Alles ligt gelijkvloers, met ${bathrooms}.`,
      storeys > 1 && `De slaapkamers en ${bathrooms} liggen boven, de leefruimte en de keuken beneden.`,
      condition !== "to-renovate" && `Binnen vindt u een lichte leefruimte, een ingerichte keuken en ${bathrooms}.`,
      condition !== "to-renovate" &&
        `Binnen vindt u een lichte leefruimte, een ingerichte keuken, ${bedrooms} en ${bathrooms}.`,
      `Indeling: leefruimte met zicht op de ${facts.garden === undefined ? "koer" : "tuin"}, ${bedrooms} en ${bathrooms}.`,
    ];
  },
  comfort: ({ heating, building: { condition } }) => [
    heating === "heat-pump" && "Verwarming met warmtepomp en vloerverwarming.",
    heating === "gas" && condition !== "to-renovate" && "Centrale verwarming op gas, overal dubbele beglazing.",
    heating === "oil" && "Centrale verwarming op stookolie.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => houseExtras[extra]));
    return [`Verder vindt u er ${things}.`, `Daarnaast: ${things}.`, `Praktisch: ${things}.`];
  },
  outdoors: ({ facts, orientation }) => [
    facts.garden !== undefined && `De tuin van ongeveer ${area(facts.garden)} ligt op ${facing[orientation]}.`,
    facts.garden !== undefined &&
      orientation !== "east" &&
      `In de tuin van ongeveer ${area(facts.garden)}, op ${facing[orientation]}, is er zon tot ’s avonds.`,
    facts.garden !== undefined &&
      facts.terrace !== undefined &&
      `Achter het huis liggen een terras van ${area(facts.terrace)} en een tuin op ${facing[orientation]}.`,
    facts.terrace !== undefined && `Er is een terras van ${area(facts.terrace)}.`,
    facts.garden === undefined && facts.terrace === undefined && "Achteraan is er een kleine koer.",
  ],
};
