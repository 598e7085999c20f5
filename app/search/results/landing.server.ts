import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { firstScreen } from "#app/listings/card-view.server.tsx";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import type { MarketFigures } from "#app/search-index/clusters.ts";
import { marketInWords, yieldInWords } from "#app/listings/market-words.ts";
import { pictureFacts, type PictureFacts } from "#app/media/pictures/picture-facts.ts";
import type { Figure } from "#app/ui/figures.tsx";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import type { Database } from "#db/client.server.ts";
import { whereIs } from "#app/filters/describe.ts";
import { findMeasuredPlace } from "#app/market/find-measured-place.server.ts";
import { valueOfAgency } from "#app/filters/agency-filter.ts";
import type { NamedAgency } from "#app/filters/named-places.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { isLandingPage } from "#app/filters/landing.ts";
import { namePlace, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref, segmentOf } from "#app/filters/search-url.ts";
import { criteriaOfDeal, dealOf, type Deal } from "#app/filters/deal.ts";
import { isMarketSegment, marketPath } from "#app/filters/market-path.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import { loadLandingText } from "./landing-text.server.ts";
import type { LandingText } from "./landing-text.tsx";

/** What a results page has as a landing page. */
export interface Landing {
  /** The search in words, whichever page of it is shown. */
  heading: string;
  /** Search engines may list it: its path alone says the search. */
  isLanding: boolean;
  /** Empty for a search without a deal or an agency: it has no way that leads to it. */
  crumbs: Crumb[];
  /** On the first page of a type's landing page. */
  market?: Figure[];
  /** The one of them that who invests compares beside the price. */
  medianYield?: Figure;
  /** The page of the market that is searched, of its place, or all of them; whatever else is asked. */
  marketHref?: string | undefined;
  /** The market is told as it is today: no months are kept of desks. */
  todayOnly?: true;
  /** "in Flemish Brabant", where the place that is searched has too few prices and a larger one has figures. */
  marketIn?: string;
  /** On the first page of a type's landing page in a place that somebody has written about. */
  text?: LandingText;
  /** Of the first listing that has one. */
  picture?: LandingPicture;
}

interface LandingPicture {
  key: string;
  alt: string;
  facts?: PictureFacts | undefined;
  isDrawn?: true;
  /** Its card is one of those whose pictures load at once. */
  isFirst?: true;
}

interface Results {
  /** With its places as slugs of the language. */
  query: SearchQuery;
  /** The search in words. */
  heading: string;
  places: SearchPlaces;
  rows: readonly CardRow[];
  /** On the first page of a type's landing page. */
  figures: MarketFigures | undefined;
  language: Language;
  t: TFunction;
  /** Given the markup of the text. */
  page: { request: Request; context: AppLoadContext };
}

/** Loads what a landing page shows around its results: the way to it, and the market in figures. */
export async function loadLanding(db: Database, gazetteer: Gazetteer, results: Results): Promise<Landing> {
  const { query, heading, places, rows, figures, language, t, page } = results;
  const isLanding = isKnown(places) && isLandingPage(query, language);
  const landing: Landing = { heading, isLanding, crumbs: crumbsOf(gazetteer, query, places, language, t) };
  const picture = firstPicture(rows, language);
  if (picture) landing.picture = picture;
  const [segment, deal, place] = [segmentOf(query), dealOf(query), places.location];
  if (segment && isKnown(places) && !places.agency) {
    const searched = place ?? places.around?.town;
    const measured =
      searched && deal && isMarketSegment(segment)
        ? await findMeasuredPlace(db, gazetteer, searched, { segment, transaction: deal })
        : searched;
    landing.marketHref = marketHrefOf(segment, deal, measured, language);
    if (measured && measured !== searched) landing.marketIn = whereIs(namePlace(measured, language), language, t);
  }
  if (isLanding && !query.page && segment) {
    const text = deal && place && (await loadLandingText(db, { segment, place, deal }, page, language, t));
    const market = figures ? marketInWords(figures, query, language, t) : [];
    // The count alone stands above the list already.
    if (market.length > 1) landing.market = market;
    const medianYield = figures && yieldInWords(figures, language, t);
    if (medianYield) landing.medianYield = medianYield;
    if (landing.market && !isMarketSegment(segment)) landing.todayOnly = true;
    if (text) landing.text = text;
  }
  return landing;
}

