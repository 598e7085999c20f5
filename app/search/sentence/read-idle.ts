import type { Gazetteer } from "#app/places/gazetteer.ts";
import { numberWords } from "#app/places/number-words.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { correction, hesitation } from "./asides/corrections.ts";
import { namesPerson } from "./asides/people.ts";
import { inTimeCue, isInTime } from "./days/relative-days.ts";
import { isLimit, limitCue } from "./figures/other-numbers.ts";
import type { Parts } from "./parts/parts.ts";
import { isSquareNoun } from "./places/called-alone.ts";
import { mayHaveName } from "./places/name-end.ts";
import { measureCue } from "./places/nearness.ts";
import { mayHavePlace } from "./places/place-mentions.ts";
import { stationKinds, stations } from "./places/station-walk.ts";
import { isStreetWord } from "./places/streets.ts";
import { turnedKinds } from "./places/turned-names.ts";
import { hasCue, says, type Reading } from "./reading/reading.ts";
import { numberCues } from "./reading/tokens.ts";
import { isNounOfRooms } from "./read-word.ts";
import { cue, type Cue } from "./words/beginnings.ts";
import { fillers } from "./words/filler-phrases.ts";
import { articlesCue, leadsCue } from "./words/near-words.ts";

/** Fillers that are nothing else by their letters: neither a number, nor a street's. */
const idleCue = cue(
  "idle",
  [...fillers].filter(
    (word) =>
      !/^[bcefg]$/.test(word) &&
      !/\d/.test(word) &&
      !numberWords.has(word) &&
      !isNounOfRooms(word) &&
      !isSquareNoun(word) &&
      !isStreetWord(word),
  ),
);

/**
 * Whether a word only holds its sentence together, as most words of a mail do: it fills, and nothing that anybody reads begins
 * with it here. What begins only before a number, a station or a correction does not where there is none.
 */
export function isIdle(
  reading: Reading,
  at: number,
  parts: Parts,
  gazetteer: Gazetteer,
  points: PointIndex | undefined,
): boolean {
  const { tokens } = reading;
  const token = tokens[at]!;
  if (token.kind !== "word" || !hasCue(token, idleCue)) return false;
  if (token.text.length === 1 && mayBeLabel(tokens, at)) return false;
  const cues = token.cues & ~withoutUse(reading);
  if (cues !== 0 && !isWithoutUse(reading, at, cues)) return false;
  if (mayHavePlace(gazetteer, tokens, at) || (points && mayHaveName(tokens, at, points))) return false;
  // "Woluwe-Saint-Pierre ou Saint-Lambert": behind a place and a link the word may be half a name.
  return parts.mentions.at(-1)?.to !== at - 1 && tokens[at + 1]?.text !== "+";
}

/** What a word may begin in other sentences, and in none without a station, an airport or a correction. */
function withoutUse(reading: Reading): Cue {
  const hasStation = says(reading, stations);
  return (
    idleCue |
    numberCues |
    (says(reading, correction) ? 0 : hesitation) |
    (hasStation ? 0 : stationKinds) |
    (hasStation || says(reading, turnedKinds) ? 0 : articlesCue)
  );
}

/** Whether all that a word may begin here stands before a number or a name, and none is there. */
function isWithoutUse(reading: Reading, at: number, cues: Cue): boolean {
  if ((cues & ~(leadsCue | limitCue | inTimeCue | namesPerson)) !== 0) return false;
  const next = reading.tokens[at + 1];
  if (cues & leadsCue && (next?.kind === "number" || hasCue(next, measureCue & ~leadsCue))) return false;
  if (cues & namesPerson && mayBePerson(reading, at)) return false;
  return !(cues & limitCue && isLimit(reading, at)) && !(cues & inTimeCue && isInTime(reading, at));
}

/** Words and signs behind which the name of a person begins at most. */
const farthestName = 6;

function mayBePerson({ tokens, sentence }: Reading, at: number): boolean {
  const to = Math.min(tokens.length, at + 1 + farthestName);
  for (let next = at + 1; next < to; next++) if (/\p{Lu}/u.test(sentence[tokens[next]!.start]!)) return true;
  return false;
}

/** Whether a letter stands beside a word for a label, which it may be the letter of: "label a", "A label". */
const mayBeLabel = (tokens: Reading["tokens"], at: number): boolean =>
  besideLetters.test(tokens[at - 1]?.text ?? "") || besideLetters.test(tokens[at + 1]?.text ?? "");

const besideLetters = /^(?:label|energy|energielabel|epc|peb|epb|cpe|grade|class|classe|klasse)$/;
