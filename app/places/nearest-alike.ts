import { metresBetween } from "./distance.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Place } from "./place.ts";

/** Metres: what is further away is no neighbour. */
const furthest = 30_000;

/**
 * The places nearest to one, of its kind and country: the towns around a town, the districts beside a district.
 * @param count at most
 */
export function nearestAlike(gazetteer: Gazetteer, place: Place, count: number): Place[] {
  return gazetteer.places
    .filter(({ id, kind, country }) => kind === place.kind && country === place.country && id !== place.id)
    .map((other) => ({ other, metres: metresBetween(place, other) }))
    .filter(({ metres }) => metres < furthest)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, count)
    .map(({ other }) => other);
}
