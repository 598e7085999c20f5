import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point, Step } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { accents, brick, glass, ink, materials, steel, white, type Material } from "../palette.ts";
import { texture } from "../parts/masonry.ts";
import { flag } from "../parts/rooftop.ts";
import type { Subject } from "./front.ts";

/** The entrance hall of a shopping centre: a glass barrel or gable between two wings of display windows. */
export function shoppingCentreFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:shopping-centre`);
  const storeys = Math.max(2, Math.min(5, building.storeys));
  const material = random.pick<Material>([
    ...materials[building.region].slice(0, 4),
    { wall: "#d8cdb8", trim: white, kind: "stone" },
  ]);
  const hall = random.between(15, 19);
  const wing = random.between(13, 18);
  const width = hall + 2 * wing;
  const wingTop = 1 + storeys * 4.3;
  const isBarrel = random.chance(0.6);
  const spring = wingTop - 1.5;
  const rise = isBarrel ? hall * 0.42 : hall * 0.34;
  const height = spring + rise;
  const left = wing;
  const right = wing + hall;
  const middle = width / 2;
  const radius = (hall * hall) / 8 / rise + rise / 2;
  const vault: readonly Step[] = isBarrel
    ? [
        ["L", left, spring],
        ["A", radius, right, spring],
      ]
    : [
        ["L", left, spring],
        ["L", middle, height],
        ["L", right, spring],
      ];
  const outline: Point[] = [
    [0, 0],
    [0, wingTop],
    [left, wingTop],
    [left, spring],
    [middle - hall * 0.25, spring + rise * (isBarrel ? 0.78 : 0.5)],
    [middle, height],
    [middle + hall * 0.25, spring + rise * (isBarrel ? 0.78 : 0.5)],
    [right, spring],
    [right, wingTop],
    [width, wingTop],
    [width, 0],
  ];

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    for (const x of [wing * 0.3, wing * 0.62, width - wing * 0.62, width - wing * 0.3]) {
      flag(brush, x, wingTop, paints.pick([brick, "#c98f34", "#2f5068"]), 3.4);
    }
    for (const x of [0, right]) drawWing(brush, paints, material, x, wing, storeys, wingTop);
    brush.figure(white, [["M", left - 0.5, 0], ...vault.map((step) => step), ["L", right + 0.5, 0]]);
    brush.figure(
      ["#d9e3df", "#e6bd78"],
      [
        ["M", left + 0.4, 0],
        ["L", left + 0.4, spring],
        ...inner(vault, left, right, isBarrel, radius),
        ["L", right - 0.4, 0],
      ],
    );
    interior(brush, paints, left + 0.4, hall - 0.8, storeys, spring);
    const ribs = 8;
    for (let rib = 1; rib < ribs; rib++) {
      const share = rib / ribs;
      const along = Math.abs(share - 0.5) * 2;
      const up = isBarrel
        ? Math.sqrt(Math.max(0, radius * radius - ((along * hall) / 2) ** 2)) - (radius - rise)
        : rise * (1 - along);
      brush.box(white, left + hall * share - 0.09, 3.6, 0.18, spring + up - 3.8);
    }
    for (let y = 4.2; y < spring; y += 4.3) brush.box(white, left, y, hall, 0.24);
    brush.box(white, left, spring - 0.1, hall, 0.3);
    if (isBarrel)
      brush.curve(steel, 0.35, [
        ["M", left - 0.2, spring],
        ["A", radius, right + 0.2, spring],
      ]);
    else {
      brush.line(steel, 0.35, [
        [left - 0.6, spring - 0.3],
        [middle, height],
        [right + 0.6, spring - 0.3],
      ]);
    }
    doors(brush, middle);
  }

  return {
    front: {
      width,
      height,
      floors: Array.from({ length: storeys + 1 }, (_, level) => level * 4.3),
      outline,
      entrance: middle,
      wall: material.wall,
      roof: steel,
      draw,
    },
    attached: false,
    yard: false,
  };
}

function inner(
  vault: readonly Step[],
  left: number,
  right: number,
  isBarrel: boolean,
  radius: number,
): readonly Step[] {
  if (isBarrel) {
    const y = vault[0]?.[2] ?? 0;
    return [["A", radius - 0.4, right - 0.4, typeof y === "number" ? y : 0]];
  }
  const apex = vault[1];
  return apex && apex[0] === "L"
    ? [
        ["L", apex[1], apex[2] - 0.5],
        ["L", right - 0.4, vault[0]?.[0] === "L" ? vault[0][2] : 0],
      ]
    : [["L", left, 0]];
}

/** Seen through the glass: galleries, shops, an escalator, people as small strokes. */
function interior(brush: Brush, random: Random, x: number, width: number, storeys: number, spring: number): void {
  for (let level = 0; level < storeys && level * 4.3 + 3 < spring; level++) {
    const floor = level * 4.3;
    for (let shop = 0; shop < 5; shop++) {
      const colour = random.pick(accents);
      brush.box(lighter(colour, 0.45), x + (width * shop) / 5 + 0.4, floor + 0.4, width / 5 - 0.8, 2.6);
      brush.box(colour, x + (width * shop) / 5 + 0.4, floor + 3, width / 5 - 0.8, 0.4);
    }
    if (level > 0) brush.box(glass.gleam, x, floor, width, 0.9);
  }
  if (storeys > 1) {
    brush.line(steel, 0.55, [
      [x + width * 0.16, 0.6],
      [x + width * 0.42, 4.6],
    ]);
    brush.line(steel, 0.55, [
      [x + width * 0.84, 0.6],
      [x + width * 0.58, 4.6],
    ]);
  }
}

function doors(brush: Brush, middle: number): void {
  brush.box(brick, middle - 5.2, 3.3, 10.4, 0.75);
  brush.disc(white, middle, 3.68, 0.26);
  brush.disc(white, middle - 1, 3.68, 0.16);
  brush.disc(white, middle + 1, 3.68, 0.16);
  brush.box(ink, middle - 4.4, 0, 8.8, 3.3);
  for (let door = 0; door < 6; door++) {
    brush.box(door % 2 === 0 ? glass.lit : ["#e6e2d2", "#d9b878"], middle - 4.3 + door * 1.45, 0, 1.32, 3.1);
  }
}

function drawWing(
  brush: Brush,
  random: Random,
  material: Material,
  x: number,
  width: number,
  storeys: number,
  top: number,
): void {
  brush.box(material.wall, x, 0, width, top);
  texture(brush, random, material, x, 4.5, width, top - 5);
  const bays = Math.round(width / 4.2);
  const bay = width / bays;
  for (let index = 0; index < bays; index++) {
    const left = x + bay * index + 0.45;
    const colour = random.pick(accents);
    brush.box(colour, left, 0, bay - 0.9, 3.8);
    brush.box(["#e7ddc4", "#e9c78a"], left + 0.25, 0.5, bay - 1.4, 2.4);
    for (let item = 0; item < 3; item++) {
      brush.box(random.pick(accents), left + 0.55 + item * 0.85, 0.5, 0.5, random.between(0.7, 1.6));
    }
    brush.box(lighter(colour, 0.7), left + bay * 0.25, 3.2, bay * 0.3, 0.22);
    for (let level = 1; level < storeys; level++) {
      if ((index + level) % 3 === 2) {
        brush.box(
          darker(random.pick<Paint>([brick, "#2f5068", "#c98f34"]), 0.1),
          left + 0.4,
          level * 4.3 + 0.5,
          bay - 1.7,
          3,
        );
        brush.disc(white, left + bay / 2 - 0.45, level * 4.3 + 2, 0.6);
      } else {
        brush.box(darker(material.wall, 0.3), left, level * 4.3 + 0.8, bay - 0.9, 2.5);
        brush.box(random.chance(0.5) ? glass.evening : glass.mid, left + 0.15, level * 4.3 + 0.9, bay - 1.2, 2.25);
        brush.box(material.trim, left + bay / 2 - 0.5, level * 4.3 + 0.8, 0.1, 2.5);
      }
    }
  }
  brush.box(material.trim, x - 0.1, 4.05, width + 0.2, 0.3);
  brush.box(material.trim, x - 0.15, top - 0.4, width + 0.3, 0.5);
}