function firstPicture(rows: readonly CardRow[], language: Language): LandingPicture | undefined {
  const at = rows.findIndex(({ photoKey }) => photoKey);
  const { photoKey: key, photoAlts, photo, photoDrawn } = rows[at] ?? {};
  if (!key) return undefined;
  const facts = photo ? pictureFacts(photo) : undefined;
  return {
    key,
    alt: (photoAlts && inLanguage(photoAlts, language)?.value) ?? "",
    ...(facts && { facts }),
    ...(photoDrawn && { isDrawn: true }),
    ...(at < firstScreen && { isFirst: true }),
  };
}

/**
 * Desks have no market page; who names no place chooses among all of them. That of a search which leaves
 * open whether to rent or to buy is where most is on offer: its address stops at the type.
 * @param place where is searched, or the municipality of what it is near
 */
export function marketHrefOf(
  segment: TypeSegment,
  deal: Deal | undefined,
  place: Pick<Place, "slugs"> | undefined,
  language: Language,
): string | undefined {
  if (!isMarketSegment(segment)) return undefined;
  return place
    ? marketPath(place, { segment, ...(deal && { transaction: deal }) }, language)
    : href("markets", language);
}

/** Whether a search is a type's landing page: the market is measured on the first page of it. */
export function isLandingOfType(query: SearchQuery, places: SearchPlaces, language: Language): boolean {
  return isKnown(places) && isLandingPage(query, language) && segmentOf(query) !== undefined;
}

const isKnown = ({ unknownLocation, unknownDistricts, unknownAround }: SearchPlaces) =>
  [unknownLocation, unknownDistricts, unknownAround].every((unknown) => unknown === undefined);

/** Home, deal, type, then the places from large to small; the page itself, without filters, is no link. */
function crumbsOf(
  gazetteer: Gazetteer,
  { page: _, ...query }: SearchQuery,
  { location, agency }: SearchPlaces,
  language: Language,
  t: TFunction,
): Crumb[] {
  if (agency) return crumbsOfAgency(agency, query, language, t);
  const deal = dealOf(query);
  if (!deal) return [];
  const [home, ofDeal] = [href("home", language), criteriaOfDeal(deal)];
  const crumbs: Crumb[] = [
    { label: t("seo.breadcrumbs.home"), href: home },
    { label: t(`vocabulary.transactions.${deal}`), href: searchHref(ofDeal, language) },
  ];
  const segment = segmentOf(query);
  if (segment) {
    const { type, typeGroup, unitSurfaceType } = query;
    const ofType = { ...ofDeal, type, typeGroup, unitSurfaceType };
    crumbs.push({ label: t(`vocabulary.typesPlural.${segment}`), href: searchHref(ofType, language) });
    for (const place of wayTo(location, gazetteer, language)) {
      const address = searchHref({ ...ofType, location: place.slugs[language] }, language);
      crumbs.push({ label: place.names[language], href: address });
    }
  }
  const own = searchHref(query, language);
  return crumbs.map((crumb) => (crumb.href === own ? { label: crumb.label } : crumb));
}

/** Home and the agency; a search among what they offer leads back to all of it. */
function crumbsOfAgency(agency: NamedAgency, query: SearchQuery, language: Language, t: TFunction): Crumb[] {
  const own = searchHref({ agency: valueOfAgency(agency) }, language);
  return [
    { label: t("seo.breadcrumbs.home"), href: href("home", language) },
    { label: agency.name, ...(searchHref(query, language) !== own && { href: own }) },
  ];
}

/** From region to place; a province or canton of the same name as the town in it would read like a slip. */
function wayTo(location: Place | undefined, gazetteer: Gazetteer, language: Language): Place[] {
  if (!location) return [];
  const holders = gazetteer.ancestors(location).filter(({ kind }) => kind !== "country");
  const way = [...holders.reverse(), location];
  return way.filter((place, at) => place.names[language] !== way[at + 1]?.names[language]);
}
