import type { Building } from "../building.ts";
import { randomOf } from "../canvas/random.ts";
import type { Subject } from "./front.ts";
import { retailParkFront } from "./retail-park.ts";
import { sideBySide } from "./row.ts";
import { townhouse } from "./townhouse.ts";

/** A shop under the upper floors of a town house, sometimes through two of them. */
export function shopFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:shop`);
  if (building.type === "retail" && building.setting === "village" && random.chance(0.5)) {
    return retailParkFront({ ...building, bays: 1 });
  }
  const plan = {
    region: building.region,
    storeys: Math.min(8, building.storeys),
    ground: "shop",
  } as const;
  // A tall house over a shop is a broad one.
  const fewest = building.storeys > 5 ? 4 : 2;
  const wanted = building.bays ?? (fewest > 2 ? fewest : undefined);
  const bays = wanted && Math.max(fewest, Math.min(5, wanted));
  if ((building.bays ?? 0) > 5 || (!building.bays && random.chance(0.25))) {
    const houses = [0, 1].map((index) => townhouse({ ...plan, seed: `${building.seed}:${index}`, bays: 3 }));
    return { front: sideBySide(houses), attached: true, yard: false };
  }
  return { front: townhouse({ ...plan, seed: building.seed, bays }), attached: true, yard: false };
}
