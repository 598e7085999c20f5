import type { Building } from "../building.ts";
import type { Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { steel } from "../palette.ts";
import { railing } from "../parts/balcony.ts";
import { bicycle } from "../scenery/street-life.ts";
import { flats } from "./apartment.ts";
import type { Subject } from "./front.ts";
import { townhouse } from "./townhouse.ts";

/** A large house shared: coloured blinds, a terrace with a string of lamps on the roof, bicycles at the door. */
export function coLivingFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:co-living`);
  const isHouse = building.storeys <= 6;
  const house = isHouse
    ? townhouse({
        seed: building.seed,
        region: building.region,
        storeys: building.storeys,
        bays: Math.max(3, Math.min(6, building.bays ?? random.int(4, 5))),
        ground: "home",
        crown: "eaves",
      })
    : flats(building);
  const terrace = 3.2;

  function draw(brush: Brush): void {
    roofTerrace(brush.at(0, house.height), house.width);
    house.draw(brush);
    for (let index = 0; index < 3; index++) {
      const x = house.width * 0.5 + index * 1.25;
      if (Math.abs(x - house.entrance) > 1.8) bicycle(brush.at(x, 0), random);
    }
  }

  function roofTerrace(brush: Brush, width: number): void {
    const [left, length] = [width * 0.24, width * 0.52];
    railing(brush, left, 0, length, steel, 0.95);
    for (const x of [left, left + length]) brush.box(steel, x - 0.06, 0, 0.12, 2.6);
    brush.curve(steel, 0.05, [
      ["M", left, 2.6],
      ["Q", left + length / 2, 1.5, left + length, 2.6],
    ]);
    const lamps: Paint = ["#d9a441", "#fbe0a0"];
    for (const share of [0.15, 0.32, 0.5, 0.68, 0.85]) {
      const sag = 1.1 * (1 - (2 * share - 1) ** 2) * 0.5;
      brush.disc(lamps, left + length * share, 2.5 - sag, 0.16);
    }
    for (const share of [0.1, 0.9]) brush.oval("#67825c", left + length * share, 0.5, 0.4, 0.6);
    brush.poly("#c98f34", [
      [left + length * 0.32, 1.75],
      [left + length * 0.45, 2.3],
      [left + length * 0.58, 1.75],
    ]);
    brush.box(steel, left + length * 0.45 - 0.04, 0, 0.08, 1.9);
  }

  return {
    front: { ...house, height: house.height + terrace, draw },
    attached: isHouse,
    yard: false,
  };
}
