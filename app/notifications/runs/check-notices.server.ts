import { findRows } from "#app/listings/stock/find-rows.ts";
import { readStock } from "#app/listings/stock/get-stock.server.ts";
import type { Stock } from "#app/listings/stock/stock.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { grouped } from "#app/places/grouped.ts";
import type { Database } from "#db/client.server.ts";
import { findTexts } from "../matching/find-texts.server.ts";
import { resolveSaved } from "../matching/get-search-index.server.ts";

/** A row of the ledger with what its search asks for. */
interface ToCheck {
  strategyId: string;
  criteria: Record<string, string>;
  listingId: number;
}

/** A notice, and why nobody is to hear of it after all: null for those that stand. */
export interface CheckedNotice<Notice> {
  notice: Notice;
  droppedFor: "gone" | "no-match" | null;
}

/**
 * Looks at notices once more before they are mailed, by the one matcher: a listing may have left the site, or been
 * changed so that its search does not find it any more.
 */
export async function checkNotices<Notice extends ToCheck>(
  db: Database,
  gazetteer: Gazetteer,
  notices: readonly Notice[],
): Promise<CheckedNotice<Notice>[]> {
  const stock = await readStock(db, [...new Set(notices.map(({ listingId }) => listingId))]);
  const standing = new Set<string>();
  const key = (strategyId: string, row: number | undefined) => `${strategyId} ${row}`;
  const withText: { strategyId: string; text: string; rows: Uint32Array }[] = [];
  for (const [strategyId, own] of grouped(notices, (notice) => notice.strategyId)) {
    const { text, rows } = findOwn(stock, gazetteer, own);
    if (text === undefined) for (const row of rows) standing.add(key(strategyId, row));
    else withText.push({ strategyId, text, rows });
  }
  const texts = await findTexts(db, stock, withText);
  withText.forEach(({ strategyId }, index) => {
    for (const row of texts[index]!) standing.add(key(strategyId, row));
  });
  return notices.map((notice) => {
    // Only what is listed stands in the stock.
    const row = stock.rowOf(notice.listingId);
    if (row === undefined) return { notice, droppedFor: "gone" };
    return { notice, droppedFor: standing.has(key(notice.strategyId, row)) ? null : "no-match" };
  });
}

/** Which of a search's own listings it still finds, its free text left aside. */
function findOwn(stock: Stock, gazetteer: Gazetteer, own: readonly ToCheck[]): { text?: string; rows: Uint32Array } {
  const search = resolveSaved(gazetteer, own[0]!.criteria);
  const { search: text, ...criteria } = search.criteria;
  const rows = new Set(own.map(({ listingId }) => stock.rowOf(listingId)));
  return { text, rows: findRows(stock, { ...search, criteria }).rows.filter((row) => rows.has(row)) };
}
