import type { i18n, TFunction } from "i18next";
import type { Language } from "./languages.ts";

/** Texts that came later than the page's own. */
const added: object = {};

/** Adds texts that only some pages need, for this document's one language; before anything shows them. */
export function addTexts(texts: object): void {
  Object.assign(added, texts);
}

function textIn(texts: object, key: string): unknown {
  return key.split(".").reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
}

/**
 * What react-i18next needs of an i18next instance, for a page in one language whose texts are all at hand: i18next itself
 * is an eighth of a page's code. Says the same as i18next does on the server (page-texts.test.ts): nested keys,
 * `{{parameters}}`, and plurals by `count`.
 */
export function pageTexts(language: Language, texts: object): i18n {
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, unknown>();
  const find = (key: string) => {
    let text = known.get(key);
    // What is missing may be added later.
    if (text === undefined && (text = textIn(texts, key) ?? textIn(added, key)) !== undefined) known.set(key, text);
    return text;
  };
  const translate = (key: string, parameters?: Record<string, string | number | undefined>) => {
    const count = parameters?.count;
    const form = typeof count === "number" ? `${key}_${plurals.select(count)}` : key;
    const none = count === 0 ? find(`${key}_zero`) : undefined;
    const text = none ?? find(form) ?? find(typeof count === "number" ? `${key}_other` : key) ?? find(key);
    if (typeof text !== "string") return key;
    return parameters === undefined
      ? text
      : text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parameters[name] ?? ""));
  };
  const t = translate as unknown as TFunction;
  const ignore = () => undefined;
  const texted: Partial<i18n> & Record<string, unknown> = {
    isInitialized: true,
    language,
    languages: [language],
    options: { defaultNS: "texts", react: { useSuspense: false, bindI18n: "", bindI18nStore: "" } },
    reportNamespaces: { addUsedNamespaces: ignore, getUsedNamespaces: () => [] },
    hasLoadedNamespace: () => true,
    getFixedT: (() => t) as unknown as i18n["getFixedT"],
    t,
    on: ignore,
    off: ignore,
  };
  return texted as unknown as i18n;
}
