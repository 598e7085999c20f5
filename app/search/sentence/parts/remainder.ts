import type { Reading } from "../reading/reading.ts";
import { articles } from "../words/near-words.ts";
import { freeText } from "#app/filters/free-text.ts";
import { wishes } from "./wishes.ts";
import { withoutRepeats } from "./without-repeats.ts";

/** What a token may be: see {@link Remainder.keep} and {@link Remainder.fill}. */
const [kept, fills] = [1, 2];

/** What of a sentence was not understood, as it was typed. */
export class Remainder {
  readonly reading: Reading;
  /** Of each token, whether it is kept, or fills. */
  readonly #states: Uint8Array;
  #keptCount = 0;
  readonly #said = new Map<number, string>();
  readonly #leftOut = new Map<number, number>();
  readonly #told = new Map<number, number>();

  constructor(reading: Reading) {
    this.reading = reading;
    this.#states = new Uint8Array(reading.tokens.length);
  }

  /** Leaves tokens out of the search; the visitor is told. */
  leaveOut(from: number, to: number): void {
    this.forget(from, to);
    this.#leftOut.set(from, to);
  }

  /** Leaves out words together of which some are left out already, or would be text; none are where none is. */
  leaveOutWhole(from: number, to: number): void {
    const parts = [...this.#leftOut].filter(([start, end]) => start < to && end > from);
    if (parts.length > 0 || this.#states.slice(from, to).some((state) => (state & kept) !== 0))
      this.leaveOut(Math.min(from, ...parts.map(([at]) => at)), Math.max(to, ...parts.map(([, at]) => at)));
  }

  /** Has the visitor told of tokens of which only a part is searched: a penthouse is an apartment. */
  tell(from: number, to: number): void {
    this.#told.set(from, to);
  }

  /** Takes back what became of tokens that turn out to belong to a name. */
  forget(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      this.#drop(at);
      for (const tokens of [this.#leftOut, this.#told, this.#said]) tokens.delete(at);
    }
  }

  /** Whether any word is kept. */
  get isEmpty(): boolean {
    return this.#keptCount === 0;
  }

  /** Whether words from a token on are kept as they were typed. */
  isSaid(at: number): boolean {
    return this.#said.has(at);
  }

  /** Whether something that is left out begins at a token. */
  isLeftOut(at: number): boolean {
    return this.#leftOut.has(at);
  }

  /** What no search can compare, as it was typed: "E40", "3rd floor". */
  leftOut(): string[] {
    const { tokens, sentence } = this.reading;
    return [...this.#told, ...this.#leftOut]
      .sort(([one], [other]) => one - other)
      .map(([from, to]) => sentence.slice(tokens[from]!.start, tokens[to - 1]!.end));
  }

  keeps(at: number): boolean {
    return (this.#states[at]! & kept) !== 0;
  }

  /** Keeps tokens as text. */
  keep(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.keeps(at) || at >= this.#states.length) continue;
      this.#states[at]! |= kept;
      this.#keptCount += 1;
    }
  }

  #drop(at: number): void {
    if (!this.keeps(at)) return;
    this.#states[at]! &= ~kept;
    this.#keptCount -= 1;
  }

  /** Leaves out the words of a kind that stand right before a token after all. */
  dropBefore(to: number, words: RegExp): void {
    if (this.isEmpty) return;
    for (let at = to - 1; at >= 0 && words.test(this.reading.tokens[at]!.text); at--) this.#drop(at);
  }

  /** Leaves out the words of a kind that stand right behind a part after all. */
  dropBehind(from: number, words: RegExp): void {
    if (this.isEmpty) return;
    const { tokens } = this.reading;
    for (let at = from; at < tokens.length && words.test(tokens[at]!.text); at++) this.#drop(at);
  }

  /** Leaves out the capitalised words right before a token, which are the beginning of its name. */
  dropNameBefore(to: number): void {
    const { tokens, sentence } = this.reading;
    for (let at = to - 1; at >= 1; at--) {
      const isDash = tokens[at]!.text === "-";
      if (!isDash && !(this.keeps(at) && /\p{Lu}/u.test(sentence[tokens[at]!.start] ?? ""))) return;
      this.#drop(at);
    }
  }

  /** Leaves out words of a kind before names that are kept. */
  dropBeforeNames(words: RegExp): void {
    const { tokens, sentence } = this.reading;
    for (let at = 1; !this.isEmpty && at < tokens.length; at++) {
      const isName = this.keeps(at) && /\p{Lu}/u.test(sentence[tokens[at]!.start] ?? "");
      if (isName && !words.test(tokens[at]!.text)) this.dropBefore(at, words);
    }
  }

  /** Leaves out names that are kept as another choice: of "Uccle ou Saint-Job" what is said of the second is no text of the first. */
  leaveOutChoices(): void {
    const { tokens, sentence } = this.reading;
    const isName = (at: number) =>
      this.keeps(at) && !this.#said.has(at) && /\p{Lu}/u.test(sentence[tokens[at]!.start] ?? "");
    for (let at = 2; !this.isEmpty && at < tokens.length; at++) {
      if (!this.keeps(at) || !/^(?:or|ou|of)$/.test(tokens[at - 1]!.text) || this.keeps(at - 2) || !isName(at))
        continue;
      let end = at + 1;
      while (end < tokens.length && isName(end)) end += 1;
      this.leaveOut(at, end);
    }
  }

  /** Leaves out names that are kept and said to be quarters: "quartier du Carré" beside its town, which no listing says. */
  leaveOutQuarters(): void {
    const { tokens, sentence } = this.reading;
    for (let at = 1; !this.isEmpty && at < tokens.length; at++) {
      if (!this.keeps(at)) continue;
      const before = articles.has(tokens[at - 1]!.text) ? tokens[at - 2] : tokens[at - 1];
      const isName = this.keeps(at) && !this.#said.has(at) && /\p{Lu}/u.test(sentence[tokens[at]!.start] ?? "");
      if (isName && /^(?:quartier|wijk|quarter|neighbourhood|neighborhood|parvis)$/.test(before?.text ?? ""))
        this.leaveOut(at, at + 1);
    }
  }

  /** Leaves out words after all, wherever they stand. */
  drop(words: ReadonlySet<string>): void {
    const { tokens } = this.reading;
    for (let at = 0; !this.isEmpty && at < tokens.length; at++)
      if (this.keeps(at) && words.has(tokens[at]!.text)) this.#drop(at);
  }

  /** Keeps tokens as text, just as they were typed with what stands between them. */
  quote(from: number, to: number): void {
    const { tokens, sentence } = this.reading;
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first && last) this.say(from, sentence.slice(first.start, last.end));
  }

  /** Puts other words in place of a token. */
  say(at: number, text: string): void {
    this.#said.set(at, text);
  }

  /** A word that says nothing by itself, but belongs to what it is joined to by a dash. */
  fill(at: number): void {
    this.#states[at]! |= fills;
  }

  /** Folded words of tokens. */
  words(from: number, to: number): string {
    return this.reading.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
  }

  /** Leaves out kept words that searching the texts of advertisements can't help, and has the visitor told. */
  leaveOutUnsearchable(isSearchable: (at: number) => boolean): void {
    const { tokens, sentence } = this.reading;
    let from: number | undefined;
    for (let at = 0; at < tokens.length; at++) {
      const isLeft = this.keeps(at) && !this.#said.has(at) && !isSearchable(at);
      const follows = isLeft && /^[\s'’-]*$/.test(sentence.slice(tokens[at - 1]?.end ?? 0, tokens[at]!.start));
      if (isLeft) {
        this.#drop(at);
        if (from === undefined || !follows) from = at;
        this.leaveOut(from, at + 1);
      } else from = undefined;
    }
  }

  /** "Fiber internet", "kitchen extraction": of a wish in two words of which one is left out nothing is searched for. */
  leaveOutOtherHalf(): void {
    const { tokens, sentence } = this.reading;
    for (const [from, to] of [...this.#leftOut]) {
      if (to - from > 1 || tokens[from]?.kind !== "word") continue;
      for (const at of [from - 1, to]) {
        const isHalf = this.keeps(at) && !this.#said.has(at) && !this.keeps(2 * at - from);
        const gap = sentence.slice(tokens[Math.min(at, from)]?.end ?? 0, tokens[Math.max(at, from)]?.start ?? 0);
        if (!isHalf || wishes.test(tokens[at]!.text) || gap !== " " || tokens[at]?.isCapital || tokens[from].isCapital)
          continue;
        this.#leftOut.delete(from);
        this.leaveOut(Math.min(at, from), Math.max(at, from) + 1);
        break;
      }
    }
  }

  /** The text that is left; undefined when everything was understood. */
  text(): string | undefined {
    if (this.isEmpty && this.#said.size === 0) return undefined;
    const { tokens, sentence } = this.reading;
    let text = "";
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!;
      const said = this.#said.get(at);
      if (said !== undefined) text += ` ${said}`;
      else if (token.kind === "sign") {
        // A sign counts with what it sticks to: "6%", "A+".
        if (/[%+]/.test(token.text) && token.glued && this.keeps(at - 1)) text += token.text;
        else if (token.text === "€" && this.keeps(at)) text += ` ${token.text}`;
      } else if (this.keeps(at) || this.#isJoined(at)) {
        const before = tokens[at - 1];
        const sticks =
          before && token.glued && (this.keeps(at - 1) || this.#isJoined(at - 1)) && before.kind !== "sign";
        text += (sticks ? sentence.slice(before.end, token.start) : " ") + sentence.slice(token.start, token.end);
      }
    }
    return text === "" ? undefined : freeText(withoutRepeats(text));
  }

  /** A filler within a compound that is kept: the "de" of "rez-de-chaussée". */
  #isJoined(at: number): boolean {
    if ((this.#states[at]! & fills) === 0) return false;
    const { tokens } = this.reading;
    const left = tokens[at]?.hyphened && this.keeps(at - 1);
    const right = tokens[at + 1]?.hyphened && this.keeps(at + 1);
    return Boolean(left) || Boolean(right);
  }
}
