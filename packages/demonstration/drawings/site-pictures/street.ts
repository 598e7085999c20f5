import type { Building } from "../building.ts";
import { mix, type Paint, type Scheme } from "../canvas/paint.ts";
import { Brush } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import type { Front } from "../fronts/front.ts";
import { townhouse } from "../fronts/townhouse.ts";
import { page } from "../palette.ts";
import * as landmarks from "../scenery/landmarks.ts";
import { bench, bicycle, bollards, car, lamp, lantern, person, tram, tramWires } from "../scenery/street-life.ts";
import { tree } from "../scenery/tree.ts";

interface StreetPlan {
  seed: string;
  /** Pixels. */
  width: number;
  height: number;
  /** "both" follows the reader's colour scheme by a style sheet inside the picture. */
  scheme: Scheme | "both";
}

const pavement: Paint = ["#d8d0c2", "#2c3135"];
const road: Paint = ["#c3bcaf", "#22272b"];
const edge: Paint = ["#a9a294", "#3a4045"];

/** How much of the picture the tallest front takes, and the ground. */
const tallest = 0.82;
const depth = 0.115;
/** Metres between two rows of fronts, on average at least. */
const narrowestGap = 3.6;

/**
 * A long street of fronts from all four regions, standing on the page itself: there is no sky. Its right edge meets
 * its left one, so that it can be repeated.
 */
export function drawStreet({ seed, width, height, scheme }: StreetPlan): string {
  const canvas = new Canvas(width, height);
  const random = randomOf(`${seed}:street`);
  const row = fronts(seed);
  const ground = height * (1 - depth);
  const built = row.reduce((sum, item) => sum + (item.front?.width ?? 0), 0);
  const open = row.filter((item) => item.gap).length;
  const scale = Math.min(
    (height * tallest) / Math.max(...row.map((item) => item.front?.height ?? 0)),
    width / (built + open * narrowestGap),
  );
  const pixels = new Brush(canvas, 1, 0, ground);
  const brush = new Brush(canvas, scale, 0, ground);
  const metres = width / scale;

  silhouettes(pixels, width, height);
  pixels.box(pavement, 0, -height * depth, width, height * depth);
  pixels.box(edge, 0, -1.6, width, 1.6);
  pixels.box(road, 0, -height * depth, width, height * depth * 0.56);
  pixels.box(edge, 0, -height * depth * 0.5, width, 1.4);

  let x = 0;
  const placed: { front: Front; x: number }[] = [];
  const gaps: { x: number; width: number }[] = [];
  const wished = row.reduce((sum, item) => sum + (item.gap ?? 0), 0);
  for (const item of row) {
    if (item.front) {
      placed.push({ front: item.front, x });
      x += item.front.width;
    } else {
      const gap = (item.gap / wished) * (metres - built);
      gaps.push({ x, width: gap });
      x += gap;
    }
  }
  for (const { front, x: left } of placed) front.draw(brush.at(left));
  for (const [index, gap] of gaps.entries()) plant(brush, random, gap, index);
  life(brush, random, metres, placed);
  return canvas.toSvg(scheme);
}

type Item = { front: Front; gap?: undefined } | { gap: number; front?: undefined };

