import type { View } from "../../../drawings/building.ts";
import type { Property } from "../../property.ts";
import { count, floorName, many } from "./words.ts";

/** `een kantoorgebouw met zes bouwlagen`, as it stands after "voorgevel van". */
function subject({ family, building: { storeys }, facts, units, type }: Property): string {
  const tall = `met ${many(storeys, "bouwlaag", "bouwlagen")}`;
  switch (family) {
    case "office":
    case "coworking":
      return `een kantoorgebouw ${tall}`;
    case "logistics":
      return `een magazijn met ${many(facts.docks ?? 1, "laadkade", "laadkades")}`;
    case "sme":
      return units.length > 1 ? `een rij van ${count(units.length)} kmo-units` : "een kmo-unit met sectionaalpoort";
    case "shop":
      return type === "out-of-town-stand-alone-or-retail-park"
        ? "een winkel met één bouwlaag en een parking"
        : type === "shopping-centre"
          ? "een winkelcentrum"
          : `een gebouw ${tall} en een winkel op het gelijkvloers`;
    case "apartment":
    case "block":
      return `een appartementsgebouw ${tall}`;
    case "house":
      return `een huis ${tall}`;
    case "co-living":
      return `een gedeeld huis ${tall}`;
  }
}

/** Wat een tekening van het pand toont, voor wie ze niet ziet. */
export function picture(view: View, property: Property, level: number | undefined): string {
  const { at } = property;
  const where = at.hidden ? "" : `, ${at.street.names.nl}`;
  switch (view) {
    case "elevation":
      return `Tekening: voorgevel van ${subject(property)}${where}`;
    case "detail":
      return `Tekening: de ingang bij valavond, met verlichte ramen${where}`;
    case "plan":
      return property.units.length > 1
        ? `Tekening: grondplan met ${count(property.units.length)} units`
        : level === undefined
          ? "Tekening: grondplan"
          : `Tekening: grondplan, ${floorName(level)}`;
    case "section":
      return `Tekening: doorsnede van ${subject(property)}`;
    case "street":
      return `Tekening: plan van het perceel en de bouwblokken eromheen${where}`;
  }
}
