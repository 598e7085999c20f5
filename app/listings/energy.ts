import type { EnergyClass, EnergyScheme } from "#app/vocabulary.ts";

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

/** The letter whose colour a class wears: `A++` is green as A is. */
export function energyLetter(given: EnergyClass): string {
  return given.charAt(0).toLowerCase();
}
