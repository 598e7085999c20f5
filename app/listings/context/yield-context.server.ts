import type { TFunction } from "i18next";
import { describeSearch } from "#app/filters/describe.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatDecimal, formatMeasure, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { Listing } from "../find-listing.server.ts";
import { investmentsLike } from "../listing-segment.ts";
import { comparablePlaces } from "./comparable-places.ts";

/** Percentage points around the median that count as at it: what rounding makes of two yields alike. */
const close = 0.1;

/** How an investment's yield stands among those of its kind around it, in words. */
export interface YieldContext {
  /** "0.6 percentage points above the median" */
  standing: string;
  /** "Offices for investment in Ixelles: 6 with a stated yield. This property: 5.8% gross; median: 5.2%." */
  compared: string;
  /** What is compared. */
  href: string;
}

/**
 * Compares what an investment yields with others of the same type in its place, or in the smallest place around it where
 * enough of them tell theirs for a median, as far as prices are compared. Their figures are remembered by the index.
 * @returns undefined where too few tell theirs, where it does not tell its own, and for what is no longer on offer
 */
export async function loadYieldContext(
  index: SearchIndex,
  gazetteer: Gazetteer,
  listing: Listing,
  language: Language,
  t: TFunction,
): Promise<YieldContext | undefined> {
  const { listed, invest, yield: own } = listing;
  if (!listed || !invest || own === null) return undefined;
  const criteria = investmentsLike(listing);
  for (const place of comparablePlaces(gazetteer, listing)) {
    const found = await index.figures({ criteria, location: placeScope(gazetteer, place), districts: [] });
    const { medianYield: median, yields } = found;
    if (median === undefined || yields === undefined) continue;
    const percent = (value: string) => t("listing.facts.percent", { value });
    const location = namePlace(place, language);
    return {
      standing: standingOf(own, median, language, t),
      compared: t("listing.context.yield.compared", {
        heading: describeSearch(criteria, { location, districts: [] }, language, t),
        formatted: formatNumber(yields, language),
        yield: percent(formatMeasure(own, language)),
        median: percent(formatDecimal(median, language)),
      }),
      href: searchHref({ ...criteria, location: place.slugs[language] }, language),
    };
  }
  return undefined;
}

/** In percentage points: 5% is no fifth more than 4% to who reads of yields. */
function standingOf(own: number, median: number, language: Language, t: TFunction): string {
  // In hundredths first, as they are told: 5.75 less 5.2 is 0.55, and not a little below.
  const points = Math.round(Math.round(Math.abs(own - median) * 100) / 10) / 10;
  if (points <= close) return t("listing.context.standing.at");
  const side = own < median ? "below" : "above";
  return t(`listing.context.yield.${side}`, { count: points, formatted: formatDecimal(points, language) });
}
