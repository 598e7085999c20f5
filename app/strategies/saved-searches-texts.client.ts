import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the page of saved searches, which few visits come to. */
await loadLater("saved-searches", "savedSearches");
