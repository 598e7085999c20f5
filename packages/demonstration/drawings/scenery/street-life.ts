import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Step } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { brick, glass, ink, paper, steel, timber, white } from "../palette.ts";

/** Things at the size of people, each with its foot at the brush's origin. They tell how large a building is. */

const ring = (x: number, y: number, radius: number): Step[] => [
  ["M", x - radius, y],
  ["A", radius, x + radius, y],
  ["A", radius, x - radius, y],
];

const coats: readonly Paint[] = ["#8c311d", "#2f5068", "#c98f34", "#3f5d4a", "#4a4650", "#b9805c"];

export function person(brush: Brush, random: Random): void {
  const coat = random.pick(coats);
  const facing = random.chance(0.5) ? 1 : -1;
  brush.poly(ink, [
    [-0.16, 0],
    [-0.02, 0.8],
    [0.16, 0.8],
    [0.24 * facing + 0.04, 0],
    [0.24 * facing - 0.1, 0],
    [0.03, 0.62],
    [-0.04, 0],
  ]);
  brush.poly(coat, [
    [-0.26, 0.62],
    [-0.18, 1.42],
    [0.18, 1.42],
    [0.26, 0.62],
  ]);
  brush.disc("#c79878", 0, 1.6, 0.15);
  brush.arch(ink, -0.16, 1.6, 0.32, 0.18, 0.16);
  if (random.chance(0.4)) brush.box(timber, 0.22 * facing - 0.13, 0.5, 0.26, 0.3);
}

export function bicycle(brush: Brush, random: Random): void {
  const colour = random.pick<Paint>([brick, "#2f5068", "#2f5a48", "#c98f34", ink]);
  brush.curve(ink, 0.06, [...ring(-0.52, 0.34, 0.34), ...ring(0.52, 0.34, 0.34)]);
  brush.line(colour, 0.08, [
    [-0.52, 0.34],
    [-0.22, 0.8],
    [0.34, 0.84],
    [0, 0.34],
    [-0.52, 0.34],
  ]);
  brush.line(colour, 0.08, [
    [0, 0.34],
    [-0.26, 0.92],
  ]);
  brush.line(ink, 0.07, [
    [0.52, 0.34],
    [0.32, 1.02],
    [0.16, 1.06],
  ]);
  brush.box(ink, -0.4, 0.92, 0.28, 0.07);
}

export function lamp(brush: Brush, height = 5.2): void {
  brush.box(steel, -0.06, 0, 0.12, height);
  brush.box(steel, -0.14, 0, 0.28, 0.5);
  brush.curve(steel, 0.1, [
    ["M", 0, height - 0.1],
    ["Q", 0.1, height + 0.55, 0.9, height + 0.5],
  ]);
  brush.poly(
    ["#f3ecd8", "#f8dd9c"],
    [
      [0.65, height + 0.46],
      [1.15, height + 0.46],
      [1.05, height + 0.28],
      [0.75, height + 0.28],
    ],
  );
}

export function lantern(brush: Brush, height = 3.8): void {
  const iron: Paint = "#2f3a3c";
  brush.box(iron, -0.06, 0, 0.12, height);
  brush.box(iron, -0.14, 0, 0.28, 0.7);
  brush.poly(
    ["#f3ecd8", "#f8dd9c"],
    [
      [-0.16, height],
      [-0.26, height + 0.55],
      [0.26, height + 0.55],
      [0.16, height],
    ],
  );
  brush.poly(iron, [
    [-0.34, height + 0.55],
    [0, height + 0.85],
    [0.34, height + 0.55],
  ]);
}

export function bench(brush: Brush): void {
  for (const x of [-0.7, 0.6]) brush.box(ink, x, 0, 0.1, 0.45);
  brush.box(timber, -0.9, 0.42, 1.8, 0.1);
  brush.box(timber, -0.9, 0.62, 1.8, 0.1);
  brush.box(timber, -0.9, 0.8, 1.8, 0.1);
}

export function bollards(brush: Brush, number: number, gap = 1.6): void {
  for (let index = 0; index < number; index++) {
    brush.box(ink, index * gap - 0.08, 0, 0.16, 0.85);
    brush.disc(ink, index * gap, 0.9, 0.11);
  }
}

export function planter(brush: Brush, random: Random): void {
  brush.box(darker(steel, 0.2), -0.45, 0, 0.9, 0.55);
  brush.disc("#67825c", -0.2, 0.75, 0.3);
  brush.disc("#5f7f5c", 0.2, 0.8, 0.34);
  if (random.chance(0.5)) brush.disc("#c9584a", 0.1, 0.95, 0.09);
}

