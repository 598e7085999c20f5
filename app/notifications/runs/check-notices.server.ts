import { matchRows } from "#app/search-index/memory/matcher.ts";
import { indexListings } from "#app/search-index/memory/get-memory-index.server.ts";
import type { MemoryIndex } from "#app/search-index/memory/memory-index.ts";
import { log } from "#app/http/log.server.ts";
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

/** What a look at notices came to. */
export interface Checked<Notice> {
  notices: CheckedNotice<Notice>[];
  /** Ids of saved searches that could not be run; their notices are left as they are. */
  broken: Set<string>;
}

/** A notice, and why nobody is to hear of it after all: null for those that stand. */
export interface CheckedNotice<Notice> {
  notice: Notice;
  droppedFor: "gone" | "no-match" | null;
}

/**
 * Looks at notices once more before they are mailed, by the one matcher: a listing may have left the site, or been
 * changed so that its search does not find it any more. A search that can't be run holds up no other.
 */
export async function checkNotices<Notice extends ToCheck>(
  db: Database,
  gazetteer: Gazetteer,
  notices: readonly Notice[],
): Promise<Checked<Notice>> {
  const listingIndex = await indexListings(db, [...new Set(notices.map(({ listingId }) => listingId))]);
  const standing = new Set<string>();
  const broken = new Set<string>();
  const leaveOut = (strategy: string, error: unknown) => {
    log.error({ strategy, err: error }, "A saved search can't be run; its notices wait");
    broken.add(strategy);
  };
  const key = (strategyId: string, row: number | undefined) => `${strategyId} ${row}`;
  const withText: { strategyId: string; text: string; rows: Uint32Array }[] = [];
  for (const [strategyId, own] of grouped(notices, (notice) => notice.strategyId)) {
    try {
      const { text, rows } = findOwn(listingIndex, gazetteer, own);
      if (text === undefined) for (const row of rows) standing.add(key(strategyId, row));
      else withText.push({ strategyId, text, rows });
    } catch (error) {
      leaveOut(strategyId, error);
    }
  }
  const texts = await findTexts(db, listingIndex, withText);
  withText.forEach(({ strategyId }, index) => {
    const found = texts[index]!;
    if (found instanceof Uint32Array) for (const row of found) standing.add(key(strategyId, row));
    else leaveOut(strategyId, found.error);
  });
  const checked = notices
    .filter(({ strategyId }) => !broken.has(strategyId))
    .map((notice): CheckedNotice<Notice> => {
      // Only what is listed stands in the index.
      const row = listingIndex.rowOf(notice.listingId);
      if (row === undefined) return { notice, droppedFor: "gone" };
      return { notice, droppedFor: standing.has(key(notice.strategyId, row)) ? null : "no-match" };
    });
  return { notices: checked, broken };
}

/** Which of a search's own listings it still finds, its free text left aside. */
function findOwn(
  listingIndex: MemoryIndex,
  gazetteer: Gazetteer,
  own: readonly ToCheck[],
): { text?: string; rows: Uint32Array } {
  const search = resolveSaved(gazetteer, own[0]!.criteria);
  if (!search) return { rows: new Uint32Array(0) };
  const { search: text, ...criteria } = search.criteria;
  const rows = new Set(own.map(({ listingId }) => listingIndex.rowOf(listingId)));
  return { text, rows: matchRows(listingIndex, { ...search, criteria }).rows.filter((row) => rows.has(row)) };
}
