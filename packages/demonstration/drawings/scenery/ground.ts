import type { Region, Season, Setting } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { grass } from "../palette.ts";

/** What a building stands on, from its foot to the lower edge. The brush draws pixels, y upwards from the foot. */

const pavement: Paint = ["#d5ccbd", "#3a3f44"];
const kerb: Paint = ["#bfb6a7", "#2f3439"];
const road: Paint = ["#b3ada2", "#2a2f34"];
const cycleLane: Paint = ["#b4695a", "#4c3431"];
const rails: Paint = ["#8d8880", "#4a5055"];

export function drawGround(
  brush: Brush,
  random: Random,
  place: { setting: Setting; region: Region; season: Season; yard: boolean },
  width: number,
  depth: number,
): void {
  if (place.yard) return yard(brush, width, depth);
  if (place.setting === "village") return lane(brush, random, place.season, width, depth);
  const walk = depth * 0.36;
  brush.box(pavement, 0, -walk, width, walk);
  brush.box(darker(pavement, 0.16), 0, -2.5, width, 2.5);
  for (let x = random.between(10, 50); x < width; x += 58) {
    brush.poly(lighter(pavement, 0.35), [
      [x, -3],
      [x + 1.5, -3],
      [x + (x - width / 2) * 0.06 + 1.5, -walk],
      [x + (x - width / 2) * 0.06, -walk],
    ]);
  }
  brush.box(kerb, 0, -walk - 5, width, 5);
  brush.box(road, 0, -depth, width, depth - walk - 5);
  if (place.setting === "city" && place.region !== "luxembourg" && random.chance(0.5)) {
    for (const y of [walk + depth * 0.3, walk + depth * 0.48]) {
      brush.box(rails, 0, -y, width, 2.6);
      brush.box(lighter(road, 0.2), 0, -y - 2, width, 1.6);
    }
  } else if (place.region === "flanders") {
    brush.box(cycleLane, 0, -walk - 5 - depth * 0.2, width, depth * 0.2);
    brush.box(["#ece6d8", "#7d7f7e"], 0, -walk - 7 - depth * 0.2, width, 2);
  } else {
    for (let x = random.between(-40, 20); x < width; x += 96) {
      brush.box(["#dcd6c9", "#565b5e"], x, -walk - depth * 0.4, 46, 3);
    }
  }
}

function lane(brush: Brush, random: Random, season: Season, width: number, depth: number): void {
  const verge = grass[season];
  brush.box(verge, 0, -depth, width, depth);
  brush.box(darker(verge, 0.12), 0, -2.5, width, 2.5);
  brush.box(lighter(road, 0.25), 0, -depth * 0.86, width, depth * 0.44);
  brush.box(darker(verge, 0.16), 0, -depth * 0.89, width, 3);
  for (let index = 0; index < 14; index++) {
    const [x, y] = [random.between(0, width), -random.between(8, depth * 0.32)];
    brush.line(darker(verge, 0.22), 1.4, [
      [x, y],
      [x + 2, y + 6],
      [x + 4, y],
    ]);
  }
  if (season === "spring" || season === "summer") {
    for (let index = 0; index < 10; index++) {
      const paint: Paint = index % 2 === 0 ? "#f3ead0" : "#e0b04c";
      brush.disc(paint, random.between(0, width), -random.between(8, depth * 0.34), 2.2);
    }
  }
}

/** Concrete with painted bays, for halls and retail parks. */
function yard(brush: Brush, width: number, depth: number): void {
  brush.box(["#cdc8bd", "#34393e"], 0, -depth, width, depth);
  brush.box(["#b6b1a6", "#2a2f33"], 0, -3, width, 3);
  brush.box(["#e6e2d8", "#565a5c"], 0, -depth * 0.56, width, 2.4);
  for (let x = 20; x < width; x += 92) {
    brush.poly(
      ["#e6e2d8", "#565a5c"],
      [
        [x, -depth * 0.56],
        [x + 2.4, -depth * 0.56],
        [x + 2.4 + (x - width / 2) * 0.14, -depth],
        [x + (x - width / 2) * 0.14, -depth],
      ],
    );
  }
}
