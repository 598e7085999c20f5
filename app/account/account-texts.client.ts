import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the account's forms and pages: a third of all, for few visits. */
await loadLater("account", {
  en: () => import("#app/i18n/locales/en/account.ts"),
  fr: () => import("#app/i18n/locales/fr/account.ts"),
  nl: () => import("#app/i18n/locales/nl/account.ts"),
});
