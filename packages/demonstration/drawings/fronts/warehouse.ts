import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { brick, glass, ink, steel, stone, white } from "../palette.ts";
import { texture } from "../parts/masonry.ts";
import { pickGlass } from "../parts/window.ts";
import { lorry } from "../scenery/street-life.ts";
import type { Front, Subject } from "./front.ts";

/** Metres from one dock to the next. */
const dockPitch = 4.3;
const dockWidth = 2.9;

interface Hall {
  random: Random;
  docks: number;
  /** Metres of the office block at one end; 0 for none. */
  office: number;
  officeLeft: boolean;
  /** Of the docked wall alone. */
  length: number;
  eaves: number;
  cladding: Paint;
  stripe: Paint;
}

/** A logistics hall with exactly as many docks as it has; an old one under a sawtooth roof, a new one flat. */
export function warehouseFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:hall`);
  const docks = building.docks ?? random.int(3, 7);
  const isSawtooth = docks <= 10 && random.chance(building.setting === "city" ? 0.7 : 0.35);
  const office = docks <= 24 ? 9 : 14;
  const hall: Hall = {
    random,
    docks,
    office,
    officeLeft: random.chance(0.5),
    length: Math.max(26, docks * dockPitch + 3),
    eaves: isSawtooth ? 8 : Math.max(10, Math.min(13, 9 + building.storeys)),
    cladding: random.pick<Paint>(["#8f9aa0", "#6f7f88", "#b9b6a8", "#59656c", "#a39a86", "#7f8f84"]),
    stripe: random.pick<Paint>([brick, "#c98f34", "#2f5a48", "#2f5068", white]),
  };
  const front = isSawtooth ? sawtoothHall(building, hall) : flatHall(building, hall);
  return { front, attached: false, yard: true, minHeight: 200 };
}

function flatHall(building: Building, hall: Hall): Front {
  const { random, cladding, stripe } = hall;
  const width = hall.length + hall.office;
  const height = hall.eaves + 1;
  const ribs = random.chance(0.5);
  const band = random.pick(["low", "high", "corner"] as const);
  const hallX = hall.officeLeft ? hall.office : 0;
  const officeX = hall.officeLeft ? 0 : hall.length;
  const officeTop = height + 1.2;
  return {
    width,
    height: officeTop,
    floors: [0, height],
    outline: hall.officeLeft
      ? [
          [0, 0],
          [0, officeTop],
          [hall.office, officeTop],
          [hall.office, height],
          [width, height],
          [width, 0],
        ]
      : [
          [0, 0],
          [0, height],
          [hall.length, height],
          [hall.length, officeTop],
          [width, officeTop],
          [width, 0],
        ],
    entrance: officeX + hall.office / 2,
    wall: cladding,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:cladding`);
      for (let index = 0; index < 4; index++) {
        brush.box("#8b9496", hallX + hall.length * (0.12 + index * 0.22), height, 2, 0.8);
      }
      brush.box(cladding, hallX, 0, hall.length, height);
      const joints = Math.min(26, Math.round(hall.length / (ribs ? 1.6 : 4.3)));
      const joint = hall.length / joints;
      brush.comb(darker(cladding, 0.1), hallX + joint, 0, hall.length - joint * 1.5, height, joint, 0.16);
      if (band === "low") brush.box(stripe, hallX, 5.4, hall.length, 0.7);
      else if (band === "high") brush.box(stripe, hallX, height - 2.1, hall.length, 1.3);
      else {
        const corner = hall.officeLeft ? hallX + hall.length - 5 : hallX;
        brush.box(stripe, corner, 0, 5, height);
        brush.box(lighter(stripe, 0.5), corner + 1.4, height - 3.4, 2.2, 1.6);
      }
      const roofLights = Math.min(12, Math.round(hall.length / 5));
      for (let index = 0; index < roofLights; index++) {
        const x = hallX + (hall.length * (index + 0.5)) / roofLights - 1.2;
        if (band !== "high") brush.box(glass.sky, x, height - 2.4, 2.4, 0.9);
      }
      brush.box(ink, hallX, height - 0.1, hall.length, 0.35);
      docks(brush, hall, hallX);
      officeBlock(brush, paints, hall, officeX, officeTop);
    },
  };
}

