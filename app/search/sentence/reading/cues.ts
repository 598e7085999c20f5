/**
 * One table of the words that something may begin with or hang on. Whoever reads parts of a sentence enters its words here
 * once; each token is looked up once, and most words of most sentences belong to nobody.
 */
const entered = new Map<string, number>();
/** Of numbers with 31 bits the machine's own are the quickest. */
const mostCues = 31;
let cueCount = 0;
/** What words were given which bit: those of a list that is entered again keep theirs. */
const bits = new Map<string, number>();

/** What a token may be the beginning of: one bit of {@link Token.cues}. */
export type Cue = number;

/**
 * Enters words, and gives them a bit of their own.
 * @param lists folded words, or maps by them
 */
export function cue(...lists: readonly (Iterable<string> | ReadonlyMap<string, unknown>)[]): Cue {
  const words = lists.flatMap((list) => [
    ...(list instanceof Map ? (list as ReadonlyMap<string, unknown>).keys() : (list as Iterable<string>)),
  ]);
  // In development a file that was changed is loaded again, and enters the same words.
  const key = words.join(" ");
  const again = bits.get(key);
  if (again !== undefined) return again;
  if (cueCount === mostCues) throw new Error("there are no more bits for cues");
  const bit = 1 << cueCount;
  cueCount += 1;
  bits.set(key, bit);
  for (const word of words) entered.set(word, (entered.get(word) ?? 0) | bit);
  return bit;
}

/** All that a folded word, or a sign, may be the beginning of. */
export const cuesOf = (word: string): number => entered.get(word) ?? 0;
