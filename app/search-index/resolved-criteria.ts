import { metresOf } from "#app/filters/near-filters.ts";
import type { NamedFilter } from "#app/filters/filters.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import type { Point } from "#app/places/area.ts";
import type { Circle } from "#app/places/circle.ts";
import type { PlaceScope } from "#app/places/place-scope.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";

/** A search made ready to be run: places known, typing errors in the free text corrected. */
export interface ResolvedCriteria {
  criteria: SearchCriteria;
  location?: PlaceScope;
  districts: PlaceScope[];
  /** What it is near, with the metres from there to its edge: how near, the criteria say. */
  around?: Middle;
  /** The id of the advertiser whose listings alone are sought; {@link nobody} for one that is not known. */
  advertiser?: number;
  /** Listings of others, by their ids, on whose pages theirs of the same property stand. */
  alsoTheirs?: readonly number[];
  /** A tsquery over `listing_documents`, or undefined without free text. */
  text?: string;
}

/** The id of no advertiser: their listings are none. */
export const nobody = 0;

/** The middle of a thing that a search is near. */
interface Middle extends Point {
  extent: number;
}

/** What of such a thing is compared. */
export function middleOf({ lat, lng, extent }: Middle): Middle {
  return { lat, lng, extent };
}

/** Where a search looks that is near something: so far from its edge. */
export function circleOf({ criteria, around }: Pick<ResolvedCriteria, "criteria" | "around">): Circle | undefined {
  if (!around || criteria.around === undefined) return undefined;
  return { lat: around.lat, lng: around.lng, metres: around.extent + metresOf(criteria.radius) };
}

/** The circles that the choices of a filter stand for, by their keys; undefined where it is about something else. */
export function circlesOfChoices(
  search: Pick<ResolvedCriteria, "criteria" | "around">,
  { name, needs }: NamedFilter,
  values: Readonly<Record<string, FilterValue | undefined>>,
): Record<string, Circle> | undefined {
  if (needs !== "around") return undefined;
  const circles = Object.entries(values).flatMap(([key, value]) => {
    const circle = circleOf({ ...search, criteria: { ...search.criteria, [name]: value } });
    return circle ? [[key, circle] as const] : [];
  });
  return Object.fromEntries(circles);
}
