import { fold } from "#app/places/fold.ts";

const wordsIn = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/));

/** Whoever works in an office, counted. */
export const workers = wordsIn(
  `people persons person pers p employees employee workers staff colleagues personnes personne collaborateurs
  collaborateur employés employé salariés salarié travailleurs collègues gens personen persoon medewerkers medewerker
  werknemers werknemer personeelsleden mensen man`,
);

/** Who is counted behind "of": "team of 12", "équipe de 12", "team van 12". */
export const teams = wordsIn("team teams équipe équipes ploeg");
export const ofTeam = /^(?:of|de|d|van)$/;

/** Whether people stand right behind a number: "9000 mensen", but not "1500 p/m". */
export function arePeopleAt(tokens: readonly { text: string; glued: boolean }[], at: number): boolean {
  const { text = "" } = tokens[at] ?? {};
  return workers.has(text) && !(text === "p" && tokens[at + 1]?.glued);
}
