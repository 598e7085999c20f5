import type { InitOptions } from "i18next";
import type { Language } from "./languages.ts";
import type texts from "./locales/en/index.ts";
import type { SameTexts } from "./locales/same-texts.ts";

/** All texts of one language; every language has the same keys. */
export type Texts = SameTexts<typeof texts>;

/**
 * How i18next is set up for one language, on the server and in the browser alike. There is no fallback language:
 * the compiler proves that no text is missing. React escapes what it shows, so i18next must not do it again.
 */
export function i18nextOptions(language: Language, texts: Texts): InitOptions {
  return {
    lng: language,
    fallbackLng: false,
    ns: "texts",
    defaultNS: "texts",
    resources: { [language]: { texts } },
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  };
}
