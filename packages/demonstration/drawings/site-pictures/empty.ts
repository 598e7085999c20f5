import { mix, type Paint, type Scheme } from "../canvas/paint.ts";
import { Brush, type Point } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import type { Front } from "../fronts/front.ts";
import { townhouse } from "../fronts/townhouse.ts";
import { brick, glass, ink, page, paper, steel, timber, white } from "../palette.ts";
import { bench, fence, lantern, lorry, person, tram, tramWires } from "../scenery/street-life.ts";
import { tree } from "../scenery/tree.ts";

/** What a page without its subject shows: nothing found, no such page, gone, closed for works, out of order. */
type EmptyKind = "no-results" | "not-found" | "gone" | "unavailable" | "failed";

const pavement: Paint = ["#d8d0c2", "#2c3135"];
const edge: Paint = ["#a9a294", "#3a4045"];
const grassPaint: Paint = ["#b3bf97", "#34433a"];

/** A street on the page itself, without a sky. All but `no-results` (2:1) are 4:3. */
export function drawEmpty(kind: EmptyKind, scheme: Scheme | "both"): string {
  const [width, height] = kind === "no-results" ? [640, 320] : [640, 480];
  const canvas = new Canvas(width, height);
  const ground = height - 56;
  const scale = kind === "no-results" ? 20 : 24;
  const pixels = new Brush(canvas, 1, 0, ground);
  pixels.box(pavement, 0, -56, width, 56);
  pixels.box(edge, 0, -2, width, 2);
  pixels.box(edge, 0, -34, width, 1.6);
  scenes[kind](new Brush(canvas, scale, 0, ground), width / scale, randomOf(kind));
  return canvas.toSvg(scheme);
}

type Scene = (brush: Brush, width: number, random: Random) => void;

const scenes: Record<EmptyKind, Scene> = {
  "no-results": noResults,
  "not-found": notFound,
  gone,
  unavailable,
  failed,
};

const house = (seed: string, plan: Omit<Parameters<typeof townhouse>[0], "seed">): Front =>
  townhouse({ ...plan, seed });

/** A house that is not there: its outline in dashes, doors and windows included. */
function ghost(brush: Brush, front: Front, paint: Paint): void {
  const outline = [...front.outline];
  brush.dashes(paint, 0.1, outline, 0.32);
  const bay = front.width / 2;
  for (const floor of front.floors.slice(1, -1)) {
    for (const left of [bay * 0.3, bay * 1.3]) brush.dashes(paint, 0.08, box(left, floor + 0.6, bay * 0.42, 1.9), 0.32);
  }
  brush.dashes(paint, 0.08, box(front.width / 2 - 0.6, 0, 1.2, 2.7), 0.32);
}

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x, y + height],
  [x + width, y + height],
  [x + width, y],
  [x, y],
];

/** Beside what stands: pale houses, and between them a plot of grass. */
function row(brush: Brush, random: Random, left: Front, right: Front, gap: number, width: number): { x: number } {
  const faded = brush.hazy(page, 0.45);
  const start = (width - gap) / 2;
  left.draw(faded.at(start - left.width));
  right.draw(faded.at(start + gap));
  const far = brush.hazy(page, 0.62);
  const seeds = [`${random.int(1, 99)}`, `${random.int(1, 99)}`];
  const [one, other] = seeds.map((seed) => house(seed, { region: "brussels", storeys: 3, bays: 3, ground: "home" }));
  one?.draw(far.at(start - left.width - one.width));
  other?.draw(far.at(start + gap + right.width));
  return { x: start };
}

function noResults(brush: Brush, width: number, random: Random): void {
  const fronts = [
    house("ghost-1", { region: "flanders", storeys: 2, bays: 2, ground: "home", crown: "gable" }),
    house("ghost-4", { region: "wallonia", storeys: 2, bays: 2, ground: "home" }),
    house("ghost-7", { region: "flanders", storeys: 2, bays: 2, ground: "home", crown: "gable" }),
  ];
  const line = mix(page, ["#8f8a7f", "#9a9690"], 0.62);
  let x = 3.2;
  for (const front of fronts) {
    ghost(brush.at(x), front, line);
    x += front.width + 1.1;
  }
  tree(brush.at(1.6), random, "summer", "round", 6.4);
  tree(brush.at(width - 4), random, "summer", "round", 7.4);
  lantern(brush.at(x + 1, -0.3));
  bench(brush.at(width - 8.2, -0.4));
  person(brush.at(width * 0.42, -0.6), random);
}

/** The address between two others is an empty plot. */
function notFound(brush: Brush, width: number, random: Random): void {
  const left = house("nf-a", { region: "flanders", storeys: 3, bays: 2, ground: "shop", crown: "gable" });
  const right = house("nf-b", { region: "luxembourg", storeys: 2, bays: 2, ground: "home" });
  const missing = house("nf-c", { region: "flanders", storeys: 3, bays: 2, ground: "home", crown: "gable" });
  const gap = missing.width + 1.6;
  const { x } = row(brush, random, left, right, gap, width);
  brush.box(grassPaint, x, 0, gap, 0.35);
  for (const at of [0.8, 2.1, gap - 1.2]) brush.poly(grassPaint, tuft(x + at));
  ghost(brush.at(x + 0.8), missing, brick);
  fence(brush.at(x + 0.1), gap - 0.3, timber);
  brush.box(steel, x + gap / 2 - 0.06, 0, 0.12, 2);
  brush.box(brick, x + gap / 2 - 0.7, 1.5, 1.4, 1);
  brush.box(paper, x + gap / 2 - 0.42, 2.05, 0.84, 0.14);
  brush.box(paper, x + gap / 2 - 0.42, 1.75, 0.5, 0.14);
  person(brush.at(x + gap * 0.82, -0.7, 1.05), random);
  lantern(brush.at(x - 1, -0.4), 4);
}

