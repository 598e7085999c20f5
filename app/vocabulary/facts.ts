import type { ParseKeys } from "i18next";
import { conditions } from "./vocabulary.ts";

/**
 * What is told of one fact, and the bounds of what may be told:
 *
 * - `count`: a whole number. `floor`: a floor, 0 the ground floor, less than that below ground. `surface`: m². `amount`:
 *   EUR. `year`, `day`: of the calendar.
 * - `figure`: more than 0, up to `most`, in a unit that is written alike in every language.
 * - `yesNo`: there or not. `word`: one of some.
 */
type FactKind =
  | { kind: "count" | "floor" | "surface" | "amount" | "year" | "day" | "yesNo" }
  | { kind: "figure"; unit: string; most: number }
  | { kind: "word"; words: readonly string[] };

/** A fact with what the language files call it, and what whoever writes a feed has to know beyond its name. */
export type FactDefinition = FactKind & { label: ParseKeys; note?: string };

/**
 * Every fact that a listing may tell of itself, by its name in the listing format (docs/listing-format.md), in the order in
 * which a page tells them: the income, the building, the comfort. The shape of the format, the names that filters may ask
 * for and the rows of a page follow from it. A fact that a filter asks for goes by the filter's name for it.
 */
export const facts = {
  annualRent: {
    kind: "amount",
    label: "listing.facts.annualRent",
    note: "EUR a year a let building brings in, investments",
  },
  leaseEnd: { kind: "day", label: "listing.facts.leaseEnd", note: "first end of the running lease, investments" },
  bedrooms: { kind: "count", label: "filters.bedrooms.label" },
  bathrooms: { kind: "count", label: "filters.bathrooms.label" },
  dwellings: {
    kind: "count",
    label: "listing.facts.dwellings",
    note: "homes in a bloc sale or rooms in a co-living house",
  },
  clearHeight: { kind: "figure", unit: "m", most: 60, label: "filters.height.label", note: "m, warehouses" },
  floorLoad: { kind: "figure", unit: "t/m²", most: 100, label: "filters.floor-load.label", note: "tonnes per m²" },
  docks: { kind: "count", label: "filters.docks.label" },
  gates: { kind: "count", label: "filters.doors.label", note: "level-access sectional doors" },
  officeSurface: { kind: "surface", label: "listing.facts.officeSurface", note: "m² of offices in a warehouse" },
  frontage: { kind: "figure", unit: "m", most: 500, label: "filters.frontage.label", note: "m of shop front" },
  ceilingHeight: { kind: "figure", unit: "m", most: 20, label: "listing.facts.ceilingHeight" },
  floor: {
    kind: "floor",
    label: "listing.facts.floor",
    note: "floor that an apartment or office is on, its lower one if there are two: 0 is the ground floor, -1 the basement",
  },
  storeys: {
    kind: "count",
    label: "listing.facts.storeys",
    note: "storeys of the building above ground, the ground floor included",
  },
  landSurface: { kind: "surface", label: "listing.facts.landSurface" },
  terrace: { kind: "surface", label: "filters.features.words.terrace" },
  balcony: { kind: "yesNo", label: "filters.features.words.balcony" },
  garden: { kind: "surface", label: "filters.features.words.garden" },
  parkingSpaces: { kind: "count", label: "filters.parking.label" },
  parkingRentPerYear: {
    kind: "amount",
    label: "listing.facts.parkingRent",
    note: "EUR per parking space and year",
  },
  chargingPoints: { kind: "count", label: "filters.features.words.charging-points" },
  bicycleStorage: { kind: "yesNo", label: "filters.features.words.bicycle-storage" },
  lift: { kind: "yesNo", label: "filters.features.words.lift" },
  furnished: { kind: "yesNo", label: "filters.features.words.furnished" },
  airConditioning: { kind: "yesNo", label: "filters.features.words.air-conditioning" },
  raisedFloors: { kind: "yesNo", label: "filters.features.words.raised-floors" },
  sprinklers: { kind: "yesNo", label: "filters.features.words.sprinklers" },
  showroom: { kind: "yesNo", label: "filters.features.words.showroom" },
  corner: { kind: "yesNo", label: "filters.features.words.corner", note: "on the corner of two streets" },
  groundFloor: {
    kind: "yesNo",
    label: "filters.features.words.ground-floor",
    note: "all of it, or a unit of it, is on the ground floor",
  },
  condition: { kind: "word", words: conditions, label: "filters.condition.label" },
  builtYear: { kind: "year", label: "listing.facts.builtYear" },
  renovatedYear: { kind: "year", label: "listing.facts.renovatedYear" },
} as const satisfies Record<string, FactDefinition>;

export type Fact = keyof typeof facts;
export const factNames = Object.keys(facts) as Fact[];

/** What a listing says of a fact: a number, yes or no, a word or, of a day, an ISO date. */
export type FactValue<Kind extends FactKind> = Kind extends { kind: "word"; words: readonly (infer Word)[] }
  ? Word
  : Kind extends { kind: "yesNo" }
    ? boolean
    : Kind extends { kind: "day" }
      ? string
      : number;
