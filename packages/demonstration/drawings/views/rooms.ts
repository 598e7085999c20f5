import type { Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { accents, ink, paper } from "../palette.ts";
import { furniturePaint, type Area, type FloorBrush } from "./floor.ts";
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
export function divide(brush: FloorBrush, random: Random, area: Area, uses: readonly RoomUse[]): void {
  const [first] = uses;
  if (!first) return;
  if (uses.length === 1) return furnish[first](brush, area, random);
  const half = Math.ceil(uses.length / 2);
  const [one, other] = [uses.slice(0, half), uses.slice(half)];
  const share = weightOf(one) / weightOf(uses);
  if (area.width >= area.depth) {
    const cut = area.width * share;
    divide(brush, random, { ...area, width: cut }, one);
    divide(brush, random, { ...area, u: area.u + cut, width: area.width - cut }, other);
    const door = area.v + area.depth * random.pick([0.08, 0.62]);
    brush.wall(area.v, area.v + area.depth, area.u + cut, true, door);
  } else {
    const cut = area.depth * share;
    divide(brush, random, { ...area, depth: cut }, one);
    divide(brush, random, { ...area, v: area.v + cut, depth: area.depth - cut }, other);
    const door = area.u + area.width * random.pick([0.1, 0.6]);
    brush.wall(area.u, area.u + area.width, area.v + cut, false, door);
  }
}

const furnish: Record<RoomUse, (brush: FloorBrush, area: Area, random: Random) => void> = {
  living,
  kitchen,
  bed,
  bath,
  store,
  desks: (brush, area, random) => desks(brush, random, area),
  meeting: (brush, { u, v, width, depth }) => table(brush, u + width / 2, v + depth / 2, 8),
  hall: (brush, { u, v }) => plant(brush, u + 0.6, v + 0.6),
};

function living(brush: FloorBrush, { u, v, width, depth }: Area, random: Random): void {
  const [middle, centre] = [u + width / 2, v + depth / 2];
  brush.tint(random.pick(accents), 0.16, { u: middle - 1.4, v: centre - 1.1, width: 2.8, depth: 2.2 });
  brush.box(furniturePaint, { u: middle - 1.1, v: centre - 1.1, width: 2.2, depth: 0.85 });
  brush.box(wood, { u: middle - 0.55, v: centre + 0.15, width: 1.1, depth: 0.6 });
  plant(brush, u + width - 0.6, v + depth - 0.6);
  if (width * depth > 26) table(brush, u + width * 0.24, v + depth * 0.82, 4);
}

function kitchen(brush: FloorBrush, { u, v, width, depth }: Area): void {
  brush.box(furniturePaint, { u: u + 0.15, v: v + depth - 0.8, width: width - 0.3, depth: 0.65 });
  for (const share of [0.28, 0.42]) brush.disc(ink, u + width * share, v + depth - 0.47, 0.14);
  brush.box(paper, { u: u + width * 0.62, v: v + depth - 0.66, width: 0.6, depth: 0.36 });
  if (depth > 2.6) table(brush, u + width / 2, v + depth * 0.38, 4);
}

function bed(brush: FloorBrush, { u, v, width, depth }: Area, random: Random): void {
  const left = u + width / 2 - 0.85;
  const head = v + depth - 0.12;
  brush.box(wood, { u: left, v: head - 2.1, width: 1.7, depth: 2.1 });
  const cover = random.pick<Paint>(["#ece5d8", "#b9c4c0", "#d9b8a6"]);
  brush.box(cover, { u: left + 0.05, v: head - 2.05, width: 1.6, depth: 1.4 });
  for (const side of [0.15, 0.95]) brush.box(paper, { u: left + side, v: head - 0.55, width: 0.6, depth: 0.4 });
  brush.box(furniturePaint, { u: u + 0.15, v: v + 0.15, width: Math.min(1.8, width * 0.5), depth: 0.55 });
}

function bath(brush: FloorBrush, area: Area): void {
  const { u, v, width, depth } = area;
  brush.tint("#466070", 0.16, area);
  brush.box(paper, { u: u + 0.2, v: v + depth - 0.95, width: Math.min(1.7, width - 0.4), depth: 0.75 });
  brush.disc(paper, u + width - 0.5, v + 0.5, 0.24);
  brush.box(paper, { u: u + 0.2, v: v + 0.2, width: Math.min(0.6, width - 0.4), depth: 0.42 });
}

function store(brush: FloorBrush, { u, v, width, depth }: Area): void {
  for (let row = v + 0.4; row < v + depth - 0.5; row += 1.3) {
    brush.box(furniturePaint, { u: u + 0.4, v: row, width: width - 0.8, depth: 0.5 });
  }
}
