import type { CoworkingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, capital, count, floors, inside, list, many, money, onStreet, titled } from "./words.ts";

const coworkingExtras: Record<CoworkingProperty["extras"][number], string> = {
  "meeting-rooms": "meeting rooms to book by the hour",
  "phone-booths": "phone booths",
  terrace: "a terrace",
  "coffee-bar": "a coffee bar",
  reception: "a staffed reception",
  "event-space": "a room for events",
  showers: "showers",
};

export const coworking: Phrasebook<CoworkingProperty> = {
  title: ({ at, units, desks }, fact) =>
    fact === "desks"
      ? [titled(`Co-working with ${desks} desks`, at), titled(`Serviced offices with ${desks} desks`, at)]
      : [
          titled(`${capital(count(units.length))} furnished private offices`, at),
          titled(`Co-working with ${count(units.length)} private offices`, at),
        ],
  opening: ({ at, units, desks }) => [
    `${capital(count(units.length))} furnished offices for ${Math.min(...units.map((unit) => unit.desks ?? 1)) === 1 ? "one" : "two"} to ${count(Math.max(...units.map((unit) => unit.desks ?? 1)))} people are available in this co-working space ${onStreet(at)}.`,
    `Co-working ${inside(at.area)}: private, furnished offices with ${desks} desks in total, ready to move into.`,
    `Just bring your laptop: this co-working space ${onStreet(at)} has ${count(units.length)} private offices to let.`,
  ],
  placeOpening: ({ at, units, desks }) => [
    `${capital(inside(at.area))}, this co-working space offers ${count(units.length)} private offices with ${desks} desks.`,
    `Working ${inside(at.area)} without a long lease: ${count(units.length)} furnished offices are available.`,
  ],
  building: ({ building: { storeys, builtYear, renovatedYear }, floors: range }) => [
    renovatedYear !== undefined &&
      `The ${count(storeys)}-storey building dates from ${builtYear} and was converted in ${renovatedYear}.`,
    `The space occupies the ${floors(range)} of ${a(`${count(storeys)}-storey building`)}.`,
  ],
  space: ({ deskPrice, prices }) => [
    "Every office can be locked and is accessible day and night.",
    "Growing teams can move to a larger office under the same contract.",
    "onRequest" in (prices.rent ?? {})
      ? false
      : `Expect to pay about ${money(deskPrice)} per desk per month, all inclusive.`,
  ],
  comfort: () => [
    "The price covers furniture, heating, cleaning, internet and coffee.",
    "One invoice a month covers rent, energy, cleaning and internet.",
    "Internet, cleaning, energy and the use of the shared areas are included in the price.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => coworkingExtras[extra]));
    return [`Members share ${things}.`, `Also on the premises: ${things}.`, `On site you will find ${things}.`];
  },
  division: ({ units, deal }) => {
    const sizes = units.map((unit) => unit.desks ?? 0);
    return [
      deal.toLet &&
        `The smallest office has ${many(Math.min(...sizes), "desk")}, the largest ${count(Math.max(...sizes))}.`,
    ];
  },
};
