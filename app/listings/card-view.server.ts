import type { TFunction } from "i18next";
import { inEveryLanguage, inLanguage, type Language } from "#app/i18n/languages.ts";
import type { Point } from "#app/places/area.ts";
import { distanceInWords, metresBetween } from "#app/places/distance.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { dealOf } from "#app/filters/deal.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/filters.ts";
import type { CardRow } from "./card-columns.server.ts";
import { tellAsked } from "./asked-figures.ts";
import { cardFacts } from "./card-facts.ts";
import { energyLetter } from "./energy.ts";
import { listingHref } from "./listing-href.ts";
import { quoteRent, quoteSale, surfaceText, type Quote } from "./price-words.ts";
import type { EnergyClass, EnergyScheme } from "#app/vocabulary/vocabulary.ts";

const day = 24 * 60 * 60 * 1000;
const newFor = 14 * day;
/** How long a lower price is marked as such, in milliseconds. */
export const droppedFor = 30 * day;

/** What of a row says its price. */
export type PricedRow = Pick<CardRow, "toLet" | "forSale" | "invest" | "rent" | "sale">;

/** A card in finished words of the page's language; what does not apply is left out. */
export interface CardView {
  reference: string;
  href: string;
  title: string;
  /** The language of the title, when it is not the page's. */
  titleLang?: Language;
  /** What it is offered for, where the search leaves that open: "For sale". */
  deal?: string;
  place: string;
  /** How far it is from where the search measures: "1.2 km". */
  distance?: string;
  price: Quote;
  surface: string;
  facts: string[];
  /** What was asked for and the advertiser does not tell: "Not stated: bedrooms". */
  lacking?: string;
  energy?: { class: string; letter: string; label: string };
  badge?: { text: string; tone?: "brick" | "ink" };
  photoKey?: string;
  photoAlt: string;
  demonstration?: string;
  /** Names the button that keeps it; a card without has none. */
  keep?: string;
}

/**
 * Puts a row into words, so that loader data stays small and the browser needs no formatting code.
 * @param asked what was searched for: a listing both to let and for sale shows that price, and its card says first what
 * was asked for, or that the advertiser does not tell it
 * @param from where distances are measured from, when they are to be shown
 */
export function cardView(
  row: CardRow,
  language: Language,
  t: TFunction,
  gazetteer: Gazetteer,
  asked: SearchCriteria = {},
  from?: Point,
  now = new Date(),
): CardView {
  const title = inLanguage(row.titles, language);
  const answers = tellAsked(row, asked, language, t);
  const view: CardView = {
    reference: row.reference,
    href: listingHref(row.reference, row.titles, language),
    title: title?.value ?? row.reference,
    place: gazetteer.placeLabel(gazetteer.getById(row.placeId), language),
    price: cardPrice(row, language, t, dealOf(asked)),
    surface: surfaceText(row.surfaceMin, row.surfaceTotal, language),
    facts: cardFacts(row, language, t, now.toISOString().slice(0, 10), answers.facts),
    photoAlt: (row.photoAlts && inLanguage(row.photoAlts, language)?.value) ?? "",
  };
  if (!dealOf(asked)) view.deal = offeredFor(row, t);
  view.keep = t("shortlist.addNamed", { title: view.title, place: view.place });
  if (answers.lacking.length > 0) view.lacking = t("listing.card.lacking", { what: answers.lacking.join(", ") });
  if (title && title.language !== language) view.titleLang = title.language;
  if (from) view.distance = distanceInWords(metresBetween(from, row), language, t);
  if (row.photoKey) view.photoKey = row.photoKey;
  if (row.energyClass && row.energyScheme) view.energy = energyBadge(row.energyScheme, row.energyClass, language, t);
  const badge = cardBadge(row, t, now.getTime());
  if (badge) view.badge = badge;
  if (row.demonstration) view.demonstration = t("listing.page.demonstrationMark");
  return view;
}

/** The price that the visitor asks about; else the rent, when there is one. */
export function cardPrice(row: PricedRow, language: Language, t: TFunction, deal?: Deal): Quote {
  const rent = row.toLet && row.rent;
  const sale = (row.forSale || row.invest) && row.sale;
  if (rent && !(sale && deal && deal !== "to-let")) return quoteRent(rent, language, t);
  if (sale) return quoteSale(sale, language, t);
  return { before: "", amount: t("listing.price.onRequest"), unit: "" };
}

/** Where rents and prices stand among each other; "Price on request" alone would not tell which it is. */
function offeredFor({ toLet, forSale, invest }: PricedRow, t: TFunction): string {
  const offered: Deal[] = [...(toLet ? ["to-let" as const] : []), ...(forSale ? ["for-sale" as const] : [])];
  if (invest && !forSale) offered.push("investment");
  return offered.map((deal) => t(`vocabulary.transactions.${deal}`)).join(" · ");
}

/** One badge at most: what has become of it, then a lower price, then that it is new. */
function cardBadge(row: CardRow, t: TFunction, now: number): CardView["badge"] {
  if (row.status !== "published") return { text: t(`vocabulary.statuses.${row.status}`), tone: "ink" };
  if (row.priceDroppedAt && now - row.priceDroppedAt.getTime() <= droppedFor) {
    return { text: t("listing.badge.priceDrop"), tone: "brick" };
  }
  if (now - row.publishedAt.getTime() <= newFor) return { text: t("listing.badge.new") };
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
