import type { HouseProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, area, capital, inside, list, many, offeredAt, onStreet, purpose, titled } from "./words.ts";

const invested = "for sale with a tenant in place";

const houseExtras: Record<HouseProperty["extras"][number], string> = {
  garage: "a garage",
  attic: "a loft that can be converted",
  cellar: "a dry cellar",
  fireplace: "an open fireplace",
  solar: "solar panels",
  laundry: "a utility room",
  office: "a study",
  fibre: "fibre to the door",
};

const houseNouns: Record<HouseProperty["form"], string> = {
  terraced: "terraced house",
  "semi-detached": "semi-detached house",
  detached: "detached house",
  villa: "villa",
  "town-house": "town house",
  farmhouse: "farmhouse",
};

export const house: Phrasebook<HouseProperty> = {
  title: ({ at, form, facts, surface, building: { condition } }, fact) => {
    const noun = houseNouns[form];
    const sized = `${area(surface)} ${noun}`;
    switch (fact) {
      case "let":
        return [titled(`Tenanted ${sized}`, at)];
      case "bedrooms":
        return [titled(`${capital(noun)} with ${many(facts.bedrooms ?? 3, "bedroom")}`, at)];
      case "garden":
        return [titled(`${sized} with garden`, at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`${sized} to renovate`, at)];
        return [titled(`${condition === "new" ? "New" : "Renovated"} ${sized}`, at)];
      default:
        return [titled(sized, at)];
    }
  },
  opening: (property) => {
    const { at, surface, form, facts } = property;
    const noun = houseNouns[form];
    const bedrooms = many(facts.bedrooms ?? 3, "bedroom");
    const sized = a(`${area(surface)} ${noun}`);
    return [
      `${capital(sized)} with ${bedrooms}, ${offeredAt(property, invested)}.`,
      `${capital(onStreet(at))}, this ${noun} has ${area(surface)} of living space and ${bedrooms}.`,
      facts.landSurface !== undefined &&
        `A ${noun} with ${bedrooms} on a plot of ${area(facts.landSurface)} ${inside(at.area)}, ${purpose(property, invested)}.`,
      (facts.bedrooms ?? 3) > 2 && `A family home ${inside(at.area)}: ${sized} with ${bedrooms}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, this ${houseNouns[property.form]} offers ${area(property.surface)} of living space and ${many(property.facts.bedrooms ?? 3, "bedroom")}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, form }) => [
    condition === "new" && "The house is new: everything meets the current standards for insulation and ventilation.",
    renovatedYear !== undefined && `Built in ${builtYear}, it was renovated in ${renovatedYear}.`,
    condition === "renovated" && `The roof, windows and wiring were renewed in ${renovatedYear}.`,
    condition === "good" && renovatedYear === undefined && `It dates from ${builtYear} and has been well maintained.`,
    condition === "to-renovate" && `Built in ${builtYear}, the house needs renovating throughout.`,
    form === "town-house" && "The high ceilings, mouldings and marble fireplaces have been preserved.",
    form === "farmhouse" && "Thick walls, old beams and a courtyard recall its past as a farm.",
  ],
  space: ({ facts, building: { storeys, condition } }) => {
    const bathrooms = many(facts.bathrooms ?? 1, "bathroom");
    const bedrooms = many(facts.bedrooms ?? 3, "bedroom");
    return [
      storeys > 1 && `Living room and kitchen are on the ground floor, ${bedrooms} and ${bathrooms} upstairs.`,
      storeys === 1 && `Everything is on one level: living room, kitchen, ${bedrooms} and ${bathrooms}.`,
      condition !== "to-renovate" && `It has a bright living room, a fitted kitchen, ${bedrooms} and ${bathrooms}.`,
      storeys > 1 && `Living room and kitchen are on the ground floor, the bedrooms and ${bathrooms} upstairs.`,
      storeys === 1 && `Everything is on one level, with ${bathrooms}.`,
      condition !== "to-renovate" && `It has a bright living room, a fitted kitchen and ${bathrooms}.`,
      `There are ${bedrooms} and ${bathrooms}, and a living room that opens on to the ${facts.garden === undefined ? "courtyard" : "garden"}.`,
    ];
  },
  comfort: ({ heating, building: { condition } }) => [
    heating === "heat-pump" && "Heating is by heat pump, with underfloor heating.",
    heating === "gas" && condition !== "to-renovate" && "Gas central heating, double glazing throughout.",
    heating === "oil" && "Oil-fired central heating.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => houseExtras[extra]));
    return [`It also has ${things}.`, `Other features: ${things}.`, `Also included: ${things}.`];
  },
  outdoors: ({ facts, orientation }) => [
    facts.garden !== undefined && `The garden of about ${area(facts.garden)} faces ${orientation}.`,
    facts.garden !== undefined &&
      orientation !== "east" &&
      `The ${orientation}-facing garden, of about ${area(facts.garden)}, has the sun until evening.`,
    facts.garden !== undefined &&
      facts.terrace !== undefined &&
      `Behind the house are a terrace of ${area(facts.terrace)} and ${a(`${orientation}-facing garden`)}.`,
    facts.terrace !== undefined && `There is a terrace of ${area(facts.terrace)}.`,
    facts.garden === undefined && facts.terrace === undefined && "A small courtyard at the back catches the sun.",
  ],
};
