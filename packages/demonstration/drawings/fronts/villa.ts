import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { accents, glass, ink, materials, roofs, timber, white, type Material } from "../palette.ts";
import { railing } from "../parts/balcony.ts";
import { frontDoor } from "../parts/door.ts";
import { texture } from "../parts/masonry.ts";
import { chimney, courses } from "../parts/roof.ts";
import { drawWindow, pickGlass, type WindowLook } from "../parts/window.ts";
import { hedge } from "../scenery/tree.ts";
import { levels, rectangle, type Front } from "./front.ts";

/** A house in its own garden: under a hipped roof with a gable in front, or a white box of the modern movement. */
export function villa(building: Building): Front {
  const random = randomOf(`${building.seed}:villa`);
  return random.chance(0.36) ? modernVilla(building, random) : hippedVilla(building, random);
}

function hippedVilla(building: Building, random: Random): Front {
  const { region, storeys } = building;
  const material = random.pick<Material>(materials[region]);
  const roof = random.pick(roofs[region]);
  const colour = random.pick(accents);
  const width = random.between(14, 16.5);
  const floors = levels(storeys, 3.2, 2.9);
  const eaves = (floors[storeys] ?? 3.2) + 0.2;
  const roofHeight = region === "flanders" ? 5.2 : 4.3;
  const height = eaves + roofHeight;
  const wing = 5.4;
  const wingLeft = random.chance(0.5);
  const wingX = wingLeft ? 0.8 : width - wing - 0.8;
  const entrance = wingLeft ? wing + 2.4 : width - wing - 2.4;
  const look: WindowLook = {
    style: random.pick(["casement", "french", "sash"]),
    head: material.kind === "brick" ? "segment" : "flat",
    frame: white,
    trim: material.trim,
    surround: material.kind !== "brick",
    shutters: random.chance(0.55) ? colour : undefined,
    flowers: random.chance(0.4),
  };
  const outline: Point[] = [
    [0, 0],
    [0, eaves],
    [3, height],
    [width - 3, height],
    [width, eaves],
    [width, 0],
  ];

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    garage(brush, material, colour, wingLeft ? width : -4.4);
    chimney(brush, material.kind === "brick" ? material.wall : "#a9705a", width * 0.6, height - 1.6, 2.8);
    brush.box(material.wall, 0, 0, width, eaves);
    texture(brush, paints, material, 0, 0.8, width, eaves - 0.8);
    brush.poly(roof, [
      [-0.5, eaves - 0.25],
      [3, height],
      [width - 3, height],
      [width + 0.5, eaves - 0.25],
    ]);
    courses(brush.at(0, eaves), roof, 0, width, roofHeight - 0.6, 2.7);
    brush.box(white, -0.5, eaves - 0.42, width + 1, 0.18);
    brush.box(darker(material.wall, 0.22), 0, 0, width, 0.55);
    for (let level = 0; level < storeys; level++) {
      const floor = floors[level] ?? 0;
      for (const share of [0.16, 0.5, 0.84]) {
        const middle = wingLeft ? wing + 0.8 + (width - wing - 0.8) * share : (width - wing - 0.8) * share;
        if (level === 0 && Math.abs(middle - entrance) < 1.6) continue;
        drawWindow(brush, paints, look, middle - 0.55, floor + 0.85, 1.1, 1.65);
      }
    }
    gabledWing(brush, paints, wingX, wing, floors, eaves);
    frontDoor(brush, material, colour, entrance, 2.7);
    porch(brush, roof, entrance);
    hedge(brush.at(wingX - 0.2), building.season, wing + 0.4, 0.55);
  }

  function gabledWing(
    brush: Brush,
    paints: Random,
    x: number,
    wide: number,
    storeyLevels: readonly number[],
    top: number,
  ): void {
    const peak = top + Math.min(roofHeight - 0.7, wide * 0.68);
    brush.poly(material.wall, [
      [x, 0],
      [x, top],
      [x + wide / 2, peak],
      [x + wide, top],
      [x + wide, 0],
    ]);
    texture(brush, paints, material, x + 0.4, 0.8, wide - 0.8, top - 1);
    brush.line(darker(roof, 0.1), 0.34, [
      [x - 0.4, top - 0.45],
      [x + wide / 2, peak + 0.1],
      [x + wide + 0.4, top - 0.45],
    ]);
    brush.box(darker(material.wall, 0.22), x, 0, wide, 0.55);
    for (let level = 0; level < storeys; level++) {
      drawWindow(
        brush,
        paints,
        { ...look, shutters: undefined },
        x + wide / 2 - 1.2,
        (storeyLevels[level] ?? 0) + 0.8,
        2.4,
        1.75,
      );
    }
    brush.disc(material.trim, x + wide / 2, top + 0.9, 0.52);
    brush.disc(pickGlass(paints), x + wide / 2, top + 0.9, 0.38);
  }

  return { width, height, floors, outline, entrance, wall: material.wall, roof, draw };
}

