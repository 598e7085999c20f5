import { deals } from "#app/filters/deal.ts";
import { marketPath, type MarketKind } from "#app/filters/market-path.ts";
import { countries } from "#app/places/place.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { placesInWords, unitOf, type Wording } from "./market-view.server.ts";
import { measureTowns } from "./measure-now.server.ts";

/** What most people look for; the other types are reached from these. */
const segments = ["office", "warehouse", "retail", "apartment", "house"] as const;
/** Towns of a market, those with the most prices first. */
const mostTowns = 8;

/**
 * The markets where most is on offer, in finished words: a row for each type, with its deals. A market without enough
 * prices is left out.
 */
export async function loadMarkets(db: Database, gazetteer: Gazetteer, words: Wording) {
  const rows = await withSearchIndex(db, (index) =>
    Promise.all(
      segments.map(async (segment) => ({
        id: segment,
        heading: words.t(`vocabulary.typesPlural.${segment}`),
        markets: await Promise.all(
          deals.map((transaction) => loadTowns(index, gazetteer, { segment, transaction }, words)),
        ),
      })),
    ),
  );
  return rows
    .map((row) => ({ ...row, markets: row.markets.filter(({ towns }) => towns.length > 0) }))
    .filter(({ markets }) => markets.length > 0);
}

/** One market in the towns where most is on offer, and the way to it in each country. */
async function loadTowns(index: SearchIndex, gazetteer: Gazetteer, kind: MarketKind, words: Wording) {
  const towns = await measureTowns(index, gazetteer, kind);
  return {
    id: `${kind.segment}-${kind.transaction}`,
    heading: words.t(`vocabulary.transactions.${kind.transaction}`),
    unit: unitOf(kind, words.t),
    towns: placesInWords(towns.slice(0, mostTowns), kind, words),
    wholes: countries.map((country) => {
      const place = gazetteer.byKey(country)!;
      return { name: place.names[words.language], href: marketPath(place, kind, words.language) };
    }),
  };
}
