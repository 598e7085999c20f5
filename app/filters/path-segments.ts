import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import type { PathParams } from "#app/i18n/paths.ts";
import { transactions, type Transaction } from "#app/vocabulary/vocabulary.ts";
import { countries, type Country } from "#app/places/place.ts";
import { deals, type Deal } from "./deal.ts";
import { findTypeSegment, typeSegments } from "./type-segments.ts";

/** The words of `:country` in a path (decisions, section 1). */
export const countrySegments: Record<Country, PerLanguage<string>> = {
  BE: { en: "belgium", fr: "belgique", nl: "belgie" },
  LU: { en: "luxembourg", fr: "luxembourg", nl: "luxemburg" },
};

/** The words of `:transaction` in a path: those that the pages of the deal begin with. */
export const transactionSegments: Record<Transaction, PerLanguage<string>> = {
  "to-let": { en: "to-let", fr: "a-louer", nl: "te-huur" },
  "for-sale": { en: "for-sale", fr: "a-vendre", nl: "te-koop" },
};

/** The same of every deal, as the path of a market has it. */
export const dealSegments: Record<Deal, PerLanguage<string>> = {
  ...transactionSegments,
  investment: { en: "investment", fr: "investissement", nl: "investering" },
};

/** The words of `:area` in a path, of areas whose key is English words and no place's name. */
const areaSegments: Readonly<Record<string, PerLanguage<string>>> = {
  airport: { en: "airport", fr: "aeroport", nl: "luchthaven" },
  "retail-streets": { en: "retail-streets", fr: "rues-commercantes", nl: "winkelstraten" },
};

/** The word of an area in a language's paths. @param key as its text has it */
export function areaSegment(key: string, language: Language): string {
  return Object.hasOwn(areaSegments, key) ? areaSegments[key]![language] : key;
}

/** The key of the area that an `:area` word of any language names; a word that is none's is a key itself. */
export function areaOfSegment(word: string): string {
  return Object.keys(areaSegments).find((key) => Object.values(areaSegments[key]!).includes(word)) ?? word;
}

/** The country that a `:country` word of any language names. */
export function findCountry(word: string | undefined): Country | undefined {
  return countries.find((country) => Object.values(countrySegments[country]).includes(word ?? ""));
}

/** The transaction that a `:transaction` word of any language names. */
export function findTransaction(word: string | undefined): Transaction | undefined {
  return transactions.find((transaction) => Object.values(transactionSegments[transaction]).includes(word ?? ""));
}

/** The deal that a `:transaction` word of any language names. */
export function findDeal(word: string | undefined): Deal | undefined {
  return deals.find((deal) => Object.values(dealSegments[deal]).includes(word ?? ""));
}

/**
 * The parameters of a path in a language's words, as far as the words alone tell: `:type`, `:country`, `:area`,
 * `:transaction`.
 * What is no known word stays as it is written.
 */
export function translateParams(params: PathParams, language: Language): PathParams {
  const segment = findTypeSegment(params["type"] ?? "");
  const country = findCountry(params["country"]);
  const deal = findDeal(params["transaction"]);
  const { area } = params;
  return {
    ...params,
    ...(segment && { type: typeSegments[segment][language] }),
    ...(country && { country: countrySegments[country][language] }),
    ...(area && { area: areaSegment(areaOfSegment(area), language) }),
    ...(deal && { transaction: dealSegments[deal][language] }),
  };
}
