import type { Brush } from "../canvas/brush.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { glass, paper, white } from "../palette.ts";

type WindowStyle = "casement" | "sash" | "cross" | "factory" | "modern" | "french";
type Head = "flat" | "stone" | "segment" | "round" | "none";

export interface WindowLook {
  style: WindowStyle;
  head: Head;
  frame: Paint;
  trim: Paint;
  /** Stone all around, not only over and under. */
  surround?: boolean;
  shutters?: Paint;
  flowers?: boolean;
  /** How many panes are lit at dusk, 0 to 1. */
  lit?: number;
}

/** A pane of one of the glass colours: mostly dark, some with light behind. */
export function pickGlass(random: Random, lit = 0.42): Paint {
  const roll = random.next();
  if (roll < lit * 0.1) return glass.lit;
  if (roll < lit * 0.8) return glass.evening;
  if (roll < lit) return glass.lamp;
  return random.chance(0.7) ? glass.dark : glass.mid;
}

/** Sky caught by a pane: a slanted stripe. */
function gleam(brush: Brush, x: number, y: number, width: number, height: number, paint: Paint = glass.gleam): void {
  brush.poly(paint, [
    [x + width * 0.1, y],
    [x + width * 0.38, y],
    [x + width * 0.78, y + height],
    [x + width * 0.5, y + height],
  ]);
}

/** One opening with its stone, frame, glass and bars; `x`, `y` is its lower left corner. */
export function drawWindow(
  brush: Brush,
  random: Random,
  look: WindowLook,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const rise = look.head === "round" ? width / 2 : look.head === "segment" ? width * 0.16 : 0;
  const opening = (paint: Paint, inset: number) =>
    rise > 0
      ? brush.arch(paint, x + inset, y + inset, width - 2 * inset, height - 2 * inset, rise * (1 - (2 * inset) / width))
      : brush.box(paint, x + inset, y + inset, width - 2 * inset, height - 2 * inset);

  if (brush.isFar) {
    opening(look.trim, -0.08);
    opening(pickGlass(random, look.lit), 0.1);
    return;
  }
  if (look.surround) opening(look.trim, -0.16);
  else if (look.head === "segment" || look.head === "round") {
    brush.arch(look.trim, x - 0.1, y + height - rise - 0.25, width + 0.2, rise + 0.39, rise + 0.1);
  } else if (look.head === "stone") brush.box(look.trim, x - 0.16, y + height, width + 0.32, 0.26);
  brush.box(look.trim, x - 0.14, y - 0.16, width + 0.28, 0.16);

  if (look.shutters) {
    const leaf = Math.min(width * 0.46, 0.6);
    for (const left of [x - leaf - 0.06, x + width + 0.06]) {
      brush.box(look.shutters, left, y, leaf, height - rise);
      brush.box(darker(look.shutters, 0.2), left + 0.1, y + height * 0.12, leaf - 0.2, height * 0.32);
      brush.box(darker(look.shutters, 0.2), left + 0.1, y + height * 0.54, leaf - 0.2, height * 0.32);
    }
  }

  const pane = pickGlass(random, look.lit);
  const isLit = pane === glass.lit;
  const frame = look.style === "cross" ? look.trim : look.frame;
  opening(frame, 0);
  opening(pane, 0.09);
  const innerX = x + 0.09;
  const innerWidth = width - 0.18;
  if (!isLit && random.chance(0.3)) gleam(brush, innerX, y + 0.09, innerWidth, height - rise - 0.18);
  else if (look.style !== "modern" && look.style !== "factory" && random.chance(0.45)) {
    // Net curtains, drawn back: Belgium's favourite.
    const fold = innerWidth * 0.2;
    const cloth = isLit ? paper : lighter(glass.sky, 0.35);
    brush.box(cloth, innerX, y + 0.09, fold, height - rise - 0.18);
    brush.box(cloth, innerX + innerWidth - fold, y + 0.09, fold, height - rise - 0.18);
  } else if (look.style === "modern" && random.chance(0.3)) {
    brush.box(glass.sky, innerX, y + height * 0.6, innerWidth, height * 0.4 - 0.09 - rise);
  }

  bars(brush, look.style, frame, x, y, width, height);

  if (look.flowers) {
    brush.box("#5f7f5c", x, y, width, 0.3);
    for (let index = 0; index < 3; index++) {
      brush.disc(index === 1 ? white : "#c9584a", x + width * (0.2 + index * 0.3), y + 0.32, 0.12);
    }
    brush.box("#6d4a38", x - 0.05, y - 0.04, width + 0.1, 0.16);
  }
}

function bars(
  brush: Brush,
  style: WindowStyle,
  frame: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const thin = 0.07;
  const upright = (share: number, from = 0, to = 1, thickness = thin) =>
    brush.box(frame, x + width * share - thickness / 2, y + height * from, thickness, height * (to - from));
  const level = (share: number, thickness = thin) =>
    brush.box(frame, x, y + height * share - thickness / 2, width, thickness);
  if (style === "casement") {
    upright(0.5, 0, 0.7);
    level(0.7, 0.09);
  } else if (style === "sash") {
    upright(0.5);
    level(0.5, 0.09);
  } else if (style === "cross") {
    upright(0.5, 0, 1, 0.2);
    level(0.62, 0.2);
  } else if (style === "factory") {
    for (let bar = 1; bar < 4; bar++) upright(bar / 4, 0, 1, 0.06);
    for (let bar = 1; bar < 4; bar++) level(bar / 4, 0.06);
  } else if (style === "french") {
    upright(0.5);
    level(0.24);
    level(0.62);
  } else {
    upright(0.34);
  }
}
