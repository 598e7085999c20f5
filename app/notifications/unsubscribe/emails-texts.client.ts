import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the pages that links in mails lead to. */
await loadLater("emails");
