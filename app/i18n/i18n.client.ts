import type { i18n } from "i18next";
import type { Texts } from "./i18next-options.ts";
import type { Language } from "./languages.ts";
import { pageTexts } from "./page-texts.ts";

/** Each language is a chunk of its own: a visitor loads the one that is read. */
const loadTexts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./locales/en/index.ts"),
  fr: () => import("./locales/fr/index.ts"),
  nl: () => import("./locales/nl/index.ts"),
};

/** Texts for the page's one language; another language is another page load. */
export async function startI18n(language: Language): Promise<i18n> {
  const { default: texts } = await loadTexts[language]();
  return pageTexts(language, texts);
}
