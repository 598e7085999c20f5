import { darker, lighter, mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { glass, ink, materials, steel, stone, white, type Material } from "../palette.ts";
import { lobby, rooftop } from "../parts/rooftop.ts";
import { pickGlass } from "../parts/window.ts";
import { levels, rectangle, type Front } from "./front.ts";
import type { OfficePlan } from "./office-plan.ts";

const tints: readonly Paint[] = ["#6d8d99", "#7b989a", "#5f7c8c", "#86a0a0"];

/** A wall of panes with thin mullions, the sky in it, and solid bands where the floors are. */
function curtainWall(
  brush: Brush,
  random: Random,
  tint: Paint,
  size: { x: number; width: number; from: number; floors: readonly number[]; fins: boolean },
): void {
  const { x, width, floors, from } = size;
  const top = floors[floors.length - 1] ?? 0;
  const bottom = floors[from] ?? 0;
  const panes = Math.max(3, Math.round(width / 1.5));
  const pane = width / panes;
  const night = darker(tint, 0.2);
  brush.box([typeof tint === "string" ? tint : tint[0], "#25343f"], x, bottom, width, top - bottom);
  // The sky slides over the whole front in two slanted bands.
  for (const [start, wide] of [
    [0.08, 0.16],
    [0.34, 0.07],
  ] as const) {
    const lean = Math.min(width * 0.5, (top - bottom) * 0.4);
    const left = x + (width - lean) * start;
    brush.poly(mix(tint, glass.sky, 0.7), [
      [left, bottom],
      [left + width * wide, bottom],
      [left + width * wide + lean, top],
      [left + lean, top],
    ]);
  }
  for (let level = from; level < floors.length - 1; level++) {
    const floor = floors[level] ?? 0;
    const next = floors[level + 1] ?? 0;
    for (let index = 0; index < panes; index++) {
      const roll = random.next();
      if (roll < 0.07) brush.box(lighter(tint, 0.3), x + index * pane, floor + 0.6, pane, next - floor - 0.6);
      else if (roll < 0.3) brush.box(pickGlass(random, 0.6), x + index * pane, floor + 0.6, pane, next - floor - 0.6);
    }
    brush.box(night, x, floor, width, 0.55);
    brush.box(lighter(tint, 0.45), x, floor + 0.52, width, 0.1);
  }
  const mullion = size.fins ? 0.22 : 0.1;
  const step = size.fins || panes < 9 ? pane : pane * 2;
  const paint = size.fins ? white : lighter(tint, 0.5);
  brush.comb(paint, x - mullion / 2, bottom, width + mullion, top - bottom, step, mullion);
}

export function curtainOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:curtain`);
  const tint = random.pick(tints);
  const width = bays * 2.8;
  const floors = levels(storeys, 4.6, 3.6);
  const top = floors[storeys] ?? 0;
  const height = top + 0.6;
  const entrance = width * random.pick([0.3, 0.5, 0.7]);
  const frame = random.pick<Paint>([white, ink, stone, "#8a7a62"]);
  const fins = random.chance(0.45);
  return {
    width,
    height,
    floors,
    outline: rectangle(width, height),
    entrance,
    wall: tint,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      rooftop(brush.at(0, height), paints, width);
      curtainWall(brush, paints, tint, { x: 0, width, from: 1, floors, fins });
      lobby(brush, paints, width, (floors[1] ?? 4) - 0.2, entrance, { pillars: frame });
      brush.box(frame, 0, floors[1] ?? 4, width, 0.35);
      brush.box(frame, 0, top, width, 0.6);
      brush.box(frame, 0, 0, 0.45, height);
      brush.box(frame, width - 0.45, 0, 0.45, height);
    },
  };
}

/** A glass tower at the corner of a lower wing in brick or stone. */
export function towerOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:tower`);
  const tint = random.pick(tints);
  const material = random.pick<Material>(materials[building.region]);
  const wing = Math.max(2, Math.round(storeys * random.between(0.35, 0.6)));
  const towerWidth = Math.max(11, storeys * 0.9);
  const wingWidth = Math.max(10, Math.min(bays * 2.1, 24));
  const isLeft = random.chance(0.5);
  const width = towerWidth + wingWidth;
  const floors = levels(storeys, 4.6, 3.5);
  const top = floors[storeys] ?? 0;
  const wingTop = (floors[wing] ?? 0) + 0.7;
  const slope = random.chance(0.45) ? 3 : 0;
  const height = top + 0.6 + slope;
  const towerX = isLeft ? 0 : wingWidth;
  const wingX = isLeft ? towerWidth : 0;
  const entrance = towerX + towerWidth / 2;
  const crownLeft = isLeft ? top + 0.6 : height;
  const crownRight = isLeft ? height : top + 0.6;
  const tower = [
    [towerX, 0],
    [towerX, crownLeft],
    [towerX + towerWidth, crownRight],
    [towerX + towerWidth, 0],
  ] as const;
  const wingOutline = [
    [wingX, 0],
    [wingX, wingTop],
    [wingX + wingWidth, wingTop],
    [wingX + wingWidth, 0],
  ] as const;
  return {
    width,
    height,
    floors,
    outline: isLeft
      ? [...tower.slice(0, 3), [towerWidth, wingTop], [width, wingTop], [width, 0]]
      : [wingOutline[0], wingOutline[1], [wingX + wingWidth, wingTop], ...tower.slice(1)],
    entrance,
    wall: tint,
    roof: steel,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      rooftop(brush.at(wingX, wingTop), paints, wingWidth);
      brush.poly(darker(tint, 0.25), tower);
      brush.line(lighter(tint, 0.6), 0.3, [
        [towerX, crownLeft],
        [towerX + towerWidth, crownRight],
      ]);
      curtainWall(brush, paints, tint, { x: towerX, width: towerWidth, from: 1, floors, fins: false });
      brush.poly(material.wall, wingOutline);
      const bay = wingWidth / Math.max(4, Math.round(wingWidth / 2.5));
      for (let level = 1; level < wing; level++) {
        for (let x = wingX + bay * 0.18; x < wingX + wingWidth - bay * 0.5; x += bay) {
          const low = (floors[level] ?? 0) + 0.7;
          brush.box(darker(material.wall, 0.3), x, low, bay * 0.64, 2.1);
          brush.box(pickGlass(paints), x + 0.2, low, bay * 0.64 - 0.2, 1.9);
        }
      }
      brush.box(material.trim, wingX, wingTop - 0.3, wingWidth, 0.3);
      lobby(brush.at(wingX), paints, wingWidth, 3.9, wingX === 0 ? -9 : wingWidth + 9, { pillars: material.wall });
      lobby(brush.at(towerX), paints, towerWidth, 4.3, towerWidth / 2, { pillars: lighter(tint, 0.5) });
    },
  };
}
