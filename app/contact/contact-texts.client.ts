import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the contact page and of the request on a listing's page. */
await loadLater("contact", {
  en: () => import("#app/i18n/locales/en/contact.ts"),
  fr: () => import("#app/i18n/locales/fr/contact.ts"),
  nl: () => import("#app/i18n/locales/nl/contact.ts"),
});
