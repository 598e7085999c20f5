import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the pages that links in mails lead to. */
await loadLater("emails", {
  en: () => import("#app/i18n/locales/en/emails.ts"),
  fr: () => import("#app/i18n/locales/fr/emails.ts"),
  nl: () => import("#app/i18n/locales/nl/emails.ts"),
});
