import type { Building } from "../building.ts";
import type { Point } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { accents, materials } from "../palette.ts";
import { flats } from "./apartment.ts";
import type { Front, Subject } from "./front.ts";
import { townhouse } from "./townhouse.ts";

/** A whole block sold at once: three or four houses built as one, or one large building of flats. */
export function blocFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:bloc`);
  const attached = building.setting !== "village";
  if (building.storeys > 5 || random.chance(0.3)) {
    return { front: flats({ ...building, bays: building.bays ?? 8 }), attached: false, yard: false };
  }
  const number = Math.max(2, Math.min(5, building.bays ? Math.round(building.bays / 3) : random.int(3, 4)));
  const first = random.int(0, materials[building.region].length - 1);
  const isEnsemble = random.chance(0.6);
  const houses = Array.from({ length: number }, (_, index) => {
    const palette = materials[building.region];
    return townhouse({
      // One seed: one architect. Neighbours then differ in colour only.
      seed: isEnsemble ? building.seed : `${building.seed}:${index}`,
      region: building.region,
      storeys: building.storeys,
      bays: 2,
      ground: "home",
      material: palette[(first + (isEnsemble ? index % 2 : index)) % palette.length],
      colour: accents[(first + index) % accents.length],
    });
  });
  return { front: sideBySide(houses), attached, yard: false };
}

/** Several fronts as one; the middle one's door counts as the entrance. */
export function sideBySide(fronts: readonly Front[]): Front {
  const first = fronts[0];
  if (!first) throw new Error("No front to set side by side");
  const places: { front: Front; x: number }[] = [];
  let width = 0;
  for (const front of fronts) {
    places.push({ front, x: width });
    width += front.width;
  }
  const middle = places[Math.floor(places.length / 2)] ?? { front: first, x: 0 };
  const outline: Point[] = places.flatMap(({ front, x }) => front.outline.map(([px, py]): Point => [px + x, py]));
  return {
    ...first,
    width,
    height: Math.max(...fronts.map((front) => front.height)),
    outline,
    entrance: middle.x + middle.front.entrance,
    draw(brush) {
      for (const { front, x } of places) front.draw(brush.at(x));
    },
  };
}
