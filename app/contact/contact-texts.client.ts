import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the contact page and of the request on a listing's page. */
await loadLater("contact");
