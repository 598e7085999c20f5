import type { Building, BuildingUnit } from "../building.ts";
import { mix } from "../canvas/paint.ts";
import { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { Canvas } from "../canvas/canvas.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import { brick, cut } from "../palette.ts";
import { FloorBrush, floorPaint, paperBoard } from "./floor.ts";
import { frameHeight, frameWidth } from "./frame.ts";
import { layOut } from "./plan-layouts.ts";

/** The floor that holds most units, seen from above, its street at the lower (or left) edge. No text: a scale bar. */
export function drawPlan(building: Building): Canvas {
  const canvas = new Canvas(frameWidth, frameHeight);
  const { front } = frontOf(building);
  const units = busiestFloor(building.units ?? []);
  const width = front.width;
  const depth = depthOf(building, units, width);
  const isTurned = depth > width * 1.15;
  const [across, up] = isTurned ? [depth, width] : [width, depth];
  const scale = Math.min(610 / across, 410 / up);
  new Brush(canvas, 1, 0, frameHeight).box(paperBoard, 0, 0, frameWidth, frameHeight);
  const brush = new Brush(canvas, scale, (frameWidth - across * scale) / 2, (frameHeight + up * scale) / 2);
  const floor = new FloorBrush(brush, isTurned);
  const plate = { u: 0, v: 0, width, depth };

  pavement(floor, width, depth, scale);
  floor.shell(plate, Math.max(2, Math.min(24, Math.round(width / 2.6))));
  layOut({ floor, random: randomOf(`${building.seed}:plan`), building, units, plate });
  entrance(floor, front.entrance, scale);
  northAndScale(canvas, building, scale);
  return canvas;
}

/** The floor with most units, or most surface among equals; at most a dozen of them. */
function busiestFloor(units: readonly BuildingUnit[]): BuildingUnit[] {
  const floors = new Map<number, BuildingUnit[]>();
  for (const unit of units) floors.set(unit.floor, [...(floors.get(unit.floor) ?? []), unit]);
  const surface = (list: readonly BuildingUnit[]) => list.reduce((sum, unit) => sum + unit.surface, 0);
  const [busiest] = [...floors.values()].sort((a, b) => b.length - a.length || surface(b) - surface(a));
  return (busiest ?? []).slice(0, 12);
}

/** Metres from the street wall to the garden wall: from the units' surface for offices, else what is usual. */
function depthOf({ type }: Building, units: readonly BuildingUnit[], width: number): number {
  const surface = units.reduce((sum, unit) => sum + unit.surface, 0);
  const usual: Record<Building["type"], number> = {
    office: Math.max(11, width * 0.5),
    "logistics-warehouse": width * 0.62,
    "sme-business-unit": Math.max(14, width * 0.42),
    retail: 13,
    "city-centre-store": 14,
    "out-of-town-stand-alone-or-retail-park": width * 0.5,
    "shopping-centre": width * 0.6,
    house: 9.5,
    apartment: Math.max(11, width * 0.5),
    "bloc-sales": 11,
    "co-living": 12,
  };
  const depth = surface > 0 && type === "office" ? surface / width : usual[type];
  return Math.min(Math.max(depth, width * 0.42, 8.5), width * 2.4);
}

function pavement(floor: FloorBrush, width: number, depth: number, scale: number): void {
  const reach = 26 / scale;
  const stone = mix(paperBoard, "#c9bda6", 0.35);
  floor.box(stone, { u: -reach * 2, v: -reach * 1.9, width: width + reach * 4, depth: reach });
  const trees = Math.max(2, Math.round((width * scale) / 110));
  for (let index = 0; index < trees; index++) {
    floor.disc(["#a9b893", "#3f4b3c"], (width * (index + 0.5)) / trees, -reach * 1.4, Math.min(1.3, reach * 0.55));
  }
  floor.disc(["#bcc8a8", "#38443a"], width * 0.9, depth + reach * 1.2, Math.min(1.6, reach * 0.7));
}

/** A gap in the street wall with a brick wedge pointing in. */
function entrance(floor: FloorBrush, u: number, scale: number): void {
  floor.box(floorPaint, { u: u - 0.6, v: -0.4, width: 1.2, depth: 0.42 });
  const size = 14 / scale;
  for (let row = 0; row < 4; row++) {
    const half = size * (0.5 - row * 0.12);
    floor.box(brick, { u: u - half, v: -0.5 - size + row * size * 0.25, width: half * 2, depth: size * 0.25 });
  }
}

/** North, and five, ten or twenty metres. */
function northAndScale(canvas: Canvas, building: Building, scale: number): void {
  const corner = new Brush(canvas, 1, frameWidth - 58, 60);
  corner.disc(["#e9e3d7", "#33383b"], 0, 0, 20);
  const angle = ((building.streetAngle ?? 0) * Math.PI) / 180;
  const turn = (x: number, y: number) =>
    [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)] as const;
  corner.poly(cut, [turn(-7, -10), turn(0, 15), turn(7, -10), turn(0, -5)]);
  const bar = new Brush(canvas, scale, 46, frameHeight - 36);
  const metres = scale > 26 ? 5 : scale > 8 ? 10 : 20;
  for (let part = 0; part < 4; part++) {
    bar.box(part % 2 === 0 ? cut : ["#cfc8ba", "#5d6163"], (metres * part) / 4, 0, metres / 4, 6 / scale);
  }
}
