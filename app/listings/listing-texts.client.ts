import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of a listing's own page; cards are put into words on the server. */
await loadLater("listing", {
  en: () => import("#app/i18n/locales/en/listing.ts"),
  fr: () => import("#app/i18n/locales/fr/listing.ts"),
  nl: () => import("#app/i18n/locales/nl/listing.ts"),
});
