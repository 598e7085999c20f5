import type { TFunction } from "i18next";
import { agentParameter } from "#app/contact/contact-request.ts";
import type { Language } from "#app/i18n/languages.ts";
import { findContinuation, findListing, findPageOfTwin, type Listing } from "#app/listings/find-listing.server.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { findKnown, keepTold, type Known } from "./kept-listings.server.ts";
import { pageOfListing, structuredDataOf, type ListingPage } from "./page-of-listing.server.ts";
import { retellListing, tellListing, type ToldListing } from "./tell-listing.server.ts";
import type { OfferingAgent, TellSetting } from "./told-listing.ts";

/** What a request for a listing is answered with. */
type ListingAnswer =
  | { status: 404 }
  | { status: 308; location: string }
  | {
      status: 200 | 410;
      listing: Listing;
      page: ListingPage;
      /** Whether it is kept: then it is the same object as long as it says the same. */
      isKept: boolean;
      like: ToldListing["like"];
      structuredData: () => readonly string[];
    };

/**
 * Answers a request for a listing (decisions, section 3): unknown and draft 404, a wrong or missing slug leads to the
 * right one, withdrawn 410 with places like it, or the way to the listing that continues it; let and sold stay, with
 * `noindex`. What was told of it before holds as long as nothing has changed that it was told from.
 * @param url of the request; its query is kept
 * @param siteUrl without a slash at its end
 */
export async function loadListing(
  db: Database,
  gazetteer: Gazetteer,
  url: URL,
  asked: string,
  language: Language,
  t: TFunction,
  siteUrl: string,
): Promise<ListingAnswer> {
  const reference = asked.toLowerCase();
  const setting: TellSetting = { gazetteer, language, t, siteUrl };
  const known = await findKnown(db, reference, setting);
  const listing = known?.isListingAsIs ? known.told.listing : await findListing(db, reference);
  if (!listing) {
    const page = await findPageOfTwin(db, reference);
    if (!page) return { status: 404 };
    return { status: 308, location: listingHref(page.reference, page.titles, language) + url.search };
  }
  const canonical = listingHref(listing.reference, listing.titles, language);
  if (url.pathname !== canonical) return { status: 308, location: canonical + url.search };
  if (listing.status === "withdrawn") {
    const next = await findContinuation(db, listing.reference);
    if (next) return { status: 308, location: listingHref(next.reference, next.titles, language) + url.search };
  }
  const { told, isKept } = await tell(db, listing, known, setting);
  const page = pageFor(told, url.searchParams.get(agentParameter)?.toLowerCase(), setting);
  return {
    status: listing.status === "withdrawn" ? 410 : 200,
    listing,
    page,
    isKept,
    like: told.like,
    structuredData: () => (listing.status === "withdrawn" ? [] : structuredDataOf(listing, page, setting)),
  };
}

/** What there is to tell of a listing: as it was told before, or in part, where that is so still. */
async function tell(db: Database, listing: Listing, known: Known | undefined, setting: TellSetting) {
  if (known?.isAsIs) return { told: known.told, isKept: true };
  const told = known?.isListingAsIs
    ? await retellListing(db, known.told, setting)
    : await tellListing(db, listing, setting);
  return { told, isKept: keepTold(db, told, setting) };
}

/** @param asked the reference by which one of the agents who offer it is asked for */
function pageFor(told: ToldListing, asked: string | undefined, setting: TellSetting): ListingPage {
  const writesTo: OfferingAgent = told.agents.find(({ reference }) => reference === asked) ?? told.agents[0]!;
  const page = told.pages.get(writesTo) ?? pageOfListing(told, writesTo, setting);
  told.pages.set(writesTo, page);
  return page;
}
