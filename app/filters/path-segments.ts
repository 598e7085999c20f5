import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import type { PathParams } from "#app/i18n/paths.ts";
import { transactions, type Transaction } from "#app/vocabulary/vocabulary.ts";
import { countries, type Country } from "#app/places/place.ts";
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

/** The country that a `:country` word of any language names. */
export function findCountry(word: string | undefined): Country | undefined {
  return countries.find((country) => Object.values(countrySegments[country]).includes(word ?? ""));
}

/** The transaction that a `:transaction` word of any language names. */
export function findTransaction(word: string | undefined): Transaction | undefined {
  return transactions.find((transaction) => Object.values(transactionSegments[transaction]).includes(word ?? ""));
}

/**
 * The parameters of a path in a language's words, as far as the words alone tell: `:type`, `:country`, `:transaction`.
 * What is no known word stays as it is written.
 */
export function translateParams(params: PathParams, language: Language): PathParams {
  const segment = findTypeSegment(params["type"] ?? "");
  const country = findCountry(params["country"]);
  const transaction = findTransaction(params["transaction"]);
  return {
    ...params,
    ...(segment && { type: typeSegments[segment][language] }),
    ...(country && { country: countrySegments[country][language] }),
    ...(transaction && { transaction: transactionSegments[transaction][language] }),
  };
}
