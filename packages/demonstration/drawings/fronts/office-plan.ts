import type { Building } from "../building.ts";

export interface OfficePlan {
  building: Building;
  storeys: number;
  bays: number;
}
