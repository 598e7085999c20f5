import { loadLater } from "#app/i18n/later-texts.client.ts";

/** The texts of the account's forms and pages: a third of all, for few visits. */
await loadLater("account");
