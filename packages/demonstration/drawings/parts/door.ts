import type { Brush } from "../canvas/brush.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import { glass, paper, stone, type Material } from "../palette.ts";

/** A panelled front door with a light above, two steps, and a stone surround. */
export function frontDoor(
  brush: Brush,
  material: Pick<Material, "trim">,
  colour: Paint,
  x: number,
  height = 2.9,
  { width = 1.15, round = false }: { width?: number; round?: boolean } = {},
): void {
  const left = x - width / 2;
  const step = 0.32;
  if (round) brush.arch(material.trim, left - 0.18, 0, width + 0.36, height + 0.18);
  else brush.box(material.trim, left - 0.18, 0, width + 0.36, height + 0.2);
  brush.box(stone, left - 0.3, 0, width + 0.6, step / 2);
  brush.box(lighter(stone, 0.3), left - 0.12, step / 2, width + 0.24, step / 2);
  if (round) brush.arch(glass.lamp, left, step, width, height - step);
  else brush.box(glass.lamp, left, step, width, height - step);
  const leaf = Math.min(2.15, (height - step) * 0.78);
  brush.box(colour, left, step, width, leaf);
  const panel = darker(colour, 0.22);
  for (const side of [0.12, 0.55]) {
    brush.box(panel, left + width * side, step + leaf * 0.1, width * 0.33, leaf * 0.34);
    brush.box(panel, left + width * side, step + leaf * 0.54, width * 0.33, leaf * 0.36);
  }
  brush.box(paper, left + width * 0.46, step + leaf * 0.47, width * 0.08, 0.06);
  brush.box(colour, left, step + leaf, width, 0.08);
}

/** Glass doors of an office or a block of flats, lit from inside, two leaves. */
export function glassDoor(brush: Brush, x: number, width: number, height: number, frame: Paint): void {
  brush.box(frame, x - width / 2 - 0.12, 0, width + 0.24, height + 0.12);
  brush.box(glass.lit, x - width / 2, 0, width / 2 - 0.05, height);
  brush.box(["#e6e2d2", "#d9b878"], x + 0.05, 0, width / 2 - 0.05, height);
  brush.box(frame, x - 0.22, height * 0.4, 0.06, height * 0.22);
  brush.box(frame, x + 0.16, height * 0.4, 0.06, height * 0.22);
}