/** Brick below, north light above: the works of a century ago. */
function sawtoothHall(building: Building, hall: Hall): Front {
  const { random, eaves } = hall;
  const width = hall.length + hall.office;
  const material = {
    wall: random.pick<Paint>(["#9c5039", "#84483a", "#b08a66", "#75716c"]),
    trim: stone,
    kind: "brick",
  } as const;
  const teeth = Math.max(4, Math.round(width / 9));
  const tooth = width / teeth;
  const rise = Math.min(4.2, tooth * 0.5);
  const height = eaves + rise;
  const isLeaning = random.chance(0.5);
  const roofline: Point[] = Array.from({ length: teeth }, (_, index): Point[] => [
    [index * tooth, isLeaning ? height : eaves],
    [(index + 1) * tooth, isLeaning ? eaves : height],
    ...(isLeaning ? [] : ([[(index + 1) * tooth, eaves]] as Point[])),
  ]).flat();
  const roof: Paint = "#525b60";
  const hallX = hall.officeLeft ? hall.office : 0;
  return {
    width,
    height,
    floors: [0, eaves],
    outline: [[0, 0], [0, eaves], ...roofline, [width, eaves], [width, 0]],
    entrance: hall.officeLeft ? hall.office / 2 : hall.length + hall.office / 2,
    wall: material.wall,
    roof,
    draw(brush) {
      const paints = randomOf(`${building.seed}:cladding`);
      if (random.chance(0.55)) stack(brush, material.wall, hall.officeLeft ? width - 6 : 4, height);
      for (let index = 0; index < teeth; index++) {
        const [left, right] = [index * tooth, (index + 1) * tooth];
        const peak = isLeaning ? left : right;
        const inward = isLeaning ? 1 : -1;
        brush.poly(roof, [
          [left, eaves],
          [peak, height],
          [right, eaves],
        ]);
        brush.poly(glass.sky, [
          [peak + inward * 0.25, eaves + 0.4],
          [peak + inward * 0.25, height - 0.5],
          [peak + inward * tooth * 0.24, height - 0.5 - rise * 0.24],
          [peak + inward * tooth * 0.24, eaves + 0.4],
        ]);
      }
      brush.box(material.wall, 0, 0, width, eaves);
      texture(brush, paints, material, 0, 1, width, eaves - 1);
      const piers = teeth * 2;
      for (let index = 0; index <= piers; index++) {
        brush.box(darker(material.wall, 0.14), ((width - 0.5) * index) / piers, 0, 0.5, eaves);
      }
      brush.box(material.trim, 0, eaves - 0.35, width, 0.35);
      brush.box(material.trim, 0, 5.15, width, 0.22);
      for (let index = 0; index < piers; index++) {
        const x = (width * index) / piers + width / piers / 2 - 1.2;
        brush.arch(ink, x, 5.75, 2.4, 1.5, 0.4);
        brush.arch(pickGlass(paints), x + 0.12, 5.87, 2.16, 1.26, 0.36);
        brush.box(ink, x + 1.14, 5.75, 0.12, 1.45);
      }
      docks(brush, hall, hallX);
      const officeX = hall.officeLeft ? 0 : hall.length;
      for (let x = officeX + 1.2; x < officeX + hall.office - 1.5; x += 2.6) {
        brush.arch(material.trim, x - 0.12, 0.9, 1.74, 3.2, 0.5);
        brush.arch(ink, x, 1, 1.5, 2.9, 0.4);
        brush.arch(pickGlass(paints, 0.7), x + 0.12, 1.12, 1.26, 2.66, 0.36);
      }
    },
  };
}

