import type { PropertyType } from "../../listing-format.ts";
import type { Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { accents, brick, ink, paper, steel, timber } from "../palette.ts";
import { person } from "../scenery/street-life.ts";

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const line: Paint = ["#6d6a63", "#b9b4a9"];

/** Two flights and a landing, seen from the side. */
export function stairs(brush: Brush, x: number, y: number, width: number, rise: number, goesOn: boolean): void {
  brush.box(["#e9e1d2", "#3a3d40"], x, y, width, rise);
  if (!goesOn) return;
  brush.line(line, 0.16, [
    [x + width * 0.12, y],
    [x + width * 0.85, y + rise / 2],
  ]);
  brush.line(line, 0.16, [
    [x + width * 0.85, y + rise / 2],
    [x + width * 0.12, y + rise],
  ]);
}

/** What stands in a room of a building of this type, ground floor or above. */
export function furnish(brush: Brush, random: Random, type: PropertyType, level: number, room: Room): void {
  if (room.width < 1.6) return;
  if (type === "logistics-warehouse" || type === "sme-business-unit") return racks(brush, random, room, level);
  if (type === "office") return level === 0 ? lobby(brush, random, room) : desks(brush, random, room);
  if (type === "house" || type === "apartment" || type === "bloc-sales" || type === "co-living") {
    return home(brush, random, room, level);
  }
  return level === 0 || type === "shopping-centre" ? shop(brush, random, room) : home(brush, random, room, level);
}

function desks(brush: Brush, random: Random, { x, y, width, height }: Room): void {
  const number = Math.max(1, Math.floor(width / 2.6));
  for (let index = 0; index < number; index++) {
    const left = x + (width * (index + 0.5)) / number - 0.8;
    brush.box(timber, left, y + 0.68, 1.6, 0.09);
    brush.box(line, left + 0.1, y, 0.06, 0.7);
    brush.box(line, left + 1.44, y, 0.06, 0.7);
    brush.box(ink, left + 0.5, y + 0.85, 0.62, 0.4);
    if (random.chance(0.3)) person(brush.at(left + 0.1, y), random);
    brush.box(["#e8c97f", "#f5d590"], left + 0.4, y + height - 0.5, 0.9, 0.08);
  }
}

function lobby(brush: Brush, random: Random, { x, y, width }: Room): void {
  brush.box(timber, x + width * 0.3, y, Math.min(3, width * 0.35), 1.05);
  person(brush.at(x + width * 0.22, y), random);
  plant(brush, x + width * 0.85, y);
  if (width > 7) person(brush.at(x + width * 0.65, y), random);
}

function racks(brush: Brush, random: Random, { x, y, width, height }: Room, level: number): void {
  if (level > 0) return desks(brush, random, { x, y, width, height });
  const number = Math.max(1, Math.floor(width / 3.6));
  const shelves = Math.max(1, Math.floor((height - 0.8) / 1.7));
  for (let index = 0; index < number; index++) {
    const left = x + (width * (index + 0.5)) / number - 1.35;
    for (const post of [0, 2.6]) brush.box(["#3d5a73", "#27384a"], left + post, y, 0.1, shelves * 1.7);
    for (let shelf = 0; shelf < shelves; shelf++) {
      brush.box(brick, left, y + shelf * 1.7 + 0.1, 2.7, 0.1);
      for (let box = 0; box < 3; box++) {
        if (random.chance(0.25)) continue;
        const tint: Paint = random.chance(0.5) ? "#b98f5f" : "#a27a4f";
        brush.box(tint, left + 0.16 + box * 0.83, y + shelf * 1.7 + 0.2, 0.74, random.between(0.7, 1.15));
      }
    }
  }
}

function shop(brush: Brush, random: Random, { x, y, width }: Room): void {
  const number = Math.max(1, Math.floor(width / 2.2));
  for (let index = 0; index < number; index++) {
    const left = x + (width * (index + 0.5)) / number - 0.8;
    if (index === 1) {
      person(brush.at(left + 0.7, y), random);
      continue;
    }
    brush.box(timber, left, y, 1.6, 0.1);
    for (const shelf of [0.7, 1.4, 2.1]) {
      brush.box(timber, left, y + shelf, 1.6, 0.08);
      for (let item = 0; item < 4; item++) {
        brush.box(random.pick(accents), left + 0.12 + item * 0.38, y + shelf - 0.5, 0.26, 0.5);
      }
    }
  }
}

function home(brush: Brush, random: Random, room: Room, level: number): void {
  const { x, y, width, height } = room;
  const kind = (level + random.int(0, 3)) % 4;
  const middle = x + width / 2;
  if (kind === 0) {
    const colour = random.pick(accents);
    brush.box(colour, middle - 1.1, y + 0.2, 2.2, 0.35);
    brush.box(colour, middle - 1.1, y + 0.4, 0.3, 0.45);
    brush.box(colour, middle + 0.8, y + 0.4, 0.3, 0.45);
    brush.box(colour, middle - 0.8, y + 0.5, 1.6, 0.4);
    brush.box(paper, middle - 0.4, y + 1.35, 0.8, 0.6);
  } else if (kind === 1) {
    brush.box(timber, middle - 0.9, y + 0.7, 1.8, 0.1);
    for (const side of [-0.8, 0.72]) brush.box(timber, middle + side, y, 0.08, 0.7);
    person(brush.at(middle - 1.2, y), random);
    brush.line(line, 0.05, [
      [middle, y + height],
      [middle, y + height - 0.7],
    ]);
    brush.arch(brick, middle - 0.35, y + height - 1, 0.7, 0.35, 0.33);
  } else if (kind === 2) {
    brush.box(timber, middle - 1.1, y + 0.15, 2.2, 0.28);
    brush.box(timber, middle - 1.15, y, 0.12, 1.1);
    brush.box(random.pick(accents), middle - 0.6, y + 0.43, 1.65, 0.22);
    brush.box(paper, middle - 1, y + 0.43, 0.4, 0.2);
  } else {
    brush.box(["#b9b4a6", "#55585a"], middle - 1.2, y, 2.4, 0.9);
    brush.box(ink, middle - 1.25, y + 0.9, 2.5, 0.08);
    brush.box(["#b9b4a6", "#55585a"], middle - 1.2, y + 1.5, 1.6, 0.65);
    brush.box(steel, middle + 0.6, y, 0.6, 1.9);
  }
  if (width > 3.6) plant(brush, x + width * 0.9, y);
}

function plant(brush: Brush, x: number, y: number): void {
  brush.box("#a9593f", x - 0.17, y, 0.34, 0.36);
  brush.oval("#67825c", x, y + 0.82, 0.34, 0.5);
}
