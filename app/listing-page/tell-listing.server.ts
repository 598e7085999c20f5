import type { TFunction } from "i18next";
import { agentParameter } from "#app/contact/contact-request.ts";
import { findInsightWith } from "#app/content/insights/insights.server.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { describeSearch } from "#app/filters/describe.ts";
import { findSearchPlaces, namePlaces } from "#app/filters/search-places.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { advertiserView } from "#app/listings/advertiser-view.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import { loadPriceContext } from "#app/listings/context/price-context.server.ts";
import { loadYieldContext } from "#app/listings/context/yield-context.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { criteriaFromListing, limitsOf } from "#app/strategies/criteria-from-listing.ts";
import type { Database } from "#db/client.server.ts";
import { costsView } from "./costs-view.ts";
import type { ListingPage } from "./page-of-listing.server.ts";
import { listingView } from "./listing-view.server.ts";
import { listOtherListings } from "./other-listings.server.ts";
import type { OfferingAgent, TellSetting, Told } from "./told-listing.ts";

/** A listing in words of a language, and what is made of it for whoever asks. */
export interface ToldListing extends Told {
  /** The search for places like it. */
  like: { criteria: SearchCriteria; words: string; limits: ReturnType<typeof limitsOf> };
  /** What its page says, by whom the form writes to: mostly there is one. */
  pages: Map<OfferingAgent, ListingPage>;
  /** Beside the listing's own rows. */
  madeOf: MadeOf;
}

/** What a listing is told from: the same objects say the same. What is kept must not hold them in memory. */
interface MadeOf {
  /** The version of the listings on offer. */
  index: WeakRef<object>;
  gazetteer: WeakRef<Gazetteer>;
  t: TFunction;
  /** What is new, reduced or since when depends on the time, of which this is enough. */
  hour: string;
}

const similarCount = 4;

/** Tells a listing, and what stands beside it as it is now. */
export async function tellListing(db: Database, listing: Listing, setting: TellSetting): Promise<ToldListing> {
  const { gazetteer, language, t } = setting;
  const { around, madeOf } = await tellAround(db, listing, setting);
  const view = listingView(listing, language, t, gazetteer);
  const canonical = listingHref(listing.reference, listing.titles, language);
  const { country } = gazetteer.getById(listing.placeId);
  const agents: OfferingAgent[] = [
    { agent: view.advertiser, reference: listing.reference, writeHref: canonical },
    ...listing.otherAgents.map(({ offeredAs, ...advertiser }) => ({
      agent: advertiserView({ advertiser }, country, language, t),
      reference: offeredAs,
      writeHref: `${canonical}?${agentParameter}=${offeredAs}`,
    })),
  ];
  const criteria = criteriaFromListing(listing, gazetteer);
  const places = namePlaces(findSearchPlaces(gazetteer, criteria, "en"), language);
  const words = describeSearch(criteria, places, language, t);
  const like = { criteria, words, limits: limitsOf(criteria) };
  const costs = costsView(listing, gazetteer, language, t, await guideHref(language));
  return { listing, view, agents, costs, around, like, pages: new Map(), madeOf };
}

/** Of the guide that holds the calculator of taxes on a purchase; undefined where a site's editors have none. */
async function guideHref(language: Language): Promise<string | undefined> {
  const guide = await findInsightWith("PurchaseCosts", language);
  return guide && href("insight", language, { slug: guide.slug });
}

/**
 * Tells anew what stands beside a listing that is itself as it was: the version of the listings is another with each that
 * changes, and few of them stand on the page of one.
 * @returns the same where that says the same
 */
export async function retellListing(db: Database, told: ToldListing, setting: TellSetting): Promise<ToldListing> {
  if (!isToldAlike(told, setting)) return tellListing(db, told.listing, setting);
  const { around, madeOf } = await tellAround(db, told.listing, setting);
  if (JSON.stringify(around) !== JSON.stringify(told.around)) return { ...told, around, pages: new Map(), madeOf };
  told.madeOf = madeOf;
  return told;
}

async function tellAround(db: Database, listing: Listing, { gazetteer, language, t }: TellSetting) {
  const hour = hourOf(new Date());
  // One version of the listings for all of it, and rows read no earlier: what they show before a change is kept with no
  // version that holds it.
  const { index, others, context, yieldContext } = await withSearchIndex(db, async (index, within) => {
    const [others, context, yieldContext] = await Promise.all([
      listOtherListings(index, within, listing, similarCount),
      loadPriceContext(index, gazetteer, listing, language, t),
      loadYieldContext(index, gazetteer, listing, language, t),
    ]);
    return { index, others, context, yieldContext };
  });
  const inWords = (row: CardRow) => cardView(row, language, t, gazetteer);
  const [similar, sameBuilding] = [others.similar.map(inWords), others.sameBuilding.map(inWords)];
  const around: Told["around"] = { similar, sameBuilding, context, yieldContext };
  const madeOf: MadeOf = { index: new WeakRef(index), gazetteer: new WeakRef(gazetteer), t, hour };
  return { around, madeOf };
}

/** Whether it was told in the same words, by the same names of places, of the same hour. */
export function isToldAlike({ madeOf }: ToldListing, { gazetteer, t }: TellSetting): boolean {
  return madeOf.gazetteer.deref() === gazetteer && madeOf.t === t && madeOf.hour === hourOf(new Date());
}

/** What is new, reduced or since when depends on the time: not finer than that. */
const hourOf = (now: Date): string => now.toISOString().slice(0, 13);
