import type { TFunction } from "i18next";
import { brusselsDay, startOfBrusselsDay } from "#app/i18n/brussels-day.ts";
import { formatDate } from "#app/i18n/formats.ts";
import { withJoinedFigures } from "#app/i18n/joined-figures.ts";
import { inLanguage, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { aroundView } from "#app/basemap/around/around-view.server.ts";
import { writeBox } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Deal } from "#app/filters/deal.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { advertiserView } from "#app/listings/advertiser-view.ts";
import { droppedFor } from "#app/listings/card-view.server.tsx";
import { priceHistory } from "#app/listings/context/price-history.ts";
import { documentUrl } from "#app/media/documents/document-url.ts";
import { pictureFacts } from "#app/media/pictures/picture-facts.ts";
import { energyView } from "./energy-view.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { keyFigures } from "./key-figures.ts";
import { addressView, type AddressView } from "./listing-address.ts";
import { listingCrumbs } from "./listing-crumbs.ts";
import { legalRows } from "./legal-rows.server.ts";
import { factRows } from "./listing-facts.ts";
import { hasRenovationDuty } from "#app/listings/legal/renovation-duty.ts";
import { searchLike } from "#app/listings/listing-segment.ts";
import {
  monthlyRent,
  quoteRent,
  quoteSale,
  quoteText,
  rentPerYear,
  rentTerms,
  saleTerms,
  type Quote,
} from "#app/listings/price-words.ts";
import { shopRentByMonth, shopRentPerSurface } from "#app/listings/shop-rents.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import { unitsTable } from "./units-view.ts";

/** By the gazetteer's key. */
const flanders = "BE-02000";

/** A text and the language it is written in, when that is not the page's. */
interface Worded {
  text: string;
  lang?: Language;
}

/** What a price comes to: the quote, what it includes, and the same in other words. */
export interface PriceView {
  quote: Quote;
  /** "To let", of what can be bought as well. */
  deal?: string;
  terms: string;
  beside: string[];
  /** Of a shop that is not asked by the month: "about €1,650/month". */
  byMonth?: string;
}

export type ListingView = ReturnType<typeof listingView>;

/** A listing's page in finished words of one language: loader data stays small, the browser formats nothing. */
export function listingView(
  listing: Listing,
  language: Language,
  t: TFunction,
  gazetteer: Gazetteer,
  now = new Date(),
) {
  const today = brusselsDay(now);
  const title = worded(listing.titles, language) ?? { text: listing.reference.toUpperCase() };
  const description = worded(listing.descriptions, language);
  const address = addressView(listing, gazetteer, language, t);
  const inFlanders = listing.regionId !== null && gazetteer.getById(listing.regionId).key === flanders;
  const prices = pricesOf(listing, inFlanders, language, t);
  const { country } = gazetteer.getById(listing.placeId);
  const advertiser = advertiserView(listing, country, language, t);
  const law = {
    legal: listing.legal,
    country,
    inFlanders,
    renovationDuty: hasRenovationDuty(listing),
    sale: listing.forSale || listing.invest ? listing.sale : null,
    // Its row is called by Luxembourg's permit already.
    licence: country === "LU" ? listing.advertiser.licence : advertiser.licence,
  };
  return {
    reference: listing.reference.toUpperCase(),
    title,
    crumbs: listingCrumbs(listing, gazetteer, language, t),
    address,
    since: t("listing.page.since", { date: formatDate(listing.publishedAt, language) }),
    status: listing.status === "published" ? undefined : statusOf(listing.status, t),
    demonstration: listing.demonstration,
    pictures: listing.photos.map((photo, index) => {
      const { key, kind, isDrawn } = photo;
      const alt = worded(photo.alts, language);
      const facts = pictureFacts(photo);
      // The first is waited for; of the others a colour is enough.
      if (facts && index === 0 && photo.blur !== null) facts.blur = photo.blur;
      return { key, facts, alt: alt?.text ?? "", lang: alt?.lang, isPlan: kind === "floor-plan", isDrawn };
    }),
    prices,
    history: priceHistory(listing, language, t, now),
    reduced: reducedFrom(listing, language, t, now),
    figures: keyFigures(listing, country, language, t, today),
    description: description && { paragraphs: paragraphsOf(description.text), lang: description.lang },
    units: unitsTable(listing.units, language, t, today),
    facts: factRows(listing, language, t),
    energy: energyView(listing, language, t),
    legal: legalRows(law, language, t),
    documents: listing.documents.map(({ source, original, title }) => ({
      href: original === undefined ? source : documentUrl(original),
      ...worded(title, language),
    })),
    place: {
      hidden: listing.addressHidden,
      nearbyHref: nearbyHref(listing, language),
      mapHref: mapHref(listing, language),
      around: aroundView(placeOf(listing, gazetteer, address), language, t),
    },
    advertiser,
  };
}

