import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the cookies' page; the banner's come with its markup. */
await loadLater("cookies");
