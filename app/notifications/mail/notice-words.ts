import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NoticeReason, NoticeSearch } from "../notice-mail.ts";

type Found = Pick<NoticeSearch, "total" | "drops" | "notices">;

/** What was found, counted: "3 new places", "2 places at a lower price", "3 new places and 2 at a lower price". */
export function foundInWords(searches: readonly Found[], language: Language, t: TFunction<"mail">): string {
  const news = countFound(searches, "new");
  const drops = countFound(searches, "price-drop");
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  if (drops === 0) return t("newPlaces.new", counted(news));
  if (news === 0) return t("newPlaces.drop", counted(drops));
  return t("newPlaces.both", { news: t("newPlaces.new", counted(news)), drops: formatNumber(drops, language) });
}

/** How many listings there are for a reason; one that several searches found is one, as far as the mail shows it. */
function countFound(searches: readonly Found[], wanted: NoticeReason): number {
  const shown = new Set<number>();
  let hidden = 0;
  for (const { total, drops, notices } of searches) {
    const here = notices.filter(({ reason }) => reason === wanted);
    for (const { listingId } of here) shown.add(listingId);
    hidden += (wanted === "new" ? total - drops : drops) - here.length;
  }
  return shown.size + hidden;
}
