import { fold } from "./fold.ts";

/**
 * Small numbers in letters in the three languages, folded, by their value. Not "neuf", which is new, nor "onze", which in
 * Dutch is ours.
 */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    "one, une, een, single",
    "two, deux, twee",
    "three, trois, drie",
    "four, quatre, vier",
    "five, cinq, vijf",
    "six, zes",
    "seven, sept, zeven",
    "eight, huit, acht",
    "nine, negen",
    "ten, dix, tien",
    "eleven, elf",
    "twelve, douze, twaalf",
    "thirteen, treize, dertien",
    "fourteen, quatorze, veertien",
    "fifteen, quinze, vijftien",
  ].flatMap((words, at) => words.split(", ").map((word) => [fold(word), at + 1] as const)),
);

/** Which value each of the words stands for that are listed beside it, folded. */
export function valuesOfWords(rows: readonly (readonly [value: number, words: string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([value, words]) => words.split(", ").map((word) => [fold(word), value] as const)));
}

/** Round numbers of something, which French and Dutch make nouns of: "une dizaine de postes", "een twintigtal werkplekken". */
export const roundNumbers = valuesOfWords([
  [10, "dizaine, tiental"],
  [12, "dozen, douzaine, dozijn"],
  [15, "quinzaine, vijftiental"],
  [20, "vingtaine, twintigtal"],
  [30, "trentaine, dertigtal"],
  [40, "quarantaine, veertigtal"],
  [50, "cinquantaine, vijftigtal"],
  [60, "soixantaine, zestigtal"],
  [100, "centaine, honderdtal"],
]);

/** Larger ones and fractions, which stand before a unit: "nonante m²", "anderhalf miljoen". */
export const largeNumberWords = valuesOfWords([
  [1.5, "anderhalf, anderhalve"],
  [2.5, "tweeenhalf, tweeenhalve"],
  [3.5, "drieenhalf, drieenhalve"],
  [4.5, "vierenhalf, vierenhalve"],
  [5.5, "vijfenhalf, vijfenhalve"],
  [0.5, "half, demi, halve"],
  [20, "twenty, vingt, twintig"],
  [30, "thirty, trente, dertig"],
  [40, "forty, quarante, veertig"],
  [50, "fifty, cinquante, vijftig"],
  [60, "sixty, soixante, zestig"],
  [70, "seventy, septante, zeventig"],
  [80, "eighty, octante, huitante, tachtig"],
  [90, "ninety, nonante, negentig"],
  [100, "hundred, cent, honderd"],
  [1000, "thousand, mille, duizend"],
]);
