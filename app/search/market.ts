import { marketOfType, type Market } from "#app/listings/vocabulary.ts";
import type { SearchCriteria } from "./criteria.ts";

/** The market a search is about, from its type or group (specification, section 4); undefined when it leaves both open. */
export function marketOf({ type, typeGroup, unitSurfaceType }: SearchCriteria): Exclude<Market, "invest"> | undefined {
  if (typeGroup) return typeGroup === "warehouse" ? "industrial" : typeGroup;
  return type ? marketOfType(type) : unitSurfaceType && "office";
}
