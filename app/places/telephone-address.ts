import type { Country } from "./place.ts";

/**
 * How numbers are written within a country, as digits, and what stands before them from abroad. Belgian ones begin with a
 * zero that goes then: nine digits, or ten of a mobile; those of Luxembourg never do: six or eight, or nine of a mobile.
 */
const national: Record<Country, { form: RegExp; abroad: (digits: string) => string }> = {
  BE: { form: /^0(?:[1-9]\d{7}|4[5-9]\d{7})$/, abroad: (digits) => `+32${digits.slice(1)}` },
  LU: { form: /^(?:[2-9]\d{5}|[2-9]\d{7}|6[25679]\d{7})$/, abroad: (digits) => `+352${digits}` },
};

/**
 * The address of a telephone number. One without its country is given that of what it is about, where it is written as
 * numbers are there: whoever is called from abroad could not be otherwise. Any other stays as it was typed.
 * @param country where the property lies, or most of an agency's; undefined where that is not known
 */
export function telephoneAddress(typed: string, country?: Country): string {
  // An extension is no part of what is called; nor is the zero of `+32 (0)2`, which `(0)2` alone begins with.
  const [line = ""] = typed.split(/[a-z#;]/i, 1);
  const number = line.replace(/^\s*(?:\+|00)/.test(line) ? /\(0\)|[^\d+]/g : /[^\d+]/g, "");
  if (number.startsWith("00")) return `tel:+${number.slice(2)}`;
  const within = country && national[country];
  return `tel:${within?.form.test(number) ? within.abroad(number) : number}`;
}
