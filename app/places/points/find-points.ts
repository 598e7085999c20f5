import { longest } from "../find-places.ts";
import { fold } from "../fold.ts";
import type { PointIndex } from "./point-index.ts";

/** A point that may be meant, by its number. */
interface FoundPoint {
  point: number;
  /** The name that matched, folded. */
  matched: string;
  /** How far what was written is from it: 0 the whole name, 1 its beginning, 2 a later word; with errors from 3 on. */
  distance: number;
}

/** The errors that what was written has, if a point is what was meant. */
export const errorsOf = ({ distance }: FoundPoint): number => Math.max(0, distance - 2);

/** Fewer letters that begin a word are taken for just that beginning, not for another word with an error in it. */
const enoughToErr = 4;

/** Words that a word with an error may stand for, of which the names are looked through. */
const corrections = 4;

/**
 * The points somebody may mean by what they wrote, best first: a whole name, names beginning so or with a word that does,
 * then names with one or two typing errors in a word. Of equals the likelier kind comes first.
 */
export function findPoints(points: PointIndex, text: string, limit: number): FoundPoint[] {
  const written = fold(text.slice(0, longest)).slice(0, longest);
  if (written === "") return [];
  const best = new BestPoints(limit);
  offer(best, points, written, 0);
  if (best.isEmpty)
    for (const point of points.holding(written.split(" "))) best.offer({ point, matched: written, distance: 2 });
  if (best.isEmpty)
    for (const { phrase, errors } of corrected(points, written)) offer(best, points, phrase, 2 + errors);
  return best.found;
}

function offer(best: BestPoints, points: PointIndex, written: string, distance: number) {
  for (const { name, isBeginning } of points.words.matching(written)) {
    const matched = points.words.name(name);
    const far = distance + (matched === written ? 0 : isBeginning ? 1 : 2);
    const [first, ...others] = points.bearersOf(name);
    best.offer({ point: first!, matched, distance: far });
    for (const point of others) best.offer({ point, matched, distance: far });
  }
}

/** What was written with the words that nobody has put right; nothing where one can't be. */
function corrected(points: PointIndex, written: string): { phrase: string; errors: number }[] {
  let phrases = [{ phrase: "", errors: 0 }];
  for (const word of written.split(" ").slice(0, 8)) {
    const meant = points.words.hasWord(word) ? [{ word, errors: 0 }] : readings(points, word);
    phrases = phrases
      .flatMap(({ phrase, errors }) =>
        meant.map((each) => ({ phrase: phrase ? `${phrase} ${each.word}` : each.word, errors: errors + each.errors })),
      )
      .slice(0, corrections);
  }
  const least = Math.min(...phrases.map(({ errors }) => errors));
  return phrases.filter(({ errors }) => errors === least);
}

/** The words that a word with errors may be; a number with an error is another number. */
function readings(points: PointIndex, word: string): { word: string; errors: number }[] {
  if (word.length < enoughToErr || /\d/.test(word)) return [];
  return points.words.alike(word, word.length < 8 ? 1 : 2).slice(0, corrections);
}

/** The best of what is offered, each point once, under the name that fits best. */
class BestPoints {
  readonly found: FoundPoint[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  offer(match: FoundPoint): void {
    const { found } = this;
    if (found.length === this.#limit && !comesBefore(match, found.at(-1)!)) return;
    const same = found.findIndex(({ point }) => point === match.point);
    if (same !== -1) {
      if (!comesBefore(match, found[same]!)) return;
      found.splice(same, 1);
    }
    const after = found.findIndex((other) => comesBefore(match, other));
    found.splice(after === -1 ? found.length : after, 0, match);
    if (found.length > this.#limit) found.pop();
  }
}

function comesBefore(a: FoundPoint, b: FoundPoint): boolean {
  return a.distance < b.distance || (a.distance === b.distance && a.point < b.point);
}
