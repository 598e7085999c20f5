import type { TFunction } from "i18next";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import { listTexts, type ListingTexts } from "#app/listings/list-texts.server.ts";
import { listedProperty } from "#app/listings/listing-structured-data.ts";
import { quoteText } from "#app/listings/price-words.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { photoUrl } from "#app/media/pictures/photo-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { criteriaOf, type SearchCriteria, type SearchQuery } from "#app/filters/criteria.ts";
import { describeSearch } from "#app/filters/describe.ts";
import { localiseQuery, namePlaces, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { dealOf } from "#app/filters/deal.ts";
import { feedHref, type FeedFormat } from "./feed-href.ts";
import type { FeedEntry, SearchFeed } from "./search-feed.ts";

const entriesAtMost = 50;

interface Site {
  siteName: string;
  /** Without a slash at its end. */
  siteUrl: string;
}

/** Loads the newest listings of a search as a feed, through the matcher of the results page. */
export async function loadFeed(
  db: Database,
  gazetteer: Gazetteer,
  { query, places, language }: { query: SearchQuery; places: SearchPlaces; language: Language },
  format: FeedFormat,
  { siteName, siteUrl }: Site,
): Promise<SearchFeed> {
  const t = textsIn(language);
  const criteria = criteriaOf(localiseQuery(query, places, language));
  const search = await resolveCriteria(db, gazetteer, criteria, places);
  const { rows } = await searchListings(db, search, { numPropertiesPerPage: entriesAtMost });
  const ids = rows.map(({ id }) => id);
  const texts = await listTexts(db, ids);
  const entries = rows.flatMap((row) => {
    const found = texts.get(row.id);
    return found ? [entryOf(row, found, { gazetteer, language, t, siteUrl, criteria })] : [];
  });
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()));
  return {
    url: siteUrl + feedHref(format, criteria, language),
    pageUrl: siteUrl + searchHref(criteria, language),
    siteName,
    siteUrl,
    title: `${describeSearch(criteria, namePlaces(places, language), language, t)} · ${siteName}`,
    subtitle: t("seo.feed.subtitle"),
    language,
    updated: entries.length > 0 ? new Date(latest) : startOfToday(),
    entries,
  };
}

interface Setting {
  gazetteer: Gazetteer;
  language: Language;
  t: TFunction;
  siteUrl: string;
  criteria: SearchCriteria;
}

function entryOf(row: CardRow, texts: ListingTexts, { gazetteer, language, t, siteUrl, criteria }: Setting): FeedEntry {
  const card = cardView(row, language, t, gazetteer, criteria);
  const summary = [quoteText(card.price), card.surface, card.place].filter(Boolean).join(" · ");
  const data = listedProperty(row, language, siteUrl, dealOf(criteria));
  const description = inLanguage(texts.descriptions, language)?.value ?? "";
  const deals = [row.toLet && "to-let", row.forSale && "for-sale", row.invest && "investment"] as const;
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:${row.reference}`,
    url: siteUrl + card.href,
    title: card.title,
    lang: card.titleLang,
    summary,
    place: card.place,
    facts: card.facts,
    paragraphs: description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim()),
    tags: [
      t(`vocabulary.types.${row.type}`),
      ...(row.desks === null ? [] : [t("vocabulary.types.co-working")]),
      ...deals.flatMap((of) => (of ? t(`vocabulary.transactions.${of}`) : [])),
    ],
    published: row.publishedAt,
    updated: texts.updatedAt > row.publishedAt ? texts.updatedAt : row.publishedAt,
    ...(row.photoKey && { picture: { url: siteUrl + photoUrl(row.photoKey, 960, "webp"), alt: card.photoAlt } }),
    data,
  };
}

/** An empty feed has to say some date; one that changes with each request would never be "not modified". */
function startOfToday(): Date {
  return new Date(new Date().setUTCHours(0, 0, 0, 0));
}
