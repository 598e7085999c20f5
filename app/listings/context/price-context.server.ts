import type { TFunction } from "i18next";
import { headingOf } from "#app/filters/describe.ts";
import { isMarketSegment, marketPath } from "#app/filters/market-path.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import type { Listing } from "../find-listing.server.ts";
import { dealOfListing, isCoworking, searchLike, segmentOfListing } from "../listing-segment.ts";
import { classLabels, classOf, priceClasses } from "./price-classes.ts";

/** Fewer prices than this are no market to stand in. */
const enough = 8;
/** Per cent around the median that count as at it. */
const close = 2;

/** How a listing's price stands among those of its kind around it, in words, with what is drawn and told of it. */
export interface PriceContext {
  /** "8% below the median" */
  standing: string;
  /** "Offices to let in Ixelles: 23 with a price, median €200/m²/year." */
  compared: string;
  /** A class of prices; `own` is the one that the listing is in. */
  classes: { label: string; count: number; own: boolean }[];
  /** What is compared. */
  href: string;
  /** The market that it stands in; none for investments. */
  marketHref?: string;
}

/**
 * Compares a listing with those of the same type and deal in its place, or in the smallest place around it that has enough
 * of them.
 * @returns undefined without a price per m², for desks, for what is no longer on offer, and where there is too little
 */
export async function loadPriceContext(
  index: SearchIndex,
  gazetteer: Gazetteer,
  listing: Listing,
  language: Language,
  t: TFunction,
): Promise<PriceContext | undefined> {
  const own = pricePerSquareMetre(listing);
  if (own === undefined || !listing.listed || isCoworking(listing)) return undefined;
  const place = gazetteer.getById(listing.placeId);
  const criteria = searchLike(listing);
  for (const around of [place, ...gazetteer.ancestors(place)]) {
    const search = { criteria, location: placeScope(gazetteer, around), districts: [] };
    const { prices } = await index.prices(search);
    const sorted = Array.from(prices).filter(Number.isFinite);
    if (sorted.length < enough) continue;
    sorted.sort((a, b) => a - b);
    const heading = headingOf(criteria, { location: namePlace(around, language), districts: [] }, language, t);
    const context = inWords(
      own,
      sorted,
      { heading, unit: t(`listing.price.unit.${unitOf(listing)}`), language, t },
      () => searchHref({ ...criteria, location: around.slugs[language] }, language),
    );
    return { ...context, marketHref: marketOf(listing, around, language) };
  }
  return undefined;
}

/** As the search index reckons it. */
function pricePerSquareMetre(listing: Listing): number | undefined {
  const { rentLow, saleHigh, surfaceTotal, type } = listing;
  const whole = dealOfListing(listing) === "to-let" ? rentLow : saleHigh;
  if (!whole) return undefined;
  if (dealOfListing(listing) === "to-let" && !isResidential(type)) return whole;
  return surfaceTotal ? whole / surfaceTotal : undefined;
}

function marketOf(listing: Listing, place: Place, language: Language): string | undefined {
  const [segment, transaction] = [segmentOfListing(listing), dealOfListing(listing)];
  if (transaction === "investment" || !isMarketSegment(segment)) return undefined;
  return marketPath(place, { segment, transaction }, language);
}

function unitOf(listing: Listing) {
  if (dealOfListing(listing) !== "to-let") return "m2" as const;
  return isResidential(listing.type) ? ("m2-month" as const) : ("m2-year" as const);
}

interface Wording {
  heading: string;
  unit: string;
  language: Language;
  t: TFunction;
}

function inWords(
  own: number,
  sorted: readonly number[],
  { heading, unit, language, t }: Wording,
  href: () => string,
): PriceContext {
  const median = sorted[sorted.length >> 1]!;
  const percent = Math.round((own / median - 1) * 100);
  const side = Math.abs(percent) < close ? "at" : percent < 0 ? "below" : "above";
  const money = (price: number) => formatMoney(price >= 30 ? Math.round(price) : Math.round(price * 10) / 10, language);
  const { from, counts } = priceClasses(sorted);
  const mine = classOf({ from }, own);
  const labels = classLabels({ from }, money, t);
  return {
    standing: t(`listing.context.standing.${side}`, { percent: formatNumber(Math.abs(percent), language) }),
    compared: t("listing.context.compared", {
      heading,
      formatted: formatNumber(sorted.length, language),
      price: money(own) + unit,
      median: money(median) + unit,
    }),
    classes: counts.map((count, index) => ({ label: labels[index]!, count, own: index === mine })),
    href: href(),
  };
}
