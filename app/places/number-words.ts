import { fold } from "./fold.ts";

/** Small numbers in letters, by their value; up to six. */
export const lowNumbers = {
  en: ["", "one", "two", "three", "four", "five", "six"],
  fr: ["", "une", "deux", "trois", "quatre", "cinq", "six"],
  nl: ["", "één", "twee", "drie", "vier", "vijf", "zes"],
};
/** What such a number is written as, folded, in any of the three languages. */
export const numberWords = new Map<string, number>(
  Object.values(lowNumbers)
    .flatMap((words) => words.map((word, value) => [fold(word), value] as const))
    .filter(([word]) => word !== "" && word !== "een" && word !== "one" && word !== "une")
    .concat([
      ["one", 1],
      ["een", 1],
      ["une", 1],
    ]),
);
