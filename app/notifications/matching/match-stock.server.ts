import { setImmediate as breathe } from "node:timers/promises";
import type { Stock } from "#app/listings/stock/stock.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { findTexts } from "./find-texts.server.ts";
import type { SameSearches, SearchIndex } from "./search-index.ts";

/** What some saved searches, which ask for the same, find among a few listings. */
export interface Match {
  /** Of the saved searches. */
  ids: ReadonlySet<string>;
  listingIds: number[];
}

/** Searches looked at before others get their turn. */
const atOnce = 2_000;

/**
 * Which saved searches find which of the listings in a small stock: rows → criteria, by the matcher that finds rows for
 * criteria.
 */
export async function matchStock(
  db: Database,
  stock: Stock,
  { index, gazetteer }: { index: SearchIndex; gazetteer: Gazetteer },
): Promise<Match[]> {
  const placesAround = (id: number) => {
    const place = gazetteer.getById(id);
    return [id, ...gazetteer.ancestors(place).map((ancestor) => ancestor.id)];
  };
  const matches: Match[] = [];
  const withText: { found: SameSearches; text: string; rows: Uint32Array }[] = [];
  const add = ({ ids }: SameSearches, rows: Uint32Array) => {
    if (rows.length > 0) matches.push({ ids, listingIds: Array.from(rows, (row) => stock.columns.id[row]!) });
  };
  let looked = 0;
  for (const { found, rows } of index.find(stock, placesAround)) {
    if (found.text === undefined) add(found, rows);
    else withText.push({ found, text: found.text, rows });
    if (++looked % atOnce === 0) await breathe();
  }
  const texts = await findTexts(db, stock, withText);
  withText.forEach(({ found }, at) => {
    add(found, texts[at]!);
  });
  return matches;
}