export function car(brush: Brush, random: Random): void {
  const colour = random.pick<Paint>(["#8a9aa0", "#2f5068", "#b34a34", "#e6e0d4", "#3b4449", "#b99a5e"]);
  brush.figure(colour, [
    ["M", -1.15, 0.75],
    ["Q", -0.85, 1.42, -0.4, 1.45],
    ["L", 0.55, 1.45],
    ["Q", 0.95, 1.4, 1.25, 0.85],
    ["Q", 2.05, 0.82, 2.05, 0.5],
    ["L", 2.05, 0.28],
    ["L", -2, 0.28],
    ["L", -2, 0.72],
  ]);
  brush.poly(glass.dark, [
    [-0.95, 0.86],
    [-0.42, 1.34],
    [0.05, 1.34],
    [0.05, 0.86],
  ]);
  brush.poly(glass.dark, [
    [0.14, 0.86],
    [0.14, 1.34],
    [0.55, 1.34],
    [1.02, 0.86],
  ]);
  for (const x of [-1.25, 1.25]) {
    brush.disc(ink, x, 0.34, 0.36);
    brush.disc("#9aa1a3", x, 0.34, 0.17);
  }
  brush.box(["#f3e3b0", "#fbe6ab"], 1.88, 0.5, 0.17, 0.14);
}

/** The back of a lorry at a dock, or a whole one seen from the side. */
export function lorry(brush: Brush, colour: Paint): void {
  brush.box(lighter(colour, 0.72), -5.2, 0.95, 7.4, 2.75);
  brush.box(colour, -5.2, 1.7, 7.4, 0.42);
  brush.box(ink, -5.2, 0.75, 9.6, 0.22);
  brush.figure(colour, [
    ["M", 2.4, 0.7],
    ["L", 2.4, 3.3],
    ["L", 3.6, 3.3],
    ["Q", 4.1, 3.2, 4.4, 1.9],
    ["L", 4.5, 0.7],
  ]);
  brush.poly(glass.dark, [
    [3.2, 2],
    [3.2, 2.95],
    [3.65, 2.95],
    [4.08, 2],
  ]);
  for (const x of [-4.2, -3.1, 0.9, 3.6]) {
    brush.disc(ink, x, 0.5, 0.5);
    brush.disc("#9aa1a3", x, 0.5, 0.22);
  }
}

/** A wire on two poles across the picture, for the tram. */
export function tramWires(brush: Brush, left: number, right: number, height = 6.4): void {
  const wire: Paint = ["#8b9194", "#46525b"];
  brush.curve(wire, 0.05, [
    ["M", left, height],
    ["Q", (left + right) / 2, height - 0.5, right, height],
  ]);
  brush.line(wire, 0.05, [
    [left, height - 0.9],
    [right, height - 0.9],
  ]);
  for (const share of [0.25, 0.5, 0.75]) {
    const x = left + (right - left) * share;
    brush.line(wire, 0.04, [
      [x, height - 0.42],
      [x, height - 0.9],
    ]);
  }
}

/** A low-floor tram, 18 metres; its nose to the right. */
export function tram(brush: Brush, colour: Paint = ["#b9a57c", "#8a7750"]): void {
  brush.figure(colour, [
    ["M", -9, 0.35],
    ["L", -9, 3.1],
    ["Q", -8.9, 3.45, -8.4, 3.45],
    ["L", 7.8, 3.45],
    ["Q", 8.9, 3.4, 9.3, 1.9],
    ["L", 9.4, 0.35],
  ]);
  brush.box(white, -9, 0.35, 18.2, 0.6);
  brush.box(["#3b4c55", "#efc578"], -8.6, 1.35, 16.2, 1.35);
  brush.poly(
    ["#3b4c55", "#f3dca6"],
    [
      [7.75, 1.35],
      [7.75, 2.7],
      [8.55, 2.7],
      [9.05, 1.35],
    ],
  );
  for (let x = -6.5; x < 7.6; x += 2.4) brush.box(colour, x, 0.95, 0.22, 2);
  for (const x of [-5, 0.9]) brush.box(ink, x, 0.35, 0.12, 3.1);
  for (const x of [-7, -3, 3, 6.8]) brush.box(ink, x - 0.7, 0.08, 1.4, 0.3);
  brush.line(ink, 0.08, [
    [-1.6, 3.45],
    [-0.6, 4.5],
    [-1.3, 5.4],
  ]);
  brush.box(paper, -2, 5.36, 1.4, 0.08);
}

export function fence(brush: Brush, length: number, paint: Paint = timber): void {
  brush.box(paint, 0, 0.35, length, 0.08);
  brush.box(paint, 0, 0.75, length, 0.08);
  for (let x = 0; x <= length; x += 1.4) brush.box(paint, x, 0, 0.12, 1);
}
