import type { BlockProperty, CoLivingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, area, capital, count, inside, list, many, money, offeredAt, onStreet, titled } from "./words.ts";

const invested = "for sale fully let";

export const block: Phrasebook<BlockProperty> = {
  title: ({ at, dwellings, surface }, fact) => {
    const homes = `${count(dwellings)} apartments`;
    switch (fact) {
      case "let":
        return [titled(`Tenanted building with ${homes}`, at)];
      case "condition":
        return [titled(`Building with ${homes} to renovate`, at)];
      case "shop":
        return [titled(`Building with a shop and ${homes}`, at)];
      case "count":
        return [titled(`Building with ${homes}`, at)];
      default:
        return [titled(`${area(surface)} apartment building`, at)];
    }
  },
  opening: (property) => {
    const { at, dwellings, surface, shop } = property;
    const homes = `${count(dwellings)} apartments${shop ? " and a shop" : ""}`;
    return [
      `Building with ${homes}, ${area(surface)} in total, ${offeredAt(property, invested)}.`,
      `A building of ${area(surface)} with ${homes} ${onStreet(at)}, for sale as a whole.`,
      `A whole building rather than a single flat: ${homes} ${inside(at.area)}, ${area(surface)} in total.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, a building with ${count(property.dwellings)} apartments${property.shop ? " and a shop" : ""} is for sale as a whole.`,
  ],
  building: ({ building: { storeys, builtYear, renovatedYear, condition }, let: taken }) => [
    renovatedYear !== undefined &&
      `The ${count(storeys)}-storey building dates from ${builtYear} and was renovated in ${renovatedYear}.`,
    renovatedYear === undefined &&
      condition !== "new" &&
      `The building dates from ${builtYear} and has ${count(storeys)} storeys.`,
    condition === "new" &&
      (taken > 0 ? "The building is new." : "The building is new and the apartments have never been lived in."),
    condition === "to-renovate" &&
      "Roof, façade and building services need work; planning permission for the apartments is in place.",
  ],
  space: ({ dwellings, surface, shop, facts }) => [
    !shop && `The apartments measure ${area(Math.round(surface / dwellings))} on average.`,
    "Each apartment has its own meters for water, gas and electricity.",
    facts.lift && "A lift serves all floors.",
  ],
  division: ({ dwellings, let: taken, deal }) => [
    deal.invest && "All apartments are let.",
    !deal.invest && taken === 0 && "The building is vacant, so the apartments can be let or sold individually.",
    !deal.invest &&
      taken > 0 &&
      taken < dwellings &&
      `At present ${count(taken)} of the ${count(dwellings)} apartments ${taken === 1 ? "is" : "are"} let.`,
    !deal.invest && taken === dwellings && "All apartments are let on current leases.",
  ],
};

const coLivingExtras: Record<CoLivingProperty["extras"][number], string> = {
  garden: "a garden",
  terrace: "a roof terrace",
  laundry: "a laundry room",
  cinema: "a cinema room",
  coworking: "a co-working room",
  bikes: "bicycles to borrow",
  cleaning: "weekly cleaning of the shared rooms",
};

export const coLiving: Phrasebook<CoLivingProperty> = {
  title: ({ at, rooms, units }, fact) => {
    if (fact === "let") return [titled(`Tenanted co-living house with ${count(rooms)} rooms`, at)];
    const free = many(units.length, "furnished room");
    return [titled(`Co-living: ${free}`, at), titled(`${capital(free)} in a shared house`, at)];
  },
  opening: ({ at, rooms, units, deal, surface }) => [
    deal.invest &&
      `${capital(a(`${area(surface)} coliving house`))} with ${count(rooms)} furnished rooms, all let, ${onStreet(at)}.`,
    deal.invest &&
      `${capital(count(rooms))} let rooms under one roof ${inside(at.area)}: a co-living house for sale as an investment.`,
    !deal.invest &&
      `${capital(many(units.length, "furnished room"))} ${units.length === 1 ? "is" : "are"} available in this co-living house ${onStreet(at)}.`,
    !deal.invest &&
      `Co-living ${inside(at.area)}: in this house for ${count(rooms)} people, ${many(units.length, "room")} ${units.length === 1 ? "is" : "are"} available.`,
  ],
  placeOpening: ({ at, rooms }) => [
    `${capital(inside(at.area))}, this co-living house is home to ${count(rooms)} people.`,
  ],
  building: ({ building: { builtYear, renovatedYear, storeys } }) => [
    renovatedYear !== undefined && `The house dates from ${builtYear} and was converted in ${renovatedYear}.`,
    `The house, on ${count(storeys)} floors, dates from ${builtYear}.`,
  ],
  space: ({ facts, rooms }) => [
    `Kitchen and living room are shared; there are ${many(facts.bathrooms ?? 2, "bathroom")} for ${count(rooms)} rooms.`,
    "Each room has a bed, a desk and a wardrobe; kitchen and living room are shared.",
  ],
  comfort: ({ deal }) => [
    !deal.invest && "The rent includes heating, electricity, water, internet and cleaning.",
    deal.invest && "Day-to-day management can be left to an operator.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => coLivingExtras[extra]));
    // Cleaning is a service: nobody shares it, and no house has it.
    if (extras.includes("cleaning")) return [`Also included: ${things}.`, `Housemates can count on ${things}.`];
    return [`Housemates share ${things}.`, `The house also has ${things}.`];
  },
  division: ({ prices, units }) => {
    const rent = prices.rent && "amount" in prices.rent ? prices.rent : undefined;
    return [
      rent?.upTo !== undefined &&
        units.length > 1 &&
        `Rooms cost from ${money(rent.amount)} to ${money(rent.upTo)} a month, all inclusive.`,
    ];
  },
};
