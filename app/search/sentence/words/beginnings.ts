/**
 * One table of all that words may be the beginning of. Whoever reads parts of a sentence enters its words here once; each
 * token of a sentence is looked up once, together with the word behind it, and most words of most sentences begin nothing.
 */
export interface Beginning {
  /** A bit for each {@link cue}. */
  cues: number;
  /** A bit for each list of wordings: see {@link enterList}. */
  lists: Int32Array;
  /** All that it begins before one of these words, itself included; before any other, what stands above. */
  behind?: Map<string, Beginning>;
}

/** Lists there may be: thirty-two for each number of {@link Beginning.lists}. */
const mostLists = 256;
/** As many as a number has bits that are looked at together. */
const mostCues = 32;

const table = new Map<string, Beginning>();
/** Which cue, by its name, or list, by its words, was given which number: what is entered again keeps it, in development. */
const entered = new Map<string, number>();
let cueCount = 0;
let listCount = 0;

/** What no word of any list begins. */
export const noBeginning: Beginning = { cues: 0, lists: new Int32Array(mostLists / 32) };

/** All that a folded word, or a sign, may be the beginning of, whatever stands behind it. */
export const beginningOf = (word: string): Beginning => table.get(word) ?? noBeginning;

/** What a token may be the beginning of: one bit of its cues. */
export type Cue = number;

type Words = readonly string[];
/** Words; maps by them; or maps by the first word of what has several, which begins only before its second. */
type CueWords = Iterable<string> | ReadonlyMap<string, unknown>;

/**
 * Enters words, and gives them a bit of their own.
 * @param name no other cue's: words that are entered under it again, as a file in development does whose list was changed,
 * take the bit, and those before lose it
 */
export function cue(name: string, ...lists: readonly CueWords[]): Cue {
  const said = lists.flatMap(saidIn);
  const key = `cue ${name}`;
  const isAgain = entered.has(key);
  const number = numberOf(key, () => cueCount++);
  if (number >= mostCues) throw new Error("there are no more bits for cues");
  const bit = 1 << number;
  if (isAgain) takeFromAll(bit);
  for (const words of said) eachBeginning(words, (beginning) => (beginning.cues |= bit));
  return bit;
}

function takeFromAll(bit: Cue): void {
  for (const beginning of table.values()) {
    beginning.cues &= ~bit;
    for (const both of beginning.behind?.values() ?? []) both.cues &= ~bit;
  }
}

/** A list of wordings: where its bit stands among those of {@link Beginning.lists}, and which it is. */
export interface List {
  slot: number;
  bit: number;
}

/** Enters wordings, and gives their list a bit of its own. */
export function enterList(said: readonly Words[]): List {
  const number = numberOf(`list ${keyOf(said)}`, () => listCount++);
  if (number >= mostLists) throw new Error("there are no more bits for lists of wordings");
  const [slot, bit] = [number >> 5, 1 << (number & 31)];
  for (const words of said) eachBeginning(words, ({ lists }) => (lists[slot]! |= bit));
  return { slot, bit };
}

const keyOf = (said: readonly Words[]) => said.map((words) => words.join(" ")).join(",");

function numberOf(key: string, next: () => number): number {
  const number = entered.get(key) ?? next();
  entered.set(key, number);
  return number;
}

function saidIn(list: CueWords): Words[] {
  if (!(list instanceof Map)) return [...(list as Iterable<string>)].map((word) => [word]);
  return [...(list as ReadonlyMap<string, unknown>)].flatMap(([first, said]): Words[] =>
    Array.isArray(said)
      ? said.map((each: Words | { words: Words }) => ("words" in each ? each.words : each))
      : [[first]],
  );
}

/** Changes what a word begins, or what two do. */
function eachBeginning([first = "", second]: Words, change: (beginning: Beginning) => void): void {
  const beginning = table.get(first) ?? { cues: 0, lists: new Int32Array(mostLists / 32) };
  table.set(first, beginning);
  if (second === undefined) {
    change(beginning);
    for (const each of beginning.behind?.values() ?? []) change(each);
    return;
  }
  beginning.behind ??= new Map();
  const both = beginning.behind.get(second) ?? { cues: beginning.cues, lists: beginning.lists.slice() };
  beginning.behind.set(second, both);
  change(both);
}
