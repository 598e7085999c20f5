import type { Unwanted } from "./find-unwanted.ts";

/** Up to the end of a sentence, a line or a row; a stop within a figure ends none. */
const sentences = /(?:[^.\n]|\.(?=\d))+/g;
const duties = /(?<!(?:Wetboek|wetboek)(?: der)? )registratierechten/iu;

/**
 * Sentences of a Dutch text that tell of Flanders and call the tax on its sales registration duties: since 2022 the law and
 * its forms say “verkooprecht” (“registratierechten” for Brussels and Wallonia).
 */
export function findFlemishDuties(text: string): Unwanted[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const found = duties.exec(sentence);
    if (!found || !/Vlaanderen|Vlaamse?\b/.test(sentence) || /verkooprecht/i.test(sentence)) return [];
    return [{ term: found[0], write: "“verkooprecht” for Flanders", at: index + found.index }];
  });
}
