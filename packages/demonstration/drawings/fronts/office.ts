import type { Building } from "../building.ts";
import { randomOf } from "../canvas/random.ts";
import type { Subject } from "./front.ts";
import { canalOffice } from "./office-canal.ts";
import { decoOffice } from "./office-deco.ts";
import { gridOffice, ribbonOffice } from "./office-modern.ts";
import { parkOffice } from "./office-park.ts";
import type { OfficePlan } from "./office-plan.ts";
import { curtainOffice, towerOffice } from "./office-glass.ts";
import { townhouse } from "./townhouse.ts";

/** An office in one of the manners found where it stands: as many storeys as it has, never fewer. */
export function officeFront(building: Building): Subject {
  const random = randomOf(`${building.seed}:office`);
  const { storeys, setting } = building;
  const bays =
    building.bays ?? Math.min(16, Math.max(5, Math.round(random.between(5, 9) + Math.min(storeys, 10) * 0.3)));
  const plan: OfficePlan = { building, storeys, bays };
  const alone = { attached: false, yard: false };
  const roll = random.next();
  if (storeys >= 12) {
    if (roll < 0.45) return { front: towerOffice(plan), ...alone };
    return { front: roll < 0.75 ? curtainOffice(plan) : gridOffice(plan), ...alone };
  }
  if (setting !== "city" && storeys <= 3 && roll < 0.6) return { front: parkOffice(plan), ...alone };
  if (storeys <= 5 && roll < 0.24) {
    const front = townhouse({
      seed: building.seed,
      region: building.region,
      storeys,
      bays: Math.min(5, Math.max(3, building.bays ?? 4)),
      ground: "office",
      crown: "eaves",
    });
    return { front, attached: true, yard: false };
  }
  if (storeys <= 6 && roll < 0.4) return { front: canalOffice(plan), ...alone };
  if (storeys >= 4 && roll < 0.52) return { front: decoOffice(plan), attached: setting === "city", yard: false };
  if (roll < 0.7) return { front: gridOffice(plan), ...alone };
  if (roll < 0.82) return { front: ribbonOffice(plan), ...alone };
  if (storeys >= 5 && roll < 0.92) return { front: towerOffice(plan), ...alone };
  return { front: curtainOffice(plan), ...alone };
}
