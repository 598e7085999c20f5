import type { Building } from "../building.ts";
import { randomOf } from "../canvas/random.ts";
import { farmhouse } from "./farmhouse.ts";
import type { Subject } from "./front.ts";
import { townhouse } from "./townhouse.ts";
import { villa } from "./villa.ts";

/** A row house in towns, a villa at their edge, a farmhouse in the country. */
export function houseFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:house`);
  const roll = random.next();
  const detached = { attached: false, yard: false };
  const rowHouse = building.setting === "city" ? 0.85 : building.setting === "town" ? 0.5 : 0;
  if (roll < rowHouse || building.storeys > 3) {
    const front = townhouse({
      seed: building.seed,
      region: building.region,
      storeys: Math.min(6, building.storeys),
      bays: building.bays && Math.min(5, building.bays),
      ground: "home",
    });
    return { front, attached: true, yard: false };
  }
  const isFarm = building.setting === "village" && roll < 0.6;
  return { front: isFarm ? farmhouse(building) : villa(building), ...detached };
}
