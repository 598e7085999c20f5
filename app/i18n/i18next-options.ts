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
    resources: { [language]: { texts: withEveryPlural(language, texts) } },
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  };
}

/**
 * Texts with a form for every kind of number that the language tells apart. French has one of its own for whole millions,
 * which are written in figures here and so read like the rest; without it, i18next would show the key.
 */
export function withEveryPlural<T extends object>(language: Language, texts: T): T {
  const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value === "object" && value !== null) return [[key, withEveryPlural(language, value)]];
    const [, name] = /^(.+)_other$/.exec(key) ?? [];
    if (name === undefined) return [[key, value]];
    const missing = kinds.filter((kind) => !Object.hasOwn(texts, `${name}_${kind}`));
    return [[key, value], ...missing.map((kind): [string, unknown] => [`${name}_${kind}`, value])];
  });
  return Object.fromEntries(entries) as T;
}
