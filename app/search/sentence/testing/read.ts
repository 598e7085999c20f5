import type { Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { readSentence } from "../read-sentence.ts";

const gazetteer = gazetteerFromFiles();

/** A sentence read with the places and points that the site has. */
export const readWhole = (sentence: string, language: Language) =>
  readSentence(sentence, gazetteer, language, getPoints());

/** What a sentence asks for and leaves out. */
export function readTyped(sentence: string, language: Language) {
  const { query, leftOut } = readWhole(sentence, language);
  return { query, leftOut };
}
