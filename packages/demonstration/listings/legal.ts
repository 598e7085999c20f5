import type { Listing } from "../listing-format.ts";
import type { Property } from "./property.ts";
import { roundTo, type Random } from "./random.ts";

type Legal = Listing["legal"];
type FloodScores = NonNullable<NonNullable<Legal>["floodScores"]>;

/** P and G score, which advertisements state in Flanders; a building stands no deeper in water than its plot. */
function scoresOf(isNearWater: boolean, random: Random): FloodScores {
  const plot = random.weigh(isNearWater ? { A: 62, B: 18, C: 12, D: 8 } : { A: 88, B: 6, C: 4, D: 2 });
  return { plot, building: plot === "A" || random.chance(0.4) ? "A" : plot };
}

/** Zones by the names that the Flemish register of plans has for them. */
function destinationOf({ family, at }: Property): string {
  if (family === "logistics") return "industriegebied";
  if (family === "sme") return "gebied voor ambachtelijke bedrijven en kmo’s";
  return at.setting === "village" ? "woongebied met landelijk karakter" : "woongebied";
}

/** What a Belgian advertisement has to state on permits, pre-emption and floods; Luxembourg asks for less. */
export function legalOf(property: Property, random: Random): Legal {
  const { at, deal, surface, family, building } = property;
  if (at.country === "LU") return { planningPermission: true };
  const isNearWater = ["port", "canal", "riverside"].includes(at.character);
  const isFlemish = at.region === "flanders";
  const planningPermission = random.chance(0.96);
  const floodScores = isFlemish ? scoresOf(isNearWater, random) : undefined;
  if (!deal.forSale && !deal.invest) return { planningPermission, floodScores };
  const isHome = family === "apartment" || family === "house" || family === "block" || family === "co-living";
  // EUR a year, of values fixed in 1975: older and smaller homes have little (a demonstration assumption).
  const perSquareMetre = isHome
    ? random.around(5.5, 12)
    : family === "logistics" || family === "sme"
      ? random.around(3, 6.5)
      : random.around(9, 24);
  const old = building.builtYear < 1945 ? 0.75 : 1;
  return {
    planningPermission,
    floodScores,
    destination: isFlemish ? destinationOf(property) : undefined,
    planningSummons: isFlemish ? random.chance(0.01) : undefined,
    preEmptionRight: isFlemish ? random.chance(0.02) : undefined,
    subdivisionPermit: isFlemish ? random.chance(0.12) : undefined,
    cadastralIncome: roundTo(perSquareMetre * surface * old, 1),
  };
}
