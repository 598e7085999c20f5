import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { brick, glass, ink, materials, stone, type Material } from "../palette.ts";
import { texture } from "../parts/masonry.ts";
import { flag } from "../parts/rooftop.ts";
import { pickGlass } from "../parts/window.ts";
import { levels, type Front } from "./front.ts";
import type { OfficePlan } from "./office-plan.ts";

/** Between the wars: tall piers, bands at the corners, a stepped top with a flagpole. */
export function decoOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:deco`);
  const material = random.pick<Material>([
    { wall: "#c8a97e", trim: "#efe6d3", kind: "brick" },
    { wall: "#b0664c", trim: "#e6d9c0", kind: "brick" },
    { wall: "#d9cfbb", trim: "#f2ecdf", kind: "stone" },
    ...materials[building.region].slice(0, 2),
  ]);
  const metal = random.pick<Paint>(["#2f5a48", "#8c311d", "#23292d", "#4f6d6a"]);
  const middleBays = Math.max(3, Math.min(9, bays - 2));
  const bay = 2.2;
  const side = 3.4;
  const width = middleBays * bay + 2 * side;
  const floors = levels(storeys, 4.6, 3.4);
  const top = floors[storeys] ?? 0;
  const shoulder = (floors[storeys - 1] ?? 0) + 0.6;
  const inner = side + bay;
  const height = top + 2.6;
  const outline: Point[] = [
    [0, 0],
    [0, shoulder],
    [side, shoulder],
    [side, top + 0.8],
    [inner, top + 0.8],
    [inner, height],
    [width - inner, height],
    [width - inner, top + 0.8],
    [width - side, top + 0.8],
    [width - side, shoulder],
    [width, shoulder],
    [width, 0],
  ];
  return {
    width,
    height,
    floors,
    outline,
    entrance: width / 2,
    wall: material.wall,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      flag(brush, width / 2, height, brick, 4.4);
      brush.poly(material.wall, outline);
      texture(brush, paints, material, 0, floors[1] ?? 4, side, shoulder - 5);
      texture(brush, paints, material, width - side, floors[1] ?? 4, side, shoulder - 5);
      for (let level = 1; level < storeys; level++) {
        const floor = floors[level] ?? 0;
        if (level < storeys - 1) {
          for (const x of [0, width - side]) {
            // Bands run round the corner with the window.
            brush.box(material.trim, x, floor + 0.75, side, 0.16);
            brush.box(material.trim, x, floor + 2.6, side, 0.16);
            brush.box(pickGlass(paints), x + (x === 0 ? 0 : 0.9), floor + 0.91, side - 0.9, 1.69);
            brush.box(metal, x + (x === 0 ? 1.2 : 2.1), floor + 0.91, 0.09, 1.69);
            brush.box(metal, x + (x === 0 ? 0 : 0.9), floor + 2, side - 0.9, 0.09);
          }
        }
        for (let index = 0; index < middleBays; index++) {
          const x = side + bay * index + 0.42;
          brush.box(pickGlass(paints), x, floor + 0.8, bay - 0.84, 2.15);
          brush.box(metal, x + (bay - 0.84) / 2 - 0.05, floor + 0.8, 0.1, 2.15);
          brush.box(metal, x, floor + 2.1, bay - 0.84, 0.1);
          spandrel(brush, metal, x, floor - 0.4, bay - 0.84);
        }
      }
      for (let index = 0; index <= middleBays; index++) {
        const x = side + bay * index;
        brush.box(material.trim, x - 0.26, floors[1] ?? 0, 0.52, top + 0.2 - (floors[1] ?? 0));
        brush.box(lighter(material.trim, 0.4), x - 0.34, top + 0.1, 0.68, 0.34);
      }
      for (let x = inner + 0.4; x < width - inner - 0.6; x += 0.7) {
        brush.box(darker(material.wall, 0.16), x, top + 1.05, 0.3, 1.1);
      }
      for (const [x, y, length] of [
        [inner, height, width - 2 * inner],
        [side, top + 0.8, bay],
        [width - inner, top + 0.8, bay],
        [0, shoulder, side],
        [width - side, shoulder, side],
      ] as const) {
        brush.box(material.trim, x - 0.1, y - 0.12, length + 0.2, 0.26);
      }
      ground(brush, paints.chance(0.5) ? metal : ink, material, width, floors[1] ?? 4);
    },
  };
}

function spandrel(brush: Brush, metal: Paint, x: number, y: number, width: number): void {
  brush.box(metal, x, y, width, 1.2);
  brush.poly(lighter(metal, 0.22), [
    [x + width * 0.5, y + 0.2],
    [x + width * 0.8, y + 0.6],
    [x + width * 0.5, y + 1],
    [x + width * 0.2, y + 0.6],
  ]);
}

function ground(brush: Brush, metal: Paint, material: Material, width: number, height: number): void {
  brush.box(stone, 0, 0, width, height - 0.2);
  brush.ladder(darker(stone, 0.12), 0, 0.8, width, height - 1.3, 0.75, 0.07);
  const windows = Math.max(1, Math.floor((width / 2 - 3) / 3));
  for (let index = 0; index < windows; index++) {
    for (const x of [width / 2 - 4.6 - index * 3, width / 2 + 2.3 + index * 3]) {
      brush.box(metal, x, 0.9, 2.3, height - 1.8);
      brush.box(index % 2 === 0 ? glass.evening : glass.dark, x + 0.14, 1.04, 2.02, height - 2.1);
      brush.box(metal, x + 1.1, 0.9, 0.1, height - 1.8);
    }
  }
  const door = width / 2;
  brush.box(material.trim, door - 2, 0, 4, height + 0.5);
  brush.box(metal, door - 1.4, 0, 2.8, height - 0.5);
  brush.arch(glass.lit, door - 1.2, 0.1, 2.4, height - 0.75, 1.1);
  for (const x of [-0.42, 0.36]) brush.box(metal, door + x, 0, 0.08, height - 0.6);
  brush.box(metal, door - 1.2, 2.35, 2.4, 0.12);
  for (const x of [-1.75, 1.6])
    brush.poly(
      ["#f3ecd8", "#f8dd9c"],
      [
        [door + x - 0.08, 2.5],
        [door + x - 0.18, 3.1],
        [door + x + 0.3, 3.1],
        [door + x + 0.2, 2.5],
      ],
    );
}
