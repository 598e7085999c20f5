import { criteriaOfDeal, deals, type Deal } from "#app/filters/deal.ts";
import { isMarketSegment, marketPath, typesOfSegment, type MarketKind } from "#app/filters/market-path.ts";
import { findDeal } from "#app/filters/path-segments.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import { findTypeSegment } from "#app/filters/type-segments.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { locate } from "#app/places/locate.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Place } from "#app/places/place.ts";
import type { ListedKind } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";

/** What the address of a market says: of a place, and of what and in which deal, where it goes on so far. */
interface AskedMarket extends Partial<MarketKind> {
  place: Place;
}

/** What most people look for, the likeliest first. */
const usualSegments = ["office", "warehouse", "retail", "apartment", "house"] as const;

/**
 * Reads the address of a market, in the words of any language.
 * @returns nothing where a word of it names no place, no type with prices to compare or no deal
 */
export function readMarketPath(gazetteer: Gazetteer, pathname: string, language: Language): AskedMarket | undefined {
  const { location = "", type, transaction } = readPath(pathname)?.params ?? {};
  const place = findMarketPlace(gazetteer, location, language);
  const segment = type === undefined ? undefined : findTypeSegment(type);
  const deal = findDeal(transaction);
  const isSaid = type === undefined || (segment !== undefined && isMarketSegment(segment));
  if (!place || !isSaid || (transaction !== undefined && !deal)) return undefined;
  return { place, ...(segment && isMarketSegment(segment) && { segment }), ...(deal && { transaction: deal }) };
}

/** The place of a slug, the page's language before others; else of a name or postcode, as a search reads it. */
export function findMarketPlace(gazetteer: Gazetteer, words: string, language: Language): Place | undefined {
  const order = [language, ...languages.filter((other) => other !== language)];
  const found = order.map((each) => gazetteer.bySlug(words, each)).find((place) => place !== undefined);
  return found ?? locate(gazetteer, words, language);
}

/** Where an address leads that says a place, and perhaps a type: to the market there where most is on offer. */
export async function largestMarketPath(
  db: Database,
  gazetteer: Gazetteer,
  { place, segment }: AskedMarket,
  language: Language,
): Promise<string> {
  const kinds = (segment ? [segment] : usualSegments).flatMap((each) =>
    deals.map((transaction) => ({ segment: each, transaction })),
  );
  const location = placeScope(gazetteer, place);
  const offered = await withSearchIndex(db, (index) =>
    Promise.all(
      kinds.map(({ segment: of, transaction }) =>
        index.count({
          criteria: { ...criteriaOfDeal(transaction), ...criteriaOfSegment(of) },
          location,
          districts: [],
        }),
      ),
    ),
  );
  return marketPath(place, kinds[offered.indexOf(Math.max(...offered))]!, language);
}

/** Whether a listing is of a market, wherever that is. */
export function isOfMarket(
  { type, toLet, forSale, invest }: ListedKind,
  { segment, transaction }: MarketKind,
): boolean {
  const isDealt: Record<Deal, boolean> = { "to-let": toLet, "for-sale": forSale, investment: invest };
  return isDealt[transaction] && typesOfSegment(segment).includes(type);
}
