import type { Building } from "../building.ts";
import { mix } from "../canvas/paint.ts";
import { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import { townhouse } from "../fronts/townhouse.ts";
import { skies, type Sky } from "../palette.ts";
import { countryside } from "../scenery/countryside.ts";
import { drawGround } from "../scenery/ground.ts";
import { drawSky } from "../scenery/sky.ts";
import { citySkyline, townSkyline } from "../scenery/skyline.ts";
import { placeStreetLife } from "../scenery/street-scene.ts";
import { frameHeight, frameWidth, groundLine, lowGroundLine } from "./frame.ts";

/** How much of the frame a front may fill, pixels. */
const widest = { street: 590, yard: 664 };
const tallest = { street: 405, narrow: 450 };
/** Pixels per metre at most: a small house stays small. */
const closest = 38;
/** How far a long, low hall may be pulled up. */
const mostStretch = 1.6;

interface Closeness {
  /** Pixels per metre. */
  scale: number;
  /** Metres from the front's left corner that stand in the middle of the frame. */
  centre: number;
}

/** Drawn last, in the front's own metres. */
type Foreground = (brush: Brush, width: number) => void;

/** The building from across the street, between its neighbours, under the sky of its season. */
export function drawElevation(building: Building, close?: Closeness, foreground?: Foreground): Canvas {
  const { seed, region, setting, season } = building;
  const canvas = new Canvas(frameWidth, frameHeight);
  const random = randomOf(`${seed}:scene`);
  const sky = random.pick(skies[season]);
  const subject = frontOf(building);
  const { front } = subject;
  const isLow = front.width > front.height * 1.9;
  const ground = isLow && !close ? lowGroundLine : groundLine;
  const page = new Brush(canvas, 1, 0, ground);

  drawSky(page, random, sky, frameWidth, ground);
  if (setting === "village") countryside(page, random, sky, region, season, frameWidth);
  else if (setting === "town") townSkyline(page, random, sky, region, frameWidth);
  else citySkyline(page, random, sky, region, frameWidth, { hidden: subject.attached });

  const isNarrow = front.height > front.width * 1.5;
  const fit = Math.min(
    (isLow ? widest.yard : widest.street) / front.width,
    (isNarrow ? tallest.narrow : tallest.street) / front.height,
    closest,
  );
  const scale = close?.scale ?? fit;
  const stretch = Math.min(mostStretch, Math.max(1, (subject.minHeight ?? 0) / (front.height * fit)));
  const shift = !close && front.width * scale < 480 ? random.between(-50, 50) : 0;
  const left = frameWidth / 2 - (close?.centre ?? front.width / 2) * scale + shift;
  const brush = new Brush(canvas, scale, left, ground, undefined, close ? 1 : stretch);

  if (subject.attached && setting !== "village") neighbours(brush, building, sky, front.width, left / scale);
  const surface = { setting, region, season, yard: subject.yard };
  drawGround(page, random, surface, frameWidth, frameHeight - ground);
  subject.front.draw(brush);
  placeStreetLife(brush, randomOf(`${seed}:street-life`), building, subject, {
    left: -left / scale,
    right: (frameWidth - left) / scale,
  });
  foreground?.(brush, front.width);
  return canvas;
}

/** The rest of the row, faded so that the eye stays on the building itself. */
function neighbours(brush: Brush, building: Building, sky: Sky, width: number, room: number): void {
  const random = randomOf(`${building.seed}:neighbours`);
  const faded = brush.hazy(mix(sky.air, sky.glow, 0.6), 0.58);
  const open = building.setting === "town" ? random.int(0, 2) : 2;
  for (const side of [-1, 1]) {
    if (side === [-1, 1][open]) continue;
    let x = side < 0 ? -0.06 : width + 0.06;
    for (let index = 0; index < 4 && Math.abs(x) < width + room; index++) {
      const next = townhouse({
        seed: `${building.seed}:neighbour${side}${index}`,
        region: building.region,
        storeys: Math.max(2, Math.min(5, building.storeys + random.int(-1, 1))),
        ground: random.chance(0.4) ? "shop" : "home",
      });
      next.draw(faded.at(side < 0 ? x - next.width : x));
      x += side * (next.width + 0.06);
    }
  }
}
