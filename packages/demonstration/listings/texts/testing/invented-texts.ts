import { languages, type Language } from "../../../listing-format.ts";
import { readAtlas } from "../../../places/read-atlas.ts";
import { generateListings } from "../../generate.ts";

/** Listings whose texts tests read: enough for every type, region and way to say something. */
export const records = [...generateListings(readAtlas(), { listings: 3_000, seed: "texts", today: "2026-11-21" })];

/** What they say, a text a language. */
export const told = records.flatMap((record) =>
  languages.flatMap((language) => {
    const [title, description] = [record.title[language], record.description[language]];
    if (title === undefined || description === undefined) return [];
    return [{ record, language, title, description }];
  }),
);
export const of = (language: Language) => told.filter((text) => text.language === language);
export const everything = told.flatMap(({ title, description }) => [title, description]);

/** What breaks a rule, a few of them: an empty list is what a test wants. */
export function offenders(texts: readonly string[], breaks: (text: string) => boolean): string[] {
  return texts.filter(breaks).slice(0, 3);
}
export const matching = (texts: readonly string[], slip: RegExp) => offenders(texts, (text) => slip.test(text));
