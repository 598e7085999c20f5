import { isResidential, type EnergyClass, type EnergyScheme, type PropertyType } from "#app/vocabulary/vocabulary.ts";

/**
 * The classes each certificate knows, best first: EPC in Flanders, EPB in Brussels, PEB in Wallonia, CPE in Luxembourg.
 * A class beyond its scheme's scale is shown all the same: what the advertiser gives stands.
 */
const scales: Record<EnergyScheme, readonly EnergyClass[]> = {
  EPC: ["A+", "A", "B", "C", "D", "E", "F"],
  EPB: ["A", "B", "C", "D", "E", "F", "G"],
  PEB: ["A++", "A+", "A", "B", "C", "D", "E", "F", "G"],
  CPE: ["A+", "A", "B", "C", "D", "E", "F", "G", "H", "I"],
};

/** The scale to draw for a certificate. */
export function energyScale(scheme: EnergyScheme, given?: EnergyClass | null): readonly EnergyClass[] {
  const scale = scales[scheme];
  if (!given || scale.includes(given)) return scale;
  return given.startsWith("A") ? [given, ...scale] : [...scale, given];
}

/** m²; in Flanders, larger units that are no homes have a certificate of their own (docs/legal-facts.md). */
const smallUnit = 500;

interface Rated {
  energyScheme: EnergyScheme | null;
  type: PropertyType;
  surfaceTotal: number | null;
}

/**
 * Names what letters may be compared with: those of one scheme, of homes or of other buildings. In Flanders the letter of a
 * small unit tells how much energy it needs, that of a large one how much of it is renewable.
 * @returns null where there is no certificate
 */
export function comparableScale({ energyScheme, type, surfaceTotal }: Rated): string | null {
  if (energyScheme === null) return null;
  if (isResidential(type)) return `${energyScheme} homes`;
  if (energyScheme !== "EPC") return `${energyScheme} others`;
  return (surfaceTotal ?? 0) > smallUnit ? "EPC NR" : "EPC kNR";
}

/** The letter whose colour a class wears: `A++` is green as A is. */
export function energyLetter(given: EnergyClass): string {
  return given.charAt(0).toLowerCase();
}
