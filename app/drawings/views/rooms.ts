import type { Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { accents, ink, paper } from "../palette.ts";
import { furniturePaint, type Area, type FloorPen } from "./floor.ts";
import { desks, plant, table, wood } from "./furniture.ts";

export type RoomUse = "living" | "kitchen" | "bed" | "bath" | "desks" | "meeting" | "store" | "hall";

const weights: Record<RoomUse, number> = {
  living: 3,
  kitchen: 1.6,
  bed: 2,
  bath: 1,
  hall: 1,
  desks: 3,
  meeting: 1.4,
  store: 1.5,
};
const weightOf = (uses: readonly RoomUse[]) => uses.reduce((sum, use) => sum + weights[use], 0);

/** Rooms side by side until every use has its share: each cut is a wall with a door, so every room can be reached. */
export function divide(pen: FloorPen, random: Random, area: Area, uses: readonly RoomUse[]): void {
  const [first] = uses;
  if (!first) return;
  if (uses.length === 1) return furnish[first](pen, area, random);
  const half = Math.ceil(uses.length / 2);
  const [one, other] = [uses.slice(0, half), uses.slice(half)];
  const share = weightOf(one) / weightOf(uses);
  if (area.width >= area.depth) {
    const cut = area.width * share;
    divide(pen, random, { ...area, width: cut }, one);
    divide(pen, random, { ...area, u: area.u + cut, width: area.width - cut }, other);
    const door = area.v + area.depth * random.pick([0.08, 0.62]);
    pen.wall(area.v, area.v + area.depth, area.u + cut, true, door);
  } else {
    const cut = area.depth * share;
    divide(pen, random, { ...area, depth: cut }, one);
    divide(pen, random, { ...area, v: area.v + cut, depth: area.depth - cut }, other);
    const door = area.u + area.width * random.pick([0.1, 0.6]);
    pen.wall(area.u, area.u + area.width, area.v + cut, false, door);
  }
}

const furnish: Record<RoomUse, (pen: FloorPen, area: Area, random: Random) => void> = {
  living,
  kitchen,
  bed,
  bath,
  store,
  desks: (pen, area, random) => desks(pen, random, area),
  meeting: (pen, { u, v, width, depth }) => table(pen, u + width / 2, v + depth / 2, 8),
  hall: (pen, { u, v }) => plant(pen, u + 0.6, v + 0.6),
};

function living(pen: FloorPen, { u, v, width, depth }: Area, random: Random): void {
  const [middle, centre] = [u + width / 2, v + depth / 2];
  pen.tint(random.pick(accents), 0.16, { u: middle - 1.4, v: centre - 1.1, width: 2.8, depth: 2.2 });
  pen.box(furniturePaint, { u: middle - 1.1, v: centre - 1.1, width: 2.2, depth: 0.85 });
  pen.box(wood, { u: middle - 0.55, v: centre + 0.15, width: 1.1, depth: 0.6 });
  plant(pen, u + width - 0.6, v + depth - 0.6);
  if (width * depth > 26) table(pen, u + width * 0.24, v + depth * 0.82, 4);
}

function kitchen(pen: FloorPen, { u, v, width, depth }: Area): void {
  pen.box(furniturePaint, { u: u + 0.15, v: v + depth - 0.8, width: width - 0.3, depth: 0.65 });
  for (const share of [0.28, 0.42]) pen.disc(ink, u + width * share, v + depth - 0.47, 0.14);
  pen.box(paper, { u: u + width * 0.62, v: v + depth - 0.66, width: 0.6, depth: 0.36 });
  if (depth > 2.6) table(pen, u + width / 2, v + depth * 0.38, 4);
}

function bed(pen: FloorPen, { u, v, width, depth }: Area, random: Random): void {
  const left = u + width / 2 - 0.85;
  const head = v + depth - 0.12;
  pen.box(wood, { u: left, v: head - 2.1, width: 1.7, depth: 2.1 });
  const cover = random.pick<Paint>(["#ece5d8", "#b9c4c0", "#d9b8a6"]);
  pen.box(cover, { u: left + 0.05, v: head - 2.05, width: 1.6, depth: 1.4 });
  for (const side of [0.15, 0.95]) pen.box(paper, { u: left + side, v: head - 0.55, width: 0.6, depth: 0.4 });
  pen.box(furniturePaint, { u: u + 0.15, v: v + 0.15, width: Math.min(1.8, width * 0.5), depth: 0.55 });
}

function bath(pen: FloorPen, area: Area): void {
  const { u, v, width, depth } = area;
  pen.tint("#466070", 0.16, area);
  pen.box(paper, { u: u + 0.2, v: v + depth - 0.95, width: Math.min(1.7, width - 0.4), depth: 0.75 });
  pen.disc(paper, u + width - 0.5, v + 0.5, 0.24);
  pen.box(paper, { u: u + 0.2, v: v + 0.2, width: Math.min(0.6, width - 0.4), depth: 0.42 });
}

function store(pen: FloorPen, { u, v, width, depth }: Area): void {
  for (let row = v + 0.4; row < v + depth - 0.5; row += 1.3) {
    pen.box(furniturePaint, { u: u + 0.4, v: row, width: width - 0.8, depth: 0.5 });
  }
}
