import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NotificationReason, NotificationSearch } from "../notification-mail.ts";

type Found = Pick<NotificationSearch, "total" | "drops" | "notifications">;

/** What was found, counted: "3 new places", "2 places at a lower price", "3 new places and 2 at a lower price". */
export function foundInWords(searches: readonly Found[], language: Language, t: TFunction<"mail">): string {
  const added = countFound(searches, "new");
  const drops = countFound(searches, "price-drop");
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  if (drops === 0) return t("newListings.new", counted(added));
  if (added === 0) return t("newListings.drop", counted(drops));
  return t("newListings.both", { added: t("newListings.new", counted(added)), drops: formatNumber(drops, language) });
}

/** How many listings there are for a reason; one that several searches found is one, as far as the mail shows it. */
function countFound(searches: readonly Found[], wanted: NotificationReason): number {
  const shown = new Set<number>();
  let hidden = 0;
  for (const { total, drops, notifications } of searches) {
    const here = notifications.filter(({ reason }) => reason === wanted);
    for (const { listingId } of here) shown.add(listingId);
    hidden += (wanted === "new" ? total - drops : drops) - here.length;
  }
  return shown.size + hidden;
}
