import { mix, type Paint } from "./paint.ts";
import { formatNumber, formatPair, type Bounds, type Outline, type Canvas, type Spot } from "./canvas.ts";

export type Point = readonly [x: number, y: number];

/** Steps of a free outline, in metres; an arc turns clockwise as seen on the picture unless told otherwise. */
export type Step =
  | readonly ["M" | "L", x: number, y: number]
  | readonly ["Q", controlX: number, controlY: number, x: number, y: number]
  | readonly ["A", radius: number, x: number, y: number, counterClockwise?: boolean];

/** No line is thinner than this many pixels of an 800 pixel frame: thinner ones flicker when scaled down. */
const thinnest = 0.8;

/** Shapes smaller than this are left out: nobody sees them, and far things need fewer. Square pixels and pixels. */
const specks = { near: { area: 2.2, side: 0.7 }, far: { area: 26, side: 2.3 } } as const;

/**
 * Draws in metres, y upwards from the pavement, onto a canvas of pixels. Buildings, people and trees keep their true
 * proportions that way, whatever the size of the picture.
 */
export class Brush {
  constructor(
    readonly canvas: Canvas,
    /** Pixels per metre. */
    readonly scale: number,
    /** Where x = 0, y = 0 lies on the canvas. */
    private readonly originX: number,
    private readonly originY: number,
    private readonly haze?: { paint: Paint; share: number },
    /** How much taller than wide a metre is; 1 but for very wide halls. */
    readonly stretch = 1,
  ) {}

  /** Draws things behind the subject, which need less detail. */
  get isFar(): boolean {
    return this.haze !== undefined;
  }

  /** The same brush with its origin moved by metres, and perhaps another size. */
  at(x: number, y = 0, size = 1): Brush {
    const [left, top] = this.toCanvas(x, y);
    return new Brush(this.canvas, this.scale * size, left, top, this.haze, this.stretch);
  }

  /** The same brush with every paint mixed towards another, as things far away are. */
  hazy(paint: Paint, share: number): Brush {
    return new Brush(this.canvas, this.scale, this.originX, this.originY, { paint, share }, this.stretch);
  }

  box(paint: Paint, x: number, y: number, width: number, height: number): void {
    const [left, bottom] = this.toCanvas(x, y);
    const [right, top] = this.toCanvas(x + width, y + height);
    const across = formatNumber(right - left);
    const commands = `h${across}v${formatNumber(bottom - top)}h${formatNumber(left - right)}z`;
    this.fill(paint, { start: [left, top], commands, bounds: [left, top, right, bottom] });
  }

  poly(paint: Paint, points: readonly Point[]): void {
    const corners = points.map(([x, y]) => this.toCanvas(x, y));
    let area = 0;
    for (const [index, [x, y]] of corners.entries()) {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      area += x * nextY - nextX * y;
    }
    // One turning direction for all: two overlapping shapes of one path must not cut a hole into each other.
    if (area < 0) corners.reverse();
    const [start, ...rest] = corners;
    if (!start) return;
    let from = start;
    const lines = rest.map((corner) => {
      const line = formatPair(corner[0] - from[0], corner[1] - from[1]);
      from = corner;
      return line;
    });
    this.fill(paint, { start, commands: `l${lines.join(" ").replaceAll(" -", "-")}z`, bounds: boundsOf(corners) });
  }

  disc(paint: Paint, x: number, y: number, radius: number): void {
    this.oval(paint, x, y, radius, radius);
  }

  oval(paint: Paint, x: number, y: number, radiusX: number, radiusY: number): void {
    const [centre, middle] = this.toCanvas(x, y);
    const [a, b] = [radiusX * this.scale, radiusY * this.scale * this.stretch];
    const arc = `a${formatPair(a, b)} 0 1 1 `;
    const commands = `${arc}${formatNumber(2 * a)} 0${arc}${formatNumber(-2 * a)} 0z`;
    this.fill(paint, {
      start: [centre - a, middle],
      commands,
      bounds: [centre - a, middle - b, centre + a, middle + b],
    });
  }

  /** A box whose top is an arch: a half circle, or flatter with a smaller `rise`. `height` includes the rise. */
  arch(paint: Paint, x: number, y: number, width: number, height: number, rise = width / 2): void {
    if (this.haze && width * this.scale < 40) return this.box(paint, x, y, width, height - rise * 0.2);
    const radius = (width * width) / 8 / rise + rise / 2;
    this.figure(paint, [
      ["M", x, y],
      ["L", x, y + height - rise],
      ["A", radius, x + width, y + height - rise],
      ["L", x + width, y],
    ]);
  }

  /** A filled outline of lines and curves. */
  figure(paint: Paint, steps: readonly Step[]): void {
    const outline = this.trace(steps);
    this.fill(paint, { ...outline, commands: `${outline.commands}z` });
  }

  /** A line through points, its thickness in metres. */
  line(paint: Paint, thickness: number, points: readonly Point[], round = false): void {
    this.curve(
      paint,
      thickness,
      points.map(([x, y], index) => [index === 0 ? "M" : "L", x, y] as const),
      round,
    );
  }

