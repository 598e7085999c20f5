/**
 * One table of the words that something may begin with or hang on. Whoever reads parts of a sentence enters its words here
 * once; each token is looked up once, and most words of most sentences belong to nobody.
 */
const entered = new Map<string, number>();
/** Of numbers with 31 bits the machine's own are the quickest. */
const mostCues = 31;
let cueCount = 0;

/** What a token may be the beginning of: one bit of {@link Token.cues}. */
export type Cue = number;

/**
 * Enters words, and gives them a bit of their own.
 * @param lists folded words, or maps by them
 */
export function cue(...lists: readonly (Iterable<string> | ReadonlyMap<string, unknown>)[]): Cue {
  if (cueCount === mostCues) throw new Error("there are no more bits for cues");
  const bit = 1 << cueCount;
  cueCount += 1;
  for (const list of lists) {
    for (const word of list instanceof Map ? (list as ReadonlyMap<string, unknown>).keys() : (list as Iterable<string>))
      entered.set(word, (entered.get(word) ?? 0) | bit);
  }
  return bit;
}

/** All that a folded word, or a sign, may be the beginning of. */
export const cuesOf = (word: string): number => entered.get(word) ?? 0;
