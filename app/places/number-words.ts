import { fold } from "./fold.ts";

/** Small numbers in letters in the three languages, folded, by their value. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    "one, une, een",
    "two, deux, twee",
    "three, trois, drie",
    "four, quatre, vier",
    "five, cinq, vijf",
    "six, zes",
  ].flatMap((words, at) => words.split(", ").map((word) => [fold(word), at + 1] as const)),
);
