import { groupOfType, type Market } from "#app/listings/vocabulary.ts";
import type { SearchCriteria } from "./criteria.ts";

/** The market a search is about, from its type or group (specification, section 4); undefined when it leaves both open. */
export function marketOf({ type, typeGroup, unitSurfaceType }: SearchCriteria): Exclude<Market, "invest"> | undefined {
  const group = typeGroup ?? (type && (groupOfType(type) ?? "office")) ?? (unitSurfaceType && "office");
  return group === "warehouse" ? "industrial" : group;
}
