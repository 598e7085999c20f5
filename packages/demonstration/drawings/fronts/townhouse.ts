import type { Region } from "../building.ts";
import { darker, type Paint } from "../canvas/paint.ts";
import type { Brush, Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { accents, materials, roofs, white, type Material } from "../palette.ts";
import { ironBalcony, oriel } from "../parts/balcony.ts";
import { frontDoor, glassDoor } from "../parts/door.ts";
import { pointedGable, scrolledGable, steppedGable } from "../parts/gable.ts";
import { quoins, texture } from "../parts/masonry.ts";
import { mansardCrown, parapetCrown, pitchedCrown, type Crown, type CrownPlan } from "../parts/roof.ts";
import { pickShop, shopfront, type Shop } from "../parts/shopfront.ts";
import { cornerTurret } from "../parts/turret.ts";
import { drawWindow, type WindowLook } from "../parts/window.ts";
import { nouveauWindow, sgraffito } from "./art-nouveau.ts";
import { levels, type Front } from "./front.ts";

interface TownhousePlan {
  seed: string;
  region: Region;
  storeys: number;
  /** Windows side by side, 1 to 9; absent: two or three. */
  bays?: number;
  ground: "shop" | "home" | "office";
  material?: Material;
  /** Doors, frames and shop front. */
  colour?: Paint;
  shop?: Partial<Shop>;
  crown?: "gable" | "eaves";
}

const bayWidth = 2.15;

/** The house between two party walls that Belgian and Luxembourg streets are made of, each region in its own manner. */
export function townhouse(plan: TownhousePlan): Front {
  const random = randomOf(`${plan.seed}:townhouse`);
  const { region, storeys, ground } = plan;
  const material = plan.material ?? random.pick(materials[region]);
  const bays = plan.bays ?? random.pick(region === "luxembourg" ? [3, 3, 4] : [2, 3, 3]);
  const width = Math.max(4.6, bays * bayWidth + 0.7);
  const colour = plan.colour ?? random.pick(accents);
  const floors = levels(storeys, ground === "shop" ? 4.1 : 3.8, storeys > 4 ? 3.1 : 3.4);
  const top = floors[storeys] ?? 0;
  const roof = random.pick(roofs[region]);
  const crownPlan: CrownPlan = { width, material, roof, bays, random: randomOf(`${plan.seed}:crown`) };
  const crown = pickCrown(plan, crownPlan);
  const shop = { ...pickShop(random), colour, ...plan.shop };
  const doorRight = random.chance(0.5);
  const doorX = ground === "shop" ? width * (shop.doorRight ? 0.86 : 0.14) : doorMiddle(width, bays, doorRight);
  const isNouveau = region === "brussels" && storeys >= 2 && ground !== "shop" && random.chance(0.4);
  const hasOriel = region === "brussels" && storeys >= 3 && bays <= 4 && !isNouveau && random.chance(0.6);
  const hasTurret = region === "luxembourg" && storeys >= 3 && bays >= 3 && random.chance(0.4);
  const look = windowLook(plan, material, colour, random.next());
  const banded = region === "wallonia" || (region === "flanders" && material.kind === "brick" && random.chance(0.35));

  function draw(brush: Brush): void {
    const paints = randomOf(`${plan.seed}:windows`);
    crown.draw(brush.at(0, top));
    brush.box(material.wall, 0, 0, width, top);
    texture(brush, paints, material, 0, floors[1] ?? 0, width, top - (floors[1] ?? 0));
    if (banded && material.kind === "brick") {
      for (let level = 1; level < storeys; level++) {
        const floor = floors[level] ?? 0;
        brush.box(material.trim, 0, floor + 0.85, width, 0.16);
        brush.box(material.trim, 0, floor + 2.3, width, 0.16);
      }
    }
    if (region === "wallonia" || region === "luxembourg") quoins(brush, material, width, floors[1] ?? 0, top - 0.3);
    if (region === "brussels" && material.kind === "plaster") {
      for (const x of [0.08, width - 0.42]) brush.box(material.trim, x, floors[1] ?? 0, 0.34, top - (floors[1] ?? 0));
    }

    const bay = (width - 0.7) / bays;
    for (let level = 1; level < storeys; level++) {
      const floor = floors[level] ?? 0;
      const height = Math.max(1.6, 2.35 - (level - 1) * 0.16);
      for (let index = 0; index < bays; index++) {
        const middle = 0.35 + bay * (index + 0.5);
        drawWindow(brush, paints, look, middle - 0.58, floor + 0.6, 1.16, height);
      }
      if (level === 1 && look.style === "french" && !hasOriel && !isNouveau) {
        ironBalcony(brush, material.trim, width * 0.2, floor + 0.42, width * 0.6);
      }
    }
    for (let level = 1; level < storeys; level++) {
      brush.box(material.trim, 0, (floors[level] ?? 0) - 0.08, width, level === 1 ? 0.24 : 0.12);
    }
    if (isNouveau) {
      const left = doorRight ? 0.5 : width * 0.36;
      nouveauWindow(brush, paints, material, colour, left, (floors[1] ?? 0) + 0.35, width * 0.6 - 0.5, 2.75);
      sgraffito(brush, paints, 0.5, top - 0.95, width - 1);
    }
    if (hasOriel) {
      const last = Math.min(storeys, 3);
      oriel(brush, paints, material, colour, width * 0.2, floors.slice(1, last + (storeys > 3 ? 1 : 0)), width * 0.6);
    }
    if (hasTurret) cornerTurret(brush, paints, material, colour, width - 2.4, floors, roof);
    drawGround(brush);
  }

  function drawGround(brush: Brush): void {
    const paints = randomOf(`${plan.seed}:ground`);
    const height = floors[1] ?? 4;
    if (ground === "shop") {
      shopfront(brush, paints, shop, 0.25, width - 0.5, height - 0.55);
      return;
    }
    const base = region === "flanders" && material.kind === "brick" ? darker(material.wall, 0.2) : material.trim;
    brush.box(darker(base, 0.08), 0, 0, width, 0.75);
    if (region === "brussels" && material.kind === "plaster") {
      for (let y = 1.2; y < height - 0.4; y += 0.55) brush.box(darker(material.wall, 0.1), 0, y, width, 0.06);
    }
    const bay = (width - 0.7) / bays;
    for (let index = 0; index < bays; index++) {
      const middle = 0.35 + bay * (index + 0.5);
      if (Math.abs(middle - doorX) < bay * 0.5) continue;
      drawWindow(
        brush,
        paints,
        { ...look, shutters: undefined, flowers: false },
        middle - 0.62,
        1.05,
        1.24,
        height - 1.85,
      );
    }
    if (ground === "office") glassDoor(brush, doorX, 1.7, 2.75, colour);
    else frontDoor(brush, material, colour, doorX, height - 0.75, { round: isNouveau });
  }

  const outline: Point[] = [[0, 0], ...crown.outline.map(([x, y]): Point => [x, y + top]), [width, 0]];
  return { width, height: top + crown.height, floors, outline, entrance: doorX, wall: material.wall, roof, draw };
}

function doorMiddle(width: number, bays: number, right: boolean): number {
  const bay = (width - 0.7) / bays;
  const index = bays > 3 ? Math.floor(bays / 2) : right ? bays - 1 : 0;
  return 0.35 + bay * (index + 0.5);
}

function windowLook(plan: TownhousePlan, material: Material, colour: Paint, roll: number): WindowLook {
  const frame = roll < 0.6 ? white : colour;
  const base = { frame, trim: material.trim } as const;
  switch (plan.region) {
    case "flanders":
      return {
        ...base,
        style: roll < 0.5 ? "casement" : "sash",
        head: material.kind === "brick" ? "segment" : "stone",
      };
    case "brussels":
      return { ...base, style: roll < 0.65 ? "french" : "casement", head: roll < 0.4 ? "round" : "stone" };
    case "wallonia":
      return { ...base, style: roll < 0.55 ? "cross" : "casement", head: "stone", surround: true };
    case "luxembourg":
      return {
        ...base,
        style: "casement",
        head: "flat",
        surround: true,
        shutters: plan.ground === "home" && plan.storeys < 4 && roll > 0.5 ? colour : undefined,
        flowers: roll > 0.3 && roll < 0.6,
      };
  }
}

function pickCrown(plan: TownhousePlan, crownPlan: CrownPlan): Crown {
  const roll = crownPlan.random.next();
  const isNarrow = crownPlan.width < 8.6 && plan.storeys <= 5 && plan.crown !== "eaves";
  switch (plan.region) {
    case "flanders":
      if (isNarrow && (roll < 0.5 || plan.crown === "gable")) return steppedGable(crownPlan);
      if (isNarrow && roll < 0.75) return scrolledGable(crownPlan, { bell: roll < 0.62 });
      return isNarrow && roll < 0.85 ? pointedGable(crownPlan) : pitchedCrown(crownPlan);
    case "brussels":
      if (isNarrow && plan.ground === "shop" && roll < 0.25) return scrolledGable(crownPlan, { bell: roll < 0.12 });
      return roll < 0.55 ? mansardCrown(crownPlan) : roll < 0.8 ? parapetCrown(crownPlan) : pitchedCrown(crownPlan);
    case "wallonia":
      return isNarrow && roll < 0.2 ? pointedGable(crownPlan) : pitchedCrown(crownPlan, { steep: roll < 0.75 });
    case "luxembourg":
      return roll < 0.7 ? mansardCrown(crownPlan) : pitchedCrown(crownPlan, { steep: true });
  }
}
