import type { i18n } from "i18next";
import type { Language } from "./languages.ts";
import { pageTexts } from "./page-texts.ts";

/** Each language is a chunk of its own: a visitor loads the one that is read. */
const loadTexts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./locales/en/page.ts"),
  fr: () => import("./locales/fr/page.ts"),
  nl: () => import("./locales/nl/page.ts"),
};

/** Texts for the page's one language; another language is another page load. */
export async function startI18n(language: Language): Promise<i18n> {
  const { default: texts } = await loadTexts[language]();
  return pageTexts(language, texts);
}
