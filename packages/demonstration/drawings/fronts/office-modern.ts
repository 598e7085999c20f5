import { darker, lighter, mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { glass, ink, materials, stone, white, type Material } from "../palette.ts";
import { texture } from "../parts/masonry.ts";
import { lobby, rooftop } from "../parts/rooftop.ts";
import { pickGlass } from "../parts/window.ts";
import { levels, rectangle, type Front } from "./front.ts";
import type { OfficePlan } from "./office-plan.ts";

/** Today's office: a grid of brick or stone with deep windows, single or two storeys high. */
export function gridOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:grid`);
  const material = random.pick<Material>([
    ...materials[building.region].slice(0, 5),
    { wall: "#70757a", trim: stone, kind: "brick" },
    { wall: "#d8cdb8", trim: white, kind: "stone" },
  ]);
  const bay = random.between(2.5, 3);
  const width = bays * bay + 0.5;
  const floors = levels(storeys, 4.4, 3.5);
  const top = floors[storeys] ?? 0;
  const height = top + 0.9;
  const manner = random.pick(["single", "single", "paired", "shifted"] as const);
  const frame = random.pick<Paint>([ink, "#5b4a3c", white, "#8a7a62"]);
  const opening = random.between(0.62, 0.78);
  const entrance = width * random.pick([0.28, 0.5, 0.72]);
  return {
    width,
    height,
    floors,
    outline: rectangle(width, height),
    entrance,
    wall: material.wall,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      rooftop(brush.at(0, height), paints, width);
      brush.box(material.wall, 0, 0, width, height);
      texture(brush, paints, material, 0, floors[1] ?? 0, width, top - 4);
      for (let level = 1; level < storeys; level++) {
        const isPairTop = manner === "paired" && level % 2 === 0;
        const joinsNext = manner === "paired" && level % 2 === 1 && level + 1 < storeys;
        const low = (floors[level] ?? 0) + (isPairTop ? 0 : 0.5);
        const tall = joinsNext ? 3 : isPairTop ? 2.9 : 2.4;
        for (let index = 0; index < bays; index++) {
          const shift = manner === "shifted" ? (level % 2 === 0 ? 0.22 : -0.22) : 0;
          const x = 0.25 + bay * (index + 0.5 + shift) - (bay * opening) / 2;
          deepWindow(brush, material, frame, pickGlass(paints), x, low, bay * opening, tall, index + level);
        }
      }
      lobby(brush, paints, width, (floors[1] ?? 4) - 0.35, entrance, { pillars: material.wall });
      brush.box(material.trim, -0.12, height - 0.3, width + 0.24, 0.3);
      brush.box(material.trim, -0.12, (floors[1] ?? 0) - 0.4, width + 0.24, 0.4);
    },
  };
}

function deepWindow(
  brush: Brush,
  material: Material,
  frame: Paint,
  pane: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
): void {
  brush.box(darker(material.wall, 0.34), x, y, width, height);
  brush.box(frame, x + 0.26, y, width - 0.26, height - 0.26);
  brush.box(pane, x + 0.36, y + 0.12, width - 0.48, height - 0.5);
  if (pane !== glass.lit && turn % 4 === 1) {
    brush.poly(glass.gleam, [
      [x + width * 0.42, y + 0.12],
      [x + width * 0.58, y + 0.12],
      [x + width * 0.82, y + height - 0.4],
      [x + width * 0.66, y + height - 0.4],
    ]);
  }
  brush.box(frame, x + width * 0.62, y, 0.1, height - 0.3);
}

const panels: readonly Paint[] = ["#7d9aa0", "#b8a06a", "#8fa08a", "#a9796a", "#c9c2b0", "#6f8292"];

/** The sixties: strips of window between panels, a slab on slender legs, a thin roof. */
export function ribbonOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:ribbon`);
  const frame: Paint = random.pick<Paint>(["#e3dccb", "#d3cfc4", "#c4b79e"]);
  const panel = mix(random.pick(panels), frame, random.between(0, 0.35));
  const second = mix(panel, random.pick(panels), 0.5);
  const bay = 1.7;
  const number = Math.round(bays * 1.5);
  const width = number * bay + 1.4;
  const floors = levels(storeys, 4.2, 3.3);
  const top = floors[storeys] ?? 0;
  const height = top + 0.5;
  const isPatterned = random.chance(0.45);
  const blindEnd = random.chance(0.6) ? 3.2 : 0;
  const entrance = width * random.pick([0.3, 0.64]);
  return {
    width: width + blindEnd,
    height,
    floors,
    outline: rectangle(width + blindEnd, height),
    entrance,
    wall: frame,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      rooftop(brush.at(0, height), paints, width);
      brush.box(frame, 0, floors[1] ?? 0, width, height - (floors[1] ?? 0));
      for (let level = 1; level < storeys; level++) {
        const floor = floors[level] ?? 0;
        brush.box(panel, 0.7, floor + 0.12, width - 1.4, 0.95);
        for (let index = 0; index < number; index++) {
          const x = 0.7 + index * bay;
          if (isPatterned && (index * 3 + level * 5) % 4 === 0) brush.box(second, x, floor + 0.12, bay, 0.95);
          const pane = pickGlass(paints);
          brush.box(pane, x, floor + 1.15, bay, 1.85);
          if (paints.chance(0.2)) brush.box(glass.sky, x, floor + 2.1, bay, 0.9);
        }
        brush.box(lighter(frame, 0.3), 0.4, floor - 0.1, width - 0.8, 0.22);
      }
      for (let index = 0; index <= number; index++) {
        brush.box(lighter(frame, 0.4), 0.7 + index * bay - 0.06, floors[1] ?? 0, 0.12, top - (floors[1] ?? 0));
      }
      lobby(brush, paints, width, (floors[1] ?? 4) - 0.3, entrance, { pillars: lighter(frame, 0.3) });
      canopy(brush, frame, entrance);
      if (blindEnd) {
        const wall: Material = { wall: "#a9705a", trim: stone, kind: "brick" };
        brush.box(wall.wall, width, 0, blindEnd, height + 1.3);
        texture(brush, paints, wall, width, 1, blindEnd, height - 2);
        for (let level = 1; level < storeys; level++) {
          brush.box(pickGlass(paints), width + 1.25, (floors[level] ?? 0) + 1, 0.7, 1.6);
        }
        brush.box(ink, width - 0.1, height + 1.2, blindEnd + 0.2, 0.18);
      }
      brush.box(ink, -0.5, height - 0.1, width + 0.5, 0.26);
    },
  };
}

/** A thin concrete wing over the door. */
function canopy(brush: Brush, paint: Paint, x: number): void {
  brush.poly(lighter(paint, 0.5), [
    [x - 3, 3.25],
    [x - 3, 3.5],
    [x + 3, 3.75],
    [x + 3, 3.4],
  ]);
  for (const side of [-2.5, 2.5]) brush.box(ink, x + side, 0, 0.12, 3.4);
}
