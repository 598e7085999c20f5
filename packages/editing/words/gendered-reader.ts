import type { Unwanted } from "./find-unwanted.ts";

const participle = "(?!ici\\b|plus\\b|aussi\\b|parmi\\b)\\p{L}+(?:é|i|u|is|it|ert)s?";
const asReader =
  "(?:averti|prévenu|informé|connecté|déconnecté|inscrit|abonné|désabonné|contacté|recontacté|intéressé)s?";
const between = "(?:(?:pas|plus|déjà|encore|toujours|bien|aussi|automatiquement|immédiatement) )*";

/** Where “vous” is a man: “vous êtes connecté”, “pour être averti”, “vous tenir informé”. */
const patterns = [
  `vous (?:vous )?(?:n’)?(?:êtes|étiez|serez|seriez|soyez|restez) ${between}${participle}`,
  `êtes-\\u2060?vous ${between}${participle}`,
  `(?:souhaitez|voulez|pouvez|devez|aimeriez) ${between}être ${between}${participle}`,
  `(?:être|étant|vous tenir|vous laisser|soyez|restez) ${between}${asReader}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "giu"));

/** What a French text says to its readers as if each were a man. */
export function findGenderedReader(text: string): Unwanted[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: term, index }) => ({
      term,
      write: "it without a gender: “connectez-vous”, “recevoir une alerte”, “tenir au courant”",
      at: index,
    })),
  );
}
