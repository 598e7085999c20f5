import { isDeepStrictEqual } from "node:util";
import type { Language } from "#app/i18n/languages.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { querySentence } from "../read-sentence.ts";
import { comparable, readExamples, type Example } from "./read-examples.ts";
import en from "./sentences-en.ts";
import fr from "./sentences-fr.ts";
import nl from "./sentences-nl.ts";

const sentences = { en, fr, nl };

/** What people type in a language, each with the search that it means. */
export function examplesIn(language: Language): Example[] {
  return readExamples(sentences[language]);
}

/** True when a sentence is read as all that it means, and as nothing else. */
export function isUnderstood({ sentence, query }: Example, gazetteer: Gazetteer, language: Language): boolean {
  return isDeepStrictEqual(comparable(querySentence(sentence, gazetteer, language, getPoints())), comparable(query));
}
