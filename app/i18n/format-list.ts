import { inEveryLanguage, type Language } from "./languages.ts";

const listsOf = (type: Intl.ListFormatOptions["type"]) =>
  // British English puts no comma before the last of a list, as plain "en" does; the others are as they are.
  inEveryLanguage((language) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }));

const lists = listsOf("conjunction");
const choices = listsOf("disjunction");

/** Names as a sentence lists them: `A, B and C`, `A, B et C`, `A, B en C`. */
export function formatList(names: Iterable<string>, language: Language): string {
  return lists[language].format(names);
}

/** Names of which any will do: `A, B or C`, `A, B ou C`, `A, B of C`. */
export function formatChoice(names: Iterable<string>, language: Language): string {
  return choices[language].format(names);
}
