import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the page of saved searches, which few visits come to. */
await loadLater("savedSearches", {
  en: () => import("#app/i18n/locales/en/saved-searches.ts"),
  fr: () => import("#app/i18n/locales/fr/saved-searches.ts"),
  nl: () => import("#app/i18n/locales/nl/saved-searches.ts"),
});
