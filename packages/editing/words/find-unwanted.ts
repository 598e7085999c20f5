import { inEveryLanguage, type Language } from "../../../app/i18n/languages.ts";
import { glossary, type TextKind } from "./glossary.ts";

export interface Unwanted {
  /** As it stands in the text. */
  term: string;
  write: string;
  /** Offset in the text. */
  at: number;
}

interface Rule {
  pattern: RegExp;
  write: string;
  only: TextKind | undefined;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

const rulesOf = (language: Language): Rule[] =>
  glossary.flatMap(({ avoid }) =>
    avoid
      .filter((each) => each.language === language)
      .map(({ terms, write, only }) => ({
        // A word by itself: neither part of a longer one nor one half of it.
        pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${terms.map(escaped).join("|")})(?![\\p{L}\\p{N}-])`, "giu"),
        write,
        only,
      })),
  );

const rules = inEveryLanguage(rulesOf);

/** The words of a text that the glossary does not want in it, and what to write instead. */
export function findUnwanted(text: string, language: Language, kind: TextKind): Unwanted[] {
  return rules[language]
    .filter(({ only }) => only === undefined || only === kind)
    .flatMap(({ pattern, write }) =>
      [...text.matchAll(pattern)].map(({ 0: term, index }) => ({ term, write, at: index })),
    );
}
