import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the shortlist's own page; hearts and the header have theirs with every page. */
await loadLater("shortlistPage", {
  en: () => import("#app/i18n/locales/en/shortlist-places.ts"),
  fr: () => import("#app/i18n/locales/fr/shortlist-places.ts"),
  nl: () => import("#app/i18n/locales/nl/shortlist-places.ts"),
});
