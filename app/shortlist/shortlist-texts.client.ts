import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the shortlist's own page; hearts and the header have theirs with every page. */
await loadLater("shortlist-properties", "shortlistPage");
