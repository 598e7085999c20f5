import type { ApartmentProperty } from "../../property.ts";
import { asks, isUnfinished, type Phrasebook } from "../phrasebook.ts";
import {
  area,
  baths,
  capital,
  count,
  facing,
  inside,
  list,
  onFloor,
  onStreet,
  purpose,
  rooms,
  titled,
} from "./words.ts";

const invested = "te koop als verhuurde investering";

const apartmentExtras: Record<ApartmentProperty["extras"][number], string> = {
  cellar: "een eigen kelder",
  storage: "een berging",
  "video-intercom": "een videofoon",
  dressing: "een dressing",
  "bike-room": "een gedeelde fietsenberging",
  garage: "een garage",
};

const floorCoverings: Record<ApartmentProperty["floorCovering"], string> = {
  parquet: "parket",
  oak: "de originele eiken vloer",
  tiles: "tegelvloeren",
  vinyl: "slijtvaste vinylvloeren",
};

/** `het appartement` but `de studio`: what the demonstrative and the adjective depend on. */
const forms: Record<ApartmentProperty["form"], { noun: string; neuter: boolean }> = {
  studio: { noun: "studio", neuter: false },
  apartment: { noun: "appartement", neuter: true },
  duplex: { noun: "duplex", neuter: false },
  penthouse: { noun: "penthouse", neuter: false },
};

