import type { LogisticsProperty, SmeProperty, WarehouseExtra } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, area, capital, count, decimal, inside, list, many, onStreet, offeredAt, titled, purpose } from "./words.ts";

const extras: Record<WarehouseExtra, string> = {
  sprinklers: "sprinklers throughout",
  solar: "solar panels on the roof",
  led: "LED lighting with motion sensors",
  fenced: "a fenced site with cameras",
  yard: "a concrete yard for articulated lorries",
  levellers: "dock levellers with shelters",
  insulated: "full insulation",
  mezzanine: "a mezzanine over the docks",
};

export const logistics: Phrasebook<LogisticsProperty> = {
  title: ({ at, facts, surface, building: { builtYear } }, fact) => {
    const size = area(surface);
    switch (fact) {
      case "let":
        return [titled(`Tenanted ${size} logistics warehouse`, at)];
      case "docks":
        return [titled(`Warehouse with ${many(facts.docks ?? 1, "loading dock")}`, at)];
      case "condition":
        return [
          titled(`New ${size} logistics warehouse`, at),
          surface > 8_000 && titled(`New ${size} distribution centre`, at),
        ];
      default:
        return [titled(`${builtYear >= 2012 ? "Modern " : ""}${size} logistics warehouse`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, facts } = property;
    return [
      `${capital(a(`${area(surface)} logistics warehouse`))} ${offeredAt(property)}.`,
      `${capital(a(`${area(surface)} warehouse`))} with ${many(facts.docks ?? 1, "loading dock")}, ${purpose(property)} ${inside(at.area)}.`,
      `${capital(purpose(property))} ${onStreet(at)}: ${a(`${area(surface)} warehouse`)}.`,
      `For storage and distribution ${inside(at.area)}: ${a(`${area(surface - (facts.officeSurface ?? 0))} hall`)} with ${area(facts.officeSurface ?? 0)} of offices.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, this ${area(property.surface)} warehouse is ${purpose(property)}.`,
  ],
  building: ({ facts, building: { builtYear, renovatedYear, condition } }) => [
    condition === "new" &&
      `The building was completed in ${builtYear} and meets the requirements of modern distribution companies.`,
    renovatedYear !== undefined && `Built in ${builtYear}, the hall was modernised in ${renovatedYear}.`,
    condition === "good" && `The hall dates from ${builtYear} and is in good condition.`,
    condition === "to-renovate" && `The hall dates from ${builtYear}; roof and building services need work.`,
    facts.landSurface !== undefined &&
      `The building dates from ${builtYear} and stands on a plot of ${area(facts.landSurface)}.`,
  ],
  space: ({ facts }) => [
    `The clear height is ${decimal(facts.clearHeight ?? 8)}\u00a0m and the floor bears ${decimal(facts.floorLoad ?? 4)} tonnes per m².`,
    (facts.clearHeight ?? 0) >= 9 &&
      `With ${decimal(facts.clearHeight ?? 8)}\u00a0m under the beams and a floor load of ${decimal(facts.floorLoad ?? 4)}\u00a0t/m², the hall can be racked to full height.`,
    `${capital(many(facts.docks ?? 1, "dock"))} and ${many(facts.gates ?? 1, "level-access door")} keep goods moving in and out.`,
    `${capital(many(facts.docks ?? 1, "dock"))}, ${many(facts.gates ?? 1, "level-access door")} and ${decimal(facts.clearHeight ?? 8)}\u00a0m of clear height.`,
  ],
  comfort: ({ facts, surface }) => [
    `Of the total, ${area(facts.officeSurface ?? 0)} is offices and staff rooms.`,
    `The offices of ${area(facts.officeSurface ?? 0)} are at the front, with their own entrance.`,
    `The hall itself measures ${area(surface - (facts.officeSurface ?? 0))}; the rest is offices, canteen and changing rooms.`,
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [`Equipment: ${things}.`, `Also on the site: ${things}.`, `The hall comes with ${things}.`];
  },
  division: ({ units }) =>
    units.length < 2
      ? []
      : [
          `The hall is divided into ${count(units.length)} units that can be let separately, from ${area(Math.min(...units.map((unit) => unit.surface)))}.`,
          `Division into ${count(units.length)} units is possible, each with its own docks.`,
        ],
};

const smeExtras: Record<SmeProperty["extras"][number], string> = {
  mezzanine: "room for a mezzanine",
  led: "LED lighting",
  fenced: "a gate that closes at night",
  fibre: "fibre",
  insulated: "full insulation",
  "floor-drain": "a floor drain",
  "three-phase": "three-phase power",
};

export const sme: Phrasebook<SmeProperty> = {
  title: ({ at, offered, surface }, fact) => {
    const made = fact === "condition" ? "new " : fact === "let" ? "tenanted " : "";
    return offered > 1
      ? [
          titled(`${capital(count(offered))} ${made}SME units`, at),
          titled(`${capital(count(offered))} ${made}business units`, at),
        ]
      : [
          titled(capital(`${made}${area(surface)} SME unit`), at),
          titled(capital(`${made}${area(surface)} business unit`), at),
        ];
  },
  opening: (property) => {
    const { at, surface } = property;
    const several = property.offered > 1;
    const what = several ? `${count(property.offered)} business units` : a(`${area(surface)} SME unit`);
    return [
      `${capital(what)} ${offeredAt(property)}.`,
      several &&
        `In a business park ${inside(at.area)}, ${count(property.offered)} units totalling ${area(surface)} are ${purpose(property)}.`,
      !several &&
        `A practical ${area(surface)} unit for use as a store, workshop or showroom ${inside(at.area)}, ${purpose(property)}.`,
      !several &&
        !property.deal.invest &&
        `Looking for a workshop or storage ${inside(at.area)}? This unit measures ${area(surface)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, in a business park, ${
      property.offered > 1 ? `${count(property.offered)} units are` : `${a(`${area(property.surface)} unit`)} is`
    } ${purpose(property)}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, parkUnits, facts }) => [
    condition === "new" && "New construction, with a concrete frame and sandwich panels.",
    condition === "new" && facts.condition === "shell" && "The units are delivered as a shell, ready for fit-out.",
    renovatedYear !== undefined && `The park dates from ${builtYear} and was renovated in ${renovatedYear}.`,
    condition !== "new" && `The park of ${count(parkUnits)} units was built in ${builtYear}.`,
    condition === "new" && `The park has ${count(parkUnits)} units.`,
  ],
  space: ({ facts }) => [
    `${(facts.gates ?? 1) > 1 ? "Each unit has" : "The unit has"} a level-access door, ${decimal(facts.clearHeight ?? 6)}\u00a0m of clear height and a floor that bears ${decimal(facts.floorLoad ?? 2)}\u00a0t/m².`,
    `Clear height ${decimal(facts.clearHeight ?? 6)}\u00a0m, floor load ${decimal(facts.floorLoad ?? 2)}\u00a0t/m², ${many(facts.gates ?? 1, "level-access door")}.`,
    `A van drives straight in: the door is at ground level and the hall is ${decimal(facts.clearHeight ?? 6)}\u00a0m high.`,
  ],
  comfort: ({ facts, offered }) => [
    facts.officeSurface !== undefined &&
      `${offered > 1 ? "The units include" : "The unit includes"} ${area(facts.officeSurface)} of fitted-out office space.`,
  ],
  extras: ({ extras: chosen, offered }) => {
    // What is still to be built stands last, so that nothing after it reads as to be built too.
    const things = list(
      chosen.toSorted((x, y) => Number(x === "mezzanine") - Number(y === "mezzanine")).map((extra) => smeExtras[extra]),
    );
    const units = offered > 1 ? "The units" : "The unit";
    return [
      `Features: ${things}.`,
      `${units} ${offered > 1 ? "come" : "comes"} with ${things}.`,
      `${units} also ${offered > 1 ? "have" : "has"} ${things}.`,
    ];
  },
  division: ({ units }) => {
    if (units.length < 2) return [];
    const sizes = units.map((unit) => unit.surface);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    return [
      least < most && `The units measure ${area(least)} to ${area(most)}; neighbouring ones can be joined.`,
      least === most && `Each unit measures ${area(least)}; neighbouring ones can be joined.`,
      `From ${area(least)}, available individually or together.`,
    ];
  },
};
