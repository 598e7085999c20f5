import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { withLeftOut } from "./left-out.ts";
import type { ReadSentence } from "./sentence/read-sentence.ts";

/**
 * The address of the search that a sentence asks for. Who writes “800 m²” is shown 800 before 5,890, as who counts people is
 * (results/room-for-people.ts): an area alone is searched as the least, but meant as about so much.
 */
export function sentenceHref({ query, leftOut, isAreaAlone }: ReadSentence, language: Language): string {
  const ordered = isAreaAlone ? { order: "smallest-to-largest" as const, ...query } : query;
  return withLeftOut(searchHref(ordered, language), leftOut);
}
