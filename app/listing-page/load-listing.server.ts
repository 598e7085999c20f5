import type { TFunction } from "i18next";
import { languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { openGraphUrl } from "#app/media/pictures/photo-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import type { BrochureView } from "./brochure.tsx";
import { qrCode } from "./qr-code.server.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import type { CardView } from "#app/listings/card.tsx";
import { loadPriceContext, type PriceContext } from "#app/listings/context/price-context.server.ts";
import { findContinuation, findListing, findPageOfTwin, type Listing } from "#app/listings/find-listing.server.ts";
import { advertiserView, type AdvertiserView } from "#app/listings/advertiser-view.ts";
import { agentParameter } from "#app/contact/contact-request.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { dealOfListing, segmentOfListing } from "#app/listings/listing-segment.ts";
import { listingStructuredData } from "#app/listings/listing-structured-data.ts";
import { listingView, type ListingView } from "./listing-view.server.ts";
import { quoteText } from "#app/listings/price-words.ts";
import { listSameBuilding } from "./same-building.server.ts";
import { listSimilarListings } from "./similar-listings.server.ts";
import { titleWithPlace } from "./title-with-place.ts";

/** All that the page of a listing shows, and what it says about itself in its head. */
export interface ListingPage {
  view: ListingView;
  similar: CardView[];
  /** Other properties at the same address. */
  sameBuilding: CardView[];
  brochure: BrochureView;
  /** Whom the form writes to: the agent whose page it is, or another who offers the same property and is asked for. */
  writesTo: OfferingAgent;
  /** The others who offer it. */
  alsoBy: OfferingAgent[];
  /** How its price stands among others. */
  context?: PriceContext;
  title: string;
  description: string;
  /** The page's one address, without a query. */
  canonical: string;
  alternates: PerLanguage<string>;
  /** True for what is no longer on offer. */
  noindex: boolean;
  /** For social networks; a path. */
  image?: string;
}

/** An agent who offers the property. */
export interface OfferingAgent {
  agent: AdvertiserView;
  /** Their own, by which they know it. */
  reference: string;
  /** The address at which the page's form writes to them. */
  writeHref: string;
}

/** What a request for a listing is answered with. */
type ListingAnswer =
  | { status: 404 }
  | { status: 308; location: string }
  | { status: 200 | 410; listing: Listing; page: ListingPage; structuredData: () => readonly string[] };

const similarCount = 4;

/**
 * Answers a request for a listing (decisions, section 3): unknown and draft 404, a wrong or missing slug leads to the
 * right one, withdrawn 410 with places like it, or the way to the listing that continues it; let and sold stay, with
 * `noindex`.
 * @param url of the request; its query is kept
 * @param siteUrl without a slash at its end
 */
export async function loadListing(
  db: Database,
  gazetteer: Gazetteer,
  url: URL,
  reference: string,
  language: Language,
  t: TFunction,
  siteUrl: string,
): Promise<ListingAnswer> {
  const listing = await findListing(db, reference.toLowerCase());
  if (!listing) {
    const page = await findPageOfTwin(db, reference.toLowerCase());
    if (!page) return { status: 404 };
    return { status: 308, location: listingHref(page.reference, page.titles, language) + url.search };
  }
  const canonical = listingHref(listing.reference, listing.titles, language);
  if (url.pathname !== canonical) return { status: 308, location: canonical + url.search };
  if (listing.status === "withdrawn") {
    const next = await findContinuation(db, listing.reference);
    if (next) return { status: 308, location: listingHref(next.reference, next.titles, language) + url.search };
  }

  const [[alike, context], sameBuilding] = await Promise.all([
    // One version of the listings for both.
    withSearchIndex(db, (index, within) =>
      Promise.all([
        listSimilarListings(index, within, listing, similarCount),
        loadPriceContext(index, gazetteer, listing, language, t),
      ]),
    ),
    listSameBuilding(db, listing),
  ]);
  const similar = alike.filter(({ id }) => sameBuilding.every((other) => other.id !== id));
  const own = listingView(listing, language, t, gazetteer);
  const country = gazetteer.getById(listing.placeId).country;
  const agents: OfferingAgent[] = [
    { agent: own.advertiser, reference: listing.reference, writeHref: canonical },
    ...listing.otherAgents.map(({ offeredAs, ...advertiser }) => ({
      agent: advertiserView({ advertiser }, country, language, t),
      reference: offeredAs,
      writeHref: `${canonical}?${agentParameter}=${offeredAs}`,
    })),
  ];
  const asked = url.searchParams.get(agentParameter)?.toLowerCase();
  const writesTo = agents.find(({ reference }) => reference === asked) ?? agents[0]!;
  // All that the page says of its agent, down to the telephone, is of whom it writes to.
  const view = { ...own, advertiser: writesTo.agent };
  const [alternates, cover] = [alternatesOf(listing), listing.photos[0]];
  const page: ListingPage = {
    view,
    similar: similar.map((row) => cardView(row, language, t, gazetteer)),
    sameBuilding: sameBuilding.map((row) => cardView(row, language, t, gazetteer)),
    context,
    writesTo,
    alsoBy: agents.filter((agent) => agent !== writesTo),
    brochure: brochureView(listing.reference, language, siteUrl),
    title: titleWithPlace(view.title.text, view.address.label),
    description: describe(listing, view, t),
    canonical,
    alternates,
    noindex: listing.status !== "published" && listing.status !== "under-option",
    image: cover && openGraphUrl(cover.key),
  };
  const structuredData = () => [
    block(listingStructuredData(listing, page, gazetteer, language, siteUrl, listing.otherAgents)),
    block(breadcrumbList([...view.crumbs, { label: view.title.text }], siteUrl)),
  ];
  return listing.status === "withdrawn"
    ? { status: 410, listing, page, structuredData: () => [] }
    : { status: 200, listing, page, structuredData };
}

/** Its address without the title, which is short enough to be typed from paper. */
function brochureView(reference: string, language: Language, siteUrl: string): BrochureView {
  const url = siteUrl + href("listing", language, { reference: reference.toUpperCase() });
  return { siteName: settings.SITE_NAME, address: url.replace(/^https?:\/\//, ""), url, code: qrCode(url) };
}

function alternatesOf({ reference, titles }: Listing): PerLanguage<string> {
  const hrefs = languages.map((language) => [language, listingHref(reference, titles, language)]);
  return Object.fromEntries(hrefs) as PerLanguage<string>;
}

function describe(listing: Listing, view: ListingView, t: TFunction): string {
  const price = view.prices[0] && quoteText(view.prices[0].quote);
  const figures = [price, ...view.figures.slice(0, 1).map(({ value }) => value)].filter(Boolean).join(", ");
  return t("listing.page.metaDescription", {
    what: t(`vocabulary.types.${segmentOfListing(listing)}`),
    place: view.address.label,
    deal: t(`vocabulary.transactions.${dealOfListing(listing)}`),
    figures,
  });
}
