import { marketPath, type MarketKind } from "#app/filters/market-path.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { countries } from "#app/places/place.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { transactions } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { marketHeading, money, unitOf, type Wording } from "./market-view.server.ts";
import { measureTowns } from "./measure-now.server.ts";

/** What most people look for; the other types are reached from these. */
const segments = ["office", "warehouse", "retail", "apartment", "house"] as const;
/** Towns of a market, those with the most prices first. */
const mostTowns = 8;

/** The markets where most is on offer, by type and deal, in finished words. A market without enough prices is left out. */
export async function loadMarkets(db: Database, gazetteer: Gazetteer, words: Wording) {
  const kinds: MarketKind[] = segments.flatMap((segment) =>
    transactions.map((transaction) => ({ segment, transaction })),
  );
  const measured = await Promise.all(kinds.map((kind) => measureTowns(db, gazetteer, kind)));
  const { language, t } = words;
  const known = kinds.map((kind, at) => ({ kind, towns: measured[at]! })).filter(({ towns }) => towns.length > 0);
  return known.map(({ kind, towns }) => ({
    id: `${kind.segment}-${kind.transaction}`,
    heading: marketHeading(undefined, kind, words),
    unit: unitOf(kind, t),
    towns: towns.slice(0, mostTowns).map(({ place, prices, median }) => ({
      name: place.names[language],
      href: marketPath(place, kind, language),
      median: money(median, language),
      prices: formatNumber(prices, language),
    })),
    wholes: countries.map((country) => {
      const place = gazetteer.byKey(country)!;
      return { name: place.names[language], href: marketPath(place, kind, language) };
    }),
  }));
}
