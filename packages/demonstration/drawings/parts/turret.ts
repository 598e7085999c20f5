import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { ink, type Material } from "../palette.ts";
import { pickGlass } from "./window.ts";

/** A round turret on the corner of a house, from the first floor up past the eaves, as on Luxembourg's boulevards. */
export function cornerTurret(
  brush: Brush,
  random: Random,
  material: Material,
  frame: Paint,
  x: number,
  floors: readonly number[],
  roof: Paint,
): void {
  const width = 2.3;
  const bottom = floors[1] ?? 4;
  const top = (floors[floors.length - 1] ?? 8) + 1.5;
  brush.poly(darker(material.trim, 0.2), [
    [x + 0.5, bottom - 0.9],
    [x + width - 0.5, bottom - 0.9],
    [x + width + 0.15, bottom],
    [x - 0.15, bottom],
  ]);
  brush.box(lighter(material.wall, 0.12), x - 0.15, bottom, width + 0.3, top - bottom);
  brush.box(darker(material.wall, 0.14), x + width - 0.35, bottom, 0.5, top - bottom);
  for (const floor of floors.slice(1)) {
    const height = floor + 2.4 > top ? 0.9 : 2;
    brush.box(material.trim, x - 0.2, floor - 0.05, width + 0.4, 0.2);
    for (const share of [0.12, 0.56]) {
      brush.box(frame, x + width * share, floor + 0.45, width * 0.34, height);
      brush.box(pickGlass(random), x + width * share + 0.08, floor + 0.53, width * 0.34 - 0.16, height - 0.16);
    }
  }
  const height = width * 1.75;
  const hat = (paint: Paint, from: number) =>
    brush.poly(paint, [
      [x + width * from - (from === 0 ? 0.4 : 0), top],
      [x + width / 2, top + height],
      [x + width + 0.4, top],
    ]);
  hat(roof, 0);
  hat(darker(roof, 0.2), 0.58);
  brush.box(material.trim, x - 0.35, top - 0.14, width + 0.7, 0.24);
  brush.line(ink, 0.08, [
    [x + width / 2, top + height - 0.2],
    [x + width / 2, top + height + 0.8],
  ]);
}
