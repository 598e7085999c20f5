import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the insights' own pages. */
await loadLater("insights", {
  en: () => import("#app/i18n/locales/en/insights.ts"),
  fr: () => import("#app/i18n/locales/fr/insights.ts"),
  nl: () => import("#app/i18n/locales/nl/insights.ts"),
});
