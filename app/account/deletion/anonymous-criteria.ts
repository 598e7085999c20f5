import { orders } from "#app/filters/criteria.ts";
import { allFilters } from "#app/filters/filters.ts";

/** The places that criteria name, to be looked up: what is none may be anything that somebody typed. */
export function placesNamedIn(criteria: Record<string, string>): string[] {
  const named: string[] = [];
  anonymousCriteria(criteria, (slug) => named.push(slug) === 0);
  return named.filter(Boolean);
}

/**
 * What a search says without anything that its person typed freely or that shows where they were: no words sought, no
 * position, no area drawn by hand, and of places and figures only what is one. Each filter knows what it may leave.
 * @param isPlace whether a slug or postcode is a place's
 */
export function anonymousCriteria(
  criteria: Record<string, string>,
  isPlace: (slug: string) => boolean,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const filter of allFilters) {
    const written = criteria[filter.name];
    const value = written === undefined ? undefined : filter.anonymous(written, isPlace);
    if (value !== undefined) kept[filter.name] = value;
  }
  const order = orders.find((known) => known === criteria["order"]);
  return order ? { ...kept, order } : kept;
}
