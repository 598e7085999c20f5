import { inArray, sql } from "drizzle-orm";
import type { TFunction } from "i18next";
import { formatDecimal, formatMoney, formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import { cardPrice, type PricedRow } from "#app/listings/card-view.server.tsx";
import type { Cluster } from "#app/search-index/clusters.ts";
import type { Hit } from "#app/search-index/hit.ts";
import { IndexOutdated } from "#app/search-index/index-outdated.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { quoteText } from "#app/listings/price-words.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import type { Mark } from "./marks/map-data.ts";
import { priceZoom } from "./marks/mark-size.ts";
import { nearestPlaces } from "./nearest-places.ts";

/** More prices than this can't be read side by side. */
const mostPrices = 100;

interface Wording {
  language: Language;
  /** What is searched for: a listing both to let and for sale shows that price. */
  deal: Deal | undefined;
  zoom: number;
}

/**
 * Puts clusters into words: what each is called, and of single listings their pages and, near by, their prices.
 * @throws IndexOutdated when one of those has changed since it was found
 */
export async function nameMarks(
  db: Database,
  gazetteer: Gazetteer,
  clusters: readonly Cluster[],
  { language, deal, zoom }: Wording,
): Promise<Mark[]> {
  const t = textsIn(language);
  const singles = clusters.flatMap(({ single }) => single ?? []).slice(0, mostPrices);
  const known = await listSingles(db, singles);
  const placeAt = nearestPlaces(gazetteer, zoom);
  return clusters.map(({ lng, lat, count, box, single: hit }) => {
    const mark = { lng: round(lng), lat: round(lat), count, box: box.map(round) as Mark["box"] };
    const single = hit && known.get(hit.id);
    if (single) return { ...mark, ...wordsOf(single, language, deal, zoom, t) };
    const place = placeAt({ lat, lng }).names[language];
    const name = t("map.cluster", { count, formatted: formatNumber(count, language), place });
    return { ...mark, name, ...(hit && { reference: hit.reference }) };
  });
}

type Single = Awaited<ReturnType<typeof selectSingles>>[number];

function wordsOf(single: Single, language: Language, deal: Deal | undefined, zoom: number, t: TFunction) {
  const { reference, titles } = single;
  const title = inLanguage(titles, language)?.value ?? reference;
  const price = zoom >= priceZoom && shortPrice(single, language, t, deal);
  return {
    reference,
    href: listingHref(reference, titles, language),
    name: t("map.single", { title, price: quoteText(cardPrice(single, language, t, deal)) }),
    ...(price && { price }),
  };
}

/**
 * A price that fits a mark: `€185/m²`, `€950`, `€450k`, `€1.3M`. What the amount is for, the card says.
 * @returns undefined when it is on request
 */
export function shortPrice(row: PricedRow, language: Language, t: TFunction, deal?: Deal): string | undefined {
  const forRent = row.toLet && row.rent && !((row.forSale || row.invest) && row.sale && deal && deal !== "to-let");
  const asked = forRent ? row.rent : row.sale;
  if (!asked || !("amount" in asked)) return undefined;
  const amount = shortAmount(asked.amount, language, t);
  return asked.basis === "m2" ? t("map.price.perSquareMetre", { amount }) : amount;
}

function shortAmount(amount: number, language: Language, t: TFunction): string {
  if (amount < 10_000) return formatMoney(Math.round(amount), language);
  if (amount < 999_500) return t("map.price.thousands", { number: formatNumber(amount / 1_000, language) });
  return t("map.price.millions", { number: formatDecimal(amount / 1_000_000, language) });
}

async function listSingles(db: Database, hits: readonly Hit[]): Promise<Map<number, Single>> {
  if (hits.length === 0) return new Map();
  const read = await selectSingles(
    db,
    hits.map(({ id }) => id),
  );
  const singles = new Map(read.map((single) => [single.id, single]));
  const changed = hits.find(({ id, revision }) => singles.get(id)?.revision !== revision);
  if (changed) throw new IndexOutdated(changed.reference);
  return singles;
}

function selectSingles(db: Database, ids: number[]) {
  const { id, reference, titles, toLet, forSale, invest, rent, sale, desks } = listings;
  const revision = sql<number>`${listings.revision}::text::float8`;
  return db
    .select({ id, revision, reference, titles, toLet, forSale, invest, rent, sale, desks })
    .from(listings)
    .where(inArray(id, ids));
}

/** To a metre. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}
