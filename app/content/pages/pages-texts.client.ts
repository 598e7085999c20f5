import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of about, services and area pages. */
await loadLater("pages", {
  en: () => import("#app/i18n/locales/en/pages.ts"),
  fr: () => import("#app/i18n/locales/fr/pages.ts"),
  nl: () => import("#app/i18n/locales/nl/pages.ts"),
});
