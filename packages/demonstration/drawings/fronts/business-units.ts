import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { glass, ink, steel, white } from "../palette.ts";
import { pickGlass } from "../parts/window.ts";
import type { Subject } from "./front.ts";

const gateColours: readonly Paint[] = ["#a63d26", "#2f5a48", "#2f5068", "#c98f34", "#5c3f52", "#4f6d6a", "#8a5a3c"];

/** A row of units for small firms, each with its coloured gate, its door and its strip of office windows above. */
export function businessUnitsFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:units`);
  const number = building.bays ?? random.int(3, 6);
  const unit = number > 12 ? 5.6 : 7;
  const width = number * unit;
  const roofKind = random.pick(["flat", "pitch", "shed"] as const);
  const eaves = 7.4;
  const rise = roofKind === "flat" ? 0.6 : roofKind === "pitch" ? unit * 0.24 : unit * 0.2;
  const height = eaves + rise;
  const cladding = random.pick<Paint>(["#5f6a70", "#8f9aa0", "#c9c2b0", "#a5806a", "#e2dccf", "#474f54"]);
  const first = random.int(0, gateColours.length - 1);
  const isOneColour = random.chance(0.3);
  const colourOf = (index: number): Paint =>
    gateColours[(first + (isOneColour ? 0 : index)) % gateColours.length] ?? steel;
  const roofline: Point[] = Array.from({ length: number }, (_, index): Point[] => {
    const [left, right] = [index * unit, (index + 1) * unit];
    if (roofKind === "flat") return [];
    return roofKind === "pitch"
      ? [
          [left, eaves],
          [(left + right) / 2, height],
          [right, eaves],
        ]
      : [
          [left, eaves],
          [left, height],
          [right, eaves],
        ];
  }).flat();
  const outline: Point[] =
    roofKind === "flat"
      ? [
          [0, 0],
          [0, height],
          [width, height],
          [width, 0],
        ]
      : [[0, 0], ...roofline, [width, 0]];

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    brush.poly(cladding, outline);
    for (let index = 0; index < number; index++) {
      const x = index * unit;
      brush.comb(darker(cladding, 0.09), x + unit / 5, 0, unit * 0.75, eaves, unit / 5, 0.1);
      drawUnit(brush, paints, colourOf(index), x, unit, eaves);
      brush.box(darker(cladding, 0.3), x - 0.12, 0, 0.24, eaves);
    }
    if (roofKind === "flat") brush.box(ink, -0.2, height - 0.25, width + 0.4, 0.35);
    else brush.line(ink, 0.3, [[-0.2, eaves - 0.05], ...roofline, [width + 0.2, eaves - 0.05]]);
  }

  return {
    front: { width, height, floors: [0, 3.9, eaves], outline, entrance: unit * 0.82, wall: cladding, roof: ink, draw },
    attached: false,
    yard: true,
    minHeight: 180,
  };
}

function drawUnit(brush: Brush, random: Random, colour: Paint, x: number, unit: number, eaves: number): void {
  const gate = unit * 0.5;
  const gateX = x + unit * 0.1;
  const isOpen = random.chance(0.16);
  brush.box(ink, gateX - 0.15, 0, gate + 0.3, 4.2);
  brush.box(isOpen ? glass.lit : colour, gateX, 0, gate, 4.05);
  if (isOpen) {
    brush.box("#8d6a48", gateX + 0.4, 0, 1, 1);
    brush.box("#a9845c", gateX + 0.7, 1, 0.8, 0.7);
    brush.box(colour, gateX, 3.3, gate, 0.75);
  } else {
    for (const y of [0.8, 1.6, 3.2]) brush.box(darker(colour, 0.2), gateX, y, gate, 0.08);
    brush.box(glass.gleam, gateX + gate * 0.12, 2.1, gate * 0.33, 0.6);
    brush.box(glass.gleam, gateX + gate * 0.55, 2.1, gate * 0.33, 0.6);
  }
  const doorX = x + unit * 0.72;
  brush.box(ink, doorX, 0, unit * 0.2, 2.6);
  brush.box(pickGlass(random, 0.7), doorX + 0.12, 0.9, unit * 0.2 - 0.24, 1.55);
  brush.box(colour, doorX, 2.75, unit * 0.2, 0.22);
  brush.box(ink, x + unit * 0.1, 5, unit * 0.8, 1.5);
  for (let pane = 0; pane < 4; pane++) {
    brush.box(pickGlass(random), x + unit * (0.115 + pane * 0.196), 5.12, unit * 0.178, 1.26);
  }
  brush.box(lighter(colour, 0.1), x + unit * 0.1, eaves - 0.75, unit * 0.8, 0.28);
  brush.box(white, x + unit * 0.74, 3.3, 0.7, 0.7);
}
