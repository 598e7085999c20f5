import en from "#app/i18n/locales/en/vocabulary.ts";
import fr from "#app/i18n/locales/fr/vocabulary.ts";
import nl from "#app/i18n/locales/nl/vocabulary.ts";
import { isLanguage, languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";

export type SourceTexts = Partial<PerLanguage<string>>;

/** Characters that the listing format has room for. */
const longestTitle = 160;
const longestDescription = 10_000;
const longestAlt = 300;
/** A text that is cut ends with a word, unless that is longer. */
const longestWord = 41;

const types = { en: en.types, fr: fr.types, nl: nl.types };

/** The site's language that a code names: `fr`, `fr-BE`, `FR_be`; undefined for any other. */
export function languageOf(code: string | undefined): Language | undefined {
  const primary = code?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return isLanguage(primary) ? primary : undefined;
}

/** A title where a source has none: `Apartment, Ixelles`. */
function plainTitle(type: PropertyType | undefined, locality: string | undefined, language: Language): string {
  return [type === undefined ? undefined : types[language][type], locality].filter(Boolean).join(", ");
}

/**
 * Titles and descriptions as the listing format takes them. Line breaks that only lay the source out are left out. A language
 * with one of both gets the other: a title says no more than type and place, a description what the title says.
 * @param unmapped gets a note of each text that is cut
 */
export function textsOf(
  given: { titles: SourceTexts; descriptions: SourceTexts },
  property: { type: PropertyType | undefined; locality: string | undefined },
  unmapped: string[],
): { title: SourceTexts; description: SourceTexts } {
  const [title, description]: [SourceTexts, SourceTexts] = [{}, {}];
  for (const language of languages) {
    const [ownTitle, text] = [given.titles[language], given.descriptions[language]];
    if (ownTitle === undefined && text === undefined) continue;
    const words = (ownTitle ?? plainTitle(property.type, property.locality, language)).replace(/\s+/g, " ");
    title[language] = cut(words, longestTitle, `title.${language}`, unmapped);
    description[language] = cut(laidOut(text ?? words), longestDescription, `description.${language}`, unmapped);
  }
  return { title, description };
}

/** What a picture is called in the languages of the listing's title, where the source calls it nothing better. */
export function altOf(title: SourceTexts, own: string | undefined, language: Language | undefined): SourceTexts {
  const alt: SourceTexts = {};
  for (const each of languages) {
    const text = each === language ? (own ?? title[each]) : title[each];
    if (text !== undefined) alt[each] = text.replace(/\s+/g, " ").slice(0, longestAlt);
  }
  return alt;
}

/** By lines, and not by a pattern for the space around line ends: that tries a line of spaces from each of them anew. */
function laidOut(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.join("\n").replace(/\n{3,}/g, "\n\n");
}

function cut(text: string, longest: number, name: string, unmapped: string[]): string {
  if (text.length <= longest) return text;
  unmapped.push(`${name} beyond ${longest} characters`);
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "");
  // Where a word ends, if one does near enough.
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return `${end >= cut.length - longestWord ? cut.slice(0, end).trimEnd() : cut}…`;
}
