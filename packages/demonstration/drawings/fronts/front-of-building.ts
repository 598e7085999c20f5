import type { Building } from "../building.ts";
import { apartmentFront } from "./apartment.ts";
import { businessUnitsFront } from "./business-units.ts";
import { coLivingFront } from "./co-living.ts";
import type { Subject } from "./front.ts";
import { houseFront } from "./house.ts";
import { officeFront } from "./office.ts";
import { retailParkFront } from "./retail-park.ts";
import { blocFront } from "./row.ts";
import { shopFront } from "./shop.ts";
import { shoppingCentreFront } from "./shopping-centre.ts";
import { warehouseFront } from "./warehouse.ts";

const frontOfType: Record<Building["type"], (building: Building) => Subject> = {
  office: officeFront,
  "logistics-warehouse": warehouseFront,
  "sme-business-unit": businessUnitsFront,
  retail: shopFront,
  "city-centre-store": shopFront,
  "out-of-town-stand-alone-or-retail-park": retailParkFront,
  "shopping-centre": shoppingCentreFront,
  house: houseFront,
  apartment: apartmentFront,
  "bloc-sales": blocFront,
  "co-living": coLivingFront,
};

/** The same building gives the same front, whichever picture asks. */
export function frontOf(building: Building): Subject {
  return frontOfType[building.type](building);
}
