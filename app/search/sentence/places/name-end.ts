import type { PointIndex } from "#app/places/points/point-index.ts";
import { lastWord } from "./name-words.ts";
import { fillers } from "../words/filler-phrases.ts";
import { isListingWord } from "../words/listing-words.ts";
import { remembering } from "../words/remember.ts";
import type { Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../reading/tokens.ts";

/** People say "place Flagey" for Place Eugène Flagey. */
const shortened = new Set(["place", "square", "avenue", "boulevard", "rue", "quai", "chaussee"]);

/** Words of a name. */
const longest = 7;

/** Where the longest name of a point that begins at a token ends. */
export function nameEnd(reading: Reading, from: number, points: PointIndex): number | undefined {
  const { tokens, nameEnds } = reading;
  if (tokens[from]?.kind !== "word") return undefined;
  const known = nameEnds[from];
  if (known !== undefined) return known === none ? undefined : known;
  const end = longestName(tokens, from, points);
  nameEnds[from] = end ?? none;
  return end;
}

/** In {@link Reading.nameEnds}: no name begins there. */
const none = -1;

/** Whether a name of a point may go on from a word as its first, by the word behind it; false is sure. */
function mayGoOn(tokens: readonly Token[], from: number, points: PointIndex): boolean {
  const next = tokens[from + 1]?.text === "&" ? tokens[from + 2] : tokens[from + 1];
  return next !== undefined && points.words.marks.mayBeginWith(tokens[from]!.mark, next.mark);
}

/** Whether a name of a point may begin at a token, unless it is one that is said in short; false is sure. */
export const mayHaveName = (tokens: readonly Token[], from: number, points: PointIndex): boolean =>
  points.words.marks.mayBeAlone(tokens[from]!.mark) || mayGoOn(tokens, from, points);

function longestName(tokens: readonly Token[], from: number, points: PointIndex): number | undefined {
  const first = tokens[from]?.text ?? "";
  if (shortened.has(first)) return shortenedEnd(tokens, from, points);
  const isSeveral = mayGoOn(tokens, from, points);
  if (!isSeveral && !points.words.marks.mayBeAlone(tokens[from]!.mark)) return undefined;
  // Thousands begin with "de": how a name goes on says how long it may be.
  const signs = tokens[from + 1]?.text === "&" ? 1 : 0;
  const ofTwo = isSeveral ? points.words.longestFrom(firstTwo(wordsOf(tokens, from, from + signs + 2))) : 0;
  const tried = ofTwo > 0 ? ofTwo + signs : 1;
  for (let to = lastWord(tokens, from, Math.min(longest, tried)); to > from; to--) {
    // "CHEM Esch-sur-Alzette": a name does not end within another.
    if (tokens[to]?.hyphened || points.named(wordsOf(tokens, from, to)).length === 0) continue;
    // "Near the central station": stops are called by common words, too.
    return to === from + 1 && isCommon(first) ? undefined : to;
  }
  return undefined;
}

/** Of two tokens one may hold two words: "I-square". */
function firstTwo(words: string): string {
  const third = words.indexOf(" ", words.indexOf(" ") + 1);
  return third < 0 ? words : words.slice(0, third);
}

const isCommon = (word: string) => fillers.has(word) || isListingWord(word);

/** The same where a name may be said in short: what no name holds, none holds with a word more. */
function shortenedEnd(tokens: readonly Token[], from: number, points: PointIndex): number | undefined {
  const last = lastWord(tokens, from, longest);
  let end: number | undefined;
  for (let to = from + 1; to <= last; to++) {
    const words = wordsOf(tokens, from, to);
    const parts = words.split(" ");
    const held = parts.length < 2 ? undefined : heldBy(points, words);
    if (held === "none") return end;
    if (held === "one" || points.named(words).length > 0) end = to;
  }
  return end;
}

/** Whether names have all of some words: none, several points', or one's that ends as they do. */
type Held = "none" | "one" | "other";

const known = new WeakMap<PointIndex, (words: string) => Held>();

/** The same few beginnings of streets are asked for in most sentences. */
function heldBy(points: PointIndex, words: string): Held {
  let find = known.get(points);
  if (!find) {
    find = remembering((said): Held => {
      const parts = said.split(" ");
      const count = points.countHolding(parts, 2);
      if (count === 0) return "none";
      return count === 1 && points.isTail(parts) ? "one" : "other";
    });
    known.set(points, find);
  }
  return find(words);
}
