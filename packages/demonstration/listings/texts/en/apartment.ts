import type { ApartmentProperty } from "../../property.ts";
import { asks, isUnfinished, type Phrasebook } from "../phrasebook.ts";
import { a, area, capital, count, floor, inside, list, many, offeredAt, onStreet, purpose, titled } from "./words.ts";

const invested = "for sale with a tenant in place";

function bedroomed(bedrooms: number, noun: string): string {
  return bedrooms === 0 ? noun : `${count(bedrooms)}-bedroom ${noun}`;
}

const apartmentExtras: Record<ApartmentProperty["extras"][number], string> = {
  cellar: "a private cellar",
  storage: "a storage room inside the flat",
  "video-intercom": "a video intercom",
  dressing: "a dressing room",
  "bike-room": "a shared bicycle room",
  garage: "a garage",
};

const floorCoverings: Record<ApartmentProperty["floorCovering"], string> = {
  parquet: "parquet floors",
  oak: "the original oak floor",
  tiles: "tiled floors",
  vinyl: "hard-wearing vinyl floors",
};

export const apartment: Phrasebook<ApartmentProperty> = {
  title: ({ at, form, facts, building: { condition } }, fact) => {
    const noun = bedroomed(facts.bedrooms ?? 1, form);
    const counted = capital(noun);
    switch (fact) {
      case "let":
        return [titled(`Tenanted ${noun}`, at)];
      case "condition":
        if (condition === "to-renovate") return [titled(`${counted} to renovate`, at)];
        return [titled(`${condition === "new" ? "New" : "Renovated"} ${noun}`, at)];
      case "terrace":
        return [titled(`${counted} with terrace`, at)];
      case "garden":
        return [titled(`${counted} with garden`, at)];
      case "furnished":
        return [titled(`Furnished ${noun}`, at)];
      default:
        return [titled(counted, at)];
    }
  },
  opening: (property) => {
    const {
      at,
      surface,
      floor: level,
      form,
      facts,
      building: { condition },
    } = property;
    const noun = bedroomed(facts.bedrooms ?? 1, form);
    const made =
      condition === "new" ? "New-build" : condition === "renovated" ? "Renovated" : facts.furnished ? "Furnished" : "";
    const where = form === "penthouse" ? "on the top floor" : `on the ${floor(level)}`;
    return [
      `${made ? `${made} ${area(surface)} ${noun}` : capital(a(`${area(surface)} ${noun}`))} ${where}${property.deal.invest ? " " : ", "}${offeredAt(property, invested)}.`,
      `${capital(where)} of a building dating from ${property.building.builtYear} ${onStreet(at)}: ${a(`${area(surface)} ${noun}`)}, ${purpose(property, invested)}.`,
      !property.deal.invest &&
        asks(property) &&
        `Looking for ${a(noun)} ${inside(at.area)}? This one measures ${area(surface)} and is ${where}.`,
      `${capital(a(`${area(surface)} ${noun}`))} ${where}${property.deal.invest ? ` ${inside(at.area)}, ${invested}` : `, ${purpose(property)} ${inside(at.area)}`}.`,
      property.deal.invest && `A tenanted ${area(surface)} ${noun} ${onStreet(at)}, with rental income from day one.`,
    ];
  },
  placeOpening: (property) => {
    const { at, surface, form, facts } = property;
    return [
      `${capital(inside(at.area))}, this ${area(surface)} ${bedroomed(facts.bedrooms ?? 1, form)} is ${purpose(property, invested)}.`,
    ];
  },
  building: ({
    building: { storeys, builtYear, renovatedYear, condition },
    facts,
    deal,
    floor: level,
    availableFrom,
  }) => [
    condition === "new" && isUnfinished({ deal, availableFrom }) && "Some of the finishes can still be chosen.",
    condition === "new" && !deal.invest && "Nobody has lived here yet: kitchen, bathroom and heating are new.",
    condition === "new" && !deal.invest && "New, finished throughout and never lived in.",
    condition === "renovated" &&
      `The flat was fully renovated in ${renovatedYear}, including wiring, plumbing and windows.`,
    condition === "renovated" && `Kitchen and bathroom date from the renovation of ${renovatedYear}.`,
    condition === "good" &&
      level > 1 &&
      facts.lift === true &&
      `The building of ${count(storeys)} storeys is well kept and has a lift.`,
    condition === "good" && `The building dates from ${builtYear} and is well kept.`,
    condition === "good" && storeys > 3 && "The building is well kept, and so are the stairs and the entrance hall.",
    condition === "good" && storeys < 4 && "The building is small and well kept, with few neighbours.",
    condition === "good" &&
      renovatedYear !== undefined &&
      `The building dates from ${builtYear} and was renovated in ${renovatedYear}.`,
    condition === "to-renovate" && "The kitchen, bathroom and wiring need renewing.",
    facts.lift === true && level > 1 && "The lift stops at every floor.",
    facts.lift === false && level > 1 && "The building has no lift.",
  ],
  space: ({ facts, kitchen, form, floorCovering, building: { condition } }) => {
    const bedrooms = facts.bedrooms ?? 1;
    const bathrooms = facts.bathrooms ?? 1;
    const covered = floorCoverings[floorCovering];
    if (bedrooms === 0) {
      return [
        `Living and sleeping share one room, with a ${kitchen === "open" ? "kitchenette" : "separate kitchen"} and a shower room.`,
        `One room, ${kitchen === "open" ? "an open" : "a separate"} kitchen and a shower room: compact and fully equipped.`,
      ];
    }
    const rooms = `${many(bedrooms, "bedroom")} and ${many(bathrooms, "bathroom")}`;
    return [
      kitchen === "open" &&
        condition !== "to-renovate" &&
        `The living room with open, fully fitted kitchen leads to ${rooms}.`,
      kitchen === "open" && `Living room with ${covered} and an open kitchen; ${rooms}.`,
      kitchen === "open" && `The open kitchen and living room are one large space; there are also ${rooms}.`,
      kitchen === "separate" && `Layout: entrance hall, living room, separate kitchen, ${rooms}.`,
      kitchen === "separate" && `Living room with ${covered}, a separate kitchen, ${rooms}.`,
      form === "duplex" && `Living room and kitchen are below, ${rooms} above.`,
      kitchen === "open" &&
        `There is a living room with ${covered}, an open kitchen and ${many(bathrooms, "bathroom")}.`,
      kitchen === "open" && `The kitchen is open to the living room, which has ${covered}.`,
      kitchen === "open" &&
        condition !== "to-renovate" &&
        `The kitchen is fully fitted and open to the living room, with ${covered}.`,
      kitchen === "separate" && `Entrance hall, living room, separate kitchen and ${many(bathrooms, "bathroom")}.`,
      kitchen === "separate" && `Living room with ${covered}, separate kitchen, ${many(bathrooms, "bathroom")}.`,
      kitchen === "separate" && `The kitchen is separate, and the living room has ${covered}.`,
    ];
  },
  light: ({ orientation, form }) => [
    orientation === "south" && "The living room faces south and has sun for most of the day.",
    orientation &&
      (orientation === "west" || orientation === "south-west") &&
      `With its ${orientation}-facing living room, the flat has sun until the evening.`,
    orientation === "east" && "The living room faces east and gets the morning sun.",
    form === "penthouse" && "Windows on all sides let the light in all day.",
  ],
  comfort: ({ heating, glazing }) => [
    heating === "heat-pump" && `Heat pump and ${glazing} glazing keep the bills low.`,
    heating === "gas" && `Individual gas boiler and ${glazing} glazing.`,
    heating === "collective" && `Communal heating with individual meters; the windows have ${glazing} glazing.`,
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => apartmentExtras[extra]));
    return [`There is also ${things}.`, `${capital(things)} ${extras.length > 1 ? "are" : "is"} included.`];
  },
  outdoors: ({ facts }) => [
    facts.terrace !== undefined &&
      `The terrace of ${area(facts.terrace)} is large enough ${facts.terrace > 12 ? "for a table for six" : "to have breakfast outside"}.`,
    facts.terrace !== undefined && `Outside there is a terrace of ${area(facts.terrace)}.`,
    facts.terrace !== undefined && `A terrace of ${area(facts.terrace)} provides extra living space in summer.`,
    facts.terrace !== undefined && `The living room opens on to a terrace of ${area(facts.terrace)}.`,
    facts.balcony && "A balcony opens off the living room.",
    facts.garden !== undefined && `The garden of ${area(facts.garden)} is private.`,
  ],
};
