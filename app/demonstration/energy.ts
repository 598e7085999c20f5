import type { Energy } from "#app/listings/listing-record.ts";
import type { EnergyClass, EnergyScheme } from "#app/listings/vocabulary.ts";
import type { Region } from "#app/drawings/building.ts";
import type { Making } from "./making.ts";
import type { BuildingTraits } from "./property.ts";
import { roundTo } from "./random.ts";
import type { Whereabouts } from "./whereabouts.ts";

/** EPC Flanders, EPB Brussels, PEB Wallonia, CPE Luxembourg (decisions, section 3). */
const schemes: Record<Region, EnergyScheme> = { flanders: "EPC", brussels: "EPB", wallonia: "PEB", luxembourg: "CPE" };

type Scale = readonly (readonly [label: EnergyClass, upTo: number])[];

/** Upper end of each class in kWh per m² and year, after the regions' scales for homes. */
const scales: Record<EnergyScheme, Scale> = {
  EPC: [
    ["A+", 12],
    ["A", 100],
    ["B", 200],
    ["C", 300],
    ["D", 400],
    ["E", 500],
    ["F", 720],
  ],
  EPB: [
    ["A+", 15],
    ["A", 45],
    ["B", 95],
    ["C", 150],
    ["D", 210],
    ["E", 275],
    ["F", 345],
    ["G", 520],
  ],
  PEB: [
    ["A+", 45],
    ["A", 85],
    ["B", 170],
    ["C", 255],
    ["D", 340],
    ["E", 425],
    ["F", 510],
    ["G", 690],
  ],
  CPE: [
    ["A", 45],
    ["B", 75],
    ["C", 85],
    ["D", 100],
    ["E", 155],
    ["F", 225],
    ["G", 280],
    ["H", 355],
    ["I", 480],
  ],
};

/** What the law asks a certificate for differs by region and use: the share of listings that show one. */
const shares: Record<"home" | "office" | "shop" | "warehouse", Record<Region, number>> = {
  home: { flanders: 0.98, brussels: 0.97, wallonia: 0.97, luxembourg: 0.97 },
  office: { flanders: 0.85, brussels: 0.88, wallonia: 0.45, luxembourg: 0.9 },
  shop: { flanders: 0.7, brussels: 0.55, wallonia: 0.3, luxembourg: 0.8 },
  warehouse: { flanders: 0.25, brussels: 0.2, wallonia: 0.15, luxembourg: 0.6 },
};

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

/** The energy label, or none where listings of its kind often have none. The certificate's number is invented. */
export function energyOf(
  making: Making,
  at: Whereabouts,
  building: BuildingTraits,
  use: keyof typeof shares,
): Energy | undefined {
  const random = making.offer;
  const scheme = schemes[at.region];
  if (!random.chance(shares[use][at.region])) return undefined;
  const scale = scales[scheme];
  const best = building.builtYear >= 2019 ? 0 : 1;
  const steps = Math.floor((random.around(...stepsDown(building)) * scale.length) / 8);
  const step = Math.min(scale.length - 1, Math.max(best, steps));
  const [label, upTo] = scale[step] ?? scale[0]!;
  const from = scale[step - 1]?.[1] ?? 0;
  const consumption = Math.max(4, Math.round(random.between(from + 1, upTo)));
  const issued = Math.max(making.year - random.int(0, 4), building.builtYear, building.renovatedYear ?? 0);
  return {
    scheme,
    class: label,
    consumption,
    emissions: roundTo(consumption * random.between(0.17, 0.24), 1),
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