/** The row is composed by hand: high beside low, brick beside plaster, old beside new. */
function fronts(seed: string): Item[] {
  const base = { season: "summer", setting: "city", bays: undefined } as const;
  const of = (name: string, building: Omit<Building, "seed" | "season" | "setting">): Item => ({
    front: frontOf({ ...base, ...building, seed: `${seed}-${name}` }).front,
  });
  const house = (name: string, plan: Omit<Parameters<typeof townhouse>[0], "seed">): Item => ({
    front: townhouse({ ...plan, seed: `${seed}-${name}` }),
  });
  return [
    { gap: 4 },
    house("a1", { region: "flanders", storeys: 3, bays: 2, ground: "shop", crown: "gable" }),
    house("a2", { region: "flanders", storeys: 2, bays: 3, ground: "home" }),
    house("a3", { region: "brussels", storeys: 4, bays: 2, ground: "shop" }),
    house("a4", { region: "flanders", storeys: 3, bays: 2, ground: "home", crown: "gable" }),
    { gap: 4 },
    of("office-1", { type: "office", region: "brussels", storeys: 5, bays: 5 }),
    { gap: 3 },
    house("b1", { region: "luxembourg", storeys: 3, bays: 3, ground: "shop" }),
    house("b2", { region: "luxembourg", storeys: 3, bays: 3, ground: "home" }),
    { gap: 5 },
    of("sme", { type: "sme-business-unit", region: "flanders", storeys: 1, bays: 2 }),
    { gap: 3 },
    of("flats", { type: "apartment", region: "flanders", storeys: 5, bays: 3 }),
    house("c0", { region: "brussels", storeys: 3, bays: 2, ground: "home" }),
    { gap: 4 },
    house("c1", { region: "wallonia", storeys: 2, bays: 2, ground: "home" }),
    house("c2", { region: "wallonia", storeys: 3, bays: 2, ground: "shop" }),
    house("c3", { region: "wallonia", storeys: 3, bays: 3, ground: "home" }),
    { gap: 5 },
    of("tower", { type: "office", region: "luxembourg", storeys: 5, bays: 6 }),
    { gap: 4 },
    house("d1", { region: "brussels", storeys: 3, bays: 2, ground: "home" }),
    house("d2", { region: "brussels", storeys: 3, bays: 3, ground: "shop" }),
    house("d3", { region: "flanders", storeys: 3, bays: 2, ground: "shop", crown: "gable" }),
  ];
}

/** Landmarks of the four regions behind, in the page's own colour, only a little darker. */
function silhouettes(brush: Brush, width: number, height: number): void {
  const far = mix(page, ["#9fb0b3", "#4c5c66"], 0.2);
  const near = mix(page, ["#9fb0b3", "#4c5c66"], 0.34);
  const places = [
    [landmarks.belfry, 0.2, 0.86],
    [landmarks.atomium, 0.365, 0.78],
    [landmarks.villageChurch, 0.475, 0.6],
    [landmarks.collegiate, 0.64, 0.72],
    [landmarks.threeSpires, 0.82, 0.84],
    [landmarks.townHall, 0.03, 0.84],
  ] as const;
  for (const [landmark, share, size] of places) landmark(brush.at(width * share, 0, height * size), near);
  const random = randomOf("silhouettes");
  for (let x = 0; x < width - 60; x += random.between(46, 120)) {
    brush.box(far, x, 0, random.between(34, 58), height * random.between(0.16, 0.42));
  }
}

function plant(brush: Brush, random: Random, gap: { x: number; width: number }, index: number): void {
  const middle = gap.x + gap.width / 2;
  tree(brush.at(middle), random, "summer", index % 4 === 2 ? "poplar" : "round", Math.min(9, 4.8 + gap.width * 0.5));
  if (gap.width > 7) tree(brush.at(gap.x + gap.width * 0.2), random, "summer", "young", 4.4);
}

function life(brush: Brush, random: Random, metres: number, placed: readonly { front: Front; x: number }[]): void {
  for (let x = 9; x < metres - 6; x += 21) (random.chance(0.5) ? lamp : lantern)(brush.at(x, -0.25));
  for (const { front, x } of placed) {
    if (random.chance(0.6)) person(brush.at(x + front.width * random.between(0.2, 0.8), -0.35), random);
    if (random.chance(0.3)) bicycle(brush.at(x + front.width * random.between(0.3, 0.7), -0.2), random);
  }
  bench(brush.at(metres * 0.33, -0.3));
  bollards(brush.at(metres * 0.6, -0.35), 5);
  tramWires(brush, metres * 0.36, metres * 0.62, 6.6);
  tram(brush.at(metres * 0.47, -1.7));
  car(brush.at(metres * 0.14, -1.9), random);
  car(brush.at(metres * 0.83, -1.9), random);
}
