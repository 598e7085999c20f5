import type { CoworkingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { capital, count, inside, list, many, money, onFloors, onStreet, titled } from "./words.ts";

const coworkingExtras: Record<CoworkingProperty["extras"][number], string> = {
  "meeting-rooms": "vergaderzalen die u per uur boekt",
  "phone-booths": "belcabines",
  terrace: "een terras",
  "coffee-bar": "een koffiebar",
  reception: "een bemand onthaal",
  "event-space": "een ruimte voor evenementen",
  showers: "douches",
};

export const coworking: Phrasebook<CoworkingProperty> = {
  title: ({ at, units, desks }, fact) =>
    fact === "desks"
      ? [titled(`Coworking met ${desks} werkplekken`, at), titled(`Ingerichte kantoren met ${desks} werkplekken`, at)]
      : [
          titled(`${capital(count(units.length))} gemeubelde privékantoren`, at),
          titled(`Coworking met ${count(units.length)} privékantoren`, at),
        ],
  opening: ({ at, units, desks }) => {
    const sizes = units.map((unit) => unit.desks ?? 1);
    return [
      `In deze coworking ${onStreet(at)} zijn ${count(units.length)} gemeubelde kantoren vrij, voor ${count(Math.min(...sizes))} tot ${count(Math.max(...sizes))} personen.`,
      `Coworking ${inside(at.area)}: gemeubelde privékantoren met samen ${desks} werkplekken, klaar om er vanaf dag één te werken.`,
      `Gemeubelde privékantoren te huur in deze coworking ${onStreet(at)}: er zijn er ${count(units.length)}.`,
    ];
  },
  placeOpening: ({ at, units, desks }) => [
    `${capital(inside(at.area))} biedt deze coworking ${count(units.length)} privékantoren met samen ${desks} werkplekken.`,
    `Werken ${inside(at.area)} zonder lange huurovereenkomst: ${count(units.length)} gemeubelde kantoren zijn vrij.`,
  ],
  building: ({ building: { storeys, builtYear, renovatedYear }, floors }) => [
    renovatedYear !== undefined &&
      `Het gebouw uit ${builtYear}, met ${count(storeys)} bouwlagen, werd in ${renovatedYear} verbouwd.`,
    `Het gebouw telt ${count(storeys)} bouwlagen; de coworking zit ${onFloors(floors)}.`,
  ],
  space: ({ deskPrice, prices }) => [
    "Elk kantoor kan op slot en is dag en nacht toegankelijk voor wie er werkt.",
    "Wie groeit, verhuist binnen hetzelfde contract naar een groter kantoor.",
    "onRequest" in (prices.rent ?? {})
      ? false
      : `Reken op ongeveer ${money(deskPrice)} per werkplek en per maand, alles inbegrepen.`,
  ],
  comfort: () => [
    "Meubilair, verwarming, schoonmaak, internet en koffie zitten in de prijs.",
    "Eén factuur per maand dekt huur, energie, schoonmaak en internet.",
    "Internet, schoonmaak, energie en het gebruik van de gedeelde ruimtes zijn inbegrepen.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => coworkingExtras[extra]));
    return [`De leden delen ${things}.`, `Verder vindt u er ${things}.`, `Ter plaatse zijn er ${things}.`];
  },
  division: ({ units }) => {
    const sizes = units.map((unit) => unit.desks ?? 0);
    return [
      `Het kleinste kantoor telt ${many(Math.min(...sizes), "werkplek", "werkplekken")}, het grootste ${count(Math.max(...sizes))}.`,
    ];
  },
};
