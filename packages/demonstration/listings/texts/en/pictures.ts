import type { View } from "../../../drawings/building.ts";
import type { Property } from "../../property.ts";
import { a, count, floor, many } from "./words.ts";

function subject({ family, building: { storeys }, facts, units, type }: Property): string {
  const tall = `${count(storeys)}-storey`;
  switch (family) {
    case "office":
    case "coworking":
      return a(`${tall} office building`);
    case "logistics":
      return `a warehouse with ${many(facts.docks ?? 1, "loading dock")}`;
    case "sme":
      return units.length > 1
        ? `a row of ${count(units.length)} business units`
        : "a business unit with its level-access door";
    case "shop":
      return type === "out-of-town-stand-alone-or-retail-park"
        ? "a single-storey store with its car park"
        : type === "shopping-centre"
          ? "a shopping centre"
          : a(`${tall} building with a shop on the ground floor`);
    case "apartment":
    case "block":
      return a(`${tall} apartment building`);
    case "house":
      return storeys === 1 ? "a single-storey house" : a(`${tall} house`);
    case "co-living":
      return a(`${tall} shared house`);
  }
}

/** What a drawing of the property shows, for those who can't see it. */
export function picture(view: View, property: Property, level: number | undefined): string {
  const { at } = property;
  const where = at.hidden ? "" : `, ${at.street.names.en}`;
  switch (view) {
    case "elevation":
      return `Drawing: front of ${subject(property)}${where}`;
    case "detail":
      return `Drawing: the entrance at dusk, with lit windows${where}`;
    case "plan":
      return property.units.length > 1
        ? `Drawing: floor plan with ${count(property.units.length)} units`
        : level === undefined
          ? "Drawing: floor plan"
          : `Drawing: plan of the ${floor(level)}`;
    case "section":
      return `Drawing: section through ${subject(property)}`;
    case "street":
      return `Drawing: map of the plot and the blocks around it${where}`;
  }
}
