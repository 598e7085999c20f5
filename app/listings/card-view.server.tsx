import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { brusselsDay, startOfBrusselsDay } from "#app/i18n/brussels-day.ts";
import { inEveryLanguage, inLanguage, type Language } from "#app/i18n/languages.ts";
import type { Point } from "#app/places/area.ts";
import { distanceInWords, metresBetween } from "#app/places/distance.ts";
import { ownBytes } from "#app/http/own-bytes.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { dealOf, type Deal } from "#app/filters/deal.ts";
import { comparedIn, type SearchCriteria } from "#app/filters/filters.ts";
import { readRange } from "#app/filters/ranges.ts";
import { groupOfType, isResidential, type EnergyClass, type EnergyScheme } from "#app/vocabulary/vocabulary.ts";
import { cardFacts } from "./card-facts.ts";
import { Card, type CardView } from "./card.tsx";
import { pictureFacts } from "#app/media/pictures/picture-facts.ts";
import { energyLetter } from "./energy.ts";
import { listingHref } from "./listing-href.ts";
import { quoteRent, quoteSale, surfaceText, type Quote } from "./price-words.ts";
import type { CardRow } from "./read-cards.server.ts";
import { anchorOf } from "./reference.ts";
import { rentOtherwise } from "./shop-rents.ts";

const day = 24 * 60 * 60 * 1000;
const newFor = 14 * day;
/** How long a lower price is marked as such, in milliseconds. */
export const droppedFor = 30 * day;

/** What of a row says its price. */
export type PricedRow = Pick<CardRow, "toLet" | "forSale" | "invest" | "rent" | "sale"> &
  Partial<Pick<CardRow, "desks">>;

/** Bytes of cards kept: some 20,000, of 2 kB each. Places may be named anew with a gazetteer. */
const mostBytes = 48 * 1024 * 1024;
/** Bytes of a card's key, and of what holds it. */
const besides = 400;
const bounds = { maxSize: mostBytes, sizeCalculation: ({ length }: Buffer) => length + besides };
const caches = new WeakMap<Gazetteer, LRUCache<string, Buffer>>();

/** Pictures of the first screen load at once. */
export const firstScreen = 3;

/** Where distances are measured from; with its name as it stands behind "near", where it is something with one. */
export interface MeasuredFrom extends Point {
  behind?: string | undefined;
  /** Metres to its edge, where it is something large: the search counts from there, and so do cards. */
  extent?: number | undefined;
}

interface CardSetting {
  language: Language;
  t: TFunction;
  gazetteer: Gazetteer;
  /** What was searched for: see {@link cardView}. */
  asked: SearchCriteria;
  /** When distances are to be shown. Cards of a position without a name are this visitor's own, and made anew. */
  from?: MeasuredFrom | undefined;
  /**
   * In a running text, cards load their pictures when they come near; beside a map they let its ground come first, and stand
   * a level higher, as no heading of their own is above them.
   */
  within?: "results" | "map" | "text";
}

/**
 * Cards as the content of an `<ol class="cards">`. Putting 24 listings into words and markup is half the time of a page
 * of results, and a card stays the same until its listing changes: each is made once.
 * @returns UTF-8, as a page is sent, of each card
 */
export function renderCards(
  rows: readonly CardRow[],
  { language, t, gazetteer, asked, from, within = "results" }: CardSetting,
  now = new Date(),
): Buffer[] {
  const cards = caches.get(gazetteer) ?? new LRUCache<string, Buffer>(bounds);
  caches.set(gazetteer, cards);
  // The price that is asked about and the figures; what is new, and what is available at once, depends on the day.
  const compared = comparedIn(asked);
  const variant = [language, JSON.stringify([compared, from]), within, brusselsDay(now)].join(" ");
  return rows.map((row, index) => {
    const priority = within === "results" && index < firstScreen;
    const render = () => {
      const view = cardView(row, language, t, gazetteer, compared, from, now);
      const card = <Card view={view} heading={within === "map" ? "h2" : "h3"} priority={priority} />;
      // A page has one list of results, and may have several in a text.
      const id = within === "results" ? ` id="${anchorOf(view.reference)}"` : "";
      return Buffer.from(`<li${id}>${renderToStaticMarkup(card)}</li>`);
    };
    if (from && from.behind === undefined) return render();
    const key = [row.id, row.revision, variant, priority].join(" ");
    let card = cards.get(key);
    if (card === undefined) cards.set(key, (card = ownBytes(render())));
    return card;
  });
}

/**
 * Puts a row into words, so that loader data stays small and the browser needs no formatting code.
 * @param asked what was searched for: a listing both to let and for sale shows that price, and its card says first what
 * was asked for, or that the advertiser does not state it
 * @param from where distances are measured from, when they are to be shown
 */
