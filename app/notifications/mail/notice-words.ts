import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NoticeSearch } from "../notice-mail.ts";

type Found = Pick<NoticeSearch, "total" | "notices">;

/**
 * What was found, counted: "3 new places", "2 places at a lower price". Of listings that are not shown nobody says why
 * they are news: then it is both.
 */
export function foundInWords(searches: readonly Found[], language: Language, t: TFunction<"mail">): string {
  const reasons = new Set(searches.flatMap(({ notices }) => notices.map(({ reason }) => reason)));
  const count = countFound(searches);
  const [only, ...others] = [...reasons];
  const isWhole = searches.every(({ total, notices }) => total === notices.length);
  const kind = !isWhole || others.length > 0 ? "both" : only === "price-drop" ? "drop" : "new";
  return t(`newPlaces.${kind}`, { count, formatted: formatNumber(count, language) });
}

/** How many listings were found; one that several searches found is one, as far as the mail shows it. */
export function countFound(searches: readonly Found[]): number {
  const shown = new Set(searches.flatMap(({ notices }) => notices.map(({ listingId }) => listingId)));
  const hidden = searches.reduce((sum, { total, notices }) => sum + total - notices.length, 0);
  return shown.size + hidden;
}
