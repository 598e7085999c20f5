import type { Brush } from "../canvas/brush.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { glass, ink, type Material } from "../palette.ts";
import { pickGlass } from "./window.ts";

/** An iron railing of thin bars between two rails; `y` is the slab it stands on. */
export function railing(brush: Brush, x: number, y: number, width: number, paint: Paint = ink, height = 0.95): void {
  if (brush.isFar) return;
  brush.box(paint, x, y + height - 0.08, width, 0.1);
  brush.box(paint, x, y + 0.08, width, 0.05);
  brush.comb(paint, x, y, width, height, 0.26, 0.04);
}

/** A French balcony: stone slab on two consoles, iron railing. */
export function ironBalcony(brush: Brush, trim: Paint, x: number, y: number, width: number): void {
  brush.box(darker(trim, 0.3), x + 0.1, y - 0.5, 0.28, 0.4);
  brush.box(darker(trim, 0.3), x + width - 0.38, y - 0.5, 0.28, 0.4);
  brush.box(trim, x - 0.12, y - 0.18, width + 0.24, 0.22);
  railing(brush, x, y + 0.04, width);
}

/** A bow window over one or two storeys, on a corbel, with a balcony on top: a Brussels habit. */
export function oriel(
  brush: Brush,
  random: Random,
  material: Material,
  frame: Paint,
  x: number,
  floors: readonly number[],
  width: number,
): void {
  const bottom = (floors[0] ?? 0) + 0.1;
  const top = (floors[floors.length - 1] ?? 0) - 0.1;
  const side = width * 0.18;
  const trim = material.trim;
  brush.poly(darker(trim, 0.32), [
    [x + side, bottom - 0.75],
    [x + width - side, bottom - 0.75],
    [x + width, bottom],
    [x, bottom],
  ]);
  brush.box(darker(trim, 0.14), x, bottom, side, top - bottom);
  brush.box(darker(trim, 0.2), x + width - side, bottom, side, top - bottom);
  brush.box(trim, x + side, bottom, width - 2 * side, top - bottom);
  for (const [index, floor] of floors.slice(0, -1).entries()) {
    const ceiling = floors[index + 1] ?? floor;
    const [low, height] = [floor + 0.85, ceiling - floor - 1.35];
    brush.box(pickGlass(random), x + side + 0.14, low, width - 2 * side - 0.28, height);
    brush.box(glass.mid, x + 0.08, low, side - 0.14, height);
    brush.box(glass.dark, x + width - side + 0.06, low, side - 0.14, height);
    brush.box(frame, x + width / 2 - 0.05, low, 0.1, height * 0.7);
    brush.box(frame, x, low + height * 0.7, width, 0.1);
    brush.box(lighter(trim, 0.3), x - 0.08, ceiling - 0.22, width + 0.16, 0.16);
  }
  railing(brush, x, top, width, ink, 0.8);
}

/** A slab with a rail or a glass or brick front, as blocks of flats have; plants and chairs now and then. */
export function slabBalcony(
  brush: Brush,
  random: Random,
  kind: "rail" | "glass" | "solid",
  colour: Paint,
  x: number,
  y: number,
  width: number,
): void {
  brush.box(darker(colour, 0.4), x, y - 0.3, width, 0.1);
  brush.box(lighter(colour, 0.3), x - 0.05, y - 0.2, width + 0.1, 0.2);
  if (random.chance(0.22)) {
    const pot = x + width * random.between(0.12, 0.8);
    brush.oval("#5f7f5c", pot, y + 0.95, 0.3, 0.5);
  }
  if (kind === "rail") railing(brush, x, y, width);
  else if (kind === "glass") {
    brush.box(glass.gleam, x, y, width, 0.95);
    brush.poly(glass.sky, [
      [x + width * 0.2, y],
      [x + width * 0.4, y],
      [x + width * 0.62, y + 0.95],
      [x + width * 0.42, y + 0.95],
    ]);
    brush.box(ink, x, y + 0.92, width, 0.09);
  } else {
    brush.box(colour, x, y, width, 0.95);
    brush.box(darker(colour, 0.25), x, y + 0.88, width, 0.1);
  }
}
