import { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import type { Front } from "../fronts/front.ts";
import { townhouse } from "../fronts/townhouse.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import { skies } from "../palette.ts";
import { drawGround } from "../scenery/ground.ts";
import { drawSky } from "../scenery/sky.ts";
import { bicycle, lamp, person, tram } from "../scenery/street-life.ts";
import { citySkyline } from "../scenery/skyline.ts";
import { tree } from "../scenery/tree.ts";

/** What social networks show for pages without a picture of their own: 1200 × 630, the four regions side by side. */
export function drawOpenGraph(): string {
  const [width, height, ground] = [1200, 630, 528];
  const canvas = new Canvas(width, height);
  const random = randomOf("open-graph");
  const page = new Brush(canvas, 1, 0, ground);
  const sky = skies.summer[2] ?? skies.summer[0];
  if (!sky) throw new Error("There is no summer sky");
  drawSky(page, random, sky, width, ground);
  citySkyline(page, random, sky, "brussels", width);
  drawGround(
    page,
    random,
    { setting: "city", region: "brussels", season: "summer", yard: false },
    width,
    height - ground,
  );

  const scale = 25;
  const brush = new Brush(canvas, scale, 0, ground);
  const row: Front[] = [
    townhouse({ seed: "og-2", region: "flanders", storeys: 3, bays: 2, ground: "shop", crown: "gable" }),
    townhouse({ seed: "og-5", region: "brussels", storeys: 3, bays: 2, ground: "home" }),
    frontOf({
      seed: "og-o",
      type: "office",
      region: "brussels",
      setting: "city",
      season: "summer",
      storeys: 4,
      bays: 5,
    }).front,
    townhouse({ seed: "og-w", region: "wallonia", storeys: 3, bays: 2, ground: "shop" }),
    townhouse({ seed: "og-l", region: "luxembourg", storeys: 3, bays: 3, ground: "home" }),
  ];
  const built = row.reduce((sum, front) => sum + front.width, 0);
  const gap = Math.max(0.1, (width / scale - built) / (row.length + 1));
  let x = gap;
  for (const front of row) {
    front.draw(brush.at(x));
    x += front.width + gap;
  }
  tree(brush.at(1.4), random, "summer", "round", 8.5);
  tree(brush.at(width / scale - 1.2), random, "summer", "round", 7.5);
  for (const share of [0.22, 0.78]) lamp(brush.at((width / scale) * share, -0.3));
  tram(brush.at((width / scale) * 0.5, -2.6), "#a63d26");
  for (const share of [0.16, 0.3, 0.72, 0.86]) person(brush.at((width / scale) * share, -0.5), random);
  bicycle(brush.at((width / scale) * 0.1, -0.4), random);
  return canvas.toSvg("day");
}
