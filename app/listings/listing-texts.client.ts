import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of a listing's own page; cards are put into words on the server. */
await loadLater("listing");
