import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the insights' own pages. */
await loadLater("insights");