function stack(brush: Brush, wall: Paint, x: number, y: number): void {
  brush.poly(darker(wall, 0.12), [
    [x, y - 3],
    [x + 0.35, y + 7],
    [x + 1.65, y + 7],
    [x + 2, y - 3],
  ]);
  brush.box(darker(wall, 0.35), x + 0.2, y + 6.6, 1.6, 0.5);
  brush.box(lighter(wall, 0.3), x + 0.25, y + 5.6, 1.5, 0.4);
}

/** Each dock is one door: a black shelter, a pale sectional door, bumpers, a lamp. A lorry or two wait. */
function docks(brush: Brush, hall: Hall, hallX: number): void {
  const first = hallX + (hall.length - hall.docks * dockPitch) / 2;
  for (let index = 0; index < hall.docks; index++) {
    const x = first + index * dockPitch + (dockPitch - dockWidth) / 2;
    const isOpen = hall.random.chance(0.14);
    brush.box(shelter, x - 0.4, 0.9, dockWidth + 0.8, 3.7);
    brush.box(isOpen ? glass.lit : doorLeaf, x, 1.1, dockWidth, 3);
    if (!isOpen) for (const y of [1.8, 2.5, 3.2]) brush.box(doorJoint, x, y, dockWidth, 0.1);
    brush.box(ink, x - 0.1, 0.35, dockWidth + 0.2, 0.6);
    brush.box("#d3a73f", x - 0.1, 0.35, 0.35, 0.5);
    brush.box("#d3a73f", x + dockWidth - 0.25, 0.35, 0.35, 0.5);
    brush.box(hall.stripe, x + dockWidth / 2 - 0.5, 4.75, 1, 0.5);
  }
  const lorries = hall.docks >= 4 ? (hall.random.chance(0.7) ? 1 : 2) : 0;
  for (let index = 0; index < lorries; index++) {
    const colour = hall.random.pick<Paint>([brick, "#2f5068", "#c98f34", "#3f5d4a"]);
    // Lorries wait below the docks, on the yard: none of the doors is covered.
    lorry(brush.at(hallX + hall.length * (index === 0 ? 0.28 : 0.74), -4.1), colour);
  }
}

/** Named so that a test can count them: nothing else is painted like a dock's shelter. */
export const shelter: Paint = ["#20262a", "#0d1218"];
const doorLeaf: Paint = ["#ece7db", "#7f8488"];
const doorJoint: Paint = ["#cfc9bb", "#63686d"];

function officeBlock(brush: Brush, random: Random, hall: Hall, x: number, top: number): void {
  const wall: Paint = hall.random.pick<Paint>([ink, white, "#a5806a", "#474f54"]);
  brush.box(wall, x, 0, hall.office, top);
  for (const [floor, tall] of [
    [4.4, 2.4],
    [8, 2.2],
  ] as const) {
    if (floor + tall > top - 0.6) continue;
    brush.box(darker(wall, 0.35), x + 0.8, floor, hall.office - 1.6, tall);
    const panes = 5;
    const pane = (hall.office - 1.8) / panes;
    for (let index = 0; index < panes; index++) {
      brush.box(pickGlass(random, 0.7), x + 0.9 + index * pane, floor + 0.1, pane - 0.12, tall - 0.2);
    }
  }
  brush.box(glass.evening, x + 0.8, 0.3, hall.office - 1.6, 3);
  const middle = x + hall.office / 2;
  brush.box(ink, middle - 1.2, 0, 2.4, 3.2);
  brush.box(glass.lit, middle - 1.05, 0, 1, 3);
  brush.box(["#e6e2d2", "#d9b878"], middle + 0.08, 0, 0.97, 3);
  brush.box(hall.stripe, middle - 2.4, 3.4, 4.8, 0.34);
  brush.box(steel, x - 0.1, top - 0.1, hall.office + 0.2, 0.3);
}
