import type { Property } from "../property.ts";

/** What a title leads with: the same in all languages of a listing. */
export type TitleFact =
  | "size"
  | "count"
  | "bedrooms"
  | "docks"
  | "desks"
  | "divisible"
  | "condition"
  | "terrace"
  | "garden"
  | "furnished"
  | "shop"
  | "let";

/** The facts that the title of a property may lead with: what is sold with its tenant says so, and so does what is new. */
export function titleFacts(property: Property): readonly [TitleFact, ...TitleFact[]] {
  if (property.deal.invest) return ["let"];
  const { facts, building, units } = property;
  const { condition } = building;
  if (condition === "to-renovate" && ["apartment", "house", "block"].includes(property.family)) return ["condition"];
  const isFresh = condition === "new" || condition === "renovated";
  const divisible = units.length > 1 ? (["divisible"] as const) : [];
  const fresh = isFresh ? (["condition"] as const) : [];
  const terrace = facts.terrace === undefined ? [] : (["terrace"] as const);
  const garden = facts.garden === undefined ? [] : (["garden"] as const);
  switch (property.family) {
    case "office":
      return property.offer === "house" ? ["size"] : ["size", ...divisible, ...fresh];
    case "coworking":
      return ["desks", "count"];
    case "logistics":
      return ["size", "docks", ...(condition === "new" ? fresh : [])];
    case "sme":
      return [property.offered > 1 ? "count" : "size", ...(condition === "new" ? fresh : [])];
    case "shop":
      return ["size"];
    case "apartment":
      return ["bedrooms", ...fresh, ...terrace, ...garden, ...(facts.furnished ? (["furnished"] as const) : [])];
    case "house":
      return ["size", "bedrooms", ...fresh, ...garden];
    case "block":
      return ["size", "count", ...(property.shop ? (["shop"] as const) : [])];
    case "co-living":
      return ["count"];
  }
}
