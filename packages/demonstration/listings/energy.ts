import { z } from "zod";
import { number, readGroups, readTable } from "../data/read-data.ts";
import { energyClasses, energySchemes, type Energy, type EnergyScheme } from "../listing-format.ts";
import type { Region } from "../drawings/building.ts";
import type { Mandate } from "./mandate.ts";
import type { BuildingTraits, Property } from "./property.ts";
import { roundTo } from "./random.ts";
import type { Location } from "../places/location.ts";

/** EPC Flanders, EPB Brussels, PEB Wallonia, CPE Luxembourg (decisions, section 3). */
const schemes: Record<Region, EnergyScheme> = { flanders: "EPC", brussels: "EPB", wallonia: "PEB", luxembourg: "CPE" };

/** Upper end of each class in kWh per m² and year, after the regions' scales for homes. */
const scaleRow = z.object({ scheme: z.enum(energySchemes), class: z.enum(energyClasses), upTo: number });
const scales = readGroups("energy-scales.tsv", scaleRow, ({ scheme }) => scheme);

/** What the law asks a certificate for differs by region and use: the share of listings that show one. */
const uses = ["home", "office", "shop", "warehouse"] as const;
const shareRow = z.object({
  use: z.enum(uses),
  flanders: number,
  brussels: number,
  wallonia: number,
  luxembourg: number,
});
const shares = new Map(readTable("energy-shares.tsv", shareRow).map((row) => [row.use, row]));

/** Steps below the best class that a building of an age usually gets on a scale of eight. */
function stepsDown({ condition, builtYear, renovatedYear }: BuildingTraits): [low: number, high: number] {
  if (condition === "new") return [0, 1.4];
  const insulated = Math.max(builtYear, renovatedYear ?? 0);
  if (condition === "to-renovate") return [4.4, 7.4];
  // Insulating an old building brings it less far than building a new one of the same year.
  const old = builtYear < 1945 ? 1.5 : builtYear < 1995 ? 0.8 : 0;
  if (insulated >= 2018) return [0.8 + old, 2.4 + old];
  if (insulated >= 2008) return [1.4 + old, 3.2 + old];
  if (insulated >= 1990) return [2.4 + old, 4.6 + old];
  return [3.8, 7.4];
}

type Use = (typeof uses)[number];

/** Whether a home uses so little that no gas boiler heats it. */
export function isFrugal(energy: Energy | undefined): boolean {
  return energy?.class !== undefined && ["A++", "A+", "A"].includes(energy.class);
}

/** m²; above, an office or a shop in Flanders is a large unit, with another certificate (EPC NR). */
const largeUnit = 500;

/** Letters of the EPC NR by the share of renewable energy in what is used: E is 5 %, which few old buildings reach. */
const renewableLabels = {
  new: { A: 10, B: 30, C: 35, D: 15, E: 10 },
  other: { C: 4, D: 12, E: 44, F: 40 },
} as const;

/** Whether the letter of its certificate says how much energy is renewable: offices and shops above 500 m² in Flanders. */
export function isOfRenewables({ at, family, surface }: Pick<Property, "at" | "family" | "surface">): boolean {
  return at.region === "flanders" && ["office", "coworking", "shop"].includes(family) && surface > largeUnit;
}

/**
 * Whether the region asks for a certificate when something is sold or let, as the guide on certificates says: existing
 * offices of 500 m² at most, shops and sheds have none in Brussels; no existing building but homes has one in Wallonia.
 */
function isAskedFor(use: Use, { region }: Location, building: BuildingTraits, surface: number): boolean {
  if (use === "home") return true;
  if (region === "brussels") return building.condition === "new" || (use === "office" && surface > largeUnit);
  if (region === "wallonia") return building.condition === "new";
  return region !== "flanders" || use !== "warehouse";
}

/** kWh per m² and year: hardly a building needs less, and what a large office or shop uses. */
const leastUse = 14;
const largeUse = [60, 250] as const;

/** The energy label, or none where the law asks for none or listings often lack it. The certificate's number is invented. */
export function energyOf(
  mandate: Mandate,
  at: Location,
  building: BuildingTraits,
  use: Use,
  surface: number,
): Energy | undefined {
  const random = mandate.offer;
  const scheme = schemes[at.region];
  // Advertisements of large offices in Brussels always tell it (docs/legal-facts.md).
  const isOwed = use === "office" && at.region === "brussels" && surface > largeUnit;
  const isShown = random.chance(shares.get(use)![at.region]) || isOwed;
  if (!isShown || !isAskedFor(use, at, building, surface)) return undefined;
  const scale = scales.get(scheme)!;
  const best = building.builtYear >= 2019 ? 0 : 1;
  const steps = Math.floor((random.around(...stepsDown(building)) * scale.length) / 8);
  const isLarge = at.region === "flanders" && use !== "home" && surface > largeUnit;
  const lowest = Math.min(scale.length - 1, Math.max(best, steps));
  // An A+ in Flanders makes as much as it uses, which few new buildings do.
  const step = scale[lowest]!.upTo === 0 && (isLarge || !random.chance(0.3)) ? lowest + 1 : lowest;
  const { class: ofConsumption, upTo } = scale[step]!;
  const from = scale[step - 1]?.upTo ?? 0;
  // Large buildings use what offices and shops use, whatever share of it is renewable.
  const [low, high] = isLarge ? largeUse : [Math.max(from + 1, Math.min(leastUse, upTo)), upTo];
  const consumption = upTo === 0 ? 0 : Math.round(random.between(low, high));
  const issued = Math.max(mandate.year - random.int(0, 4), building.builtYear, building.renovatedYear ?? 0);
  const label = isLarge ? random.weigh(renewableLabels[building.condition === "new" ? "new" : "other"]) : ofConsumption;
  return {
    scheme,
    class: label,
    consumption,
    emissions: roundTo(consumption * random.between(0.17, 0.24), 1),
    // What the certificates of one country tell and the others do not.
    total: scheme === "PEB" ? roundTo(consumption * surface, 10) : undefined,
    insulationClass: scheme === "CPE" ? scale[Math.min(scale.length - 1, step + 1)]!.class : undefined,
    emissionsClass: scheme === "CPE" ? label : undefined,
    certificate: certificateNumber(scheme, issued, random.int(0, 999_999), random.int(1, 9), random.int(1, 28)),
  };
}

/** Shaped like the scheme's numbers, in a series that is not given out. */
function certificateNumber(scheme: EnergyScheme, year: number, serial: number, month: number, day: number): string {
  const six = String(serial).padStart(6, "0");
  const date = `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
  switch (scheme) {
    case "EPC":
      return `${date}-0009${six}-D`;
    case "EPB":
      return `${date}-0000${six}-99-0`;
    case "PEB":
      return `${date}99${six}`;
    case "CPE":
      return `D.${date}.${six}`;
  }
}
