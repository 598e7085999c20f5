import { readFewListings, type FewListings } from "#app/search-index/percolate/few-listings.server.ts";
import { log } from "#app/http/log.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { grouped } from "#app/places/grouped.ts";
import type { Database } from "#db/client.server.ts";
import { findTexts } from "../matching/find-texts.server.ts";
import { findSavedAdvertisers, resolveSaved, type KnownAdvertisers } from "../matching/resolve-saved.server.ts";

/** A row of the ledger with what its search asks for. */
interface ToCheck {
  strategyId: string;
  criteria: Record<string, string>;
  listingId: number;
}

/** What a look at notifications came to. */
interface Checked<Notification> {
  notifications: CheckedNotification<Notification>[];
  /** Ids of saved searches that could not be run; their notifications are left as they are. */
  broken: Set<string>;
}

/** A notification, and why nobody is notified of it after all: null for those that stand. */
export interface CheckedNotification<Notification> {
  notification: Notification;
  droppedFor: "gone" | "no-match" | null;
}

/**
 * Looks at notifications once more before they are mailed, by the one matcher: a listing may have left the site, or been
 * changed so that its search does not find it any more. A search that can't be run holds up no other.
 */
export async function checkNotifications<Notification extends ToCheck>(
  db: Database,
  gazetteer: Gazetteer,
  notifications: readonly Notification[],
): Promise<Checked<Notification>> {
  const listings = await readFewListings(db, [...new Set(notifications.map(({ listingId }) => listingId))]);
  const advertisers = await findSavedAdvertisers(
    db,
    notifications.map(({ criteria }) => criteria),
  );
  const standing = new Set<string>();
  const broken = new Set<string>();
  const leaveOut = (strategy: string, error: unknown) => {
    log.error({ strategy, err: error }, "A saved search can't be run; its notifications wait");
    broken.add(strategy);
  };
  const key = (strategyId: string, listingId: number) => `${strategyId} ${listingId}`;
  const withText: { strategyId: string; text: string; listingIds: number[] }[] = [];
  for (const [strategyId, own] of grouped(notifications, (notification) => notification.strategyId)) {
    try {
      const { text, listingIds } = findOwn(listings, gazetteer, own, advertisers);
      if (text === undefined) for (const id of listingIds) standing.add(key(strategyId, id));
      else withText.push({ strategyId, text, listingIds });
    } catch (error) {
      leaveOut(strategyId, error);
    }
  }
  const texts = await findTexts(db, withText);
  withText.forEach(({ strategyId }, index) => {
    const found = texts[index]!;
    if ("error" in found) leaveOut(strategyId, found.error);
    else for (const id of found) standing.add(key(strategyId, id));
  });
  const checked = notifications
    .filter(({ strategyId }) => !broken.has(strategyId))
    .map((notification): CheckedNotification<Notification> => {
      if (!listings.has(notification.listingId)) return { notification, droppedFor: "gone" };
      return {
        notification,
        droppedFor: standing.has(key(notification.strategyId, notification.listingId)) ? null : "no-match",
      };
    });
  return { notifications: checked, broken };
}

/** Which of a search's own listings it still finds, its free text left aside. */
function findOwn(
  listings: FewListings,
  gazetteer: Gazetteer,
  own: readonly ToCheck[],
  advertisers: KnownAdvertisers,
): { text?: string; listingIds: number[] } {
  const search = resolveSaved(gazetteer, own[0]!.criteria, advertisers);
  if (!search) return { listingIds: [] };
  const { search: text, ...criteria } = search.criteria;
  const ids = new Set(own.map(({ listingId }) => listingId));
  return { text, listingIds: listings.foundBy({ ...search, criteria }).filter((id) => ids.has(id)) };
}