const tuft = (x: number): Point[] => [
  [x - 0.3, 0.2],
  [x - 0.25, 0.8],
  [x - 0.1, 0.4],
  [x, 0.95],
  [x + 0.12, 0.4],
  [x + 0.28, 0.7],
  [x + 0.3, 0.2],
];

/** Someone else lives there now: shutters closed, the removal van before the door. */
function gone(brush: Brush, width: number, random: Random): void {
  const left = house("gone-a", { region: "brussels", storeys: 3, bays: 3, ground: "home" });
  const right = house("gone-b", { region: "wallonia", storeys: 3, bays: 2, ground: "shop" });
  const own = house("gone-c", { region: "luxembourg", storeys: 3, bays: 3, ground: "home" });
  const { x } = row(brush, random, left, right, own.width, width);
  own.draw(brush.at(x));
  brush.box(brick, x + own.width * 0.5 - 1, 5, 2, 1.4);
  brush.box(paper, x + own.width * 0.5 - 0.65, 5.82, 1.3, 0.2);
  brush.box(paper, x + own.width * 0.5 - 0.65, 5.4, 0.8, 0.2);
  lorry(brush.at(x + 5.6, -1.5, 0.92), brick);
  crate(brush.at(x - 2.4, -1.3), 1.2);
  crate(brush.at(x - 1.1, -1.3), 0.9);
  person(brush.at(x - 3.6, -1.3, 1.1), random);
}

function crate(brush: Brush, size: number): void {
  brush.box("#b98f5f", 0, 0, size, size * 0.85);
  brush.box("#d9b98c", size * 0.4, 0, size * 0.2, size * 0.85);
}

/** Closed for works: scaffolding, a ladder, a barrier. */
function unavailable(brush: Brush, width: number, random: Random): void {
  const left = house("un-a", { region: "wallonia", storeys: 3, bays: 2, ground: "home" });
  const right = house("un-b", { region: "flanders", storeys: 2, bays: 3, ground: "shop" });
  const own = house("un-c", { region: "flanders", storeys: 3, bays: 3, ground: "home", crown: "gable" });
  const { x } = row(brush, random, left, right, own.width, width);
  own.draw(brush.at(x));
  const pole: Paint = ["#8a8f8e", "#8a8f8e"];
  for (const share of [0.02, 0.34, 0.66, 0.98]) brush.box(pole, x + own.width * share - 0.06, 0, 0.12, 12);
  for (const y of [3.3, 6.6, 9.9]) {
    brush.box(timber, x - 0.5, y, own.width + 1, 0.16);
    brush.box(pole, x - 0.3, y + 1, own.width + 0.6, 0.07);
  }
  for (const y of [0, 3.4, 6.7]) {
    brush.line(pole, 0.07, [
      [x + own.width * 0.34, y],
      [x + own.width * 0.66, y + 3.2],
    ]);
  }
  person(brush.at(x + own.width * 0.2, 3.46), random);
  person(brush.at(x + own.width * 0.8, 6.76), random);
  barrier(brush.at(x - 1, -1.2), own.width * 0.45);
  barrier(brush.at(x + own.width * 0.58, -1.2), own.width * 0.45);
}

function barrier(brush: Brush, length: number): void {
  for (const at of [0.3, length - 0.45]) brush.box(ink, at, 0, 0.15, 1.1);
  brush.box(white, 0, 0.62, length, 0.4);
  brush.comb(brick, 0, 0.62, length, 0.4, 0.7, 0.35);
}

/** The tram has lost its wire: something of ours is out of order. */
function failed(brush: Brush, width: number, random: Random): void {
  const faded = brush.hazy(page, 0.42);
  let x = -1.5;
  for (const [index, region] of (
    ["brussels", "flanders", "luxembourg", "brussels", "wallonia", "flanders"] as const
  ).entries()) {
    const front = house(`failed-${index}`, { region, storeys: 2 + (index % 2), bays: 2, ground: "home" });
    front.draw(faded.at(x));
    x += front.width + 0.05;
  }
  tramWires(brush, -2, width * 0.46, 7);
  brush.curve(ink, 0.08, [
    ["M", width * 0.58, 7],
    ["Q", width * 0.62, 3.6, width * 0.66, 2.6],
  ]);
  tramWires(brush, width * 0.58, width + 2, 7);
  tram(brush.at(width * 0.44, -1.5, 1.02), brick);
  for (const share of [0.2, 0.32, 0.5]) brush.box(glass.dark, width * share, -0.1, 1.2, 1.3);
  const ladder = brush.at(width * 0.74, -1.6);
  for (const side of [0, 0.6]) {
    ladder.line(timber, 0.12, [
      [side, 0],
      [side - 1.6, 5.4],
    ]);
  }
  for (let rung = 1; rung < 9; rung++) {
    ladder.line(timber, 0.09, [
      [-rung * 0.178, rung * 0.6],
      [0.6 - rung * 0.178, rung * 0.6],
    ]);
  }
  person(ladder.at(-0.9, 2.6), random);
  person(brush.at(width * 0.9, -1.3, 1.05), random);
}
