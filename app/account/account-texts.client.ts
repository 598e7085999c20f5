import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { addTexts } from "#app/i18n/page-texts.ts";

/*
 * The texts of the account's forms and pages: a third of all texts, for few visits. Whatever shows them imports this
 * file for its effect, and so waits for them; the server has every text.
 */

const loadTexts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("#app/i18n/locales/en/account.ts"),
  fr: () => import("#app/i18n/locales/fr/account.ts"),
  nl: () => import("#app/i18n/locales/nl/account.ts"),
};

const { default: account } = await loadTexts[languageOfPath(window.location.pathname)]();
addTexts({ account });
