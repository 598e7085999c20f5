import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Place } from "#app/places/place.ts";
import { typesOfGroup, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Deal } from "./deal.ts";
import { dealSegments } from "./path-segments.ts";
import { isTypeGroup, typeSegments, type TypeSegment } from "./type-segments.ts";

/** What prices can be compared of: desks of coworking have no price per m². */
type MarketSegment = Exclude<TypeSegment, "co-working">;

/** What a market is of, wherever it is. */
export interface MarketKind {
  segment: MarketSegment;
  transaction: Deal;
}

export const marketSegments = (Object.keys(typeSegments) as TypeSegment[]).filter(isMarketSegment);

export function isMarketSegment(segment: TypeSegment): segment is MarketSegment {
  return segment !== "co-working";
}

/** The types that a segment stands for; as in a path, `retail` means the whole group. */
export function typesOfSegment(segment: MarketSegment): readonly PropertyType[] {
  return isTypeGroup(segment) ? typesOfGroup[segment] : [segment];
}

/**
 * The page of a market in a place, e.g. `/fr/marche/bruxelles/bureau/a-louer`; without a deal it leads to the market of the
 * type there where most is on offer.
 */
export function marketPath(
  place: Pick<Place, "slugs">,
  { segment, transaction }: Pick<MarketKind, "segment"> & Partial<MarketKind>,
  language: Language,
): string {
  return href("market", language, {
    location: place.slugs[language],
    type: typeSegments[segment][language],
    ...(transaction && { transaction: dealSegments[transaction][language] }),
  });
}
