import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { glass, ink, type Material } from "../palette.ts";
import { pickGlass } from "../parts/window.ts";

/** Brussels around 1900: the horseshoe window of the first floor, with bent bars and an iron balcony. */
export function nouveauWindow(
  brush: Brush,
  random: Random,
  material: Material,
  frame: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const middle = x + width / 2;
  const rise = Math.min(width / 2, height * 0.6);
  brush.box(material.wall, x - 0.3, y - 0.1, width + 0.6, height + 0.2);
  brush.arch(material.trim, x - 0.25, y, width + 0.5, height + 0.25, rise + 0.12);
  brush.arch(frame, x, y, width, height, rise);
  brush.arch(pickGlass(random), x + 0.13, y + 0.1, width - 0.26, height - 0.22, rise - 0.1);
  brush.arch(glass.sky, x + width * 0.24, y + height * 0.52, width * 0.52, height * 0.36, Math.min(width * 0.25, 0.9));
  brush.box(frame, x, y + height * 0.5, width, 0.12);
  for (const share of [0.28, 0.72]) {
    brush.curve(frame, 0.1, [
      ["M", x + width * share, y],
      ["Q", x + width * share, y + height * 0.6, middle, y + height - 0.1],
    ]);
  }
  brush.box(darker(material.trim, 0.1), x - 0.45, y - 0.2, width + 0.9, 0.24);
  // Whiplash curves instead of bars.
  brush.line(ink, 0.1, [
    [x - 0.35, y + 0.85],
    [x + width + 0.35, y + 0.85],
  ]);
  const loops = Math.max(3, Math.round(width / 0.7));
  const step = (width + 0.6) / loops;
  for (let loop = 0; loop < loops; loop++) {
    const left = x - 0.3 + loop * step;
    brush.curve(ink, 0.06, [
      ["M", left, y + 0.04],
      ["Q", left + step * 0.1, y + 0.75, left + step * 0.55, y + 0.7],
      ["Q", left + step, y + 0.6, left + step * 0.7, y + 0.25],
    ]);
  }
}

/** A painted frieze under the cornice: discs and leaves on a coloured ground. */
export function sgraffito(brush: Brush, random: Random, x: number, y: number, width: number): void {
  const ground = random.pick<Paint>(["#4f6d6a", "#b98a4a", "#8b5a48"]);
  brush.box(ground, x, y, width, 0.55);
  const number = Math.max(4, Math.round(width / 0.7));
  for (let index = 0; index < number; index++) {
    const middle = x + (width * (index + 0.5)) / number;
    brush.disc(index % 2 === 0 ? lighter(ground, 0.55) : "#d9b56a", middle, y + 0.28, index % 2 === 0 ? 0.18 : 0.11);
  }
}
