/** The number of what is not known. */
export const unknown = 0;
/** As many different figures as two bytes can number. */
const mostFigures = 0x10000;

/** The different figures of a column, each with a number, in the order in which they came. Grows, and never changes. */
class Dictionary {
  readonly figures: number[] = [NaN];
  readonly #numbers = new Map<number, number>();

  /** @returns undefined when there is no number left */
  numberOf(figure: number): number | undefined {
    if (Number.isNaN(figure)) return unknown;
    const known = this.#numbers.get(figure);
    if (known !== undefined || this.figures.length === mostFigures) return known;
    this.#numbers.set(figure, this.figures.length);
    return this.figures.push(figure) - 1;
  }
}

/**
 * A figure of each listing, or several flags as the bits of one. However many listings there are, few of their figures
 * differ: each listing has the number of its figure, two bytes, and what is asked of a figure is asked once for each
 * different one. Where more of them differ than two bytes can number, the figures stand there themselves.
 */
export class FigureColumn {
  #entries: Uint16Array | Float64Array;
  #dictionary: Dictionary;

  /** @param dictionary of the column that this is to be a longer copy of */
  constructor(entries: Uint16Array | Float64Array, dictionary = new Dictionary()) {
    this.#entries = entries;
    this.#dictionary = dictionary;
  }

  /** Numbers among `figures`; the figures themselves where too many differ. */
  get entries(): Uint16Array | Float64Array {
    return this.#entries;
  }

  /** The different figures, by their numbers. */
  get figures(): readonly number[] {
    return this.#dictionary.figures;
  }

  /** The figure of a listing; NaN when it is unknown. */
  at(row: number): number {
    const entries = this.#entries;
    return entries instanceof Uint16Array ? this.#dictionary.figures[entries[row]!]! : entries[row]!;
  }

  isKnown(row: number): boolean {
    const entry = this.#entries[row]!;
    return this.#entries instanceof Uint16Array ? entry !== unknown : !Number.isNaN(entry);
  }

  set(row: number, figure: number): void {
    if (this.#entries instanceof Uint16Array) {
      const number = this.#dictionary.numberOf(figure);
      if (number === undefined) this.#writeOut(this.#entries);
      else this.#entries[row] = number;
    }
    if (this.#entries instanceof Float64Array) this.#entries[row] = figure;
  }

  /** The same with room for so many rows, as one that versions before do not see grow; tells after each part how many entries were copied. */
  *grow(size: number, copy: CopyParts): Generator<number, FigureColumn> {
    const entries = this.#entries;
    yield size;
    const longer =
      entries instanceof Uint16Array
        ? yield* copy(entries, new Uint16Array(size))
        : yield* copy(entries, new Float64Array(size));
    return new FigureColumn(longer, this.#dictionary);
  }

  #writeOut(numbers: Uint16Array): void {
    const { figures } = this.#dictionary;
    this.#entries = Float64Array.from(numbers, (number) => figures[number]!);
    this.#dictionary = new Dictionary();
  }
}

type CopyParts = <Entries extends Uint16Array | Float64Array>(from: Entries, to: Entries) => Generator<number, Entries>;
