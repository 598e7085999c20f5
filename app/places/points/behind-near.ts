import type { Language } from "#app/i18n/languages.ts";
import { ofFrench } from "./of-french.ts";

/** Nouns that stand with an article before "of": the Port of Antwerp, but Antwerp Central. */
const english = /^(?:port|university|palace|royal palace|citadel|castle|abbey|cathedral|church|museum) of /i;

/** The same before "van", by their article, and whether they are names by themselves, which keep their capital. */
const dutch: readonly [RegExp, string, "name" | "noun"][] = [
  [/^(?:haven|begraafplaats|renbaan|citadel|abdij|kathedraal|kerk) van /i, "de ", "noun"],
  [/^(?:universiteit|leeuw) van /i, "de ", "name"],
  [/^(?:kerkhof|kasteel) van /i, "het ", "noun"],
  [/^(?:museum|hof|plein|belfort|koninklijk paleis|paleis) van /i, "het ", "name"],
];

/**
 * The name of a point as it stands behind "near": "the Port of Antwerp", "de haven van Antwerpen", and in French what
 * follows "près", "de la gare du Nord".
 */
export function behindNear(name: string, language: Language): string {
  if (language === "fr") return ofFrench(name);
  if (language === "en") return english.test(name) ? `the ${name}` : name;
  const [, article, kind] = dutch.find(([noun]) => noun.test(name)) ?? [];
  if (article === undefined) return name;
  return article + (kind === "noun" ? name[0]!.toLowerCase() + name.slice(1) : name);
}
