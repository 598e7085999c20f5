import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Pen, Step } from "../canvas/pen.ts";
import type { Random } from "../canvas/random.ts";
import { brick, glass, ink, paper, steel, timber, white } from "../palette.ts";

/** Things at the size of people, each with its foot at the pen's origin. They tell how large a building is. */

const ring = (x: number, y: number, radius: number): Step[] => [
  ["M", x - radius, y],
  ["A", radius, x + radius, y],
  ["A", radius, x - radius, y],
];

const coats: readonly Paint[] = ["#8c311d", "#2f5068", "#c98f34", "#3f5d4a", "#4a4650", "#b9805c"];

export function person(pen: Pen, random: Random): void {
  const coat = random.pick(coats);
  const facing = random.chance(0.5) ? 1 : -1;
  pen.poly(ink, [
    [-0.16, 0],
    [-0.02, 0.8],
    [0.16, 0.8],
    [0.24 * facing + 0.04, 0],
    [0.24 * facing - 0.1, 0],
    [0.03, 0.62],
    [-0.04, 0],
  ]);
  pen.poly(coat, [
    [-0.26, 0.62],
    [-0.18, 1.42],
    [0.18, 1.42],
    [0.26, 0.62],
  ]);
  pen.disc("#c79878", 0, 1.6, 0.15);
  pen.arch(ink, -0.16, 1.6, 0.32, 0.18, 0.16);
  if (random.chance(0.4)) pen.box(timber, 0.22 * facing - 0.13, 0.5, 0.26, 0.3);
}

export function bicycle(pen: Pen, random: Random): void {
  const colour = random.pick<Paint>([brick, "#2f5068", "#2f5a48", "#c98f34", ink]);
  pen.curve(ink, 0.06, [...ring(-0.52, 0.34, 0.34), ...ring(0.52, 0.34, 0.34)]);
  pen.line(colour, 0.08, [
    [-0.52, 0.34],
    [-0.22, 0.8],
    [0.34, 0.84],
    [0, 0.34],
    [-0.52, 0.34],
  ]);
  pen.line(colour, 0.08, [
    [0, 0.34],
    [-0.26, 0.92],
  ]);
  pen.line(ink, 0.07, [
    [0.52, 0.34],
    [0.32, 1.02],
    [0.16, 1.06],
  ]);
  pen.box(ink, -0.4, 0.92, 0.28, 0.07);
}

export function lamp(pen: Pen, height = 5.2): void {
  pen.box(steel, -0.06, 0, 0.12, height);
  pen.box(steel, -0.14, 0, 0.28, 0.5);
  pen.curve(steel, 0.1, [
    ["M", 0, height - 0.1],
    ["Q", 0.1, height + 0.55, 0.9, height + 0.5],
  ]);
  pen.poly(
    ["#f3ecd8", "#f8dd9c"],
    [
      [0.65, height + 0.46],
      [1.15, height + 0.46],
      [1.05, height + 0.28],
      [0.75, height + 0.28],
    ],
  );
}

export function lantern(pen: Pen, height = 3.8): void {
  const iron: Paint = "#2f3a3c";
  pen.box(iron, -0.06, 0, 0.12, height);
  pen.box(iron, -0.14, 0, 0.28, 0.7);
  pen.poly(
    ["#f3ecd8", "#f8dd9c"],
    [
      [-0.16, height],
      [-0.26, height + 0.55],
      [0.26, height + 0.55],
      [0.16, height],
    ],
  );
  pen.poly(iron, [
    [-0.34, height + 0.55],
    [0, height + 0.85],
    [0.34, height + 0.55],
  ]);
}

export function bench(pen: Pen): void {
  for (const x of [-0.7, 0.6]) pen.box(ink, x, 0, 0.1, 0.45);
  pen.box(timber, -0.9, 0.42, 1.8, 0.1);
  pen.box(timber, -0.9, 0.62, 1.8, 0.1);
  pen.box(timber, -0.9, 0.8, 1.8, 0.1);
}

export function bollards(pen: Pen, number: number, gap = 1.6): void {
  for (let index = 0; index < number; index++) {
    pen.box(ink, index * gap - 0.08, 0, 0.16, 0.85);
    pen.disc(ink, index * gap, 0.9, 0.11);
  }
}

export function planter(pen: Pen, random: Random): void {
  pen.box(darker(steel, 0.2), -0.45, 0, 0.9, 0.55);
  pen.disc("#67825c", -0.2, 0.75, 0.3);
  pen.disc("#5f7f5c", 0.2, 0.8, 0.34);
  if (random.chance(0.5)) pen.disc("#c9584a", 0.1, 0.95, 0.09);
}

