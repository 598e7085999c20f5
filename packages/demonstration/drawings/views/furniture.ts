import type { Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { brick } from "../palette.ts";
import { furniturePaint, outlinePaint, type Area, type FloorBrush } from "./floor.ts";

/** What stands on a floor, seen from above. */

export const wood: Paint = ["#c9ab84", "#6a5a48"];
const leaves: Paint = ["#8fa873", "#4a5a45"];

export function plant(brush: FloorBrush, u: number, v: number): void {
  brush.disc(leaves, u, v, 0.34);
  brush.disc(["#6f8c62", "#3d4c3b"], u + 0.07, v + 0.05, 0.17);
}

export function table(brush: FloorBrush, u: number, v: number, seats: 4 | 8): void {
  const length = seats === 4 ? 1.4 : 2.6;
  const pairs = seats / 2;
  for (let pair = 0; pair < pairs; pair++) {
    const along = u - length / 2 + (length * (pair + 0.5)) / pairs;
    for (const side of [-0.72, 0.72]) brush.disc(outlinePaint, along, v + side, 0.22);
  }
  brush.box(wood, { u: u - length / 2, v: v - 0.5, width: length, depth: 1 });
}

/** Desks in fours, back to back, with aisles between. */
export function desks(brush: FloorBrush, random: Random, { u, v, width, depth }: Area): void {
  if (width < 2.4 || depth < 2.8) return;
  const columns = Math.max(1, Math.min(9, Math.floor((width - 1) / 4)));
  const rows = Math.max(1, Math.min(5, Math.floor((depth - 1) / 3.6)));
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [middle, centre] = [u + (width * (column + 0.5)) / columns, v + (depth * (row + 0.5)) / rows];
      if (random.chance(0.1)) {
        plant(brush, middle, centre);
        continue;
      }
      const sides = width / columns > 3.6 ? [-0.85, 0.85] : [0];
      for (const side of sides) {
        for (const end of [-1.1, 1.1]) brush.disc(outlinePaint, middle + side, centre + end, 0.24);
        brush.box(wood, { u: middle + side - 0.8, v: centre - 0.8, width: 1.55, depth: 0.75 });
        brush.box(wood, { u: middle + side - 0.8, v: centre + 0.05, width: 1.55, depth: 0.75 });
      }
    }
  }
}

/** Shelving in rows, a counter by the street. */
export function shelves(brush: FloorBrush, random: Random, { u, v, width, depth }: Area): void {
  const rows = Math.max(1, Math.min(7, Math.floor((depth - 2.4) / 1.8)));
  const halves = width > 9 ? 2 : 1;
  const pitch = Math.max(1.4, (depth - 2.8) / rows);
  for (let row = 0; row < rows; row++) {
    for (let half = 0; half < halves; half++) {
      brush.box(row % 2 === 0 ? furniturePaint : wood, {
        u: u + 0.9 + (half * width) / halves,
        v: v + 2.2 + row * pitch,
        width: Math.max(0.8, width / halves - 1.8),
        depth: 0.6,
      });
    }
  }
  const counter = Math.min(2.2, width * 0.28);
  brush.box(brick, { u: u + width * random.pick([0.12, 0.6]), v: v + 0.7, width: counter, depth: 0.6 });
}

/** Pallet racking: long double rows, uprights in between. */
export function racking(brush: FloorBrush, { u, v, width, depth }: Area): void {
  const columns = Math.max(1, Math.min(14, Math.floor(width / 4.4)));
  const [from, length] = [v + depth * 0.28, depth * 0.62];
  for (let column = 0; column < columns; column++) {
    const left = u + (width * (column + 0.5)) / columns - 1.1;
    brush.box(wood, { u: left, v: from, width: 2.2, depth: length });
    brush.line(["#3d5a73", "#7f97ab"], 0.14, [
      [left + 1.1, from],
      [left + 1.1, from + length],
    ]);
    for (let bay = 1; bay < 6; bay++) {
      const at = from + (length * bay) / 6;
      brush.line(["#efe4d1", "#4d463c"], 0.12, [
        [left, at],
        [left + 2.2, at],
      ]);
    }
  }
}
