import type { Filter } from "../filter.ts";

/** The filters of the specification alone, beside which a test has its own: no other has their names. */
export function withoutSections(filters: object): Record<string, Filter> {
  return Object.fromEntries(Object.entries(filters as Record<string, Filter>).filter(([, { section }]) => !section));
}
