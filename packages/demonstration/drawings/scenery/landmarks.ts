import type { Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";

/** Silhouettes that tell where one is; each is about one unit high and stands on the brush's origin. */
export type Landmark = (brush: Brush, paint: Paint) => void;

const spire = (brush: Brush, paint: Paint, x: number, base: number, half: number, tip: number) =>
  brush.poly(paint, [
    [x - half, base],
    [x, tip],
    [x + half, base],
  ]);

/** Bruges: a square tower, a smaller one on it, an eight-sided crown. */
export const belfry: Landmark = (brush, paint) => {
  brush.box(paint, -0.26, 0, 0.52, 0.3);
  brush.box(paint, -0.11, 0, 0.22, 0.56);
  brush.box(paint, -0.085, 0.56, 0.17, 0.2);
  for (const x of [-0.1, 0.1]) spire(brush, paint, x, 0.54, 0.02, 0.66);
  brush.box(paint, -0.055, 0.76, 0.11, 0.18);
  spire(brush, paint, 0, 0.93, 0.012, 1.02);
};

/** Antwerp's cathedral: one openwork spire, one tower unfinished. */
export const cathedral: Landmark = (brush, paint) => {
  brush.box(paint, -0.04, 0, 0.5, 0.26);
  brush.poly(paint, [
    [0.1, 0.26],
    [0.18, 0.38],
    [0.4, 0.38],
    [0.46, 0.26],
  ]);
  brush.box(paint, -0.12, 0, 0.13, 0.6);
  brush.box(paint, -0.1, 0.6, 0.09, 0.16);
  spire(brush, paint, -0.055, 0.74, 0.04, 1.05);
  brush.box(paint, 0.02, 0, 0.12, 0.42);
};

/** Brussels' town hall: the slender tower out of a long roof. */
export const townHall: Landmark = (brush, paint) => {
  brush.box(paint, -0.36, 0, 0.72, 0.22);
  brush.poly(paint, [
    [-0.36, 0.22],
    [-0.31, 0.34],
    [0.31, 0.34],
    [0.36, 0.22],
  ]);
  brush.box(paint, -0.07, 0, 0.14, 0.52);
  for (const x of [-0.07, 0.07]) spire(brush, paint, x, 0.5, 0.018, 0.62);
  brush.box(paint, -0.045, 0.52, 0.09, 0.16);
  spire(brush, paint, 0, 0.68, 0.042, 1);
};

export const atomium: Landmark = (brush, paint) => {
  const balls: Point[] = [
    [0, 0.1],
    [-0.24, 0.26],
    [0.24, 0.26],
    [0, 0.36],
    [0, 0.56],
    [-0.24, 0.66],
    [0.24, 0.66],
    [0, 0.78],
    [0, 0.96],
  ];
  const tubes: readonly (readonly [number, number])[] = [
    [0, 8],
    [1, 6],
    [2, 5],
    [1, 5],
    [2, 6],
    [0, 1],
    [0, 2],
    [5, 8],
    [6, 8],
    [3, 1],
    [3, 2],
    [7, 5],
    [7, 6],
  ];
  for (const [from, to] of tubes) {
    const [start, end] = [balls[from], balls[to]];
    if (start && end) brush.line(paint, 0.018, [start, end]);
  }
  for (const [x, y] of balls) brush.disc(paint, x, y, 0.072);
  for (const x of [-0.14, 0.14]) {
    brush.line(paint, 0.018, [
      [x, 0],
      [x * 0.6, 0.2],
    ]);
  }
};

/** The dome and colonnade of the Palais de Justice. */
export const courthouse: Landmark = (brush, paint) => {
  brush.box(paint, -0.55, 0, 1.1, 0.3);
  brush.box(paint, -0.3, 0.3, 0.6, 0.16);
  brush.box(paint, -0.14, 0.46, 0.28, 0.2);
  brush.arch(paint, -0.13, 0.66, 0.26, 0.2, 0.13);
  brush.box(paint, -0.025, 0.84, 0.05, 0.12);
};

/** Walloon collegiate church: west block with a slate bulb. */
export const collegiate: Landmark = (brush, paint) => {
  brush.box(paint, -0.1, 0, 0.62, 0.3);
  brush.poly(paint, [
    [0.02, 0.3],
    [0.1, 0.46],
    [0.46, 0.46],
    [0.52, 0.3],
  ]);
  brush.box(paint, -0.16, 0, 0.2, 0.58);
  brush.oval(paint, -0.06, 0.63, 0.12, 0.08);
  brush.box(paint, -0.1, 0.68, 0.08, 0.08);
  brush.oval(paint, -0.06, 0.79, 0.06, 0.05);
  spire(brush, paint, -0.06, 0.8, 0.02, 1);
};

/** A slag heap of the coal years, green by now. */
export const slagHeap: Landmark = (brush, paint) => {
  brush.figure(paint, [
    ["M", -1, 0],
    ["Q", -0.35, 0.5, -0.08, 0.62],
    ["L", 0.06, 0.6],
    ["Q", 0.4, 0.42, 1.05, 0],
  ]);
};

/** Headframe of a mine, as kept at Blegny or Genk. */
export const headframe: Landmark = (brush, paint) => {
  brush.line(paint, 0.035, [
    [-0.1, 0],
    [-0.04, 0.8],
    [0.04, 0.8],
    [0.1, 0],
  ]);
  brush.line(paint, 0.035, [
    [0.04, 0.74],
    [0.42, 0],
  ]);
  brush.box(paint, -0.09, 0.28, 0.18, 0.03);
  brush.box(paint, -0.08, 0.54, 0.16, 0.03);
  brush.disc(paint, 0, 0.82, 0.1);
};

/** Luxembourg: the cathedral's three needles. */
export const threeSpires: Landmark = (brush, paint) => {
  brush.box(paint, -0.36, 0, 0.74, 0.3);
  for (const [x, tip] of [
    [-0.26, 0.92],
    [0.02, 1],
    [0.24, 0.86],
  ] as const) {
    brush.box(paint, x - 0.05, 0, 0.1, 0.5);
    spire(brush, paint, x, 0.5, 0.055, tip);
  }
};

/** Luxembourg: a viaduct over the valley. */
export const viaduct: Landmark = (brush, paint) => {
  brush.box(paint, -1.2, 0.36, 2.4, 0.07);
  for (let arch = -4; arch <= 4; arch++) brush.box(paint, arch * 0.29 - 0.03, 0, 0.06, 0.37);
};

/** Twin office towers, as at Kirchberg or the North station. */
export const twinTowers: Landmark = (brush, paint) => {
  brush.box(paint, -0.2, 0, 0.17, 0.9);
  brush.box(paint, 0.03, 0, 0.17, 1);
  brush.box(paint, -0.4, 0, 0.8, 0.2);
};

export const villageChurch: Landmark = (brush, paint) => {
  brush.box(paint, 0.04, 0, 0.5, 0.3);
  brush.poly(paint, [
    [0.04, 0.3],
    [0.12, 0.48],
    [0.48, 0.48],
    [0.54, 0.3],
  ]);
  brush.box(paint, -0.12, 0, 0.22, 0.5);
  spire(brush, paint, -0.01, 0.5, 0.15, 1);
};

/** Onion steeple of the Ardennes and the Oesling. */
export const onionChurch: Landmark = (brush, paint) => {
  brush.box(paint, 0.04, 0, 0.46, 0.28);
  brush.poly(paint, [
    [0.04, 0.28],
    [0.27, 0.42],
    [0.5, 0.28],
  ]);
  brush.box(paint, -0.12, 0, 0.2, 0.54);
  brush.oval(paint, -0.02, 0.62, 0.14, 0.12);
  spire(brush, paint, -0.02, 0.68, 0.05, 0.95);
};

export const windmill: Landmark = (brush, paint) => {
  brush.poly(paint, [
    [-0.2, 0],
    [-0.12, 0.55],
    [0.12, 0.55],
    [0.2, 0],
  ]);
  brush.arch(paint, -0.12, 0.54, 0.24, 0.12, 0.12);
  for (const [x, y] of [
    [0.36, 0.28],
    [-0.28, 0.36],
    [-0.36, -0.28],
    [0.28, -0.36],
  ] as const) {
    brush.line(paint, 0.05, [
      [0, 0.58],
      [x, 0.58 + y],
    ]);
  }
};

export const windTurbine: Landmark = (brush, paint) => {
  brush.poly(paint, [
    [-0.014, 0],
    [-0.007, 0.7],
    [0.007, 0.7],
    [0.014, 0],
  ]);
  for (const [x, y] of [
    [0, 0.3],
    [0.26, -0.15],
    [-0.26, -0.15],
  ] as const) {
    brush.line(paint, 0.016, [
      [0, 0.7],
      [x, 0.7 + y],
    ]);
  }
};

/** A harbour's container crane. */
export const crane: Landmark = (brush, paint) => {
  for (const x of [-0.14, 0.14]) brush.box(paint, x - 0.02, 0, 0.04, 0.6);
  brush.box(paint, -0.2, 0.56, 0.95, 0.05);
  brush.box(paint, -0.16, 0.3, 0.32, 0.03);
  brush.line(paint, 0.02, [
    [0.7, 0.6],
    [0.02, 0.92],
    [-0.2, 0.6],
  ]);
  brush.box(paint, -0.01, 0.56, 0.04, 0.38);
};
