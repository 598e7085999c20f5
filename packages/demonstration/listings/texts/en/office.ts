import type { OfficeExtra, OfficeLight, OfficeProperty } from "../../property.ts";
import { asks, type Phrasebook } from "../phrasebook.ts";
import {
  a,
  area,
  capital,
  count,
  decimal,
  floor,
  floors,
  inside,
  list,
  offeredAt,
  onStreet,
  purpose,
  titled,
} from "./words.ts";

const extras: Record<OfficeExtra, string> = {
  kitchenette: "a kitchenette on every floor",
  showers: "showers with changing rooms",
  terrace: "a shared roof terrace",
  reception: "a staffed reception",
  "meeting-rooms": "furnished meeting rooms",
  "access-control": "badge access control",
  fibre: "fibre from two providers",
  restaurant: "a company restaurant",
};

const lights: Record<OfficeLight, readonly string[]> = {
  "two-sides": [
    "Daylight enters from two sides.",
    "With windows on both the street and the garden side, even the middle of the floor gets daylight.",
  ],
  corner: [
    "The corner position brings in light from morning to evening.",
    "The corner building has windows on two streets.",
  ],
  courtyard: [
    "The rooms at the back look on to a quiet inner courtyard.",
    "An inner courtyard keeps the back of the building light and quiet.",
  ],
  "full-height": ["The windows run from floor to ceiling.", "Floor-to-ceiling windows make the most of the daylight."],
  "avenue-view": [
    "The desks have an open view over the tree-lined street.",
    "The front rooms have a wide view over the street.",
  ],
  "green-view": [
    "Every workplace looks out on greenery.",
    "The view is of trees and lawns rather than of other offices.",
  ],
};

function storey({ floors: [low, high] }: OfficeProperty): string {
  return low === high ? `on the ${floor(low)}` : `on the ${floors([low, high])}`;
}

/** `an 850 m² office suite on the second floor`, as it stands after "this is". */
function offered(property: OfficeProperty): string {
  const size = area(property.surface);
  switch (property.offer) {
    case "suite":
      return `${a(`${size} office suite`)} ${storey(property)}`;
    case "floor":
      return property.building.storeys === 1
        ? a(`${size} single-storey office`)
        : `the whole ${floor(property.floors[0])}, with ${size} of offices`;
    case "floors":
      return `${size} of offices ${storey(property)}`;
    case "building":
      return `${a(`${size} office building`)} on ${count(property.building.storeys)} floors`;
    case "house":
      return `a former town house with ${size} of offices on ${count(property.building.storeys)} floors`;
  }
}

/** How the building's age is stated; one sentence about the building, always true of its years and storeys. */
function building({ building: { storeys, builtYear, renovatedYear, condition }, offer, deal }: OfficeProperty) {
  const tall = `${count(storeys)}-storey building`;
  return [
    condition === "new" && `The ${tall} has just been completed.`,
    condition === "new" && "New build, delivered with all building services in working order.",
    renovatedYear !== undefined && `Built in ${builtYear}, the ${tall} was thoroughly renovated in ${renovatedYear}.`,
    renovatedYear !== undefined && `The ${tall} dates from ${builtYear}; it was last renovated in ${renovatedYear}.`,
    condition === "renovated" && `Reception, WCs and building services were renewed in ${renovatedYear}.`,
    renovatedYear === undefined && condition !== "new" && `The ${tall} dates from ${builtYear}.`,
    renovatedYear === undefined &&
      condition === "good" &&
      offer !== "house" &&
      `${capital(a(tall))} dating from ${builtYear}, well maintained over the years.`,
    condition === "to-renovate" &&
      (deal.invest
        ? `The offices date from ${builtYear} and will need modernising at the end of the lease.`
        : `The offices date from ${builtYear} and need modernising, which leaves the new occupier free to choose the layout.`),
    offer === "house" && `The original façade and staircase, from ${builtYear}, have been kept.`,
  ];
}

