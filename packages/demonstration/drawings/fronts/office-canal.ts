import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { glass, ink, steel, stone, timber, type Material } from "../palette.ts";
import { glassDoor } from "../parts/door.ts";
import { texture } from "../parts/masonry.ts";
import { drawWindow } from "../parts/window.ts";
import { levels, type Front } from "./front.ts";
import type { OfficePlan } from "./office-plan.ts";

/** A warehouse on a canal turned into offices: arched factory windows, loading doors, a glass storey on top. */
export function canalOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:canal`);
  const material = random.pick<Material>([
    { wall: "#9c5039", trim: "#d6c9b4", kind: "brick" },
    { wall: "#7f4434", trim: "#c9bca8", kind: "brick" },
    { wall: "#b48a62", trim: "#e2d8c4", kind: "brick" },
    { wall: "#6d655e", trim: "#c6bfb2", kind: "brick" },
  ]);
  const number = Math.max(4, Math.min(9, bays));
  const bay = 2.9;
  const width = number * bay + 0.8;
  const floors = levels(storeys, 4.3, 3.6);
  const hasGlassTop = storeys >= 3 && random.chance(0.6);
  const brickStoreys = hasGlassTop ? storeys - 1 : storeys;
  const brickTop = (floors[brickStoreys] ?? 0) + 0.6;
  const top = floors[storeys] ?? 0;
  const hoist = Math.floor(number / 2);
  const frame = random.pick<Paint>([ink, "#35514a", "#6b2f24"]);
  const pediment = hasGlassTop ? 0 : bay * 0.95;
  const height = hasGlassTop ? top + 0.4 : brickTop + pediment;
  const hoistX = 0.4 + bay * (hoist + 0.5);
  const outline: Point[] = hasGlassTop
    ? [
        [0, 0],
        [0, brickTop],
        [1.2, brickTop],
        [1.2, height],
        [width - 1.2, height],
        [width - 1.2, brickTop],
        [width, brickTop],
        [width, 0],
      ]
    : [
        [0, 0],
        [0, brickTop],
        [hoistX - bay, brickTop],
        [hoistX, height],
        [hoistX + bay, brickTop],
        [width, brickTop],
        [width, 0],
      ];
  const entrance = 0.4 + bay * ((hoist + 2) % number) + bay / 2;

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    if (hasGlassTop) glassStorey(brush, width, brickTop, height);
    brush.box(material.wall, 0, 0, width, brickTop);
    if (pediment) {
      brush.poly(material.wall, [
        [hoistX - bay, brickTop],
        [hoistX, height],
        [hoistX + bay, brickTop],
      ]);
      brush.line(material.trim, 0.3, [
        [hoistX - bay - 0.15, brickTop],
        [hoistX, height],
        [hoistX + bay + 0.15, brickTop],
      ]);
      brush.disc(material.trim, hoistX, brickTop + pediment * 0.42, 0.62);
      brush.disc(glass.dark, hoistX, brickTop + pediment * 0.42, 0.45);
    }
    texture(brush, paints, material, 0, 4, width, brickTop - 4);
    for (let index = 0; index <= number; index++) {
      brush.box(darker(material.wall, 0.13), 0.4 + bay * index - 0.3, 0, 0.6, brickTop - 0.6);
    }
    brush.comb(darker(material.wall, 0.22), 0.2, brickTop - 0.75, width - 0.4, 0.4, 0.6, 0.3);
    brush.box(material.trim, -0.1, brickTop - 0.3, width + 0.2, 0.3);
    for (let level = 0; level < brickStoreys; level++) {
      const floor = floors[level] ?? 0;
      for (let index = 0; index < number; index++) {
        const x = 0.4 + bay * index + 0.52;
        if (index === hoist && level > 0) {
          loadingDoor(brush, frame, material.trim, x, floor + 0.15, bay - 1.04);
          continue;
        }
        const isDoor = level === 0 && Math.abs(x + bay / 2 - 0.52 - entrance) < 0.1;
        if (isDoor) continue;
        const look = { style: "factory", head: "segment", frame, trim: material.trim } as const;
        drawWindow(brush, paints, look, x, floor + 0.9, bay - 1.04, level === 0 ? 2.6 : 2.25);
      }
    }
    brush.box(stone, 0, 0, width, 0.45);
    glassDoor(brush, entrance, 1.9, 3, frame);
    hoistBeam(brush, hoistX, brickTop - 0.6);
  }

  return { width, height, floors, outline, entrance, wall: material.wall, roof: steel, draw };
}

function glassStorey(brush: Brush, width: number, y: number, top: number): void {
  brush.box(glass.mid, 1.2, y, width - 2.4, top - y);
  brush.poly(glass.gleam, [
    [width * 0.2, y],
    [width * 0.3, y],
    [width * 0.38, top],
    [width * 0.28, top],
  ]);
  brush.comb(ink, 1.14, y, width - 2.28, top - y, 1.45, 0.12);
  for (let x = 2.65; x < width - 3; x += 4.35) brush.box(glass.evening, x + 0.1, y + 0.3, 1.25, top - y - 0.5);
  brush.box(ink, 0.4, top - 0.3, width - 0.8, 0.3);
}

function loadingDoor(brush: Brush, frame: Paint, trim: Paint, x: number, y: number, width: number): void {
  brush.arch(trim, x - 0.12, y + 2.4, width + 0.24, 0.75, 0.4);
  brush.arch(frame, x, y, width, 3, 0.3);
  brush.box(glass.evening, x + 0.14, y + 0.1, width / 2 - 0.2, 2.45);
  brush.box(glass.evening, x + width / 2 + 0.06, y + 0.1, width / 2 - 0.2, 2.45);
  for (const [share, width2] of [
    [0, 0.5],
    [1, 0.5],
  ] as const) {
    brush.box(timber, x + share * width - (share === 0 ? width2 : 0), y, width2, 2.7);
  }
  brush.box(lighter(ink, 0.2), x - 0.2, y + 0.85, width + 0.4, 0.08);
}

function hoistBeam(brush: Brush, x: number, y: number): void {
  brush.box(ink, x - 0.16, y, 0.32, 0.34);
  brush.line(ink, 0.07, [
    [x, y],
    [x, y - 1.5],
  ]);
  brush.disc(ink, x, y - 1.55, 0.14);
}
