import type { Listing } from "#app/listings/find-listing.server.ts";
import { isCoworking, searchLike } from "#app/listings/listing-segment.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { criteriaOf, type SearchCriteria } from "#app/filters/criteria.ts";
import { writeRange } from "#app/filters/ranges.ts";

type Compared = Pick<
  Listing,
  "type" | "toLet" | "forSale" | "invest" | "municipalityId" | "surfaceMin" | "surfaceTotal" | "rentHigh" | "saleHigh"
> & { units: readonly Pick<Listing["units"][number], "desks">[] };

/** How much smaller or larger a place like it may be, and how much dearer. */
const surfaceSpread = 0.25;
const priceSpread = 0.15;

/**
 * The search for places like a listing: its type and deal in its municipality, a quarter smaller or larger than what it
 * offers, and up to 15 % dearer. Where there is nothing but desks to let, that is co-working at any price. A figure that the listing does not tell limits nothing.
 * @returns canonical criteria
 */
export function criteriaFromListing(listing: Compared, gazetteer: Gazetteer): SearchCriteria {
  const { surfaceMin, surfaceTotal, toLet, rentHigh, saleHigh } = listing;
  // Desks are let by the room and month, which no search compares: per m² and year would be a figure that nobody knows.
  const price = isCoworking(listing) ? null : toLet ? rentHigh : saleHigh;
  return {
    ...criteriaOf(searchLike(listing)),
    location: gazetteer.getById(listing.municipalityId).slugs.en,
    surface:
      surfaceTotal === null
        ? undefined
        : writeRange({
            min: roundDown((surfaceMin ?? surfaceTotal) * (1 - surfaceSpread)),
            max: roundUp(surfaceTotal * (1 + surfaceSpread)),
          }),
    price: price === null ? undefined : writeRange({ max: roundUp(price * (1 + priceSpread)) }),
  };
}

/** Which figures a search limits, so that what is said of it promises no other. */
export function limitsOf({ surface, price }: SearchCriteria): "any" | "surface" | "price" | "both" {
  if (surface === undefined) return price === undefined ? "any" : "price";
  return price === undefined ? "surface" : "both";
}

/** Two digits say enough: 437 becomes 430 or 440. */
const stepOf = (figure: number) => 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);

function roundDown(figure: number): number {
  return figure < 1 ? 0 : Math.floor(figure / stepOf(figure)) * stepOf(figure);
}

function roundUp(figure: number): number {
  return figure < 1 ? 1 : Math.ceil(figure / stepOf(figure)) * stepOf(figure);
}