  curve(paint: Paint, thickness: number, steps: readonly Step[], round = false): void {
    const pixels = thickness * this.scale;
    if (this.haze && pixels < thinnest) return;
    this.canvas.stroke(this.seen(paint), Math.max(thinnest, pixels), this.trace(steps), { round });
  }

  /** Equal upright boxes side by side, each `tooth` wide, one every `pitch`, from x on: bars, fins, brackets. */
  comb(paint: Paint, x: number, y: number, width: number, height: number, pitch: number, tooth: number): void {
    this.teeth(paint, [x, y + height / 2], [x + width, y + height / 2], height * this.stretch, pitch, tooth);
  }

  /** Equal level boxes one above the other, each `tooth` high, one every `pitch`, from y on: courses, slats. */
  ladder(paint: Paint, x: number, y: number, width: number, height: number, pitch: number, tooth: number): void {
    const [rise, thick] = [pitch * this.stretch, tooth * this.stretch];
    this.teeth(paint, [x + width / 2, y], [x + width / 2, y + height], width, rise, thick);
  }

  /** One dashed line is a fraction of the bytes of so many boxes. Lengths in metres, stretched already. */
  private teeth(paint: Paint, from: Point, to: Point, length: number, pitch: number, tooth: number): void {
    const dash = Math.max(thinnest, tooth * this.scale);
    const gap = pitch * this.scale - dash;
    if (gap < thinnest || (this.haze && (dash < specks.far.side || length * this.scale < specks.far.side))) return;
    const outline = this.trace([
      ["M", ...from],
      ["L", ...to],
    ]);
    const rounded = [dash, gap].map((value) => Math.round(value * 100) / 100).join(" ");
    this.canvas.stroke(this.seen(paint), length * this.scale, outline, { dash: rounded });
  }

  /** A dashed line, for what is not there. */
  dashes(paint: Paint, thickness: number, points: readonly Point[], dash: number): void {
    const outline = this.trace(points.map(([x, y], index) => [index === 0 ? "M" : "L", x, y] as const));
    const length = formatNumber(dash * this.scale);
    const width = Math.max(thinnest, thickness * this.scale);
    this.canvas.stroke(this.seen(paint), width, outline, { dash: `${length} ${length}` });
  }

  private fill(paint: Paint, outline: Outline): void {
    const [left, top, right, bottom] = outline.bounds;
    const [width, height] = [right - left, bottom - top];
    const speck = this.haze ? specks.far : specks.near;
    if (width * height < speck.area || Math.min(width, height) < speck.side) return;
    this.canvas.fill(this.seen(paint), outline);
  }

  private trace(steps: readonly Step[]): Outline {
    const points: Spot[] = [];
    const [first, ...rest] = steps;
    if (first?.[0] !== "M") throw new Error("An outline begins with M");
    const start = this.toCanvas(first[1], first[2]);
    points.push(start);
    let from = start;
    let commands = "";
    const away = ([x, y]: Spot) => formatPair(x - from[0], y - from[1]);
    for (const step of rest) {
      if (step[0] === "M") {
        from = this.toCanvas(step[1], step[2]);
        commands += `M${formatPair(...from)}`;
        points.push(from);
        continue;
      }
      if (step[0] === "A") {
        const [, radius, x, y, counterClockwise] = step;
        const end = this.toCanvas(x, y);
        const pixels = radius * this.scale;
        commands += `a${formatPair(pixels, pixels * this.stretch)} 0 0 ${counterClockwise ? 0 : 1} ${away(end)}`;
        points.push(end, ...bulge(from, end, pixels, counterClockwise ? -1 : 1));
        from = end;
      } else if (step[0] === "Q") {
        const [, controlX, controlY, x, y] = step;
        const control = this.toCanvas(controlX, controlY);
        const end = this.toCanvas(x, y);
        commands += `q${away(control)} ${away(end)}`;
        points.push(control, end);
        from = end;
      } else {
        const end = this.toCanvas(step[1], step[2]);
        commands += `l${away(end)}`;
        points.push(end);
        from = end;
      }
    }
    return { start, commands, bounds: boundsOf(points) };
  }

  /** On a grid of tenths of a pixel, whole pixels for far things: relative commands must add up. */
  private toCanvas(x: number, y: number): Spot {
    const grid = this.haze ? 1 : 10;
    return [
      Math.round((this.originX + x * this.scale) * grid) / grid,
      Math.round((this.originY - y * this.scale * this.stretch) * grid) / grid,
    ];
  }

  private seen(paint: Paint): Paint {
    return this.haze ? mix(paint, this.haze.paint, this.haze.share) : paint;
  }
}

/** The two outer corners of the rectangle that a minor arc over a chord fills. */
function bulge(from: Spot, end: Spot, radius: number, side: 1 | -1): [Spot, Spot] {
  const [alongX, alongY] = [end[0] - from[0], end[1] - from[1]];
  const chord = Math.hypot(alongX, alongY) || 1;
  const rise = radius - Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const [outX, outY] = [(side * rise * alongY) / chord, (-side * rise * alongX) / chord];
  return [
    [from[0] + outX, from[1] + outY],
    [end[0] + outX, end[1] + outY],
  ];
}

function boundsOf(points: readonly Spot[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
