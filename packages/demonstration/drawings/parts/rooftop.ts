import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { glass, ink, steel } from "../palette.ts";
import { railing } from "./balcony.ts";

/** What stands on a flat roof; `width` metres of it, the brush's origin at its left end. */
export function rooftop(brush: Brush, random: Random, width: number): void {
  const kind = random.int(0, 3);
  if (kind === 0) plantRoom(brush, random, width);
  else if (kind === 1) solarPanels(brush, width);
  else if (kind === 2) terrace(brush, random, width);
  else antenna(brush, random, width);
}

function plantRoom(brush: Brush, random: Random, width: number): void {
  const [length, height] = [width * random.between(0.25, 0.4), 1.9];
  const x = width * random.between(0.1, 0.5);
  const metal: Paint = "#8b9496";
  brush.box(metal, x, 0, length, height);
  brush.ladder(darker(metal, 0.22), x + 0.2, 0.35, length - 0.4, height - 0.5, 0.38, 0.14);
  brush.box(ink, x - 0.1, height, length + 0.2, 0.14);
  brush.box(lighter(metal, 0.2), x + length + 0.8, 0, 1, 1.1);
}

function solarPanels(brush: Brush, width: number): void {
  for (let x = width * 0.12; x < width * 0.86; x += 1.9) {
    brush.poly(
      ["#31475c", "#202f3d"],
      [
        [x, 0.1],
        [x + 1.2, 0.85],
        [x + 1.45, 0.85],
        [x + 0.25, 0.1],
      ],
    );
    brush.line(steel, 0.07, [
      [x + 1.25, 0],
      [x + 1.25, 0.8],
    ]);
  }
}

/** A set-back glass storey with planting in front. */
function terrace(brush: Brush, random: Random, width: number): void {
  const [x, length] = [width * 0.16, width * 0.68];
  brush.box(glass.mid, x, 0, length, 2.5);
  brush.poly(glass.gleam, [
    [x + length * 0.2, 0],
    [x + length * 0.32, 0],
    [x + length * 0.46, 2.5],
    [x + length * 0.34, 2.5],
  ]);
  for (let share = 0; share <= 6; share++) brush.box(ink, x + (length * share) / 6 - 0.05, 0, 0.1, 2.5);
  brush.box(ink, x - 0.9, 2.5, length + 1.8, 0.22);
  for (let index = 0; index < 5; index++) {
    brush.oval("#67825c", width * random.between(0.04, 0.96), 0.5, random.between(0.4, 0.8), random.between(0.5, 0.9));
  }
  railing(brush, 0.2, 0, width - 0.4, steel, 1);
}

function antenna(brush: Brush, random: Random, width: number): void {
  const x = width * random.between(0.25, 0.7);
  brush.box("#8b9496", x - 1.4, 0, 2.8, 1.3);
  brush.box(steel, x - 0.06, 1.3, 0.12, 4.4);
  brush.box(steel, x - 0.5, 3.4, 1, 0.1);
  brush.box(steel, x - 0.35, 4.3, 0.7, 0.1);
  brush.disc(lighter(steel, 0.5), x + 1.1, 1.7, 0.42);
}

/** A flagpole with a plain pennant. */
export function flag(brush: Brush, x: number, y: number, colour: Paint, height = 4): void {
  brush.box(steel, x - 0.05, y, 0.1, height);
  brush.figure(colour, [
    ["M", x + 0.05, y + height - 1.15],
    ["L", x + 0.05, y + height],
    ["Q", x + 0.8, y + height + 0.2, x + 1.7, y + height - 0.1],
    ["L", x + 1.7, y + height - 1.2],
    ["Q", x + 0.8, y + height - 0.95, x + 0.05, y + height - 1.15],
  ]);
}

/** The glazed, recessed ground floor that offices have: lit lobby, pillars, door. */
export function lobby(
  brush: Brush,
  random: Random,
  width: number,
  height: number,
  door: number,
  { pillars, frame = ink }: { pillars: Paint; frame?: Paint },
): void {
  brush.box(frame, 0, 0, width, height);
  const panes = Math.max(3, Math.round(width / 2.4));
  const pane = width / panes;
  for (let index = 0; index < panes; index++) {
    const paint = random.chance(0.4) ? glass.evening : glass.dark;
    brush.box(paint, index * pane + 0.12, 0.35, pane - 0.24, height - 0.75);
    if (random.chance(0.3)) {
      brush.poly(glass.gleam, [
        [index * pane + pane * 0.25, 0.35],
        [index * pane + pane * 0.45, 0.35],
        [index * pane + pane * 0.75, height - 0.4],
        [index * pane + pane * 0.55, height - 0.4],
      ]);
    }
  }
  brush.box(darker(frame, 0.3), 0, height - 0.3, width, 0.3);
  brush.box(frame, door - 1.5, 0, 3, height - 0.35);
  brush.box(glass.lit, door - 1.3, 0, 1.22, height - 0.6);
  brush.box(["#e6e2d2", "#d9b878"], door + 0.08, 0, 1.22, height - 0.6);
  brush.box(pillars, door - 2.1, height - 0.5, 4.2, 0.26);
  const columns = Math.max(2, Math.round(width / 6));
  for (let index = 0; index <= columns; index++) {
    const x = ((width - 0.5) * index) / columns;
    if (Math.abs(x + 0.25 - door) > 1.9) brush.box(pillars, x, 0, 0.5, height);
  }
}