export function car(pen: Pen, random: Random): void {
  const colour = random.pick<Paint>(["#8a9aa0", "#2f5068", "#b34a34", "#e6e0d4", "#3b4449", "#b99a5e"]);
  pen.figure(colour, [
    ["M", -1.15, 0.75],
    ["Q", -0.85, 1.42, -0.4, 1.45],
    ["L", 0.55, 1.45],
    ["Q", 0.95, 1.4, 1.25, 0.85],
    ["Q", 2.05, 0.82, 2.05, 0.5],
    ["L", 2.05, 0.28],
    ["L", -2, 0.28],
    ["L", -2, 0.72],
  ]);
  pen.poly(glass.dark, [
    [-0.95, 0.86],
    [-0.42, 1.34],
    [0.05, 1.34],
    [0.05, 0.86],
  ]);
  pen.poly(glass.dark, [
    [0.14, 0.86],
    [0.14, 1.34],
    [0.55, 1.34],
    [1.02, 0.86],
  ]);
  for (const x of [-1.25, 1.25]) {
    pen.disc(ink, x, 0.34, 0.36);
    pen.disc("#9aa1a3", x, 0.34, 0.17);
  }
  pen.box(["#f3e3b0", "#fbe6ab"], 1.88, 0.5, 0.17, 0.14);
}

/** The back of a lorry at a dock, or a whole one seen from the side. */
export function lorry(pen: Pen, colour: Paint): void {
  pen.box(lighter(colour, 0.72), -5.2, 0.95, 7.4, 2.75);
  pen.box(colour, -5.2, 1.7, 7.4, 0.42);
  pen.box(ink, -5.2, 0.75, 9.6, 0.22);
  pen.figure(colour, [
    ["M", 2.4, 0.7],
    ["L", 2.4, 3.3],
    ["L", 3.6, 3.3],
    ["Q", 4.1, 3.2, 4.4, 1.9],
    ["L", 4.5, 0.7],
  ]);
  pen.poly(glass.dark, [
    [3.2, 2],
    [3.2, 2.95],
    [3.65, 2.95],
    [4.08, 2],
  ]);
  for (const x of [-4.2, -3.1, 0.9, 3.6]) {
    pen.disc(ink, x, 0.5, 0.5);
    pen.disc("#9aa1a3", x, 0.5, 0.22);
  }
}

/** A wire on two poles across the picture, for the tram. */
export function tramWires(pen: Pen, left: number, right: number, height = 6.4): void {
  const wire: Paint = ["#8b9194", "#46525b"];
  pen.curve(wire, 0.05, [
    ["M", left, height],
    ["Q", (left + right) / 2, height - 0.5, right, height],
  ]);
  pen.line(wire, 0.05, [
    [left, height - 0.9],
    [right, height - 0.9],
  ]);
  for (const share of [0.25, 0.5, 0.75]) {
    const x = left + (right - left) * share;
    pen.line(wire, 0.04, [
      [x, height - 0.42],
      [x, height - 0.9],
    ]);
  }
}

/** A low-floor tram, 18 metres; its nose to the right. */
export function tram(pen: Pen, colour: Paint = ["#b9a57c", "#8a7750"]): void {
  pen.figure(colour, [
    ["M", -9, 0.35],
    ["L", -9, 3.1],
    ["Q", -8.9, 3.45, -8.4, 3.45],
    ["L", 7.8, 3.45],
    ["Q", 8.9, 3.4, 9.3, 1.9],
    ["L", 9.4, 0.35],
  ]);
  pen.box(white, -9, 0.35, 18.2, 0.6);
  pen.box(["#3b4c55", "#efc578"], -8.6, 1.35, 16.2, 1.35);
  pen.poly(
    ["#3b4c55", "#f3dca6"],
    [
      [7.75, 1.35],
      [7.75, 2.7],
      [8.55, 2.7],
      [9.05, 1.35],
    ],
  );
  for (let x = -6.5; x < 7.6; x += 2.4) pen.box(colour, x, 0.95, 0.22, 2);
  for (const x of [-5, 0.9]) pen.box(ink, x, 0.35, 0.12, 3.1);
  for (const x of [-7, -3, 3, 6.8]) pen.box(ink, x - 0.7, 0.08, 1.4, 0.3);
  pen.line(ink, 0.08, [
    [-1.6, 3.45],
    [-0.6, 4.5],
    [-1.3, 5.4],
  ]);
  pen.box(paper, -2, 5.36, 1.4, 0.08);
}

export function fence(pen: Pen, length: number, paint: Paint = timber): void {
  pen.box(paint, 0, 0.35, length, 0.08);
  pen.box(paint, 0, 0.75, length, 0.08);
  for (let x = 0; x <= length; x += 1.4) pen.box(paint, x, 0, 0.12, 1);
}
