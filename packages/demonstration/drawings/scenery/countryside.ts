import type { Region, Season } from "../building.ts";
import { mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { grass, type Sky } from "../palette.ts";
import { onionChurch, villageChurch, windmill, windTurbine } from "./landmarks.ts";
import { faraway, hills, roofline, treeline } from "./skyline.ts";

/** Fields, a steeple, poplars or firs: what lies behind a village. The brush draws pixels, y upwards from the ground. */
export function countryside(
  brush: Brush,
  random: Random,
  sky: Sky,
  region: Region,
  season: Season,
  width: number,
): void {
  const isFlat = region === "flanders" || region === "brussels";
  const meadow = grass[season];
  if (isFlat) {
    treeline(brush, random, faraway(sky, 0.14), width, 96);
    if (random.chance(0.45)) {
      for (const share of [0.62, 0.74, 0.9]) windTurbine(brush.at(width * share, 60, 130), faraway(sky, 0.2));
    }
  } else {
    hills(brush, random, faraway(sky, 0.1), width, 150, 240);
    hills(brush, random, mix(faraway(sky, 0.18), meadow, 0.25), width, 90, 160);
  }
  const steeple = isFlat ? villageChurch : onionChurch;
  const side = random.chance(0.5);
  const churchX = width * (side ? random.between(0.06, 0.16) : random.between(0.84, 0.92));
  steeple(brush.at(churchX, 40, random.between(150, 185)), faraway(sky, 0.34));
  if (isFlat && random.chance(0.35)) windmill(brush.at(width - churchX, 50, 120), faraway(sky, 0.3));
  roofline(brush.at(churchX - 70, 38), random, faraway(sky, 0.3), 150, 10, 24);

  fields(brush, random, sky, meadow, width, isFlat);
  const trees = mix(mix(meadow, "#41604f", 0.5), sky.air, 0.25);
  if (isFlat && season !== "winter") {
    const from = side ? 0.68 : 0.05;
    for (let index = 0; index < 7; index++) {
      brush.oval(trees, width * from + index * 27, 74, 8, random.between(34, 44));
    }
  } else {
    const from = side ? 0.7 : 0.02;
    for (let index = 0; index < 9; index++) {
      const [x, height] = [width * from + index * 22, random.between(38, 70)];
      brush.poly(trees, [
        [x - 13, 46],
        [x, 46 + height],
        [x + 13, 46],
      ]);
    }
  }
}

/** Three strips of crops, the middle one in furrows. */
function fields(brush: Brush, random: Random, sky: Sky, meadow: Paint, width: number, isFlat: boolean): void {
  const crop = mix(meadow, random.pick<Paint>(["#d8c078", "#c9b98a", "#9fb06a"]), 0.55);
  const tilt = isFlat ? 4 : random.between(14, 30);
  brush.poly(mix(meadow, sky.air, 0.35), [
    [0, 0],
    [0, 58],
    [width, 58 + tilt],
    [width, 0],
  ]);
  brush.poly(mix(crop, sky.air, 0.2), [
    [0, 0],
    [0, 44 + tilt],
    [width, 30],
    [width, 0],
  ]);
  const furrow = mix(crop, meadow, 0.35);
  for (let index = 1; index < 9; index++) {
    const x = (width * index) / 9;
    brush.line(furrow, 2, [
      [x + (x - width / 2) * 0.5, 0],
      [x + (x - width / 2) * 0.02, 34 + tilt * (1 - index / 9)],
    ]);
  }
  brush.poly(meadow, [
    [0, 0],
    [0, 16],
    [width, 24],
    [width, 0],
  ]);
}