function garage(brush: Brush, material: Material, colour: Paint, x: number): void {
  brush.box(darker(material.wall, 0.06), x, 0, 4.4, 3);
  brush.box(white, x - 0.1, 2.85, 4.6, 0.3);
  brush.box(darker(colour, 0.1), x + 0.7, 0, 3, 2.35);
  for (const y of [0.6, 1.2, 1.8]) brush.box(darker(colour, 0.3), x + 0.7, y, 3, 0.06);
}

function porch(brush: Brush, roof: Paint, x: number): void {
  brush.poly(roof, [
    [x - 1.4, 2.95],
    [x - 1, 3.55],
    [x + 1, 3.55],
    [x + 1.4, 2.95],
  ]);
  for (const side of [-1.15, 1.03]) brush.box(white, x + side, 0, 0.12, 2.95);
}

/** White planes, long windows, a terrace on the roof of the ground floor. */
function modernVilla(building: Building, random: Random): Front {
  const storeys = Math.max(1, building.storeys);
  const wall = random.pick<Paint>(["#f1ede4", "#e6dfd0", "#6d7377", "#a9705a"]);
  const second = random.pick<Paint>([timber, "#59636a", "#b08a66"]);
  const width = random.between(16, 19);
  const floors = levels(storeys, 3.4, 3.1);
  const top = floors[storeys] ?? 3.4;
  const height = top + 0.5;
  const upperWidth = width * 0.62;
  const upperX = random.chance(0.5) ? 0 : width - upperWidth;
  const low = (floors[1] ?? 3.4) + 0.4;
  const entrance = upperX === 0 ? width * 0.56 : width * 0.44;
  const outline: Point[] =
    storeys === 1
      ? rectangle(width, height)
      : upperX === 0
        ? [
            [0, 0],
            [0, height],
            [upperWidth, height],
            [upperWidth, low],
            [width, low],
            [width, 0],
          ]
        : [
            [0, 0],
            [0, low],
            [upperX, low],
            [upperX, height],
            [width, height],
            [width, 0],
          ];
  return {
    width,
    height,
    floors,
    outline,
    entrance,
    wall,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      brush.box(second, 0, 0, width, low);
      brush.comb(darker(second, 0.12), 0.5, 0, width - 0.5, low - 0.4, 0.55, 0.06);
      brush.box(wall, -0.3, low - 0.5, width + 0.6, 0.5);
      for (let level = 1; level < storeys; level++) {
        const floor = floors[level] ?? 0;
        brush.box(wall, upperX, floor + 0.2, upperWidth, 3.4);
        const start = upperX + upperWidth * 0.12;
        brush.box(ink, start, floor + 1, upperWidth * 0.62, 1.7);
        for (let pane = 0; pane < 4; pane++) {
          brush.box(
            pickGlass(paints),
            start + 0.1 + (upperWidth * 0.62 * pane) / 4,
            floor + 1.1,
            (upperWidth * 0.62) / 4 - 0.14,
            1.5,
          );
        }
        brush.box(pickGlass(paints), upperX + upperWidth * 0.82, floor + 0.9, 1, 1.9);
      }
      if (storeys > 1) {
        const terraceX = upperX === 0 ? upperWidth : 0;
        railing(brush, terraceX + 0.1, low, width - upperWidth - 0.2);
        brush.oval("#67825c", terraceX + (width - upperWidth) * 0.7, low + 0.7, 0.5, 0.7);
      }
      brush.box(lighter(ink, 0.15), upperX - 0.2, height - 0.22, upperWidth + 0.4, 0.24);
      const living = upperX === 0 ? width * 0.64 : width * 0.06;
      brush.box(ink, living, 0.15, width * 0.3, 2.6);
      for (let pane = 0; pane < 3; pane++) {
        const paint = pane === 1 ? glass.evening : glass.mid;
        brush.box(paint, living + 0.1 + width * 0.1 * pane, 0.25, width * 0.1 - 0.16, 2.4);
      }
      brush.poly(glass.gleam, [
        [living + 0.5, 0.25],
        [living + 1, 0.25],
        [living + 1.9, 2.65],
        [living + 1.4, 2.65],
      ]);
      const carX = upperX === 0 ? width * 0.08 : width * 0.7;
      brush.box(darker(second, 0.3), carX, 0, width * 0.22, 2.5);
      brush.box(ink, entrance - 0.65, 0, 1.3, 2.5);
      brush.box("#a63d26", entrance - 0.5, 0, 1, 2.4);
      brush.box(glass.lit, entrance + 0.2, 1.2, 0.18, 1);
      hedge(brush.at(living - 0.4), building.season, width * 0.2, 0.5);
    },
  };
}
