import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the cookies' page; the banner's come with its markup. */
await loadLater("cookies", {
  en: () => import("#app/i18n/locales/en/cookies.ts"),
  fr: () => import("#app/i18n/locales/fr/cookies.ts"),
  nl: () => import("#app/i18n/locales/nl/cookies.ts"),
});
