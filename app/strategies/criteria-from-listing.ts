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
            min: downTo(surfaceMin ?? surfaceTotal, surfaceSpread),
            max: upTo(surfaceTotal, surfaceSpread),
          }),
    price: price === null ? undefined : writeRange({ max: upTo(price, priceSpread) }),
  };
}

/** Which figures a search limits, so that what is said of it promises no other. */
export function limitsOf({ surface, price }: SearchCriteria): "any" | "surface" | "price" | "both" {
  if (surface === undefined) return price === undefined ? "any" : "price";
  return price === undefined ? "surface" : "both";
}

/** Of what a limit may lie away from a figure, how much it does at least: the rest is given up for a rounder number. */
const leastUsed = 0.75;

/** The roundest limit above a figure that is no further from it than the share: 1,250 and 15 % are 1,400. */
function upTo(figure: number, share: number): number {
  const most = withoutNoise(figure * (1 + share));
  const least = withoutNoise(figure * (1 + share * leastUsed));
  const step = stepsFor(most).find((one) => Math.floor(most / one) * one >= least) ?? 1;
  return Math.max(Math.ceil(figure), Math.floor(most / step) * step);
}

/** The roundest limit below a figure that is no further from it than the share: 250 and 25 % are 200. */
function downTo(figure: number, share: number): number {
  const least = withoutNoise(figure * (1 - share));
  const most = withoutNoise(figure * (1 - share * leastUsed));
  const step = stepsFor(figure).find((one) => Math.ceil(least / one) * one <= most) ?? 1;
  return Math.min(Math.floor(figure), Math.ceil(least / step) * step);
}

/** 200 and 15 % are 229.99999999999997 in binary figures, and 230 to whoever reckons. */
const withoutNoise = (figure: number) => Number(figure.toPrecision(12));

/** What a limit may be a multiple of, the roundest first: 1,000, 100, 10 and 1 for a figure of four digits. */
function stepsFor(figure: number): number[] {
  const digits = Math.max(1, Math.floor(Math.log10(Math.max(1, figure))) + 1);
  return Array.from({ length: digits }, (_, index) => 10 ** (digits - 1 - index));
}
