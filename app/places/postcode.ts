import type { Country } from "./place.ts";

export interface Postcode {
  /** Four digits. */
  code: string;
  /** When it is written with one. */
  country?: Country;
}

/** Both countries write postcodes as four digits. */
export function isPostcode(words: string): boolean {
  return /^\d{4}$/.test(words);
}

/**
 * A postcode as people write it: `1050`, `B-1050`, `L-2180`, `LU 2180`.
 * @returns undefined for anything else
 */
export function readPostcode(words: string): Postcode | undefined {
  const [, country, code] = /^\s*(?:(be?|lu?)[\s-]*)?(\d{4})\s*$/i.exec(words) ?? [];
  if (!code) return undefined;
  if (!country) return { code };
  return { code, country: country.toUpperCase().startsWith("B") ? "BE" : "LU" };
}
