import type { Brush } from "../canvas/brush.ts";
import { darker, lighter } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import type { Material } from "../palette.ts";

/** The courses of a wall, hinted: a few bricks or stones stand out, the eye adds the rest. */
export function texture(
  brush: Brush,
  random: Random,
  material: Material,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (material.kind === "plaster" || width < 1.2 || height < 1.2) return;
  const [length, course] = material.kind === "brick" ? [0.42, 0.13] : [0.8, 0.34];
  const shades = [darker(material.wall, 0.13), lighter(material.wall, 0.14)];
  const number = Math.min(16, Math.max(3, Math.round((width * height) / 4)));
  for (let index = 0; index < number; index++) {
    const shade = shades[index % 2] ?? material.wall;
    const brickX = x + random.between(0.1, width - length - 0.1);
    const brickY = y + Math.floor(random.between(0.2, (height - course) / course)) * course;
    brush.box(shade, brickX, Math.min(brickY, y + height - course), length, course * 0.8);
  }
}

/** Alternating long and short corner stones at both sides of a front. */
export function quoins(brush: Brush, material: Material, width: number, from: number, to: number): void {
  const course = 0.5;
  const height = Math.floor((to - from) / course) * course;
  for (const [length, shift] of [
    [0.55, 0],
    [0.34, course],
  ] as const) {
    brush.ladder(material.trim, 0, from + shift, length, height - shift, 2 * course, 0.45);
    brush.ladder(material.trim, width - length, from + shift, length, height - shift, 2 * course, 0.45);
  }
}
