import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";

/** What of a listing says how it is offered. */
export interface Offered {
  type: PropertyType;
  toLet: boolean;
  invest: boolean;
  units: readonly { desks: number | null }[];
}

/** The door a listing is found behind first. */
export function dealOfListing({ toLet, invest }: Pick<Offered, "toLet" | "invest">): Deal {
  if (toLet) return "to-let";
  return invest ? "investment" : "for-sale";
}

/** Whether nothing but desks is let: then people call it co-working, and no office. */
export const isCoworking = ({ toLet, units }: Pick<Offered, "toLet" | "units">) =>
  toLet && units.length > 0 && units.every(({ desks }) => (desks ?? 0) > 0);

/** What a listing is called and found as; as in a path, `retail` means the whole group. */
export const segmentOfListing = (listing: Omit<Offered, "invest">): TypeSegment =>
  isCoworking(listing) ? "co-working" : listing.type;

/** The search for investments of a listing's type, however else it is offered. */
export const investmentsLike = ({ type }: Pick<Offered, "type">): SearchQuery => ({
  ...criteriaOfDeal("investment"),
  ...criteriaOfSegment(type),
});

/** The search that a listing's kind and deal stand for. */
export function searchLike(listing: Offered): SearchQuery {
  return { ...criteriaOfDeal(dealOfListing(listing)), ...criteriaOfSegment(segmentOfListing(listing)) };
}
