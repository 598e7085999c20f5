import { pictureAddresses, type Building, type Season, type View } from "../drawings/building.ts";
import type { Listing } from "../listing-format.ts";
import type { Property } from "./property.ts";
import type { Random } from "./random.ts";
import { picture as english } from "./texts/en/pictures.ts";
import { picture as french } from "./texts/fr/pictures.ts";
import { picture as dutch } from "./texts/nl/pictures.ts";
import { english as en } from "./texts/en/voice.ts";
import { french as fr } from "./texts/fr/voice.ts";
import { dutch as nl } from "./texts/nl/voice.ts";
import { fraction } from "../places/location.ts";

type Photo = NonNullable<Listing["photos"]>[number];

const seasonOfMonth: readonly Season[] = [
  "winter",
  "winter",
  "spring",
  "spring",
  "spring",
  "summer",
  "summer",
  "summer",
  "autumn",
  "autumn",
  "autumn",
  "winter",
];

/** Three to five drawings of the property's building, each with what it shows in the three languages. */
export function picturesOf(property: Property, random: Random): Photo[] {
  const addressOf = pictureAddresses(drawnBuilding(property));
  const level = property.family === "apartment" ? property.floor : undefined;
  return viewsOf(property, random).map((view) => ({
    source: addressOf(view),
    kind: view === "plan" ? ("floor-plan" as const) : undefined,
    alt: {
      en: en.typeset(english(view, property, level)),
      fr: fr.typeset(french(view, property, level)),
      nl: nl.typeset(dutch(view, property, level)),
    },
  }));
}

/** The front first; a tall building also has a section, and what is let by the part has a plan. */
function viewsOf({ building: { storeys }, units, at }: Property, random: Random): View[] {
  const views: View[] = ["elevation"];
  if (random.chance(0.7)) views.push("detail");
  if (units.length > 1 || random.chance(0.6)) views.push("plan");
  if (storeys > 2 && random.chance(0.5)) views.push("section");
  // A map would give away an address that is hidden.
  if (!at.hidden && random.chance(0.75)) views.push("street");
  for (const view of ["detail", "plan", "section"] as const) {
    if (views.length >= 3) break;
    if (!views.includes(view)) views.push(view);
  }
  return views;
}

function drawnBuilding(property: Property): Building {
  const { building, at, type, facts, publishedAt, surface, units } = property;
  return {
    seed: building.seed,
    type,
    region: at.region,
    setting: at.setting,
    season: seasonOfMonth[Number(publishedAt.slice(5, 7)) - 1] ?? "summer",
    storeys: building.storeys,
    docks: facts.docks,
    units:
      units.length > 0
        ? units.map((unit) => ({ floor: unit.floor ?? 0, surface: unit.surface }))
        : [{ floor: floorOf(property), surface }],
    streetAngle: Math.floor(fraction(at.street.official, 41) * 360),
  };
}

function floorOf(property: Property): number {
  if (property.family === "apartment") return property.floor;
  return property.family === "office" ? property.floors[0] : 0;
}
