import type { Brush } from "../canvas/brush.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Random } from "../canvas/random.ts";
import { accents, glass, ink, paper, white } from "../palette.ts";

export interface Shop {
  colour: Paint;
  awning: "striped" | "plain" | "basket" | "none";
  goods: "dresses" | "bread" | "plants" | "books" | "lamps";
  doorRight: boolean;
  sign: boolean;
}

export function pickShop(random: Random): Shop {
  return {
    colour: random.pick(accents),
    awning: random.pick(["striped", "striped", "plain", "basket", "none"]),
    goods: random.pick(["dresses", "bread", "plants", "books", "lamps"]),
    doorRight: random.chance(0.5),
    sign: random.chance(0.6),
  };
}

const interior: Paint = ["#e7ddc4", "#e9c78a"];

/** A wooden shop front: fascia, display window, door, awning, hanging sign. */
export function shopfront(brush: Brush, random: Random, shop: Shop, x: number, width: number, height: number): void {
  const frame = shop.colour;
  brush.box(frame, x, 0, width, height);
  brush.box(darker(frame, 0.25), x, 0, width, 0.28);
  const fascia = 0.72;
  const doorWidth = Math.min(1.15, width * 0.28);
  const post = 0.22;
  const doorX = shop.doorRight ? x + width - post - doorWidth : x + post;
  const displayX = shop.doorRight ? x + post : doorX + doorWidth + post;
  const displayWidth = width - doorWidth - 3 * post;
  const sill = 0.62;
  const displayHeight = height - fascia - sill - 0.15;

  brush.box(interior, displayX, sill, displayWidth, displayHeight);
  goods(brush, random, shop.goods, displayX, sill, displayWidth, displayHeight);
  brush.poly(lighter(interior, 0.55), [
    [displayX + displayWidth * 0.06, sill],
    [displayX + displayWidth * 0.14, sill],
    [displayX + displayWidth * 0.34, sill + displayHeight],
    [displayX + displayWidth * 0.26, sill + displayHeight],
  ]);
  if (displayWidth > 2.6) brush.box(frame, displayX + displayWidth / 2 - 0.05, sill, 0.1, displayHeight);
  brush.box(frame, displayX, sill + displayHeight * 0.8, displayWidth, 0.08);

  brush.box(glass.lit, doorX, 0.1, doorWidth, height - fascia - 0.25);
  brush.box(frame, doorX, 0.1, doorWidth, 0.5);
  brush.box(frame, doorX + doorWidth / 2 - 0.04, 0.1, 0.08, 2.1);
  brush.box(frame, doorX, 2.2, doorWidth, 0.1);

  brush.box(lighter(frame, 0.1), x + 0.08, height - fascia + 0.08, width - 0.16, fascia - 0.16);
  brush.box(["#f3e7c8", "#f0d79c"], x + width * 0.3, height - fascia + 0.3, width * 0.4, 0.14);
  brush.box(darker(frame, 0.2), x - 0.1, height - 0.1, width + 0.2, 0.18);

  const top = height - fascia;
  if (shop.awning === "striped" || shop.awning === "plain")
    canopy(brush, shop, displayX - 0.1, top, displayWidth + 0.2);
  else if (shop.awning === "basket") basket(brush, frame, displayX, top, displayWidth);
  if (shop.sign) hangingSign(brush, shop, shop.doorRight ? x + 0.05 : x + width - 0.05, height + 0.5, shop.doorRight);
}

