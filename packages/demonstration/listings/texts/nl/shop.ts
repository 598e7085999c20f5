import type { ShopProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, capital, decimal, inside, offeredAs, onStreet, titled, purpose } from "./words.ts";

const invested = "te koop als verhuurde investering";

interface Noun {
  bare: string;
  this: string;
  /** What stands after its size: `unit van 260 m² in een winkelcentrum`. */
  within?: string;
}

/** Met lidwoord en zonder: de woorden verschillen van geslacht. */
function noun({ kind, corner, standAlone }: ShopProperty): Noun {
  if (kind === "park") {
    return standAlone
      ? { bare: "baanwinkel", this: "deze baanwinkel" }
      : { bare: "winkel", this: "deze winkel", within: " in een retailpark" };
  }
  if (kind === "centre") return { bare: "winkel", this: "deze winkel", within: " in een winkelcentrum" };
  if (corner) return { bare: "hoekwinkel", this: "deze hoekwinkel" };
  return kind === "street"
    ? { bare: "winkel", this: "deze winkel" }
    : { bare: "handelsgelijkvloers", this: "dit handelsgelijkvloers" };
}

const suits: Record<ShopProperty["suits"], readonly string[]> = {
  fashion: ["Op maat van mode, schoenen of accessoires.", "Een merk in mode of beauty vindt hier zijn plek."],
  food: [
    "Voedingshandel is toegelaten en koelinstallaties kunnen worden aangesloten.",
    "Voedingszaken zijn welkom: het elektrisch vermogen laat koeltogen toe.",
  ],
  horeca: [
    "Horeca is toegelaten; voor de afzuiging is een koker tot op het dak voorzien.",
    "Een restaurant of koffiebar is mogelijk: er loopt een afzuigkoker tot op het dak.",
  ],
  services: [
    "Even geschikt voor een praktijk, een agentschap of een loket als voor een winkel.",
    "Ook interessant voor opticiens, verzekeraars en reisbureaus.",
  ],
  home: [
    "Voor meubelen, doe-het-zelf, sport of tuin.",
    "Plaats voor zetels, keukens, toestellen en andere volumineuze producten.",
  ],
  any: ["Veel bestemmingen zijn mogelijk, mits vergunning.", "U richt de ruimte in naar uw eigen concept."],
};

export const shop: Phrasebook<ShopProperty> = {
  title: (property, fact) => {
    const { at, surface, kind } = property;
    const { bare, within = "" } = noun(property);
    const size = area(surface);
    const word = `${bare} van ${size}${within}`;
    if (fact === "let") return [titled(`${bare === "handelsgelijkvloers" ? "Verhuurd" : "Verhuurde"} ${word}`, at)];
    return [
      titled(capital(word), at),
      (kind === "street" || kind === "local") && titled(`Handelspand van ${size}`, at),
      surface > 300 && kind === "street" && titled(`Groot handelspand van ${size}`, at),
    ];
  },
  opening: (property) => {
    const { at, surface, facts, kind } = property;
    const { bare, within = "" } = noun(property);
    const sized = `${bare} van ${area(surface)}${within}`;
    return [
      `${capital(sized)} ${purpose(property, invested)} ${onStreet(at)}.`,
      kind !== "centre" &&
        `Een gevel van ${decimal(facts.frontage ?? 6)}\u00a0m ${onStreet(at)} en ${area(surface)} erachter, ${purpose(property, invested)}.`,
      !property.deal.invest &&
        `Handelaars op zoek naar ruimte ${inside(at.area)} vinden hier een ${sized}, ${purpose(property, invested)}.`,
      `${capital(inside(at.area))}: ${sized}, ${purpose(property, invested)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(onStreet(property.at))} ${property.deal.invest ? "bieden wij" : "is"} ${noun(property).this} van ${area(property.surface)}${noun(property).within ?? ""} ${offeredAs(property, "als verhuurde investering")}${property.deal.invest ? " aan" : ""}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition, storeys }, facts, kind, deal }) => [
    facts.condition === "shell" &&
      !deal.invest &&
      "De ruimte wordt casco opgeleverd, zonder vloerbekleding of plafond, zodat u uw concept vrij kunt inbouwen.",
    facts.condition !== "shell" &&
      condition === "good" &&
      (deal.invest ? "De winkel is goed onderhouden." : "De winkel is in goede staat en klaar om in te richten."),
    facts.condition !== "shell" &&
      condition === "renovated" &&
      `De winkel werd in ${renovatedYear} gerenoveerd, technieken inbegrepen.`,
    condition === "to-renovate" && facts.condition !== "shell" && "Het interieur is aan opfrissing toe.",
    condition === "new" &&
      facts.condition !== "shell" &&
      (deal.invest ? "Het gebouw is nieuw." : "Het gebouw is nieuw en de afwerking is nog te kiezen."),
    kind !== "park" &&
      kind !== "centre" &&
      storeys > 2 &&
      builtYear < 1945 &&
      `De winkel beslaat het gelijkvloers van een karaktervol gebouw uit ${builtYear}.`,
    deal.invest && `Het gebouw dateert van ${builtYear}.`,
    kind === "park" &&
      builtYear > 2011 &&
      condition !== "to-renovate" &&
      `Het gebouw is recent: het dateert van ${builtYear}.`,
  ],
  space: ({ salesFloor, storage, cellar, facts, kind }) => [
    storage > 0 &&
      `${area(salesFloor)} verkoopruimte en ${area(storage)} berging ${cellar ? "in de kelder" : "achteraan"}.`,
    storage > 0 &&
      `De verkoopruimte meet ${area(salesFloor)}; ${area(storage)} ${cellar ? "eronder" : "erachter"} dient als stock.`,
    storage === 0 && "De hele oppervlakte ligt op straatniveau en kan als verkoopruimte dienen.",
    facts.frontage !== undefined &&
      kind !== "centre" &&
      `De etalage is ${decimal(facts.frontage)}\u00a0m breed en het plafond ${decimal(facts.ceilingHeight ?? 3)}\u00a0m hoog.`,
    kind === "centre" && `De gevel aan de galerij meet ${decimal(facts.frontage ?? 6)}\u00a0m.`,
  ],
  light: ({ corner }) => [corner && "Door de hoekligging zijn er etalages in twee straten."],
  comfort: ({ facts, kind }) => [
    facts.airConditioning && "Koeling en verwarming zijn aanwezig.",
    kind === "park" && "Leveringen gebeuren achteraan, via een aparte poort.",
  ],
  extras: ({ suits: use, deal, facts }) =>
    deal.invest || (use === "any" && facts.condition === "shell") ? [] : suits[use],
};
