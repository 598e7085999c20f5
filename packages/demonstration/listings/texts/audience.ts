import type { Property, PropertyOf } from "../property.ts";

/** Whom a property suits, as far as its facts say. */
type Audience =
  | "pied-a-terre"
  | "first-home"
  | "spare-room"
  | "family-flat"
  | "ground-floor"
  | "top-floor"
  | "works"
  | "running-lease"
  | "garden"
  | "large-house"
  | "low-upkeep"
  | "practice"
  | "workplaces"
  | "head-office"
  | "reception"
  | "distribution"
  | "regional"
  | "trades"
  | "landlord"
  | "small-team"
  | "newcomers";

/** What one language says of each; `#` is the number of workplaces, in what is said of them alone. */
export type AudienceWords = Record<Audience, readonly string[]>;

/** m² of offices to one person, meeting rooms and corridors included. */
const squareMetresEach = 12;

/** How many people offices are large enough for, rounded as agents do. */
export function workplaces(squareMetres: number): number {
  const people = squareMetres / squareMetresEach;
  return people < 20 ? Math.floor(people) : Math.floor(people / 5) * 5;
}

/**
 * The sentences that say in one language whom a property suits: none where its facts don't tell.
 * @param count a number as the language writes it in a sentence
 */
export function describeAudience(
  property: Property,
  words: AudienceWords,
  count: (number: number) => string,
): readonly string[] {
  const audiences = audiencesOf(property);
  const said = audiences.length === 1 ? words[audiences[0]!] : audiences.flatMap((audience) => words[audience]);
  if (!audiences.includes("workplaces")) return said;
  const people = count(workplaces(property.surface));
  return said.map((sentence) => sentence.replace("#", people));
}

/** Whom the facts of a property make it right for; of an investment, only what its buyer gains. */
export function audiencesOf(property: Property): Audience[] {
  if (property.family === "block") return ["landlord"];
  if (property.deal.invest) {
    return property.family === "apartment" || property.family === "house" ? ["running-lease"] : [];
  }
  switch (property.family) {
    case "apartment":
      return audiencesOfApartment(property);
    case "house":
      return audiencesOfHouse(property);
    case "office":
      return audiencesOfOffice(property);
    case "logistics":
      return [property.surface > 8_000 ? "distribution" : "regional"];
    case "sme":
      return ["trades"];
    case "coworking":
      return ["small-team"];
    case "co-living":
      return ["newcomers"];
    case "shop":
      return [];
  }
}

function audiencesOfApartment({ facts, form, floor, building }: PropertyOf<"apartment">): Audience[] {
  if (building.condition === "to-renovate") return ["works"];
  if (form === "penthouse") return ["top-floor"];
  const bedrooms = facts.bedrooms ?? 1;
  const size =
    bedrooms === 0 ? "pied-a-terre" : bedrooms === 1 ? "first-home" : bedrooms === 2 ? "spare-room" : "family-flat";
  return floor === 0 ? ["ground-floor", size] : [size];
}

function audiencesOfHouse({ facts, form, at, building }: PropertyOf<"house">): Audience[] {
  if (building.condition === "to-renovate") return ["works"];
  const audiences: Audience[] = [];
  if ((facts.bedrooms ?? 3) >= 5) audiences.push("large-house");
  if ((facts.garden ?? 0) >= 80) audiences.push("garden");
  if (facts.garden === undefined && at.setting !== "village") audiences.push("low-upkeep");
  if (form === "town-house") audiences.push("practice");
  return audiences;
}

function audiencesOfOffice({ offer, surface }: PropertyOf<"office">): Audience[] {
  if (offer === "house") return ["reception"];
  if (offer === "building") return ["head-office", "workplaces"];
  return workplaces(surface) >= 4 ? ["workplaces"] : [];
}
