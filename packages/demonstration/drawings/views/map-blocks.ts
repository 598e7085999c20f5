import { darker, mix, type Paint } from "../canvas/paint.ts";
import type { Point } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";

export const mapPaints = {
  land: ["#efe9dd", "#22272b"],
  block: ["#e5ddcd", "#2b3135"],
  house: ["#cfc4ae", "#3f464b"],
  road: ["#fdfbf6", "#15181a"],
  park: ["#cbd6b8", "#2d3a31"],
  crown: ["#a9bb8e", "#3f5142"],
  water: ["#c3d5d8", "#20323b"],
  field: ["#dfe0c4", "#293029"],
} as const satisfies Record<string, Paint>;

/** A rectangle of the map, before it is turned; y upwards. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws on the map, turned as the building's street runs. */
export interface Ground {
  poly(paint: Paint, points: readonly Point[]): void;
  fill(paint: Paint, cell: Cell): void;
  disc(paint: Paint, x: number, y: number, radius: number): void;
}

export function park(ground: Ground, random: Random, cell: Cell): void {
  ground.fill(mapPaints.park, cell);
  for (let tree = 0; tree < 9; tree++) {
    const [across, up] = [random.between(0.1, 0.9), random.between(0.1, 0.9)];
    ground.disc(mapPaints.crown, cell.x + cell.width * across, cell.y + cell.height * up, random.between(7, 13));
  }
}

/** A closed block: houses of different depth along its edge, gardens inside. */
export function perimeter(ground: Ground, random: Random, cell: Cell, isDense: boolean): void {
  ground.fill(mapPaints.block, cell);
  const thick = Math.min(cell.width, cell.height) * 0.3;
  const right = cell.x + cell.width;
  const top = cell.y + cell.height;
  for (const isTop of [true, false]) {
    for (let x = cell.x; x < right - 4; ) {
      const width = Math.min(random.between(20, 40), right - x);
      const depth = thick * random.between(0.72, 1.05);
      if (isDense || random.chance(0.84)) {
        ground.fill(mapPaints.house, { x, y: isTop ? top - depth : cell.y, width: width - 1.2, height: depth });
      }
      x += width;
    }
  }
  for (const isRight of [true, false]) {
    for (let y = cell.y + thick * 1.1; y < top - thick * 1.1 - 8; ) {
      const height = Math.min(random.between(20, 38), top - thick * 1.1 - y);
      const depth = thick * random.between(0.6, 0.95);
      if (isDense || random.chance(0.7)) {
        const x = isRight ? right - depth : cell.x;
        ground.fill(mapPaints.house, { x, y, width: depth, height: height - 1.2 });
      }
      y += height;
    }
  }
  const inset = thick * 1.15;
  ground.fill(mapPaints.park, {
    x: cell.x + inset,
    y: cell.y + inset,
    width: cell.width - 2 * inset,
    height: cell.height - 2 * inset,
  });
}

/** Fields in strips; along the street a few houses. */
export function farmland(ground: Ground, random: Random, cell: Cell, isByStreet: boolean): void {
  const crop = random.pick<Paint>(["#c9c08a", "#b9c79a", "#d8cfae"]);
  const tint = mix(mapPaints.field, crop, random.between(0.1, 0.6));
  ground.fill(tint, cell);
  for (let y = cell.y + 14; y < cell.y + cell.height - 13; y += 38) {
    ground.fill(darker(tint, 0.05), { ...cell, y, height: 13 });
  }
  if (!isByStreet) return;
  for (let x = cell.x + 8; x < cell.x + cell.width - 24; x += random.between(56, 110)) {
    ground.fill(mapPaints.house, { x, y: cell.y + 12, width: random.between(24, 38), height: random.between(18, 26) });
  }
}
