import type { Building } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf, type Random } from "../canvas/random.ts";
import { brick, glass, ink, steel, timber, white } from "../palette.ts";
import { car } from "../scenery/street-life.ts";
import { rectangle, type Subject } from "./front.ts";

interface Store {
  x: number;
  width: number;
  height: number;
  wall: Paint;
  sign: Paint;
  emblem: number;
}

const signs: readonly Paint[] = [brick, "#c98f34", "#2f5068", "#2f5a48", "#5c3f52", "#4f6d6a"];

/** One big shop by the main road, or a few side by side: broad portals, a canopy, cars in front, a pylon. */
export function retailParkFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:retail-park`);
  const number = Math.min(6, building.bays ?? random.pick([1, 2, 3, 3, 4]));
  const stores: Store[] = [];
  let width = 0;
  for (let index = 0; index < number; index++) {
    const store: Store = {
      x: width,
      width: number === 1 ? 30 : random.between(13, 19),
      height: random.between(7, 8.6),
      wall: random.pick<Paint>(["#d9d3c6", "#70787c", "#a5806a", "#c9beaa", "#596368", "#b9a98e"]),
      sign: signs[(index + random.int(0, 2)) % signs.length] ?? brick,
      emblem: random.int(0, 3),
    };
    stores.push(store);
    width += store.width;
  }
  const height = Math.max(...stores.map((store) => store.height)) + 1.6;

  function draw(brush: Brush): void {
    const paints = randomOf(`${building.seed}:windows`);
    for (const store of stores) drawStore(brush, paints, store);
    brush.box(white, -0.6, 4.3, width + 1.2, 0.32);
    brush.box(darker(white, 0.3), -0.6, 4.18, width + 1.2, 0.12);
    const posts = Math.round(width / 6);
    for (let index = 0; index <= posts; index++) brush.box(steel, ((width - 0.2) * index) / posts, 0, 0.2, 4.2);
    pylon(brush, stores, random.chance(0.5) ? -3.6 : width + 1.4);
    const cars = Math.min(5, Math.round(width / 9));
    for (let index = 0; index < cars; index++) {
      if (paints.chance(0.75)) car(brush.at((width * (index + 0.5)) / cars, -1.7), paints);
    }
  }

  const first = stores[0];
  const middle = stores[Math.floor(number / 2)] ?? first;
  return {
    front: {
      width,
      height,
      floors: [0, 6.6],
      outline: rectangle(width, height - 1.6),
      entrance: middle ? middle.x + middle.width / 2 : width / 2,
      wall: first?.wall ?? steel,
      roof: ink,
      draw,
    },
    attached: false,
    yard: true,
    minHeight: 190,
  };
}

function drawStore(brush: Brush, random: Random, store: Store): void {
  const { x, width, height, wall, sign } = store;
  brush.box(wall, x, 0, width, height);
  brush.comb(darker(wall, 0.08), x + width / 9, 0, width * 0.85, height, width / 9, 0.12);
  brush.box(ink, x, height - 0.12, width, 0.3);
  const portal = Math.min(9, width * 0.56);
  const portalX = x + (width - portal) / 2;
  brush.box(sign, portalX - 0.5, 0, portal + 1, height + 1.4);
  emblem(brush, store, x + width / 2, height - 0.6);
  brush.box(ink, portalX, 0, portal, 4.1);
  const panes = Math.round(portal / 1.5);
  for (let pane = 0; pane < panes; pane++) {
    const paint: Paint = random.chance(0.5) ? ["#e7ddc4", "#efc98a"] : glass.gleam;
    brush.box(paint, portalX + (portal * pane) / panes + 0.08, 0.2, portal / panes - 0.16, 3.7);
  }
  brush.box(ink, x + width / 2 - 0.07, 0, 0.14, 4);
  for (const left of [x + 0.7, x + width - 0.7 - (width - portal) * 0.28]) {
    brush.box(["#e7ddc4", "#efc98a"], left, 0.6, (width - portal) * 0.28, 2.9);
    brush.box(sign, left + 0.3, 0.6, 0.5, 1.7);
    brush.box(timber, left + 1, 0.6, 0.6, 1.1);
  }
}

/** A shape instead of a name: no picture of the project holds text. */
function emblem(brush: Brush, store: Store, x: number, y: number): void {
  const light = lighter(store.sign, 0.82);
  if (store.emblem === 0) {
    brush.disc(light, x, y, 0.9);
    brush.disc(store.sign, x, y, 0.42);
  } else if (store.emblem === 1) {
    for (const shift of [-1.3, 0, 1.3]) brush.disc(light, x + shift, y, 0.5);
  } else if (store.emblem === 2) {
    brush.box(light, x - 1.9, y - 0.25, 3.8, 0.5);
    brush.box(light, x - 1.2, y + 0.5, 2.4, 0.3);
  } else {
    brush.poly(light, [
      [x - 1, y - 0.7],
      [x, y + 1],
      [x + 1, y - 0.7],
    ]);
  }
}

function pylon(brush: Brush, stores: readonly Store[], x: number): void {
  brush.box(steel, x + 0.9, 0, 0.4, 10);
  for (const [index, store] of stores.slice(0, 3).entries()) {
    brush.box(store.sign, x, 8.9 - index * 1.5, 2.2, 1.3);
    brush.box(lighter(store.sign, 0.8), x + 0.5, 9.35 - index * 1.5, 1.2, 0.35);
  }
}
