import type { Building } from "../building.ts";
import { mix, type Paint } from "../canvas/paint.ts";
import { Brush, type Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import type { Front } from "../fronts/front.ts";
import { brick, glass, ink, paper } from "../palette.ts";
import { tree } from "../scenery/tree.ts";
import { frameHeight, frameWidth } from "./frame.ts";
import { furnish, stairs } from "./section-furniture.ts";

const board: Paint = ["#f4efe5", "#1f2428"];
const earth: Paint = ["#cfc4b1", "#33363a"];
const room: Paint = ["#fdfaf3", "#4a4d50"];
const offered = mix(brick, paper, 0.76);
const groundOf = { tall: 506, low: 446 } as const;
/** Metres of a wall and of a floor that are cut through. */
const wall = 0.46;
const slab = 0.3;

/** A cut through the building: its own outline, every storey furnished, those on offer tinted. */
export function drawSection(building: Building): Canvas {
  const canvas = new Canvas(frameWidth, frameHeight);
  const subject = frontOf(building);
  const { front } = subject;
  const ground = front.width > front.height * 1.9 ? groundOf.low : groundOf.tall;
  const page = new Brush(canvas, 1, 0, ground);
  const fit = Math.min(560 / front.width, 410 / front.height, 40);
  const stretch = Math.min(1.6, Math.max(1, (subject.minHeight ?? 0) / (front.height * fit)));
  const left = frameWidth / 2 - (front.width * fit) / 2 + 18;
  const brush = new Brush(canvas, fit, left, ground, undefined, stretch);
  const random = randomOf(`${building.seed}:section`);

  page.box(board, 0, -200, frameWidth, 900);
  page.box(earth, 0, -200, frameWidth, 200);
  for (let x = -60; x < frameWidth; x += 17) {
    page.line(mix(earth, ink, 0.16), 1.1, [
      [x, -94],
      [x + 94, 0],
    ]);
  }
  const beside = Math.min(front.height * 0.7, 9);
  for (const x of [-beside * 0.42 - 1, front.width + beside * 0.42 + 1]) {
    tree(brush.hazy(board, 0.45).at(x), random, building.season, "round", beside * random.between(0.8, 1));
  }

  const cut = mix(front.wall, ink, 0.35);
  foundations(brush, front.width);
  brush.poly(room, front.outline);
  const offeredFloors = new Set((building.units ?? []).map((unit) => unit.floor));
  const storeys = front.floors.length - 1;
  for (let level = 0; level < storeys; level++) {
    const floor = front.floors[level] ?? 0;
    const ceiling = front.floors[level + 1] ?? floor;
    const [from, to] = span(front.outline, (floor + ceiling) / 2);
    const [x, width, height] = [from + wall / 2, to - from - wall, ceiling - floor - slab];
    if (width < 1.5 || height < 0.8) continue;
    if (offeredFloors.has(level)) brush.box(offered, x, floor, width, height);
    brush.box(ink, x, ceiling - slab, width, slab);
    if (storeys === 1) {
      furnish(brush, random, building.type, level, { x, y: floor, width, height });
      continue;
    }
    const core = Math.min(3.2, width * 0.22);
    const coreX = x + (width - core) * 0.42;
    stairs(brush, coreX, floor, core, height, level < storeys - 1);
    furnish(brush, random, building.type, level, { x, y: floor, width: coreX - x, height });
    const rightX = coreX + core;
    furnish(brush, random, building.type, level, { x: rightX, y: floor, width: x + width - rightX, height });
  }
  brush.line(cut, wall, [...front.outline, ...front.outline.slice(0, 2)]);
  for (let level = 0; level < storeys; level++) windows(brush, front, level);
  page.box(ink, 0, -2.5, left, 2.5);
  page.box(ink, left + front.width * fit, -2.5, frameWidth, 2.5);
  heights(brush, front.floors);
  return canvas;
}

/** Where the silhouette begins and ends at a height, around its widest part. */
function span(outline: readonly Point[], y: number): [from: number, to: number] {
  const crossings: number[] = [];
  for (const [index, [x, fromY]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, fromY];
    if (fromY <= y === nextY <= y) continue;
    crossings.push(x + ((y - fromY) / (nextY - fromY)) * (nextX - x));
  }
  return [Math.min(...crossings), Math.max(...crossings)];
}

function foundations(brush: Brush, width: number): void {
  brush.box(ink, 0, -0.5, width, 0.55);
  for (const x of [0, width / 2 - 0.3, width - 0.6]) brush.box(ink, x, -1.3, 0.6, 0.9);
}

/** The two outer walls are glass where a window is cut through. */
function windows(brush: Brush, { floors, outline }: Front, level: number): void {
  const floor = floors[level] ?? 0;
  const height = (floors[level + 1] ?? floor) - floor;
  const [from, to] = span(outline, floor + height / 2);
  for (const side of [from, to]) {
    brush.box(paper, side - wall * 0.55, floor + 0.95, wall * 1.1, height - 1.7);
    brush.box(glass.mid, side - 0.08, floor + 0.95, 0.16, height - 1.7);
  }
}

/** Levels at the left edge: a line with a tick for every floor. */
function heights(brush: Brush, floors: readonly number[]): void {
  const x = -Math.max(2.4, 34 / brush.scale);
  const tick = 5 / brush.scale;
  const last = floors[floors.length - 1] ?? 0;
  brush.line(brick, 0.04, [
    [x, 0],
    [x, last],
  ]);
  for (const floor of floors) {
    brush.line(brick, 0.04, [
      [x - tick, floor],
      [x + tick, floor],
    ]);
  }
}
