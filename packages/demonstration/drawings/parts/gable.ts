import type { Brush, Point, Step } from "../canvas/brush.ts";
import { darker, type Paint } from "../canvas/paint.ts";
import { glass, ink } from "../palette.ts";
import { texture } from "./masonry.ts";
import { chimney, gableWindow, type Crown, type CrownPlan } from "./roof.ts";

/** The gables of Flanders' and Brussels' old streets, and the plain ones of villages. */

/** Wrought-iron wall anchors, in a row under the gable. */
function anchors(brush: Brush, width: number, y: number): void {
  for (const x of [width * 0.2, width * 0.8]) {
    brush.line(ink, 0.09, [
      [x, y - 0.3],
      [x, y + 0.3],
    ]);
    brush.line(ink, 0.09, [
      [x - 0.14, y],
      [x + 0.14, y],
    ]);
  }
}

/** Trapgevel: steps of brick, each with its stone coping. */
export function steppedGable(plan: CrownPlan): Crown {
  const { width, material, random } = plan;
  const steps = width > 7 ? 5 : 4;
  const rise = random.between(0.95, 1.15);
  const top = Math.max(1.1, width * 0.17);
  const run = (width - top) / 2 / steps;
  const height = rise * (steps + 0.35);
  const left: Point[] = [];
  for (let step = 0; step < steps; step++) {
    left.push([step * run, step * rise], [step * run, (step + 1) * rise]);
  }
  left.push([steps * run, steps * rise], [steps * run, height]);
  const outline = [...left, ...left.map(([x, y]): Point => [width - x, y]).reverse()];
  return {
    height,
    outline,
    draw(brush) {
      chimney(brush, material.wall, width * 0.72, rise * 1.6, rise * 2);
      brush.poly(material.wall, outline);
      texture(brush, random, material, width * 0.25, 0, width * 0.5, height * 0.6);
      for (let step = 0; step < steps; step++) {
        for (const x of [step * run, width - (step + 1) * run]) {
          brush.box(material.trim, x - 0.07, (step + 1) * rise - 0.1, run + 0.14, 0.24);
        }
      }
      brush.box(material.trim, width / 2 - top / 2 - 0.1, height - 0.1, top + 0.2, 0.24);
      gableWindow(brush, plan, 0.5, Math.min(1.3, width * 0.2), Math.min(2.2, height * 0.44));
      if (height > 3.6) brush.disc(ink, width / 2, height * 0.72, 0.24);
      anchors(brush, width, 0.35);
    },
  };
}

/** Halsgevel and klokgevel: a neck or a bell with scrolled shoulders under a pediment. */
export function scrolledGable(plan: CrownPlan, { bell = false } = {}): Crown {
  const { width, material, random } = plan;
  const neck = width * (bell ? 0.3 : 0.4);
  const shoulder = (width - neck) / 2;
  const body = Math.min(4.2, width * 0.52);
  const height = body + 0.95;
  const right = width - shoulder;
  const sides: Step[] = bell
    ? [
        ["M", 0, 0],
        ["L", 0, 0.5],
        ["Q", shoulder * 0.9, 0.7, shoulder, body],
        ["L", right, body],
        ["Q", width - shoulder * 0.1 - shoulder * 0.8, 0.7, width, 0.5],
        ["L", width, 0],
      ]
    : [
        ["M", 0, 0],
        ["L", 0, 0.7],
        ["Q", shoulder * 0.5, 0.6, shoulder * 0.55, body * 0.42],
        ["Q", shoulder * 0.6, body * 0.62, shoulder, body * 0.62],
        ["L", shoulder, body],
        ["L", right, body],
        ["L", right, body * 0.62],
        ["Q", width - shoulder * 0.6, body * 0.62, width - shoulder * 0.55, body * 0.42],
        ["Q", width - shoulder * 0.5, 0.6, width, 0.7],
        ["L", width, 0],
      ];
  return {
    height,
    outline: [
      [0, 0],
      [0, 0.6],
      [shoulder, body * 0.6],
      [shoulder, body],
      [width / 2, height],
      [right, body],
      [right, body * 0.6],
      [width, 0.6],
      [width, 0],
    ],
    draw(brush) {
      brush.figure(material.wall, sides);
      brush.curve(
        material.trim,
        0.2,
        sides.slice(1, -1).map((step, index) => (index === 0 && step[0] === "L" ? ["M", step[1], step[2]] : step)),
      );
      brush.box(material.trim, shoulder - 0.25, body - 0.12, neck + 0.5, 0.28);
      brush.poly(material.trim, [
        [shoulder - 0.15, body + 0.16],
        [width / 2, height],
        [right + 0.15, body + 0.16],
      ]);
      gableWindow(brush, plan, 0.6, neck * 0.46, Math.min(2, body * 0.52));
      brush.oval(glass.dark, width / 2, body * 0.84, 0.3, 0.22);
      if (random.chance(0.5)) brush.disc(material.trim, width / 2, height + 0.2, 0.2);
      anchors(brush, width, 0.3);
    },
  };
}

/** A plain pointed gable with its coping. */
export function pointedGable(plan: CrownPlan, { pitch = 0.95 } = {}): Crown {
  const { width, material, roof, random } = plan;
  const height = (width / 2) * pitch;
  const outline: Point[] = [
    [0, 0],
    [width / 2, height],
    [width, 0],
  ];
  const coping: Paint = material.kind === "brick" ? darker(material.trim, 0.05) : roof;
  return {
    height,
    outline,
    draw(brush) {
      if (random.chance(0.6)) chimney(brush, material.wall, width * 0.64, height * 0.5, height * 0.5);
      brush.poly(material.wall, outline);
      texture(brush, random, material, width * 0.3, 0, width * 0.4, height * 0.5);
      gableWindow(brush, plan, Math.min(0.6, height * 0.12), Math.min(1.1, width * 0.16), Math.min(1.9, height * 0.46));
      brush.line(coping, 0.3, [
        [-0.2, -0.12],
        [width / 2, height + 0.06],
        [width + 0.2, -0.12],
      ]);
    },
  };
}
