import type { Building, BuildingUnit } from "../building.ts";
import type { Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { brick, ink } from "../palette.ts";
import { furniturePaint, outlinePaint, type Area, type FloorBrush } from "./floor.ts";
import { desks, racking, shelves } from "./furniture.ts";
import { divide, type RoomUse } from "./rooms.ts";

/** How a floor of each type is laid out: its units, tinted, and what is in them. */
interface Layout {
  floor: FloorBrush;
  random: Random;
  building: Building;
  /** On this floor; none when the building is had as a whole. */
  units: readonly BuildingUnit[];
  plate: Area;
}

const tints: readonly Paint[] = [brick, "#c98f34", "#2f5a48", "#2f5068", "#5c3f52", "#8a7a4a"];
const tintOf = (index: number) => tints[index % tints.length] ?? brick;
const partyWall = 0.26;

export function layOut(layout: Layout): void {
  const { floor, random, building, units, plate } = layout;
  switch (building.type) {
    case "office":
      return offices(layout);
    case "logistics-warehouse":
      return hall(layout);
    case "sme-business-unit":
      return rowOfUnits(layout);
    case "shopping-centre": {
      const shops = units.length > 2 ? units : Array.from({ length: 10 }, () => ({ floor: 0, surface: 100 }));
      return aroundCorridor({ ...layout, units: shops }, 5, (area) => shelves(floor, random, area));
    }
    case "retail":
    case "city-centre-store":
    case "out-of-town-stand-alone-or-retail-park":
      return shops(layout);
    case "house":
      return divide(floor, random, plate, ["living", "kitchen", "hall", "bath", "bed"]);
    case "co-living":
    case "bloc-sales":
    case "apartment":
      return flats(layout);
  }
}

function offices(layout: Layout): void {
  const { floor, random, units, plate } = layout;
  if (units.length > 2) return aroundCorridor(layout, 1.9, (area) => desks(floor, random, area));
  const [first, second] = units;
  const share = first && second ? first.surface / (first.surface + second.surface) : 1;
  const cut = plate.width * Math.min(0.8, Math.max(0.2, share));
  if (first) floor.tint(brick, 0.1, { ...plate, width: second ? cut : plate.width });
  if (second) floor.tint("#2f5068", 0.1, { ...plate, u: cut, width: plate.width - cut });
  const core: Area = { u: plate.width / 2 - 2.6, v: plate.depth / 2 - 1.6, width: 5.2, depth: 3.2 };
  const meeting = Math.min(4.6, plate.width * 0.2);
  divide(floor, random, { u: 0, v: 0, width: meeting, depth: plate.depth }, ["meeting", "meeting"]);
  floor.wall(0, plate.depth, meeting, true, plate.depth * 0.3);
  for (const area of besideCore(core, meeting, plate)) desks(floor, random, area);
  if (second) floor.wall(0, plate.depth, cut, true, undefined, partyWall);
  drawCore(floor, core);
}

/** Where people work: to the left and right of the core, or before and behind it where a deep floor leaves no room there. */
function besideCore(core: Area, meeting: number, { width, depth }: Area): Area[] {
  const right = core.u + core.width;
  if (core.u - meeting >= 2.4) {
    return [
      { u: meeting, v: 0, width: core.u - meeting, depth },
      { u: right, v: 0, width: width - right, depth },
    ];
  }
  const behind = core.v + core.depth;
  return [
    { u: meeting, v: 0, width: width - meeting, depth: core.v },
    { u: meeting, v: behind, width: width - meeting, depth: depth - behind },
  ];
}

/** Stairs, lifts and wet rooms: the dark heart of a floor. */
function drawCore(floor: FloorBrush, area: Area): void {
  floor.box(ink, area);
  const third = (area.width - 0.8) / 3;
  for (let cell = 0; cell < 3; cell++) {
    const left = area.u + 0.2 + cell * (third + 0.2);
    const [low, depth] = [area.v + 0.2, area.depth - 0.4];
    floor.box(["#efe9dd", "#4d5153"], { u: left, v: low, width: third, depth });
    if (cell === 0) {
      for (let step = 1; step < 7; step++) {
        const at = low + (depth * step) / 7;
        floor.line(outlinePaint, 0.05, [
          [left, at],
          [left + third, at],
        ]);
      }
    } else if (cell === 1) {
      floor.line(outlinePaint, 0.05, [
        [left, low],
        [left + third, low + depth],
      ]);
      floor.line(outlinePaint, 0.05, [
        [left, low + depth],
        [left + third, low],
      ]);
    } else {
      for (const share of [0.28, 0.72]) floor.disc(furniturePaint, left + third / 2, low + depth * share, 0.28);
    }
  }
}

/** Units on both sides of a corridor, as wide as their surface asks; the core takes the end of the far side. */
function aroundCorridor({ floor, units, plate }: Layout, corridor: number, fill: (area: Area) => void): void {
  const depth = (plate.depth - corridor) / 2;
  for (const side of [0, 1]) {
    const list = units.filter((_, index) => index % 2 === side);
    const v = side === 0 ? 0 : depth + corridor;
    const edge = side === 0 ? depth : v;
    const core = side === 0 ? 0 : Math.min(5.6, plate.width * 0.3);
    const total = list.reduce((sum, unit) => sum + unit.surface, 0);
    let u = 0;
    for (const [index, unit] of list.entries()) {
      const width = ((plate.width - core) * unit.surface) / total;
      const area: Area = { u, v, width, depth };
      floor.tint(tintOf(index * 2 + side), 0.13, area);
      fill(area);
      floor.wall(u, u + width, edge, false, u + width * 0.5);
      u += width;
      floor.wall(v, v + depth, u, true, undefined, partyWall);
    }
    if (core) drawCore(floor, { u: u + 0.2, v: v + 0.2, width: core - 0.4, depth: Math.min(3.4, depth - 0.4) });
  }
}

function hall({ floor, building, units, plate }: Layout): void {
  const number = Math.max(1, Math.min(4, units.length));
  const width = plate.width / number;
  for (let index = 0; index < number; index++) {
    const area: Area = { u: index * width, v: 0, width, depth: plate.depth };
    if (units.length > 0) floor.tint(tintOf(index), 0.12, area);
    racking(floor, { ...area, u: area.u + 0.8, width: width - 1.6 });
    if (index > 0) floor.wall(0, plate.depth, area.u, true, undefined, partyWall);
  }
  const docks = building.docks ?? 4;
  const pitch = Math.min(4.3, (plate.width - 4) / Math.max(1, docks));
  const first = (plate.width - docks * pitch) / 2;
  for (let dock = 0; dock < docks; dock++) {
    floor.box(brick, { u: first + dock * pitch + pitch * 0.16, v: -0.8, width: pitch * 0.68, depth: 1.2 });
  }
  const columns = Math.round(plate.width / 12);
  for (let column = 1; column < columns; column++) {
    for (const share of [0.2, 0.94]) {
      const [u, v] = [(plate.width * column) / columns - 0.25, plate.depth * share - 0.25];
      floor.box(ink, { u, v, width: 0.5, depth: 0.5 });
    }
  }
}

function rowOfUnits({ floor, random, building, plate }: Layout): void {
  const number = Math.max(1, building.bays ?? Math.round(plate.width / 7));
  const width = plate.width / number;
  for (let index = 0; index < number; index++) {
    const u = index * width;
    floor.tint(tintOf(index), 0.12, { u, v: 0, width, depth: plate.depth });
    racking(floor, { u: u + 0.4, v: 0, width: width - 0.8, depth: plate.depth * 0.84 });
    floor.wall(u, u + width, plate.depth * 0.82, false, u + width * 0.55);
    divide(floor, random, { u, v: plate.depth * 0.82, width, depth: plate.depth * 0.18 }, ["bath"]);
    floor.box(tintOf(index), { u: u + width * 0.12, v: -0.38, width: width * 0.5, depth: 0.38 });
    if (index > 0) floor.wall(0, plate.depth, u, true, undefined, partyWall);
  }
}

function shops({ floor, random, building, units, plate }: Layout): void {
  const isPark = building.type === "out-of-town-stand-alone-or-retail-park";
  const number = Math.max(1, Math.min(isPark ? 6 : 2, units.length || (isPark ? 3 : 1)));
  const width = plate.width / number;
  for (let index = 0; index < number; index++) {
    const u = index * width;
    floor.tint(tintOf(index), 0.11, { u, v: 0, width, depth: plate.depth });
    shelves(floor, random, { u, v: 0, width, depth: plate.depth * 0.72 });
    floor.wall(u, u + width, plate.depth * 0.74, false, u + width * 0.4);
    const back: RoomUse[] = width > 9 ? ["store", "desks", "bath"] : ["store", "bath"];
    divide(floor, random, { u, v: plate.depth * 0.74, width, depth: plate.depth * 0.26 }, back);
    if (index > 0) floor.wall(0, plate.depth, u, true, undefined, partyWall);
    floor.window({ u: u + width * 0.12, v: -0.38, width: width * 0.76, depth: 0.38 });
  }
}

/** Two to four flats around a staircase. */
function flats({ floor, random, units, plate }: Layout): void {
  const number = Math.max(plate.width > 13 ? 2 : 1, Math.min(4, units.length));
  const stairs = number > 1 ? 2.6 : 0;
  const width = (plate.width - stairs) / number;
  const isLarge = width * plate.depth > 70;
  const uses: readonly RoomUse[] = isLarge
    ? ["living", "kitchen", "bath", "bed", "bed"]
    : ["living", "kitchen", "bath", "bed"];
  const half = Math.ceil(number / 2);
  for (let index = 0; index < number; index++) {
    const u = index * width + (index >= half ? stairs : 0);
    const area: Area = { u, v: 0, width, depth: plate.depth };
    if (units.length > 0 || number > 1) floor.tint(tintOf(index), 0.1, area);
    divide(floor, random, area, uses);
    if (index > 0) floor.wall(0, plate.depth, u, true, undefined, partyWall);
  }
  if (!stairs) return;
  const at = half * width;
  for (const side of [at, at + stairs]) floor.wall(0, plate.depth, side, true, plate.depth * 0.3, partyWall);
  for (let step = 1; step < 9; step++) {
    const v = plate.depth * (0.5 + 0.047 * step);
    floor.line(outlinePaint, 0.05, [
      [at + 0.3, v],
      [at + stairs - 0.3, v],
    ]);
  }
}
