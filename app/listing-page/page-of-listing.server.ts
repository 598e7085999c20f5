import { languages, type PerLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { CardView } from "#app/listings/card.tsx";
import type { NoPriceContext, PriceContext } from "#app/listings/context/price-context.server.ts";
import type { YieldContext } from "#app/listings/context/yield-context.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { dealOfListing, segmentOfListing } from "#app/listings/listing-segment.ts";
import { listingStructuredData } from "#app/listings/listing-structured-data.ts";
import { quoteText } from "#app/listings/price-words.ts";
import { openGraphUrl } from "#app/media/pictures/photo-view.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { BrochureView } from "./brochure.tsx";
import type { CostsView } from "./costs-view.ts";
import type { ListingView } from "./listing-view.server.ts";
import { qrCode } from "./qr-code.server.ts";
import { titleWithPlace } from "./title-with-place.ts";
import type { OfferingAgent, TellSetting, Told } from "./told-listing.ts";

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
  alsoBy: readonly OfferingAgent[];
  /** How its price stands among others. */
  context?: PriceContext | NoPriceContext | undefined;
  /** And its yield, of an investment. */
  yieldContext?: YieldContext | undefined;
  /** What buying it costs in all, where it is for sale. */
  costs: CostsView | undefined;
  title: string;
  description: string;
  /** The page's one address, without a query. */
  canonical: string;
  alternates: PerLanguage<string>;
  /** True for what is no longer on offer. */
  noindex: boolean;
  /** For social networks; a path. */
  image?: string | undefined;
}

/**
 * What the page of a listing says where its form writes to one of its agents.
 * @param told with all that it says whoever is written to
 */
export function pageOfListing(
  { listing, view: own, agents, costs, around }: Told,
  writesTo: OfferingAgent,
  { language, t, siteUrl }: TellSetting,
): ListingPage {
  // All that the page says of its agent, down to the telephone, is of whom it writes to.
  const view = { ...own, advertiser: writesTo.agent };
  const cover = listing.photos[0];
  return {
    view,
    costs,
    ...around,
    writesTo,
    alsoBy: agents.filter((agent) => agent !== writesTo),
    brochure: brochureView(listing.reference, language, siteUrl),
    title: titleWithPlace(view.title.text, view.address.label),
    description: describe(listing, view, t),
    canonical: listingHref(listing.reference, listing.titles, language),
    alternates: alternatesOf(listing),
    noindex: listing.status !== "published" && listing.status !== "under-option",
    image: cover && openGraphUrl(cover.key),
  };
}

/** What the page says in JSON-LD, a block each. */
export function structuredDataOf(
  listing: Listing,
  page: ListingPage,
  { gazetteer, language, siteUrl }: TellSetting,
): readonly string[] {
  const { view } = page;
  return [
    block(listingStructuredData(listing, page, gazetteer, language, siteUrl, listing.otherAgents)),
    block(breadcrumbList([...view.crumbs, { label: view.title.text }], siteUrl)),
  ];
}

/** Its address without the title, which is short enough to be typed from paper. */
function brochureView(reference: string, language: TellSetting["language"], siteUrl: string): BrochureView {
  const url = siteUrl + href("listing", language, { reference: reference.toUpperCase() });
  return { siteName: settings.SITE_NAME, address: url.replace(/^https?:\/\//, ""), url, code: qrCode(url) };
}

function alternatesOf({ reference, titles }: Listing): PerLanguage<string> {
  const hrefs = languages.map((language) => [language, listingHref(reference, titles, language)]);
  return Object.fromEntries(hrefs) as PerLanguage<string>;
}

function describe(listing: Listing, view: ListingView, t: TellSetting["t"]): string {
  const price = view.prices[0] && quoteText(view.prices[0].quote);
  const figures = [price, ...view.figures.slice(0, 1).map(({ value }) => value)].filter(Boolean).join(", ");
  return t("listing.page.metaDescription", {
    what: t(`vocabulary.types.${segmentOfListing(listing)}`),
    place: view.address.label,
    deal: t(`vocabulary.transactions.${dealOfListing(listing)}`),
    figures,
  });
}
