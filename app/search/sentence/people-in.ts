import { largeNumberWords, numberWords } from "#app/places/number-words.ts";
import type { Remainder } from "./parts/remainder.ts";
import type { Token } from "./reading/token.ts";
import { tokenise } from "./reading/tokens.ts";
import { ofTeam, teams, workers } from "./words/people-words.ts";

const between = /^(?:-|–|to|tot|a|or|ou|of)$/;
/** "Een 12-koppig team", "een twaalfkoppige ploeg". */
const headed = /^(.*)koppige?$/;

interface CountedPeople {
  from: number;
  to: number;
  people: number;
}

const numberOf = (token: Token | undefined) =>
  token?.kind === "number"
    ? token.value
    : (numberWords.get(token?.text ?? "") ?? largeNumberWords.get(token?.text ?? ""));

/** The people, or fewer than none, whom a token and what stands around it count. */
function peopleAt(tokens: readonly Token[], at: number): CountedPeople | undefined {
  const { text } = tokens[at]!;
  const count = headed.exec(text)?.[1];
  if (count) return counted(numberWords.get(count) ?? largeNumberWords.get(count), at, endOfTeam(tokens, at + 1));
  if (count === "") return counted(numberOf(tokens[at - 1]), at - 1, endOfTeam(tokens, at + 1));
  if (workers.has(text)) {
    const isRange = between.test(tokens[at - 2]?.text ?? "") && numberOf(tokens[at - 3]) !== undefined;
    const value = numberOf(tokens[at - 1]);
    if (!isRange && value && isNegative(tokens, at - 1)) return { from: at - 2, to: at + 1, people: -value };
    return counted(value, isRange ? at - 3 : at - 1, at + 1);
  }
  if (!teams.has(text) || !ofTeam.test(tokens[at + 1]?.text ?? "")) return undefined;
  const larger = between.test(tokens[at + 3]?.text ?? "") ? numberOf(tokens[at + 4]) : undefined;
  const last = larger === undefined ? at + 2 : at + 4;
  return counted(
    larger ?? numberOf(tokens[at + 2]),
    at,
    workers.has(tokens[last + 1]?.text ?? "") ? last + 2 : last + 1,
  );
}

/** "-3 people", "minus 3 people": fewer than none. A dash with a space behind it parts what is said. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text;
  return before === "minus" || (/^[-–−]$/.test(before ?? "") && tokens[at]?.glued === true);
}

const endOfTeam = (tokens: readonly Token[], at: number) => (teams.has(tokens[at]?.text ?? "") ? at + 1 : at);

const counted = (people: number | undefined, from: number, to: number): CountedPeople | undefined =>
  people !== undefined && Number.isInteger(people) && people > 0 ? { from, to, people } : undefined;

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
