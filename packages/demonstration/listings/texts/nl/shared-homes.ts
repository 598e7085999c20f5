import type { BlockProperty, CoLivingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, baths, capital, count, inside, list, many, money, onStreet, purpose, titled } from "./words.ts";

const invested = "volledig verhuurd te koop";

export const block: Phrasebook<BlockProperty> = {
  title: ({ at, dwellings, surface }, fact) => {
    const homes = `${count(dwellings)} appartementen`;
    switch (fact) {
      case "let":
        return [titled(`Verhuurde opbrengsteigendom met ${homes}`, at)];
      case "condition":
        return [titled(`Te renoveren gebouw met ${homes}`, at)];
      case "shop":
        return [titled(`Gebouw met winkel en ${homes}`, at)];
      case "count":
        return [titled(`Opbrengsteigendom met ${homes}`, at)];
      default:
        return [titled(`Opbrengsteigendom van ${area(surface)}`, at)];
    }
  },
  opening: (property) => {
    const { at, dwellings, surface, shop } = property;
    const homes = `${count(dwellings)} appartementen${shop ? " en een winkel" : ""}`;
    return [
      `Gebouw met ${homes}, samen ${area(surface)}, ${purpose(property, invested)} ${onStreet(at)}.`,
      `${capital(onStreet(at))}: een volledig gebouw van ${area(surface)} met ${homes}, en bloc te koop.`,
      `Een volledig gebouw voor één eigenaar: ${homes} ${inside(at.area)}, samen ${area(surface)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))} is een gebouw met ${count(property.dwellings)} appartementen${property.shop ? " en een winkel" : ""} en bloc te koop.`,
  ],
  building: ({ let: taken, building: { storeys, builtYear, renovatedYear, condition } }) => [
    renovatedYear !== undefined &&
      `Het gebouw uit ${builtYear}, met ${count(storeys)} bouwlagen, werd in ${renovatedYear} gerenoveerd.`,
    renovatedYear === undefined &&
      condition !== "new" &&
      `Het gebouw dateert van ${builtYear} en telt ${count(storeys)} bouwlagen.`,
    condition === "new" &&
      (taken === 0 ? "Het gebouw is nieuw en de appartementen zijn nooit bewoond." : "Het gebouw is nieuw."),
    condition === "to-renovate" && "Dak, gevel en technieken vragen werk; de woningen zijn stedenbouwkundig in orde.",
  ],
  space: ({ dwellings, surface, shop, facts }) => [
    !shop && `De appartementen meten gemiddeld ${area(Math.round(surface / dwellings))}.`,
    "Elk appartement heeft eigen meters voor water, gas en elektriciteit.",
    facts.lift && "Een lift bedient alle verdiepingen.",
  ],
  division: ({ dwellings, let: taken, deal }) => [
    deal.invest && "Alle appartementen zijn verhuurd.",
    !deal.invest &&
      taken === 0 &&
      "Het gebouw staat leeg: de appartementen kunnen één voor één verhuurd of verkocht worden.",
    !deal.invest &&
      taken > 0 &&
      taken < dwellings &&
      `Op dit ogenblik ${taken === 1 ? "is" : "zijn"} ${count(taken)} van de ${count(dwellings)} appartementen verhuurd.`,
    !deal.invest && taken === dwellings && "Alle appartementen zijn verhuurd met lopende huurovereenkomsten.",
  ],
};

const coLivingExtras: Record<CoLivingProperty["extras"][number], string> = {
  garden: "een tuin",
  terrace: "een dakterras",
  laundry: "een wasplaats",
  cinema: "een filmzaal",
  coworking: "een werkruimte",
  bikes: "leenfietsen",
  cleaning: "een wekelijkse schoonmaak van de gedeelde ruimtes",
};

export const coLiving: Phrasebook<CoLivingProperty> = {
  title: ({ at, rooms: total, units }, fact) => {
    if (fact === "let") return [titled(`Verhuurd colivinghuis met ${count(total)} kamers`, at)];
    const free = many(units.length, "gemeubelde kamer", "gemeubelde kamers");
    return [titled(`Coliving: ${free}`, at), titled(`${capital(free)} in een gedeeld huis`, at)];
  },
  opening: ({ at, rooms: total, units, deal, surface }) => [
    deal.invest &&
      `Een colivinghuis van ${area(surface)} met ${count(total)} gemeubelde kamers, allemaal verhuurd, ${onStreet(at)}.`,
    deal.invest &&
      `${capital(count(total))} verhuurde kamers onder één dak ${inside(at.area)}: een colivinghuis als investering.`,
    !deal.invest &&
      `In dit colivinghuis ${onStreet(at)} ${units.length === 1 ? "is" : "zijn"} ${many(units.length, "gemeubelde kamer", "gemeubelde kamers")} vrij.`,
    !deal.invest &&
      `Samen wonen ${inside(at.area)}: in dit huis met ${count(total)} kamers ${units.length === 1 ? "is er één vrij" : `zijn er ${count(units.length)} vrij`}.`,
  ],
  placeOpening: ({ at, rooms: total }) => [`${capital(inside(at.area))} telt dit colivinghuis ${count(total)} kamers.`],
  building: ({ building: { builtYear, renovatedYear, storeys } }) => [
    renovatedYear !== undefined && `Het huis uit ${builtYear} werd in ${renovatedYear} verbouwd.`,
    `Het huis, met ${count(storeys)} bouwlagen, dateert van ${builtYear}.`,
  ],
  space: ({ facts, rooms: total }) => [
    `Keuken en leefruimte zijn gedeeld; er zijn ${baths(facts.bathrooms ?? 2)} voor ${count(total)} kamers.`,
    "Elke kamer heeft een bed, een bureau en een kleerkast; keuken en leefruimte zijn gedeeld.",
  ],
  comfort: ({ deal }) => [
    !deal.invest && "Verwarming, elektriciteit, water, internet en schoonmaak zitten in de huur.",
    deal.invest && "Het dagelijkse beheer kan u aan een uitbater toevertrouwen.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => coLivingExtras[extra]));
    return [`Voor alle bewoners: ${things}.`, `Het huis heeft ook ${things}.`];
  },
  division: ({ prices, units }) => {
    const rent = prices.rent && "amount" in prices.rent ? prices.rent : undefined;
    return [
      rent?.upTo !== undefined &&
        units.length > 1 &&
        `De kamers kosten ${money(rent.amount)} tot ${money(rent.upTo)} per maand, alles inbegrepen.`,
    ];
  },
};
