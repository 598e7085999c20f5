import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { mailToken } from "./mail-token.server.ts";

/* Absolute addresses for mails. Opening one changes nothing: mail scanners follow every link. */

/** Where mail programs unsubscribe by themselves, with one POST (RFC 8058). */
export function oneClickUrl(userId: string): string {
  return `${settings.SITE_URL}/unsubscribe/${mailToken("unsubscribe", userId)}`;
}

/** The page on which a person unsubscribes, and comes back. */
export function unsubscribeUrl(userId: string, language: Language): string {
  return settings.SITE_URL + href("unsubscribe", language, { token: mailToken("unsubscribe", userId) });
}

/** The page of a saved search's mails; with the change that it proposes, if any. */
export function searchEmailsUrl(strategyId: string, language: Language, to?: Frequency): string {
  const page = settings.SITE_URL + href("search-emails", language, { token: mailToken("search-emails", strategyId) });
  return to === undefined ? page : `${page}?to=${to}`;
}
