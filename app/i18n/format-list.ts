import { inEveryLanguage, type Language } from "./languages.ts";

/** British English puts no comma before the "and" of a list, as plain "en" does; the others are as they are. */
const lists = inEveryLanguage((language) => new Intl.ListFormat(language === "en" ? "en-GB" : language));

/** Names as a sentence lists them: `A, B and C`, `A, B et C`, `A, B en C`. */
export function formatList(names: Iterable<string>, language: Language): string {
  return lists[language].format(names);
}