function worded(texts: Partial<PerLanguage<string>>, language: Language): Worded | undefined {
  const found = inLanguage(texts, language);
  return found && { text: found.value, lang: found.language === language ? undefined : found.language };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[-–•*] )/)
    .map((paragraph) => withJoinedFigures(paragraph.trim()))
    .filter(Boolean);
}

function statusOf(status: Exclude<Listing["status"], "published">, t: TFunction) {
  const note = status === "draft" || status === "withdrawn" ? "" : t(`listing.page.status.${status}`);
  return { word: t(`vocabulary.statuses.${status}`), note };
}

function pricesOf(listing: Listing, inFlanders: boolean, language: Language, t: TFunction): PriceView[] {
  const { rent, sale, type, units, toLet, invest } = listing;
  const prices: PriceView[] = [];
  const isSold = listing.forSale || invest;
  // Two prices, one below the other: who seeks a rent must not wonder which is which.
  const dealt = (deal: Deal) => toLet && isSold && { deal: t(`vocabulary.transactions.${deal}`) };
  if (toLet && rent) {
    const isShop = groupOfType(type) === "retail";
    const beside = [
      rentPerYear(rent, language, t),
      monthlyRent(listing, language, t),
      ...(isShop ? shopRentPerSurface(listing, language, t) : []),
    ];
    prices.push({
      ...dealt("to-let"),
      quote: quoteRent(
        rent,
        language,
        t,
        units.reduce((sum, { desks }) => sum + (desks ?? 0), 0),
      ),
      terms: rentTerms(rent, type, t),
      beside: beside.filter((words) => words !== undefined),
      ...(isShop && { byMonth: shopRentByMonth(listing, language, t) }),
    });
  }
  if (isSold && sale) {
    prices.push({
      ...dealt(invest ? "investment" : "for-sale"),
      quote: quoteSale(sale, language, t),
      terms: saleTerms(sale, inFlanders, t),
      beside: [],
    });
  }
  return prices;
}

/** Counted by the day, as on its card. */
const isOver = (dropped: Date, now: Date) => startOfBrusselsDay(now).getTime() - dropped.getTime() > droppedFor;

/** What it cost before, for a month after the change. */
function reducedFrom(listing: Listing, language: Language, t: TFunction, now: Date): string | undefined {
  const { priceDroppedAt, priceChanges, toLet } = listing;
  const [priceBefore] = priceChanges;
  if (!priceDroppedAt || !priceBefore || isOver(priceDroppedAt, now)) return undefined;
  const { rent, sale } = priceBefore;
  const before = toLet && rent ? quoteRent(rent, language, t) : sale ? quoteSale(sale, language, t) : undefined;
  if (!before) return undefined;
  return t("listing.price.reduced", { price: quoteText(before), date: formatDate(priceDroppedAt, language) });
}

/** Where the small map has its dot; of a hidden address the importer keeps the municipality's point only. */
function roughPoint({ lat, lng }: Listing): { lat: number; lng: number } {
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
}

/** Where a listing is; of a hidden address, the middle of its municipality. */
function placeOf(listing: Listing, gazetteer: Gazetteer, { street, label }: AddressView) {
  const { addressHidden: rough } = listing;
  const { lat, lng } = rough ? gazetteer.getById(listing.municipalityId) : roughPoint(listing);
  // Ways begin at the door, as those do that searches and figures tell.
  const door = rough ? undefined : { lat: listing.lat, lng: listing.lng };
  return { lat, lng, door, rough, name: street || label };
}

/** The map of results of its kind around a listing, some streets wide. */
function mapHref(listing: Listing, language: Language): string {
  const { lat, lng } = roughPoint(listing);
  const bbox = writeBox({ west: lng - 0.014, south: lat - 0.009, east: lng + 0.014, north: lat + 0.009 });
  return searchHref({ ...searchLike(listing), bbox, display: "map" }, language);
}

function nearbyHref(listing: Listing, language: Language): string {
  const { lat, lng } = roughPoint(listing);
  return searchHref({ ...searchLike(listing), order: "closest", near: `${lat},${lng}` }, language);
}
