import type { Brush, Point } from "../canvas/brush.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { ink, stone, type Material } from "../palette.ts";
import { drawWindow, pickGlass } from "./window.ts";

/** What ends a front at the top: a gable, or a cornice with the roof behind it. */
export interface Crown {
  /** Above the wall that it stands on. */
  height: number;
  /** From the left eaves to the right eaves, y from the top of the wall. */
  outline: readonly Point[];
  /** The brush's origin is the left end of the wall's top. */
  draw(brush: Brush): void;
}

export interface CrownPlan {
  width: number;
  material: Material;
  roof: Paint;
  bays: number;
  random: Random;
}

export function chimney(brush: Brush, wallPaint: Paint, x: number, y: number, height = 1.5): void {
  brush.box(darker(wallPaint, 0.1), x, y, 0.8, height);
  brush.box(darker(wallPaint, 0.3), x - 0.08, y + height - 0.18, 0.96, 0.2);
  brush.box("#a9593f", x + 0.12, y + height, 0.2, 0.34);
  brush.box("#a9593f", x + 0.48, y + height, 0.2, 0.34);
}

/** Rows of tiles or slates: a few thin lines, closer towards the ridge. */
export function courses(brush: Brush, roof: Paint, left: number, right: number, height: number, lean: number): void {
  const rows = Math.max(2, Math.round(height / 0.55));
  for (let row = 1; row < rows; row++) {
    const share = row / rows;
    brush.line(darker(roof, 0.14), 0.05, [
      [left + lean * share, height * share],
      [right - lean * share, height * share],
    ]);
  }
}

function cornice(brush: Brush, trim: Paint, width: number, y = 0, brackets = true): void {
  brush.box(darker(trim, 0.3), 0, y - 0.34, width, 0.14);
  brush.box(trim, -0.16, y - 0.2, width + 0.32, 0.3);
  if (brackets) brush.comb(trim, 0.4, y - 0.46, width - 0.7, 0.26, 1.15, 0.22);
}

/** A dormer with a pediment, a flat top or a round head; `x` is its middle. */
function dormer(brush: Brush, random: Random, plan: CrownPlan, x: number, y: number, kind: number): void {
  const [width, height] = [1.25, 1.55];
  const { trim } = plan.material;
  const cheek = darker(plan.roof, 0.25);
  brush.box(cheek, x - width / 2 - 0.14, y, width + 0.28, height);
  brush.box(trim, x - width / 2, y, width, height);
  brush.box(pickGlass(random), x - width / 2 + 0.18, y + 0.2, width - 0.36, height - 0.35);
  brush.box(trim, x - 0.04, y + 0.2, 0.08, height - 0.35);
  if (kind === 0) {
    brush.poly(trim, [
      [x - width / 2 - 0.28, y + height],
      [x, y + height + 0.72],
      [x + width / 2 + 0.28, y + height],
    ]);
    brush.poly(cheek, [
      [x - width / 2 + 0.16, y + height + 0.1],
      [x, y + height + 0.52],
      [x + width / 2 - 0.16, y + height + 0.1],
    ]);
  } else if (kind === 1) {
    brush.box(cheek, x - width / 2 - 0.3, y + height, width + 0.6, 0.18);
  } else {
    brush.arch(trim, x - width / 2 - 0.1, y + height - 0.05, width + 0.2, 0.5, 0.5);
  }
}

/** A pitched roof seen from its long side: the wall's cornice, the slope, dormers, chimneys on the party walls. */
export function pitchedCrown(plan: CrownPlan, { steep = false } = {}): Crown {
  const { width, material, roof, random, bays } = plan;
  const height = steep ? 3.6 : 2.5;
  const dormers = random.chance(0.75) ? Math.max(1, Math.round((bays - 1) * random.between(0.35, 0.8))) : 0;
  const kind = random.int(0, 1);
  const stacks = random.pick([[0.1], [width - 0.9], [0.1, width - 0.9]]);
  return {
    height,
    outline: [
      [0, 0],
      [0, height],
      [width, height],
      [width, 0],
    ],
    draw(brush) {
      for (const x of stacks) chimney(brush, material.kind === "plaster" ? stone : material.wall, x, height - 0.3);
      brush.box(roof, 0, 0, width, height);
      courses(brush, roof, 0, width, height, 0);
      brush.box(darker(roof, 0.3), -0.05, height - 0.12, width + 0.1, 0.2);
      for (let index = 0; index < dormers; index++) {
        dormer(brush, random, plan, (width * (index + 0.5)) / dormers, steep ? 0.7 : 0.3, kind);
      }
      cornice(brush, material.trim, width, 0, material.kind === "plaster" || random.chance(0.5));
    },
  };
}

/** The French roof with two slopes, in slate or zinc, with a dormer over every other bay. */
export function mansardCrown(plan: CrownPlan): Crown {
  const { width, material, roof, random, bays } = plan;
  const height = 3.3;
  const lean = Math.min(0.7, width * 0.08);
  const kind = random.pick([0, 0, 2]);
  const dormers = Math.max(1, bays > 4 ? Math.round(bays / 2) : bays - 1);
  const outline: Point[] = [
    [0, 0],
    [lean, height - 0.5],
    [lean + 0.5, height],
    [width - lean - 0.5, height],
    [width - lean, height - 0.5],
    [width, 0],
  ];
  return {
    height,
    outline,
    draw(brush) {
      chimney(brush, material.wall, lean + 0.6, height - 0.6, 1.7);
      brush.poly(roof, outline);
      courses(brush, roof, 0.1, width - 0.1, height - 0.5, lean);
      brush.poly(darker(roof, 0.25), [
        [lean, height - 0.5],
        [lean + 0.5, height],
        [width - lean - 0.5, height],
        [width - lean, height - 0.5],
      ]);
      for (let index = 0; index < dormers; index++) {
        dormer(brush, random, plan, (width * (index + 0.5)) / dormers, 0.35, kind);
      }
      cornice(brush, material.trim, width);
    },
  };
}

/** A flat roof behind a parapet: classical with a balustrade, or plain with a coping. */
export function parapetCrown(plan: CrownPlan, { classical = true } = {}): Crown {
  const { width, material, random } = plan;
  const height = classical ? 1.1 : 0.7;
  return {
    height,
    outline: [
      [0, 0],
      [0, height],
      [width, height],
      [width, 0],
    ],
    draw(brush) {
      if (classical) {
        brush.box(darker(material.wall, 0.12), 0, 0, width, height);
        brush.comb(material.trim, 0.35, 0.2, width - 0.7, 0.62, 0.62, 0.26);
        brush.box(material.trim, -0.1, height - 0.2, width + 0.2, 0.24);
        cornice(brush, material.trim, width);
      } else {
        brush.box(material.wall, 0, 0, width, height);
        brush.box(ink, -0.08, height - 0.14, width + 0.16, 0.2);
        if (random.chance(0.5)) brush.box(lighter(ink, 0.3), width * 0.55, height, width * 0.22, 0.8);
      }
    },
  };
}

/** One attic window in the middle of a gable. */
export function gableWindow(brush: Brush, plan: CrownPlan, y: number, width: number, height: number): void {
  drawWindow(
    brush,
    plan.random,
    { style: "casement", head: "round", frame: plan.material.trim, trim: plan.material.trim },
    plan.width / 2 - width / 2,
    y,
    width,
    height,
  );
}
