/**
 * Writes what d3-geo draws as a path of whole numbers, relative to the point before: a third of the usual length.
 * Points closer than three units to the one before are left out.
 */
export class SvgPath {
  #written = "";
  /** Where the path stands, and the last point passed over. */
  #at: [x: number, y: number] = [0, 0];
  #start: [x: number, y: number] = [0, 0];
  #passed: [x: number, y: number] | undefined;
  #command = "";

  moveTo(x: number, y: number): void {
    this.#finish();
    this.#write("m", Math.round(x), Math.round(y));
  }

  lineTo(x: number, y: number): void {
    const to: [number, number] = [Math.round(x), Math.round(y)];
    if (Math.abs(to[0] - this.#at[0]) + Math.abs(to[1] - this.#at[1]) < 3) this.#passed = to;
    else {
      this.#passed = undefined;
      this.#write("l", ...to);
    }
  }

  closePath(): void {
    this.#passed = undefined;
    this.#at = this.#start; // Where closing a path leads back to.
    this.#written += "z";
    this.#command = "z";
  }

  /** Only points would need it. */
  arc(): void {
    throw new Error("There are no points on the basemap");
  }

  beginPath(): void {
    this.#written = "";
    this.#at = [0, 0];
    this.#command = "";
  }

  path(): string {
    this.#finish();
    return this.#written;
  }

  /** A line ends where it ends, or junctions would gape. */
  #finish(): void {
    const last = this.#passed;
    this.#passed = undefined;
    if (last && (last[0] !== this.#at[0] || last[1] !== this.#at[1])) this.#write("l", ...last);
  }

  #write(command: "m" | "l", x: number, y: number): void {
    const dx = x - this.#at[0];
    const dy = y - this.#at[1];
    // After `m`, and after another `l`, the command goes without saying.
    const said = command === "l" && this.#command !== "z" ? (dx < 0 ? "" : " ") : command;
    this.#written += `${said}${dx}${dy < 0 ? "" : " "}${dy}`;
    this.#at = [x, y];
    if (command === "m") this.#start = this.#at;
    this.#command = command;
  }
}
