import type { Building } from "../building.ts";
import { mix, type Paint } from "../canvas/paint.ts";
import { Brush, type Point } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import { brick, ink } from "../palette.ts";
import { frameHeight, frameWidth } from "./frame.ts";
import { farmland, mapPaints, park, perimeter, type Cell, type Ground } from "./map-blocks.ts";

/** Half the width of the building's own street and of the others, pixels. */
const ownStreet = 13;
const otherStreet = 8.5;
/** Where the building's own street runs, pixels under the middle of the map. */
const streetLevel = -40;

/** The blocks around the building, turned as its street runs; the plot itself in brick. No real map: a likeness. */
export function drawStreetMap(building: Building): Canvas {
  const canvas = new Canvas(frameWidth, frameHeight);
  const random = randomOf(`${building.seed}:map`);
  const degrees = building.streetAngle ?? Math.floor(random.between(0, 90));
  const page = new Brush(canvas, 1, frameWidth / 2, frameHeight / 2);
  const ground = turnedGround(page, (degrees * Math.PI) / 180);
  const { setting } = building;
  const grid = setting === "village" ? 330 : setting === "town" ? 215 : 175;
  const columns = cuts(random, grid);
  const rows = [...cuts(random, grid * 0.8).filter((y) => y < -grid * 0.5 || y > grid * 0.45), streetLevel];
  rows.sort((a, b) => a - b);

  page.box(mapPaints.land, -frameWidth / 2, -frameHeight / 2, frameWidth, frameHeight);
  blocks(ground, random, building, rows, columns);
  for (const y of rows) ground.poly(mapPaints.road, strip(y, y === streetLevel ? ownStreet : otherStreet));
  for (const x of columns)
    ground.poly(
      mapPaints.road,
      strip(x, otherStreet).map(([along, at]): Point => [at, along]),
    );
  const canal = rows[1];
  if (setting !== "village" && canal !== undefined && random.chance(0.5))
    ground.poly(mapPaints.water, strip(canal, 18));
  for (let x = -480; x < 480; x += 46) {
    ground.disc(mapPaints.crown, x, streetLevel + ownStreet + 1, 6);
    if (setting !== "village") ground.disc(mapPaints.crown, x + 23, streetLevel - ownStreet - 1, 6);
  }
  ownPlot(ground, building);
  return canvas;
}

function turnedGround(page: Brush, angle: number): Ground {
  const turn = ([x, y]: Point): Point => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const poly = (paint: Paint, points: readonly Point[]) => page.poly(paint, points.map(turn));
  return {
    poly,
    disc: (paint, x, y, radius) => page.disc(paint, ...turn([x, y]), radius),
    fill: (paint, { x, y, width, height }) => {
      if (width <= 0 || height <= 0) return;
      poly(paint, [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]);
    },
  };
}

function blocks(
  ground: Ground,
  random: Random,
  building: Building,
  rows: readonly number[],
  columns: readonly number[],
): void {
  const green = random.int(2, 4);
  for (let row = 0; row < rows.length - 1; row++) {
    for (let column = 0; column < columns.length - 1; column++) {
      const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? 0];
      const [low, high] = [rows[row] ?? 0, rows[row + 1] ?? 0];
      const cell: Cell = {
        x: left + ownStreet,
        y: low + ownStreet,
        width: right - left - 2 * ownStreet,
        height: high - low - 2 * ownStreet,
      };
      const isSeen = Math.hypot(cell.x + cell.width / 2, cell.y + cell.height / 2) < 640;
      if (!isSeen || cell.width < 20 || cell.height < 16) continue;
      const isOwn = low === streetLevel && left <= 0 && right > 0;
      if (!isOwn && (row * 7 + column * 3) % 9 === green) park(ground, random, cell);
      else if (building.setting === "village") farmland(ground, random, cell, low === streetLevel);
      else perimeter(ground, random, cell, building.setting === "city");
    }
  }
}

/** A band across the whole map. */
const strip = (y: number, half: number): Point[] => [
  [-700, y - half],
  [700, y - half],
  [700, y + half],
  [-700, y + half],
];

/** Lines across the whole map, unevenly spaced. */
function cuts(random: Random, grid: number): number[] {
  const lines: number[] = [];
  for (let at = -620; at < 640; at += grid * random.between(0.72, 1.35)) lines.push(at);
  return lines;
}

/** The plot, outlined in ink, the building on it in brick, an arrow from the street. */
function ownPlot(ground: Ground, building: Building): void {
  const size: Record<Building["type"], readonly [width: number, depth: number]> = {
    office: [72, 60],
    "logistics-warehouse": [156, 99],
    "sme-business-unit": [135, 63],
    retail: [42, 57],
    "city-centre-store": [39, 60],
    "out-of-town-stand-alone-or-retail-park": [144, 81],
    "shopping-centre": [150, 105],
    house: [39, 54],
    apartment: [60, 51],
    "bloc-sales": [96, 51],
    "co-living": [48, 54],
  };
  const [width, depth] = size[building.type];
  const base = streetLevel + ownStreet;
  const lawn = mix(brick, mapPaints.road, 0.7);
  ground.fill(ink, { x: -width / 2 - 6, y: base - 1, width: width + 12, height: depth + 9 });
  ground.fill(lawn, { x: -width / 2 - 4, y: base + 1, width: width + 8, height: depth + 5 });
  ground.fill(brick, { x: -width / 2, y: base + 3, width, height: depth * 0.76 });
  ground.poly(ink, [
    [-8, base - 21],
    [0, base - 5],
    [8, base - 21],
  ]);
}
