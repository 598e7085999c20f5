import { largeNumberWords, numberWords } from "#app/places/number-words.ts";
import type { Remainder } from "./parts/remainder.ts";
import type { Token } from "./reading/token.ts";
import { tokenise } from "./reading/tokens.ts";
import { andWords } from "./words/figure-words.ts";
import { aroundPeople, teams } from "./words/people-words.ts";

const between = /^(?:-|–|to|tot|a|or|ou|of)$/;
/** "Between 9000 and 2000 people" */
const opening = /^(?:between|entre|tussen)$/;
/** "Een twaalfkoppige ploeg" */
const headed = /^(.+)koppige?$/;

interface CountedPeople {
  from: number;
  to: number;
  people: number;
}

const numberOf = (token: Token | undefined) =>
  token?.kind === "number"
    ? token.value
    : (numberWords.get(token?.text ?? "") ?? largeNumberWords.get(token?.text ?? ""));

/** The people, or fewer than none, whom a token counts, with what stands around it. */
function peopleAt(tokens: readonly Token[], at: number): CountedPeople | undefined {
  const { kind, text } = tokens[at]!;
  const count = headed.exec(text)?.[1];
  if (count) {
    const people = numberWords.get(count) ?? largeNumberWords.get(count);
    return counted(people, { from: at, to: teams.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1 });
  }
  const number = numberOf(tokens[at]);
  if (number === undefined) return undefined;
  const link = tokens[at + 1]?.text ?? "";
  const isLinked = between.test(link) || (andWords.has(link) && opening.test(tokens[at - 1]?.text ?? ""));
  const larger = isLinked ? numberOf(tokens[at + 2]) : undefined;
  const around = aroundPeople(tokens, at, larger === undefined ? at + 1 : at + 3);
  if (!around) return undefined;
  // "Een team mensen": an article.
  if (kind === "word" && number === 1 && around.to - around.from > 2) return undefined;
  const isNegative = larger === undefined && around.to > at + 1 && isNegativeAt(tokens, at);
  if (isNegative && number > 0) return { from: at - 1, to: around.to, people: -number };
  return counted(Math.max(number, larger ?? 0), around);
}

/** "-3 people", "minus 3 people": fewer than none. A dash with a space behind it parts what is said. */
function isNegativeAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text;
  return before === "minus" || (/^[-–−]$/.test(before ?? "") && tokens[at]?.glued === true);
}

const counted = (people: number | undefined, around: { from: number; to: number }): CountedPeople | undefined =>
  people !== undefined && Number.isInteger(people) && people > 0 ? { ...around, people } : undefined;

/**
 * How many people words of a sentence count: "12 people", "twaalf medewerkers", "team of 12"; of "10 à 15 personnes" the larger
 * number.
 * @param words as they were typed
 */
export function peopleIn(words: string): number | undefined {
  const tokens = tokenise(words);
  for (let at = 0; at < tokens.length; at++) {
    const found = peopleAt(tokens, at);
    if (found) return found.people > 0 ? found.people : undefined;
  }
  return undefined;
}

/** Has people told whole whose number is left out: of "12 mensen" not the number alone, which says nothing. */
export function tellPeopleWhole(tokens: readonly Token[], rest: Remainder): void {
  for (let at = 0; at < tokens.length; at++) {
    const found = peopleAt(tokens, at);
    if (!found) continue;
    rest.leaveOutWhole(found.from, found.to);
    at = found.to - 1;
  }
}