export const office: Phrasebook<OfficeProperty> = {
  title: ({ at, offer, building: { condition }, surface }, fact) => {
    const size = area(surface);
    const made = fact !== "condition" ? "" : condition === "new" ? "new " : "renovated ";
    const start = (text: string) => titled(capital(`${made}${size} ${text}`), at);
    if (fact === "divisible") {
      const what = offer === "building" ? "office building" : offer === "floor" ? "office floor" : "offices";
      return [titled(`Divisible ${size} ${what}`, at)];
    }
    if (fact === "let") return [titled(`Tenanted ${size} ${offer === "building" ? "office building" : "offices"}`, at)];
    if (offer === "house") return [titled(`Town house with ${size} of offices`, at)];
    if (offer === "building") return [start("office building")];
    return [
      start("offices"),
      offer === "suite" && start("office suite"),
      offer === "floor" && start("office floor"),
      offer === "suite" && made === "" && titled(`${size} of office space`, at),
    ];
  },
  opening: (property) => {
    const { at, deal } = property;
    const what = offered(property);
    return [
      `${capital(what)} ${offeredAt(property)}.`,
      `${capital(purpose(property))} ${onStreet(at)}${at.hidden ? "" : ` ${inside(at.area)}`}: ${what}.`,
      !deal.invest && asks(property) && `For companies looking for offices ${inside(at.area)}: ${what}.`,
      deal.invest && `An investment opportunity: ${what}, fully let.`,
      !at.hidden && `${at.street.names.en} ${at.number}: ${what}.`,
    ];
  },
  placeOpening: (property) => {
    const { at, deal } = property;
    const where = `${capital(inside(at.area))}${at.hidden ? "" : `, ${onStreet(at)}`}`;
    return [
      `Well located ${inside(at.area)}: ${offered(property)}, ${purpose(property)}.`,
      !deal.invest && `${where}, you will find ${offered(property)}.`,
      deal.invest && `${where}: ${offered(property)}, for sale as an investment.`,
    ];
  },
  building,
  space: ({ layout, facts, offer, surface, building: { condition } }) => {
    const height = decimal(facts.ceilingHeight ?? 2.7);
    return [
      layout === "open-plan" && "The main area is open and column-free, so desks can be placed where you want them.",
      layout === "open-plan" &&
        offer !== "house" &&
        condition !== "to-renovate" &&
        "The layout is open plan, with a few enclosed rooms for meetings and calls.",
      layout === "partitioned" &&
        offer !== "house" &&
        `The space is divided into ${surface > 300 ? "closed offices and meeting rooms" : "several closed offices"} by light, movable partitions.`,
      layout === "partitioned" &&
        offer === "house" &&
        "The former drawing rooms serve as offices and meeting rooms, with their original mouldings and fireplaces.",
      layout === "mixed" && "The layout combines open areas with closed offices and meeting rooms.",
      layout === "mixed" &&
        condition !== "to-renovate" &&
        "With the existing partitions, it offers a mix of open space and closed rooms, ready to move into.",
      offer === "house" && `The ceilings are ${height}\u00a0m high on the main floor.`,
      facts.raisedFloors && `Raised floors and a ceiling height of ${height}\u00a0m allow any layout.`,
    ];
  },
  light: ({ light }) => lights[light],
  comfort: ({ facts, floors: levels, building: { condition } }) => [
    facts.airConditioning && "The space is air-conditioned.",
    facts.airConditioning && facts.lift && "Air conditioning and a lift serve every floor.",
    !facts.airConditioning &&
      condition !== "to-renovate" &&
      "Opening windows and external blinds keep the rooms comfortable in summer.",
    facts.lift === false && levels[1] > 1 && "There is no lift, but the stairs are wide and light.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [`Amenities: ${things}.`, `The building offers ${things}.`, `The building also has ${things}.`];
  },
  division: ({ units, floors: range }) => {
    if (units.length < 2) return [];
    const smallest = Math.min(...units.map((unit) => unit.surface));
    return [
      `Divisible into units from ${area(smallest)}.`,
      `There are ${count(units.length)} units, from ${area(smallest)}, available together or separately.`,
      range[0] !== range[1] && `Floors can be let individually; the smallest unit is ${area(smallest)}.`,
    ];
  },
};
