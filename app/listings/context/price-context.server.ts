import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { describeSearch } from "#app/filters/describe.ts";
import { isMarketSegment, marketPath } from "#app/filters/market-path.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import { roundPrice } from "#app/search-index/market-prices.ts";
import { medianOf } from "#app/search-index/quantile.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import type { Listing } from "../find-listing.server.ts";
import { dealOfListing, isCoworking, searchLike, segmentOfListing } from "../listing-segment.ts";
import { comparablePlaces } from "./comparable-places.ts";
import { classLabels, classOf, priceClasses, type PriceClasses } from "./price-classes.ts";

/** Fewer prices than this are no market to stand in. */
const enough = 8;
/** Per cent around the median that count as at it. */
const close = 2;

/** Of a search: homes without a bedroom of their own, which ask more per m² than larger ones. */
const studios = "0-0";
const largerHomes = "1-";

/**
 * How a listing's price stands among those of its kind around it, in words, with what is drawn and told of it; of a price on
 * request, what the others ask.
 */
export interface PriceContext {
  /** "8% below the median"; undefined for a price on request, which can't be compared. */
  standing?: string | undefined;
  /** "Offices to let in Ixelles: 23 with a price, median €200/m²/year." */
  compared: string;
  /** Where a studio stands among all apartments, as there are too few studios. */
  remark?: string;
  /** A class of prices; `own` is the one that the listing is in. */
  classes: { label: string; count: number; own: boolean }[];
  /** What is compared. */
  href: string;
  /** The market that it stands in. */
  marketHref?: string;
}

/** What is told of a price that nothing is known to compare with. */
export interface NoPriceContext {
  /** "Houses for sale in the province of Namur: fewer than eight have a price, too few to say how this one stands." */
  tooFew: string;
  /** The market that it stands in, where that has enough prices for a median, which takes fewer. */
  marketHref?: string | undefined;
}

/**
 * Compares a listing with those of the same type and deal in its place, or in the smallest place around it that has enough
 * of them, up to its province or canton; Brussels, which has none, is one as a whole. A studio is compared with studios
 * where there are enough of them anywhere there, else with all apartments.
 * @returns undefined for desks and investments without a price per m², and for what is no longer on offer
 */
export async function loadPriceContext(
  index: SearchIndex,
  gazetteer: Gazetteer,
  listing: Listing,
  language: Language,
  t: TFunction,
): Promise<PriceContext | NoPriceContext | undefined> {
  const own = pricePerSquareMetre(listing);
  const isOnRequest = own === undefined;
  if (!listing.listed || isCoworking(listing) || (isOnRequest && dealOfListing(listing) === "investment"))
    return undefined;
  const markets = comparablePlaces(gazetteer, listing);
  const criteria = searchLike(listing);
  const isStudio = listing.type === "apartment" && listing.facts.bedrooms === 0;
  const alike = isStudio ? [{ ...criteria, bedrooms: studios }, criteria] : [criteria];
  const describe = (of: SearchCriteria, around: Place) =>
    describeSearch(of, { location: namePlace(around, language), districts: [] }, language, t);
  for (const [at, compared] of alike.entries()) {
    for (const around of markets) {
      const spread = await spreadOf(index, gazetteer, compared, around);
      if (spread.count < enough) continue;
      const context = inWords(
        own,
        spread,
        { heading: describe(compared, around), unit: t(`listing.price.unit.${unitOf(listing)}`), language, t },
        () => searchHref({ ...compared, location: around.slugs[language] }, language),
      );
      return {
        ...context,
        ...(at > 0 && { remark: t("listing.context.fewStudios") }),
        marketHref: marketOf(listing, around, language),
      };
    }
  }
  const largest = markets.at(-1);
  if (isOnRequest || !largest) return undefined;
  const { count } = await spreadOf(index, gazetteer, criteria, largest);
  const marketHref = count < fewestPrices ? undefined : marketOf(listing, largest, language);
  return {
    tooFew: t("listing.context.tooFew", { heading: describe(criteria, largest) }),
    ...(marketHref && { marketHref }),
  };
}

/** How the prices of a kind of listing spread in a place; where there are too few, without classes. */
interface Spread extends PriceClasses {
  count: number;
  median: number;
}

/** About 300 bytes each, of a version of the listings. Places may lie in others with another gazetteer. */
const maxSpreads = 2_000;
const caches = new WeakMap<Gazetteer, WeakMap<SearchIndex, LRUCache<string, Spread>>>();

async function spreadOf(
  index: SearchIndex,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  place: Place,
): Promise<Spread> {
  const versions = caches.get(gazetteer) ?? new WeakMap<SearchIndex, LRUCache<string, Spread>>();
  caches.set(gazetteer, versions);
  const spreads = versions.get(index) ?? new LRUCache<string, Spread>({ max: maxSpreads });
  versions.set(index, spreads);
  const key = JSON.stringify([criteria, place.id]);
  const known = spreads.get(key);
  if (known) return known;
  const pricesOf = async (of: SearchCriteria) => {
    const { prices } = await index.prices({ criteria: of, location: placeScope(gazetteer, place), districts: [] });
    return Float64Array.from(prices).filter(Number.isFinite).sort();
  };
  const sorted =
    criteria.bedrooms === studios
      ? // A search for studios keeps homes that do not tell their bedrooms, as does one for larger homes.
        without(
          await pricesOf({ ...criteria, bedrooms: undefined }),
          await pricesOf({ ...criteria, bedrooms: largerHomes }),
        )
      : await pricesOf(criteria);
  const classes = sorted.length < enough ? { from: [], counts: [] } : priceClasses(sorted);
  const spread = { count: sorted.length, median: sorted.length > 0 ? medianOf(sorted) : NaN, ...classes };
  spreads.set(key, spread);
  return spread;
}

/**
 * What of some prices is left without others.
 * @param all ascending
 * @param taken ascending, all of them among `all`
 */
function without(all: Float64Array, taken: Float64Array): Float64Array {
  let next = 0;
  return all.filter((price) => {
    if (price !== taken[next]) return true;
    next++;
    return false;
  });
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
  if (!isMarketSegment(segment)) return undefined;
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
  own: number | undefined,
  { count, median, from, counts }: Spread,
  { heading, unit, language, t }: Wording,
  href: () => string,
): PriceContext {
  const shown = (price: number) => (price >= 30 ? Math.round(price) : Math.round(price * 10) / 10);
  const money = (price: number) => formatMoney(shown(price), language);
  const labels = classLabels({ from }, money, t);
  const mine = own === undefined ? -1 : classOf({ from }, own);
  const told = { heading, formatted: formatNumber(count, language), median: money(roundPrice(median)) + unit };
  return {
    ...(own !== undefined && { standing: standingOf(shown(own), shown(roundPrice(median)), language, t) }),
    compared:
      own === undefined
        ? t("listing.context.others", told)
        : t("listing.context.compared", { ...told, price: money(own) + unit }),
    classes: counts.map((those, index) => ({ label: labels[index]!, count: those, own: index === mine })),
    href: href(),
  };
}

/** Of the figures that stand beside it, rounded as they are: whoever reckons comes to the same. */
function standingOf(own: number, median: number, language: Language, t: TFunction): string {
  const percent = Math.round((own / median - 1) * 100);
  const side = Math.abs(percent) < close ? "at" : percent < 0 ? "below" : "above";
  return t(`listing.context.standing.${side}`, { percent: formatNumber(Math.abs(percent), language) });
}
