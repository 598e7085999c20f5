import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { AdvertiserView } from "#app/listings/advertiser-view.ts";
import type { CardView } from "#app/listings/card.tsx";
import type { NoPriceContext, PriceContext } from "#app/listings/context/price-context.server.ts";
import type { YieldContext } from "#app/listings/context/yield-context.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { CostsView } from "./costs-view.ts";
import type { ListingView } from "./listing-view.server.ts";

/** For whom a listing is told. */
export interface TellSetting {
  gazetteer: Gazetteer;
  language: Language;
  t: TFunction;
  /** Without a slash at its end. */
  siteUrl: string;
}

/** An agent who offers the property. */
export interface OfferingAgent {
  agent: AdvertiserView;
  /** Their own, by which they know it. */
  reference: string;
  /** The address at which the page's form writes to them. */
  writeHref: string;
}

/** A listing in words of a language, with what stands beside it; nothing of whoever asks. */
export interface Told {
  listing: Listing;
  view: ListingView;
  /** All who offer it, the agent whose page it is first. */
  agents: readonly OfferingAgent[];
  /** What buying it costs in all, where it is for sale. */
  costs: CostsView | undefined;
  around: Around;
}

/** What of other listings a listing's page shows. */
interface Around {
  similar: CardView[];
  /** Other properties at the same address. */
  sameBuilding: CardView[];
  /** How its price stands among others. */
  context?: PriceContext | NoPriceContext | undefined;
  /** And its yield, of an investment. */
  yieldContext?: YieldContext | undefined;
}
