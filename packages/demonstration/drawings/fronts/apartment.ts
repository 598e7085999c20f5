import type { Building } from "../building.ts";
import { darker, lighter, mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { glass, ink, materials, stone, white, type Material } from "../palette.ts";
import { slabBalcony } from "../parts/balcony.ts";
import { glassDoor } from "../parts/door.ts";
import { texture } from "../parts/masonry.ts";
import { mansardCrown } from "../parts/roof.ts";
import { rooftop } from "../parts/rooftop.ts";
import { pickGlass } from "../parts/window.ts";
import { levels, rectangle, type Front, type Subject } from "./front.ts";
import { townhouse } from "./townhouse.ts";

/** A block of flats with its balconies, or flats in an old town house. */
export function apartmentFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:apartment`);
  const { storeys, setting, region } = building;
  if (storeys <= 5 && setting !== "village" && random.chance(0.3)) {
    const front = townhouse({
      seed: building.seed,
      region,
      storeys,
      bays: building.bays && Math.min(5, building.bays),
      ground: random.chance(0.3) ? "shop" : "home",
      crown: "eaves",
    });
    return { front, attached: true, yard: false };
  }
  return { front: flats(building), attached: setting === "city" && random.chance(0.6), yard: false };
}

/** One bay type per column: a balcony with a French window, a window, a loggia. */
type Column = "balcony" | "window" | "loggia";

export function flats(building: Building): Front {
  const random = randomOf(`${building.seed}:flats`);
  const { storeys, region } = building;
  const number = building.bays
    ? Math.max(3, Math.min(12, building.bays))
    : Math.min(9, random.int(4, 6) + (storeys > 8 ? 1 : 0));
  const bay = 3.3;
  const width = number * bay + 0.6;
  const floors = levels(storeys, 3.6, 3);
  const top = floors[storeys] ?? 0;
  const material = random.pick<Material>([
    ...materials[region].slice(0, 4),
    { wall: "#d9d2c4", trim: white, kind: "plaster" },
    { wall: "#b3a08a", trim: "#e6dfd0", kind: "brick" },
  ]);
  const rail = random.pick(["rail", "glass", "solid", "rail"] as const);
  const colour = random.pick<Paint>([material.trim, darker(material.wall, 0.25), "#6f8b84", "#c9974f", white]);
  const pattern = Array.from({ length: number }, (_, index): Column => {
    const isMirror = index >= number / 2;
    const from = isMirror ? number - 1 - index : index;
    return (
      (["balcony", "window", "loggia", "window", "balcony", "window"] as const)[(from + random.int(0, 0)) % 6] ??
      "window"
    );
  });
  const isAlternating = random.chance(0.35);
  const hasMansard = region === "luxembourg" && storeys <= 6 && random.chance(0.6);
  const crown = hasMansard
    ? mansardCrown({ width, material, roof: "#4d565e", bays: number, random: randomOf(`${building.seed}:crown`) })
    : null;
  const height = top + (crown?.height ?? 0.8);
  const entrance = 0.3 + bay * (Math.floor(number / 2) + 0.5);
  return {
    width,
    height,
    floors,
    outline: crown
      ? [[0, 0], ...crown.outline.map(([x, y]) => [x, y + top] as const), [width, 0]]
      : rectangle(width, height),
    entrance,
    wall: material.wall,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      if (crown) crown.draw(brush.at(0, top));
      else rooftop(brush.at(0, height), paints, width);
      brush.box(material.wall, 0, 0, width, crown ? top : height);
      texture(brush, paints, material, 0, 4, width, top - 4);
      if (!crown) brush.box(material.trim, -0.15, height - 0.3, width + 0.3, 0.34);
      for (let level = 1; level < storeys; level++) {
        for (const [index, kind] of pattern.entries()) {
          const isSwapped = isAlternating && level % 2 === 0;
          const seen = isSwapped ? (kind === "balcony" ? "window" : kind === "window" ? "balcony" : kind) : kind;
          dwelling(brush, paints, material, seen, 0.3 + bay * index, floors[level] ?? 0, bay, rail, colour);
        }
      }
      hall(brush, paints, material, pattern.length, bay, entrance);
    },
  };
}

function dwelling(
  brush: Brush,
  random: Random,
  material: Material,
  kind: Column,
  x: number,
  y: number,
  bay: number,
  rail: "rail" | "glass" | "solid",
  colour: Paint,
): void {
  if (kind === "window") {
    brush.box(material.trim, x + 0.75, y + 0.72, bay - 1.5, 0.14);
    brush.box(ink, x + 0.85, y + 0.86, bay - 1.7, 1.6);
    brush.box(pickGlass(random), x + 0.95, y + 0.96, (bay - 1.9) * 0.62, 1.4);
    brush.box(pickGlass(random), x + 1.02 + (bay - 1.9) * 0.62, y + 0.96, (bay - 1.9) * 0.38 - 0.07, 1.4);
    return;
  }
  const isLoggia = kind === "loggia";
  if (isLoggia) brush.box(mix(material.wall, "#2a2f33", 0.55), x + 0.25, y, bay - 0.5, 2.75);
  brush.box(ink, x + 0.5, y + 0.05, bay - 1, 2.45);
  const pane = (bay - 1.2) / 3;
  for (let index = 0; index < 3; index++)
    brush.box(pickGlass(random), x + 0.58 + index * (pane + 0.04), y + 0.1, pane - 0.02, 2.3);
  if (!isLoggia && random.chance(0.14)) {
    // A sun blind, let down.
    const cloth = random.pick<Paint>(["#c98f34", "#a63d26", "#e6dfd0"]);
    brush.poly(cloth, [
      [x + 0.3, y + 2.6],
      [x + bay - 0.3, y + 2.6],
      [x + bay - 0.1, y + 1.85],
      [x + 0.1, y + 1.85],
    ]);
  }
  slabBalcony(
    brush,
    random,
    isLoggia ? "solid" : rail,
    colour,
    x + (isLoggia ? 0.25 : 0.08),
    y,
    bay - (isLoggia ? 0.5 : 0.16),
  );
}

function hall(brush: Brush, random: Random, material: Material, bays: number, bay: number, entrance: number): void {
  const width = bays * bay + 0.6;
  brush.box(darker(material.wall, 0.3), 0, 0, width, 3.2);
  brush.box(stone, 0, 0, width, 0.35);
  brush.box(lighter(material.trim, 0.1), -0.05, 3.1, width + 0.1, 0.24);
  for (let index = 0; index < bays; index++) {
    const x = 0.3 + bay * index;
    if (Math.abs(x + bay / 2 - entrance) < 0.5) continue;
    if (index === 0 || index === bays - 1) {
      brush.box(["#8b8579", "#3d3f42"], x + 0.2, 0.1, bay - 0.4, 2.5);
      for (const y of [0.7, 1.3, 1.9]) brush.box(["#77716a", "#303236"], x + 0.2, y, bay - 0.4, 0.08);
    } else {
      brush.box(random.chance(0.5) ? glass.evening : glass.dark, x + 0.4, 0.6, bay - 0.8, 2.1);
      brush.box(ink, x + bay / 2 - 0.04, 0.6, 0.08, 2.1);
    }
  }
  glassDoor(brush, entrance, 1.8, 2.6, ink);
  brush.box(white, entrance - 1.7, 2.95, 3.4, 0.26);
}
