import { colourOf, dayOf, nightOf, type Paint, type Scheme } from "./paint.ts";

/** Pixels from the upper left corner. */
export type Spot = readonly [x: number, y: number];

/** An outline: where it begins, and relative path commands from there on. */
export interface Outline {
  start: Spot;
  commands: string;
  bounds: Bounds;
}

/** Left, top, right, bottom in pixels. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

interface Run {
  fill: Paint | undefined;
  stroke: Paint | undefined;
  /** Everything that must be equal for two shapes to share one path element. */
  key: string;
  strokeWidth: number;
  /** Round ends and corners; else butt ends. */
  round: boolean;
  /** Lengths of dash and gap in pixels. */
  dash: string;
  data: string;
  /** Where the last shape of `data` began. */
  start: Spot;
  bounds: Bounds[];
}

const overlaps = (one: Bounds, other: Bounds) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const paintKey = (paint: Paint) => (typeof paint === "string" ? paint : paint.join());

/** One decimal is finer than any screen shows; a bare `.5` saves a byte. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

export function formatPair(x: number, y: number): string {
  const second = formatNumber(y);
  return formatNumber(x) + (second.startsWith("-") ? second : ` ${second}`);
}

/**
 * Collects flat shapes and writes them as SVG. A shape joins an earlier path of the same paint when nothing drawn since
 * lies under it: a façade of 200 windows becomes a handful of elements.
 */
export class Canvas {
  private readonly runs: Run[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  fill(paint: Paint, outline: Outline): void {
    this.add(
      { fill: paint, stroke: undefined, key: `f${paintKey(paint)}`, strokeWidth: 0, round: false, dash: "" },
      outline,
    );
  }

  stroke(paint: Paint, strokeWidth: number, outline: Outline, { round = false, dash = "" } = {}): void {
    const half = strokeWidth / 2;
    const [left, top, right, bottom] = outline.bounds;
    const bounds: Bounds = [left - half, top - half, right + half, bottom + half];
    const key = `s${paintKey(paint)} ${formatNumber(strokeWidth)} ${round} ${dash}`;
    this.add({ fill: undefined, stroke: paint, key, strokeWidth, round, dash }, { ...outline, bounds });
  }

  private add(style: Omit<Run, "data" | "start" | "bounds">, { start, commands, bounds }: Outline): void {
    const frame: Bounds = [0, 0, this.width, this.height];
    if (!overlaps(bounds, frame)) return;
    // The earliest run it can join: joining the latest would lay it over what comes to lie on it next.
    let home: Run | undefined;
    for (let index = this.runs.length - 1; index >= 0; index--) {
      const run = this.runs[index];
      if (!run) break;
      if (run.key === style.key) home = run;
      else if (run.bounds.some((other) => overlaps(other, bounds))) break;
    }
    if (home) {
      // A closed shape leaves the brush where it began, an open line does not: its successor starts afresh.
      home.data += style.fill
        ? `m${formatPair(start[0] - home.start[0], start[1] - home.start[1])}${commands}`
        : `M${formatPair(...start)}${commands}`;
      home.start = start;
      home.bounds.push(bounds);
      return;
    }
    this.runs.push({ ...style, data: `M${formatPair(...start)}${commands}`, start, bounds: [bounds] });
  }

  /**
   * @param scheme "both" follows the reader's colour scheme by a style sheet inside the picture: for files shown as
   *   `<img>`; the others use attributes only, and may stand inline under a strict content security policy
   */
  toSvg(scheme: Scheme | "both"): string {
    const names = new Map<string, string>();
    const dayRules: string[] = [];
    const nightRules: string[] = [];
    const coloured = (attribute: "fill" | "stroke", paint: Paint): string => {
      if (scheme !== "both") return ` ${attribute}="${shortHex(colourOf(paint, scheme))}"`;
      const [day, night] = [shortHex(dayOf(paint)), shortHex(nightOf(paint))];
      if (day === night) return ` ${attribute}="${day}"`;
      const known = `${attribute}:${day}${night}`;
      let name = names.get(known);
      if (!name) {
        name = className(names.size);
        names.set(known, name);
        dayRules.push(`.${name}{${attribute}:${day}}`);
        nightRules.push(`.${name}{${attribute}:${night}}`);
      }
      return ` class="${name}"`;
    };
    const elements = this.runs.map((run) => {
      if (run.fill) return `<path${coloured("fill", run.fill)} d="${run.data}"/>`;
      const ends = run.round ? ' stroke-linecap="round" stroke-linejoin="round"' : "";
      const dash = run.dash ? ` stroke-dasharray="${run.dash}"` : "";
      const paint = run.stroke ? coloured("stroke", run.stroke) : "";
      return `<path fill="none"${paint} stroke-width="${formatNumber(run.strokeWidth)}"${ends}${dash} d="${run.data}"/>`;
    });
    const style =
      dayRules.length > 0
        ? `<style>${dayRules.join("")}@media(prefers-color-scheme:dark){${nightRules.join("")}}</style>`
        : "";
    const size = `viewBox="0 0 ${formatNumber(this.width)} ${formatNumber(this.height)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${style}${elements.join("")}</svg>`;
  }
}

function shortHex(colour: string): string {
  return /^#(.)\1(.)\2(.)\3$/.test(colour) ? `#${colour[1]}${colour[3]}${colour[5]}` : colour;
}

function className(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letter + Math.floor(index / 26);
}
