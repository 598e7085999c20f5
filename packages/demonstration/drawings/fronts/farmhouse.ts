import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { ink, limestone, white, type Material } from "../palette.ts";
import { frontDoor } from "../parts/door.ts";
import { quoins, texture } from "../parts/masonry.ts";
import { chimney, courses } from "../parts/roof.ts";
import { drawWindow, type WindowLook } from "../parts/window.ts";
import { fence, bicycle } from "../scenery/street-life.ts";
import { hedge } from "../scenery/tree.ts";
import { levels, type Front } from "./front.ts";

const lowland: readonly Material[] = [
  { wall: "#ece6d9", trim: white, kind: "plaster" },
  { wall: "#b0634a", trim: white, kind: "brick" },
  { wall: "#a9705a", trim: "#e2d8c4", kind: "brick" },
];
const upland: readonly Material[] = [
  { wall: "#aba592", trim: "#d3cfc0", kind: "stone" },
  { wall: "#b8a98c", trim: "#dcd3bd", kind: "stone" },
  { wall: "#9a5440", trim: limestone, kind: "brick" },
];
const moselle: readonly Material[] = [
  { wall: "#eee3cd", trim: "#c9ac7c", kind: "plaster" },
  { wall: "#e5cdb4", trim: "#c4a276", kind: "plaster" },
  { wall: "#d8d4c4", trim: "#b9a583", kind: "plaster" },
];

/**
 * A long farmhouse: under clay tiles with shutters in Flanders, of stone with a carriage arch in Wallonia, plastered
 * with sandstone surrounds under slate in Luxembourg.
 */
export function farmhouse(building: Building): Front {
  const random = randomOf(`${building.seed}:farm`);
  const { region, storeys } = building;
  const isLowland = region === "flanders" || region === "brussels";
  const material = random.pick<Material>(isLowland ? lowland : region === "wallonia" ? upland : moselle);
  const roof: Paint = isLowland ? random.pick<Paint>(["#b0593c", "#a04d38", "#8f4a38"]) : "#4f585f";
  const bays = Math.max(4, Math.min(7, building.bays ?? random.int(4, 6)));
  const bay = 2.5;
  const dwelling = bays * bay + 0.6;
  const barn = random.between(7.5, 9.5);
  const width = dwelling + barn;
  const floors = levels(storeys, 3.1, 2.8);
  const eaves = (floors[storeys] ?? 3.1) + 0.3;
  const roofHeight = isLowland ? 4.6 : 4;
  const hip = isLowland ? 0 : region === "luxembourg" ? 1.6 : 0;
  const height = eaves + roofHeight;
  const shutters = isLowland ? random.pick<Paint>(["#2f5a48", "#2f5068", "#8c311d"]) : undefined;
  const colour = shutters ?? random.pick<Paint>(["#6b4a34", "#2f5a48", "#4f6d6a"]);
  const doorBay = random.int(1, bays - 2);
  const entrance = 0.3 + bay * (doorBay + 0.5);
  const outline: Point[] = [
    [0, 0],
    [0, eaves],
    [hip, height - (hip ? 1 : 0)],
    [hip ? hip + 0.6 : 0.3, height],
    [width - (hip ? hip + 0.6 : 0.3), height],
    [width - hip, height - (hip ? 1 : 0)],
    [width, eaves],
    [width, 0],
  ];
  const look: WindowLook = {
    style: isLowland ? "casement" : random.pick(["cross", "casement"]),
    head: isLowland ? "segment" : "flat",
    frame: white,
    trim: material.trim,
    surround: !isLowland,
    shutters,
    flowers: !isLowland && random.chance(0.6),
  };

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    for (const x of [dwelling * 0.16, dwelling * 0.86]) {
      chimney(brush, material.kind === "plaster" ? "#a9705a" : material.wall, x, height - 0.4, 1.4);
    }
    brush.box(material.wall, 0, 0, width, eaves);
    texture(brush, paints, material, 0, 0.8, width, eaves - 0.8);
    const slope: Point[] = outline.slice(1, -1).map(([x, y], index, all): Point => {
      if (index === 0) return [-0.35, eaves - 0.2];
      if (index === all.length - 1) return [width + 0.35, eaves - 0.2];
      return [x, y];
    });
    brush.poly(roof, slope);
    courses(brush.at(0, eaves), roof, hip, width - hip, roofHeight - 0.6, hip ? 0.4 : 0.2);
    brush.box(darker(roof, 0.25), hip + 0.4, height - 0.1, width - 2 * hip - 0.8, 0.2);
    brush.box(material.trim, -0.2, eaves - 0.36, width + 0.4, 0.18);
    skylights(brush, dwelling, eaves, paints.int(1, 3), isLowland);
    if (material.kind === "stone" || region === "wallonia") quoins(brush, material, dwelling, 0.8, eaves - 0.5);
    brush.box(isLowland ? "#4a4644" : darker(material.trim, 0.2), 0, 0, width, 0.6);
    for (let level = 0; level < storeys; level++) {
      for (let index = 0; index < bays; index++) {
        if (level === 0 && index === doorBay) continue;
        const middle = 0.3 + bay * (index + 0.5);
        drawWindow(brush, paints, look, middle - 0.5, (floors[level] ?? 0) + 0.95, 1, 1.5);
      }
    }
    frontDoor(brush, material, colour, entrance, 2.6, { width: 1.1 });
    drawBarn(brush, material, colour, dwelling, barn, eaves);
    hedge(brush.at(0.4), building.season, entrance - 2.2, 0.7);
    if (paints.chance(0.5)) bicycle(brush.at(entrance + 1.9), paints);
    fence(brush.at(width + 0.4), 7);
  }

  return { width, height, floors, outline, entrance, wall: material.wall, roof, draw };
}

function skylights(brush: Brush, dwelling: number, eaves: number, number: number, isLowland: boolean): void {
  for (let index = 0; index < number; index++) {
    const x = (dwelling * (index + 0.5)) / number - 0.5;
    if (isLowland && index === 1) {
      brush.poly(darker("#b0593c", 0.2), [
        [x - 0.7, eaves + 1],
        [x + 0.5, eaves + 2.8],
        [x + 1.7, eaves + 1],
      ]);
      brush.box(white, x, eaves + 1, 1, 1);
      brush.box("#3a4f59", x + 0.1, eaves + 1.1, 0.8, 0.8);
    } else {
      brush.box(ink, x, eaves + 1.3, 0.9, 1.2);
      brush.box(["#8fa9b3", "#efc578"], x + 0.1, eaves + 1.4, 0.7, 1);
    }
  }
}

function drawBarn(brush: Brush, material: Material, colour: Paint, x: number, width: number, eaves: number): void {
  const gate = 3.6;
  const left = x + width * 0.5 - gate / 2;
  const tall = Math.min(eaves - 0.7, 3.9);
  brush.arch(material.trim, left - 0.35, 0, gate + 0.7, tall + 0.3, 1.3);
  brush.arch(colour, left, 0, gate, tall, 1.15);
  brush.box(darker(colour, 0.35), left + gate / 2 - 0.05, 0, 0.1, tall - 0.05);
  for (let plank = 1; plank < 6; plank++) {
    if (plank !== 3) brush.box(darker(colour, 0.18), left + (gate * plank) / 6 - 0.03, 0, 0.06, tall - 0.8);
  }
  brush.box(lighter(colour, 0.2), left + gate / 2 - 0.3, 1.3, 0.2, 0.08);
  for (const slit of [x + 0.8, x + width - 1.1]) brush.box(ink, slit, 1.6, 0.26, 1.1);
}