export const apartment: Phrasebook<ApartmentProperty> = {
  title: ({ at, form, facts, building: { condition } }, fact) => {
    const bedrooms = facts.bedrooms ?? 1;
    const { noun, neuter } = forms[form];
    const suffix = bedrooms === 0 ? "" : ` met ${rooms(bedrooms)}`;
    const joined = bedrooms === 0 ? "met" : "en";
    const bent = (adjective: string) => `${adjective}${neuter ? "" : "e"} ${noun}${suffix}`;
    switch (fact) {
      case "let":
        return [titled(bent("Verhuurd"), at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`Te renoveren ${noun}${suffix}`, at)];
        return [titled(bent(condition === "new" ? "Nieuw" : "Gerenoveerd"), at)];
      case "terrace":
        return [titled(`${capital(noun)}${suffix} ${joined} terras`, at)];
      case "garden":
        return [titled(`${capital(noun)}${suffix} ${joined} tuin`, at)];
      case "furnished":
        return [titled(bent("Gemeubeld"), at)];
      default:
        return [titled(`${capital(noun)}${suffix}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, floor, form, facts, building } = property;
    const bedrooms = facts.bedrooms ?? 1;
    const { noun, neuter } = forms[form];
    const counted = bedrooms === 0 ? "" : ` met ${rooms(bedrooms)}`;
    const made =
      building.condition === "new"
        ? "nieuw"
        : building.condition === "renovated"
          ? "gerenoveerd"
          : facts.furnished
            ? "gemeubeld"
            : "";
    const adjective = made === "" ? "" : `${made}${neuter ? "" : "e"} `;
    const where = form === "penthouse" ? "op de bovenste verdieping" : onFloor(floor);
    return [
      `${capital(`${adjective}${noun}`)} van ${area(surface)}${counted} ${where}, ${purpose(property, invested)} ${onStreet(at)}.`,
      `${capital(where)} van een gebouw uit ${building.builtYear} ${onStreet(at)}: een ${noun}${counted}, ${area(surface)} groot, ${purpose(property, invested)}.`,
      !property.deal.invest &&
        asks(property) &&
        `Op zoek naar een ${noun}${counted} ${inside(at.area)}? ${neuter ? "Dit" : "Deze"} meet ${area(surface)} en ligt ${where}.`,
      `${capital(inside(at.area))}: ${adjective}${noun} van ${area(surface)}${counted}, ${where}, ${purpose(property, invested)}.`,
      property.deal.invest &&
        `Een verhuurd${neuter ? "" : "e"} ${noun} van ${area(surface)} ${onStreet(at)}, voor wie vanaf de eerste dag inkomsten wil.`,
    ];
  },
  placeOpening: (property) => {
    const { at, surface, form, facts, deal } = property;
    const bedrooms = facts.bedrooms ?? 1;
    const { noun, neuter } = forms[form];
    const what = `${neuter ? "dit" : "deze"} ${noun} van ${area(surface)}${bedrooms === 0 ? "" : ` met ${rooms(bedrooms)}`}`;
    return [
      deal.invest
        ? `${capital(inside(at.area))} bieden wij ${what} aan als verhuurde investering.`
        : `${capital(inside(at.area))} is ${what} ${purpose(property, invested)}.`,
    ];
  },
  building: ({ building: { storeys, builtYear, renovatedYear, condition }, facts, deal, floor, availableFrom }) => [
    condition === "new" && isUnfinished({ deal, availableFrom }) && "Een deel van de afwerking is nog te kiezen.",
    condition === "new" && !deal.invest && "Hier heeft nog niemand gewoond: keuken, badkamer en verwarming zijn nieuw.",
    condition === "new" && !deal.invest && "Nieuw, volledig afgewerkt en nooit bewoond.",
    condition === "renovated" && `In ${renovatedYear} volledig gerenoveerd: elektriciteit, sanitair en ramen.`,
    condition === "renovated" && `Keuken en badkamer dateren van de renovatie in ${renovatedYear}.`,
    condition === "good" &&
      floor > 1 &&
      facts.lift === true &&
      `Het gebouw met ${count(storeys)} bouwlagen is goed onderhouden en heeft een lift.`,
    condition === "good" && `Het gebouw uit ${builtYear} is goed onderhouden.`,
    condition === "good" && storeys > 3 && "Het gebouw is goed onderhouden, net als de inkomhal en de traphal.",
    condition === "good" && storeys < 4 && "Een klein, goed onderhouden gebouw met weinig buren.",
    condition === "good" &&
      renovatedYear !== undefined &&
      `Het gebouw uit ${builtYear} werd in ${renovatedYear} gerenoveerd.`,
    condition === "to-renovate" && "Keuken, badkamer en elektriciteit zijn te vernieuwen.",
    facts.lift === true && floor > 1 && "De lift stopt op elke verdieping.",
    facts.lift === false && floor > 1 && "Het gebouw heeft geen lift.",
  ],
  space: ({ facts, kitchen, form, floorCovering, building: { condition } }) => {
    const bedrooms = facts.bedrooms ?? 1;
    if (bedrooms === 0) {
      return [
        `Wonen en slapen doet u in één ruimte, met een ${kitchen === "open" ? "kitchenette" : "aparte keuken"} en een douchekamer.`,
        `Eén ruimte, een ${kitchen === "open" ? "open" : "aparte"} keuken en een douchekamer.`,
      ];
    }
    const layout = `${rooms(bedrooms)} en ${baths(facts.bathrooms ?? 1)}`;
    const covered = floorCoverings[floorCovering];
    return [
      kitchen === "open" &&
        condition !== "to-renovate" &&
        `De leefruimte met open, volledig ingerichte keuken geeft toegang tot ${layout}.`,
      kitchen === "open" && `Leefruimte met ${covered} en open keuken; daarnaast ${layout}.`,
      kitchen === "open" && `De keuken staat in open verbinding met de leefruimte; daarnaast zijn er ${layout}.`,
      kitchen === "separate" && `Indeling: inkomhal, leefruimte, aparte keuken, ${layout}.`,
      kitchen === "separate" && `Leefruimte met ${covered}, aparte keuken, ${layout}.`,
      form === "duplex" && `Leefruimte en keuken beneden, ${layout} boven.`,
      kitchen === "open" && `Leefruimte met ${covered}, open keuken en ${baths(facts.bathrooms ?? 1)}.`,
      kitchen === "open" && `De open keuken sluit aan op de leefruimte met ${covered}.`,
      kitchen === "open" && `De leefruimte, met ${covered}, heeft een open keuken.`,
      kitchen === "separate" && `De keuken is apart en de leefruimte heeft ${covered}.`,
      kitchen === "separate" && `Inkomhal, leefruimte, aparte keuken en ${baths(facts.bathrooms ?? 1)}.`,
      kitchen === "separate" && `Leefruimte met ${covered}, aparte keuken en ${baths(facts.bathrooms ?? 1)}.`,
    ];
  },
  light: ({ orientation, form }) => [
    orientation &&
      (orientation === "west" || orientation === "south-west") &&
      `Doordat de leefruimte op ${facing[orientation]} ligt, is er zon tot ’s avonds.`,
    orientation === "south" && "De leefruimte op het zuiden heeft het grootste deel van de dag zon.",
    orientation === "east" && "De leefruimte krijgt ochtendzon.",
    form === "penthouse" && "Ramen aan alle kanten laten de hele dag licht binnen.",
  ],
  comfort: ({ heating, glazing }) => [
    heating === "heat-pump" &&
      `Een warmtepomp en ${glazing === "triple" ? "drievoudige" : "dubbele"} beglazing houden de rekeningen laag.`,
    heating === "gas" && `Individuele gasketel en ${glazing === "triple" ? "drievoudige" : "dubbele"} beglazing.`,
    heating === "collective" &&
      `De verwarming is collectief met individuele meters; de ramen hebben ${glazing === "triple" ? "drievoudig" : "dubbel"} glas.`,
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => apartmentExtras[extra]));
    return [`Ook inbegrepen: ${things}.`, `${capital(things)} ${extras.length > 1 ? "horen" : "hoort"} erbij.`];
  },
  outdoors: ({ facts }) => [
    facts.terrace !== undefined && `Er hoort een terras van ${area(facts.terrace)} bij.`,
    facts.terrace !== undefined && `Buiten is er een terras van ${area(facts.terrace)}.`,
    facts.terrace !== undefined && `In de zomer komt er een terras van ${area(facts.terrace)} bij.`,
    facts.terrace !== undefined && `Vanuit de leefruimte stapt u zo op het terras van ${area(facts.terrace)}.`,
    facts.balcony && "Een balkon sluit aan op de leefruimte.",
    facts.garden !== undefined && `De tuin van ${area(facts.garden)} is privé.`,
  ],
};
