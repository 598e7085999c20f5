/** The languages of the site (specification, section 1); the first is the default. */
export const languages = ["en", "fr", "nl"] as const;

export type Language = (typeof languages)[number];

/** Each in itself; its place in the list is, from 1, the profile's `languageId`: a new language comes last. */
export const languageNames: PerLanguage<string> = { en: "English", fr: "Français", nl: "Nederlands" };

export const defaultLanguage: Language = "en";

/** One value per language: a title, a slug, a word. */
export type PerLanguage<T> = Record<Language, T>;

/** A value for each language, made one by one. */
export function inEveryLanguage<T>(make: (language: Language) => T): PerLanguage<T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as PerLanguage<T>;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language a path is served in: its first segment, or the default when that is no supported language.
 * @param path e.g. `/fr/a-louer`; a query and a fragment may follow it, as in `/fr?x=1`
 */
export function languageOfPath(path: string): Language {
  const segment = path.split(/[/?#]/, 2)[1]?.toLowerCase();
  return isLanguage(segment) ? segment : defaultLanguage;
}

/**
 * The text for a reader of `language`, falling back en → fr → nl (decisions, section 3).
 * @returns the text and the language it is written in, or undefined when there is none at all
 */
export function inLanguage<T>(
  texts: Partial<PerLanguage<T>>,
  language: Language,
): { value: T; language: Language } | undefined {
  for (const candidate of [language, ...languages]) {
    const value = texts[candidate];
    if (value !== undefined) return { value, language: candidate };
  }
  return undefined;
}
