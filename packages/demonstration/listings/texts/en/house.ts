import type { HouseProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, area, capital, count, inside, list, many, onStreet, purpose, titled } from "./words.ts";

const invested = "as a let investment";

const houseExtras: Record<HouseProperty["extras"][number], string> = {
  garage: "a garage",
  attic: "an attic that can be converted",
  cellar: "dry cellars",
  fireplace: "an open fireplace",
  solar: "solar panels",
  laundry: "a laundry room",
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
  title: ({ at, form, facts, building: { condition } }) => {
    const noun = houseNouns[form];
    const bedrooms = facts.bedrooms ?? 3;
    return [
      titled(capital(noun), at),
      titled(`${capital(noun)} with ${count(bedrooms)} bedrooms`, at),
      facts.garden !== undefined && titled(`${capital(noun)} with garden`, at),
      condition === "to-renovate" && titled(`${capital(noun)} to renovate`, at),
      condition === "renovated" && titled(`Renovated ${noun}`, at),
      condition === "new" && titled(`New ${noun}`, at),
    ];
  },
  opening: (property) => {
    const { at, surface, form, facts } = property;
    const noun = houseNouns[form];
    const bedrooms = many(facts.bedrooms ?? 3, "bedroom");
    return [
      `${capital(noun)} of ${area(surface)} with ${bedrooms}, ${purpose(property, invested)} ${onStreet(at)}.`,
      `${capital(onStreet(at))} stands this ${noun} with ${area(surface)} of living space and ${bedrooms}.`,
      facts.landSurface !== undefined &&
        `A ${noun} with ${bedrooms} on a plot of ${area(facts.landSurface)}, ${purpose(property, invested)} ${inside(at.area)}.`,
      `Room for a family ${inside(at.area)}: ${a(noun)} of ${area(surface)} with ${bedrooms}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, this ${houseNouns[property.form]} offers ${area(property.surface)} of living space and ${many(property.facts.bedrooms ?? 3, "bedroom")}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, form }) => [
    condition === "new" && "The house is new: everything meets the current standards for insulation and ventilation.",
    renovatedYear !== undefined && `Built in ${builtYear}, it was renovated in ${renovatedYear}.`,
    condition === "renovated" && `Roof, windows and electricity were renewed in ${renovatedYear}.`,
    condition === "good" && renovatedYear === undefined && `It dates from ${builtYear} and has been well maintained.`,
    condition === "to-renovate" &&
      `The house of ${builtYear} needs a thorough renovation, and the structure deserves it.`,
    form === "town-house" && "The high ceilings, mouldings and marble fireplaces of the time are still there.",
    form === "farmhouse" && "Thick walls, old beams and a courtyard recall the farm it once was.",
  ],
  space: ({ facts, building: { storeys, condition } }) => {
    const bathrooms = many(facts.bathrooms ?? 1, "bathroom");
    const bedrooms = many(facts.bedrooms ?? 3, "bedroom");
    return [
      storeys > 1 && `Living room and kitchen are on the ground floor, ${bedrooms} and ${bathrooms} upstairs.`,
      storeys === 1 && `Everything is on one level: living room, kitchen, ${bedrooms} and ${bathrooms}.`,
      condition !== "to-renovate" && `It has a bright living room, a fitted kitchen, ${bedrooms} and ${bathrooms}.`,
      `The layout counts ${bedrooms} and ${bathrooms}, and a living room that opens on to the ${facts.garden === undefined ? "courtyard" : "garden"}.`,
    ];
  },
  comfort: ({ heating, building: { condition } }) => [
    heating === "heat-pump" && "Heating is by heat pump and underfloor heating.",
    heating === "gas" && condition !== "to-renovate" && "Central heating on gas, double glazing throughout.",
    heating === "oil" && "Central heating is on oil.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => houseExtras[extra]));
    return [`It also has ${things}.`, `Further: ${things}.`, `Practical: ${things}.`];
  },
  outdoors: ({ facts, orientation }) => [
    facts.garden !== undefined && `The garden of about ${area(facts.garden)} faces ${orientation}.`,
    facts.garden !== undefined &&
      facts.terrace !== undefined &&
      `Behind the house lie a terrace of ${area(facts.terrace)} and ${a(`${orientation}-facing garden`)}.`,
    facts.terrace !== undefined && `There is a terrace of ${area(facts.terrace)}.`,
    facts.garden === undefined && facts.terrace === undefined && "A small courtyard at the back catches the sun.",
  ],
};
