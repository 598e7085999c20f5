import { fold } from "#app/places/fold.ts";
import { largeNumberWords, numberWords } from "#app/places/number-words.ts";
import type { Token } from "./reading/token.ts";
import { tokenise } from "./reading/tokens.ts";

/** Whoever works in an office, counted. */
const workers = new Set(
  fold(
    `people persons person pers p employees employee workers staff colleagues personnes personne collaborateurs
    collaborateur employés employé salariés salarié travailleurs collègues personen persoon medewerkers medewerker
    werknemers werknemer personeelsleden mensen`,
  ).split(/\s+/),
);

const numberOf = ({ kind, text, value }: Token) =>
  kind === "number" ? value : (numberWords.get(text) ?? largeNumberWords.get(text));

/**
 * How many people words of a sentence count: "12 people", "twaalf medewerkers"; of "10 à 15 personnes" the larger number.
 * @param words as they were typed
 */
export function peopleIn(words: string): number | undefined {
  const tokens = tokenise(words);
  const [at] = tokens.flatMap(({ text }, index) => (index > 0 && workers.has(text) ? [index] : []));
  const people = at === undefined ? undefined : numberOf(tokens[at - 1]!);
  return people !== undefined && Number.isInteger(people) && people > 0 ? people : undefined;
}
