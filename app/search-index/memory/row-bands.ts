/** Where the southernmost band ends and how high each is, in degrees; some two kilometres. */
const [south, height] = [49, 0.02];
/** They reach beyond both countries; what lies farther is in the outermost. */
const bandCount = 200;

/** Rows by bands of latitude, in each in the order they came: whoever asks for what is near passes over few of them. */
export class RowBands {
  readonly #starts = new Uint32Array(bandCount + 1);
  readonly #rows: Uint32Array;

  constructor(rows: Uint32Array, lat: ArrayLike<number>) {
    for (const row of rows) this.#starts[bandOf(lat[row]!) + 1]!++;
    for (let band = 1; band <= bandCount; band++) this.#starts[band]! += this.#starts[band - 1]!;
    const next = this.#starts.slice();
    this.#rows = new Uint32Array(rows.length);
    for (const row of rows) this.#rows[next[bandOf(lat[row]!)]!++] = row;
  }

  /**
   * The rows of one band after another, from that of a latitude to the north and the south, the nearest first.
   * @param isTooFar is asked before each, with how many degrees from the latitude it begins: the walk ends where it says so
   */
  *from(lat: number, isTooFar: (degrees: number) => boolean): Generator<Uint32Array> {
    let below = bandOf(lat);
    let above = below + 1;
    for (let walked = 0; walked < bandCount; walked++) {
      const toBelow = below < 0 ? Infinity : Math.max(0, lat - endOf(below));
      const toAbove = above >= bandCount ? Infinity : Math.max(0, endOf(above - 1) - lat);
      if (isTooFar(Math.min(toBelow, toAbove))) return;
      const band = toBelow <= toAbove ? below-- : above++;
      yield this.#rows.subarray(this.#starts[band], this.#starts[band + 1]);
    }
  }
}

const bandOf = (lat: number) => Math.min(bandCount - 1, Math.max(0, Math.ceil((lat - south) / height)));

/** The latitude at which a band ends in the north; the last does not. */
const endOf = (band: number) => (band < bandCount - 1 ? south + band * height : Infinity);
