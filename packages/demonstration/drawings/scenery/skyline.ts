import type { Region } from "../building.ts";
import { mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import type { Sky } from "../palette.ts";
import * as landmarks from "./landmarks.ts";
import type { Landmark } from "./landmarks.ts";

/** What stands far behind a building in a city or a town. The brush draws pixels, y upwards from the ground. */

const cityLandmarks: Record<Region, readonly Landmark[]> = {
  flanders: [landmarks.belfry, landmarks.cathedral, landmarks.crane, landmarks.villageChurch],
  brussels: [landmarks.atomium, landmarks.townHall, landmarks.courthouse, landmarks.cathedral],
  wallonia: [landmarks.collegiate, landmarks.slagHeap, landmarks.headframe, landmarks.onionChurch],
  luxembourg: [landmarks.threeSpires, landmarks.viaduct, landmarks.twinTowers, landmarks.onionChurch],
};

/** Far things take the colour of the air. */
export function faraway(sky: Sky, share: number): Paint {
  return mix(mix(sky.air, sky.glow, 0.5), ["#6f858f", "#131c26"], share);
}

/** @param hidden a closed row of houses stands in front: only what rises above it is drawn */
export function citySkyline(
  brush: Brush,
  random: Random,
  sky: Sky,
  region: Region,
  width: number,
  { hidden = false } = {},
): void {
  const far = faraway(sky, 0.2);
  const near = faraway(sky, 0.33);
  if (region === "wallonia" || region === "luxembourg") hills(brush, random, faraway(sky, 0.12), width, 90, 150);
  for (let x = -20; x < width && !hidden; ) {
    const block = random.between(26, 62);
    const tall = random.between(60, region === "brussels" ? 190 : 140) * (random.chance(0.25) ? 1.25 : 1);
    brush.box(far, x, 0, block, tall);
    if (random.chance(0.25)) brush.box(far, x + block * 0.4, tall, block * 0.3, 12);
    if (random.chance(0.14)) brush.box(far, x + block * 0.5, tall, 2, 34);
    x += block + random.between(-4, 34);
  }
  const first = random.pick(cityLandmarks[region]);
  const second = random.pick(cityLandmarks[region].filter((landmark) => landmark !== first));
  const side = random.chance(0.5) ? [0.1, 0.9] : [0.9, 0.1];
  first(brush.at(width * (side[0] ?? 0.1) + random.between(-24, 24), 0, hidden ? 330 : random.between(200, 270)), near);
  if (random.chance(0.6)) second(brush.at(width * (side[1] ?? 0.9) + random.between(-24, 24), 0, 190), near);
  if (!hidden) roofline(brush, random, near, width, 34, 78);
}

export function townSkyline(brush: Brush, random: Random, sky: Sky, region: Region, width: number): void {
  if (region === "wallonia" || region === "luxembourg") {
    hills(brush, random, faraway(sky, 0.1), width, 120, 210);
    hills(brush, random, faraway(sky, 0.18), width, 60, 120);
  } else {
    treeline(brush, random, faraway(sky, 0.16), width, 60);
  }
  const church = random.pick(cityLandmarks[region]);
  const x = width * (random.chance(0.5) ? random.between(0.08, 0.2) : random.between(0.8, 0.92));
  church(brush.at(x, 0, random.between(190, 240)), faraway(sky, 0.26));
  roofline(brush, random, faraway(sky, 0.34), width, 40, 92);
}

/** Pointed and flat roofs close together. */
export function roofline(brush: Brush, random: Random, paint: Paint, width: number, low: number, high: number): void {
  for (let x = -10; x < width; ) {
    const house = random.between(24, 46);
    const wall = random.between(low, high);
    brush.box(paint, x, 0, house, wall);
    const kind = random.next();
    if (kind < 0.5) {
      brush.poly(paint, [
        [x, wall],
        [x + house / 2, wall + house * random.between(0.35, 0.7)],
        [x + house, wall],
      ]);
    } else if (kind < 0.75) {
      brush.poly(paint, [
        [x, wall],
        [x + 5, wall + 14],
        [x + house - 5, wall + 14],
        [x + house, wall],
      ]);
    }
    if (random.chance(0.4)) brush.box(paint, x + house * 0.7, wall, 5, 22);
    x += house + (random.chance(0.25) ? random.between(6, 26) : 0);
  }
}

/** Long soft waves: the Ardennes, the Oesling, the valleys of Meuse and Moselle. */
export function hills(brush: Brush, random: Random, paint: Paint, width: number, low: number, high: number): void {
  const heights = Array.from({ length: 5 }, () => random.between(low, high));
  const step = width / 3;
  const at = (index: number) => heights[index] ?? low;
  brush.figure(paint, [
    ["M", -step, 0],
    ["L", -step, at(0)],
    ...heights
      .slice(1)
      .map(
        (height, index) =>
          [
            "Q" as const,
            -step + (index + 0.5) * step,
            Math.max(at(index), height) + (high - low) * 0.35,
            -step + (index + 1) * step,
            height,
          ] as const,
      ),
    ["L", width + step, at(4)],
    ["L", width + step, 0],
  ]);
}

/** A wood's edge far away. */
export function treeline(brush: Brush, random: Random, paint: Paint, width: number, height: number): void {
  brush.box(paint, 0, 0, width, height * 0.5);
  for (let x = 0; x < width; x += random.between(16, 34)) {
    brush.oval(paint, x, height * 0.5, random.between(14, 26), height * random.between(0.3, 0.6));
  }
}
