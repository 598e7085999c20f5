import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of about, services and area pages. */
await loadLater("pages");
