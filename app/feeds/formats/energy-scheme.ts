import { energyClasses, type EnergyClass, type EnergyScheme } from "#app/vocabulary/vocabulary.ts";

/**
 * The energy certificate of the region that an address lies in, by its postcode: each region of Belgium and Luxembourg has
 * one of its own (decisions, section 3).
 * @returns undefined for what is no postcode there
 */
export function schemeOfPostcode(country: unknown, postcode: unknown): EnergyScheme | undefined {
  if (country === "LU") return "CPE";
  const code = typeof postcode === "string" && /^\d{4}$/.test(postcode) ? Number(postcode) : 0;
  if (country !== "BE" || code < 1000) return undefined;
  if (code < 1300) return "EPB";
  return code < 1500 || (code >= 4000 && code < 8000) ? "PEB" : "EPC";
}

/** The class that a text names; undefined when it is none. */
export function readEnergyClass(text: string | undefined): EnergyClass | undefined {
  const written = text?.toUpperCase().replace(/\s/g, "");
  return energyClasses.find((name) => name === written);
}
