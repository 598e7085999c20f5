import { largeNumberWords, numberWords } from "#app/places/number-words.ts";
import { cue } from "./beginnings.ts";

export const smallNumberCue = cue("small number", numberWords, largeNumberWords);

/** What one word in letters counts: "two", "twintig"; undefined for a word that is no number. */
export const smallNumber = (word = "") => numberWords.get(word) ?? largeNumberWords.get(word);
