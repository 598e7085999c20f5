import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/error-titles.ts";
import fr from "#app/i18n/locales/fr/error-titles.ts";
import nl from "#app/i18n/locales/nl/error-titles.ts";

export type ErrorKind = keyof typeof en;

const titles: PerLanguage<Record<ErrorKind, string>> = { en, fr, nl };

/** Which error page a status gets. */
export function errorKindOf(status: number): ErrorKind {
  if (status === 410) return "gone";
  if (status === 503) return "unavailable";
  return status === 404 ? "notFound" : "failed";
}

/** The title of an error page, for `meta`, which has no translation at hand. */
export function errorTitle(status: number, language: Language): string {
  return titles[language][errorKindOf(status)];
}

/** The HTTP status that an error stands for. */
export function statusOf(error: unknown): number {
  if (typeof error === "object" && error !== null && "status" in error && typeof error.status === "number") {
    return error.status;
  }
  return 500;
}