export function cardView(
  row: CardRow,
  language: Language,
  t: TFunction,
  gazetteer: Gazetteer,
  asked: SearchCriteria = {},
  from?: MeasuredFrom,
  now = new Date(),
): CardView {
  const title = inLanguage(row.titles, language);
  const place = gazetteer.getById(row.placeId);
  const { facts, missing } = cardFacts(row, asked, language, t, brusselsDay(now), place.country);
  const view: CardView = {
    reference: row.reference,
    href: listingHref(row.reference, row.titles, language),
    title: title?.value ?? row.reference,
    place: gazetteer.placeLabel(place, language),
    price: cardPrice(row, language, t, dealOf(asked)),
    surface: surfaceText(row.surfaceMin, row.surfaceTotal, language),
    facts,
    photoAlt: (row.photoAlts && inLanguage(row.photoAlts, language)?.value) ?? "",
  };
  if (!dealOf(asked)) view.deal = offeredFor(row, t);
  view.keep = t("shortlist.addNamed", { title: view.title, place: view.place });
  if (missing.length > 0) view.missing = t("listing.card.missing", { what: missing.join(", ") });
  if (title && title.language !== language) view.titleLang = title.language;
  if (from) {
    view.distance = distanceFrom(from, row, language, t);
  }
  if (row.photoKey) view.photoKey = row.photoKey;
  if (row.photoDrawn) view.photoDrawn = true;
  const photo = row.photo && pictureFacts(row.photo);
  if (photo) view.photo = photo;
  if (row.energyClass && row.energyScheme) view.energy = energyBadge(row.energyScheme, row.energyClass, language, t);
  // Of offices and warehouses whoever asks for what they cost a month is told it.
  const isByMonth =
    groupOfType(row.type) === "retail" || (asked["monthly-rent"] !== undefined && !isResidential(row.type));
  if (isByMonth && showsRent(row, dealOf(asked))) {
    const sought = readRange(asked.surface, "min")?.min;
    const beside = rentOtherwise({ ...row, units: [] }, language, t, sought);
    if (beside) view.beside = beside;
  }
  const badge = cardBadge(row, t, startOfBrusselsDay(now).getTime());
  if (badge) view.badge = badge;
  if (row.demonstration) view.demonstration = t("listing.page.demonstrationMark");
  return view;
}

/** The price that the visitor asks about; else the rent, when there is one. */
export function cardPrice(row: PricedRow, language: Language, t: TFunction, deal?: Deal): Quote {
  const { rent } = row;
  const sale = (row.forSale || row.invest) && row.sale;
  if (rent && showsRent(row, deal)) return quoteRent(rent, language, t, row.desks);
  if (sale) return quoteSale(sale, language, t);
  return { before: "", amount: t("listing.price.onRequest"), unit: "" };
}

/** Whether the price on its card is a rent. */
function showsRent({ toLet, rent, forSale, invest, sale }: PricedRow, deal: Deal | undefined): boolean {
  return toLet && rent !== null && !((forSale || invest) && sale && deal && deal !== "to-let");
}

/** Where rents and prices stand among each other; "Price on request" alone would not tell which it is. */
function offeredFor({ toLet, forSale, invest }: PricedRow, t: TFunction): string {
  const offered: Deal[] = [...(toLet ? ["to-let" as const] : []), ...(forSale ? ["for-sale" as const] : [])];
  if (invest && !forSale) offered.push("investment");
  return offered.map((deal) => t(`vocabulary.transactions.${deal}`)).join(" · ");
}

/**
 * One badge at most: what has become of it, then a lower price, then that it is new.
 * @param today when the day began: a card stays as it is for all of it
 */
function cardBadge(row: CardRow, t: TFunction, today: number): CardView["badge"] {
  if (row.status !== "published") return { text: t(`vocabulary.statuses.${row.status}`), tone: "ink" };
  if (row.priceDroppedAt && today - row.priceDroppedAt.getTime() <= droppedFor) {
    return { text: t("listing.badge.priceDrop"), tone: "brick" };
  }
  if (today - row.publishedAt.getTime() <= newFor) return { text: t("listing.badge.new") };
  return undefined;
}

type EnergyBadge = NonNullable<CardView["energy"]>;

/** There are few of them, and each stands on many cards. */
const energyBadges = inEveryLanguage(() => new Map<string, EnergyBadge>());

function energyBadge(scheme: EnergyScheme, given: EnergyClass, language: Language, t: TFunction): EnergyBadge {
  const known = energyBadges[language].get(scheme + given);
  if (known) return known;
  const label = t("listing.energy.label", { class: given, scheme: t(`listing.energy.scheme.${scheme}`) });
  const badge = { class: given, letter: energyLetter(given), label };
  energyBadges[language].set(scheme + given, badge);
  return badge;
}

/** "350 m from Schuman", "1.2 km from the edge of the Port of Antwerp". */
function distanceFrom(
  { behind, extent = 0, ...middle }: MeasuredFrom,
  place: Point,
  language: Language,
  t: TFunction,
): string {
  const metres = metresBetween(middle, place) - extent;
  const distance = distanceInWords(metres, language, t);
  if (behind === undefined) return distance;
  if (extent === 0) return t("places.distanceFrom", { distance, name: behind });
  return metres <= 0
    ? t("places.withinArea", { name: behind })
    : t("places.distanceFromEdge", { distance, name: behind });
}