function goods(
  brush: Brush,
  random: Random,
  kind: Shop["goods"],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const number = Math.max(2, Math.round(width / 1.1));
  for (let index = 0; index < number; index++) {
    const middle = x + (width * (index + 0.5)) / number;
    const colour = random.pick(accents.slice(0, 4));
    if (kind === "dresses") {
      brush.disc(ink, middle, y + 1.28, 0.11);
      brush.poly(colour, [
        [middle - 0.34, y + 0.2],
        [middle - 0.12, y + 1.15],
        [middle + 0.12, y + 1.15],
        [middle + 0.34, y + 0.2],
      ]);
    } else if (kind === "bread") {
      for (const [shelf, tint] of [
        [0.1, "#b98550"],
        [0.75, "#a06c3c"],
      ] as const) {
        brush.arch(tint, middle - 0.3, y + shelf, 0.6, 0.28, 0.24);
      }
      brush.box("#8d6a48", x, y + 0.66, width, 0.08);
    } else if (kind === "plants") {
      brush.box("#a9593f", middle - 0.16, y, 0.32, 0.34);
      brush.oval("#5f7f5c", middle, y + 0.34 + height * 0.2, 0.36, height * 0.22);
    } else if (kind === "books") {
      for (const shelf of [0.1, 0.8]) {
        for (let book = 0; book < 3; book++) {
          brush.box(
            random.pick(accents),
            middle - 0.36 + book * 0.25,
            y + shelf,
            0.2,
            0.36 + 0.06 * ((book + index) % 3),
          );
        }
      }
      brush.box("#8d6a48", x, y + 0.72, width, 0.08);
    } else {
      brush.line(ink, 0.05, [
        [middle, y + height],
        [middle, y + height * 0.6],
      ]);
      brush.arch(colour, middle - 0.32, y + height * 0.42, 0.64, 0.36, 0.32);
      brush.box("#8d6a48", middle - 0.4, y + 0.4, 0.8, 0.09);
    }
  }
}

/** A sloping awning with a scalloped hem. */
function canopy(brush: Brush, shop: Shop, x: number, y: number, width: number): void {
  const drop = 0.85;
  const stripes = Math.max(4, Math.round(width / 0.5));
  const stripe = width / stripes;
  const spread = 0.18 / stripes;
  const light = shop.awning === "striped" ? white : lighter(shop.colour, 0.18);
  for (let index = 0; index < stripes; index++) {
    const colour = index % 2 === 0 ? shop.colour : light;
    const left = x + index * stripe;
    const lowLeft = x - 0.09 + index * (stripe + spread);
    brush.poly(colour, [
      [left, y],
      [left + stripe, y],
      [lowLeft + stripe + spread, y - drop],
      [lowLeft, y - drop],
    ]);
    brush.oval(colour, lowLeft + (stripe + spread) / 2, y - drop, (stripe + spread) / 2, 0.14);
  }
  brush.box(darker(shop.colour, 0.3), x - 0.04, y - 0.04, width + 0.08, 0.1);
}

/** The round awning of patisseries: a quarter of a barrel over each half of the window. */
function basket(brush: Brush, colour: Paint, x: number, y: number, width: number): void {
  const halves = width > 3 ? 2 : 1;
  const part = width / halves;
  for (let index = 0; index < halves; index++) {
    const left = x + index * part + 0.05;
    brush.arch(colour, left, y - 0.75, part - 0.1, 0.85, 0.8);
    brush.box(lighter(colour, 0.5), left, y - 0.75, part - 0.1, 0.14);
    for (const share of [0.33, 0.66]) {
      brush.line(darker(colour, 0.25), 0.05, [
        [left + part * share, y - 0.62],
        [left + part * (0.5 + (share - 0.5) * 0.5), y + 0.02],
      ]);
    }
  }
}

function hangingSign(brush: Brush, shop: Shop, x: number, y: number, toRight: boolean): void {
  const side = toRight ? 1 : -1;
  const middle = x + side * 0.55;
  brush.line(ink, 0.07, [
    [x, y + 0.3],
    [x + side * 0.95, y + 0.3],
  ]);
  brush.line(ink, 0.05, [
    [middle, y + 0.3],
    [middle, y],
  ]);
  brush.disc(shop.colour, middle, y - 0.3, 0.4);
  brush.disc(paper, middle, y - 0.3, 0.26);
  brush.disc(shop.colour, middle, y - 0.3, 0.12);
}
