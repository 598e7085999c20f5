import { LRUCache } from "lru-cache";
import type { TFunction } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { renderCards } from "#app/listings/card-view.server.tsx";
import { marketInWords } from "#app/listings/market-words.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { measureMarket, searchListings } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { headingOf } from "#app/filters/describe.ts";
import { namePlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Database } from "#db/client.server.ts";
import type { TextSearch } from "../content-tags.server.ts";
import { PurchaseForm } from "../purchase-costs/purchase-form.tsx";
import { readPurchase } from "../purchase-costs/read-purchase.ts";
import { placesOf, queryOf } from "../search-of-tag.ts";
import { LiveFigures, LiveListings } from "./live-parts.tsx";

/** A part of a text that shows what is on offer now. */
export interface MarketPart {
  show: "figures" | "listings";
  search: TextSearch;
}

/** A part of a text that is made at each request: from the listings, or from what the reader asks. */
export type LivePart = MarketPart | { show: "purchase-costs" };

/** How long a part may be old, in milliseconds. */
const freshFor = 60_000;
const cacheSize = 2_000;
const cardsAtMost = 3;

interface Wanted {
  part: MarketPart;
  language: Language;
}

/** By part and language: a page with live parts costs what one without costs, but once a minute. */
const caches = new WeakMap<Database, LRUCache<string, string, Wanted>>();

/**
 * A live part as HTML; what it says of listings is at most a minute old.
 * @param query of the page's address, for parts that answer a form
 */
export async function renderLivePart(
  db: Database,
  part: LivePart,
  language: Language,
  query: URLSearchParams,
): Promise<string> {
  if (part.show === "purchase-costs") {
    const form = <PurchaseForm {...readPurchase(query)} language={language} t={textsIn(language)} />;
    return renderToStaticMarkup(form);
  }
  const cache = caches.get(db) ?? makeCache(db);
  caches.set(db, cache);
  const { deal, type = "", place = "" } = part.search;
  return cache.forceFetch([part.show, language, deal, type, place].join(" "), { context: { part, language } });
}

/** Whether a part that answers a form can't reckon with what was typed. */
export function refuses(part: LivePart, query: URLSearchParams): boolean {
  return part.show === "purchase-costs" && Object.keys(readPurchase(query).refused).length > 0;
}

function makeCache(db: Database): LRUCache<string, string, Wanted> {
  return new LRUCache<string, string, Wanted>({
    max: cacheSize,
    ttl: freshFor,
    fetchMethod: (_key, _old, { context: { part, language } }) => render(db, part, language),
  });
}

async function render(db: Database, { show, search }: MarketPart, language: Language): Promise<string> {
  const gazetteer = await getGazetteer(db);
  const t = textsIn(language);
  const places = placesOf(search, gazetteer);
  const criteria = queryOf(search, places, language);
  const resolved = await resolveCriteria(db, gazetteer, criteria, places);
  const heading = headingOf(criteria, namePlaces(places, language), language, t);
  const label = t("content.onOffer", { search: heading[0]!.toLowerCase() + heading.slice(1) });
  const href = searchHref(criteria, language);
  if (show === "figures") {
    const figures = await measureMarket(db, resolved);
    return renderToStaticMarkup(
      <LiveFigures
        label={label}
        figures={figures.count > 0 ? marketInWords(figures, criteria, language, t) : []}
        note={figures.count > 0 ? t("content.note") : t("content.nothing")}
        link={{ href, words: wayTo(figures.count, language, t) }}
      />,
    );
  }
  const { rows, count } = await searchListings(db, resolved, { numPropertiesPerPage: cardsAtMost });
  return renderToStaticMarkup(
    <LiveListings
      label={label}
      cards={renderCards(rows, { language, t, gazetteer, asked: criteria, within: "text" }).join("")}
      nothing={rows.length === 0 ? t("content.nothing") : undefined}
      link={{ href, words: wayTo(count, language, t) }}
    />,
  );
}

function wayTo(count: number, language: Language, t: TFunction): string {
  if (count === 0) return t("content.openSearch");
  return t("content.seeAll", { count, number: formatNumber(count, language) });
}
