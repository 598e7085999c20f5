import { createInstance, type i18n, type TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { i18nextOptions, withEveryPlural, type Texts } from "./i18next-options.ts";
import { defaultLanguage, inEveryLanguage, isLanguage, languageOfPath, languages, type Language } from "./languages.ts";
import { pageTexts } from "./page-texts.ts";
import { refuseMissing } from "./refuse-missing.server.ts";
import { siteTexts } from "./texts-by-language.server.ts";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async (request) => languageOfPath(new URL(request.url).pathname),
  },
});

/** Made once: an instance holds no state of a request, and making one costs more than rendering a page. */
const instances = inEveryLanguage((language) => createI18n(language, siteTexts[language]));

function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance({ ...i18nextOptions(language, texts), parseMissingKeyHandler: refuseMissing });
  void instance.init(); // Synchronous, as the texts are at hand.
  const t = rememberTexts(instance.t, pageTexts(language, withEveryPlural(language, texts)).t);
  instance.t = t;
  instance.getFixedT = (() => t) as i18n["getFixedT"]; // One language, no prefix: it is always this one.
  return instance;
}

/**
 * Looks each text without parameters up once: an eighth of the time of a results page went into finding the same texts
 * again. A text with plain parameters is put together as the browser does; i18next is asked where `simply` finds none, as it
 * refuses a text that is missing, and where its options are used.
 */
function rememberTexts(t: TFunction, simply: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  const look = t as unknown as (...given: unknown[]) => unknown;
  const lookSimply = simply as unknown as (...given: unknown[]) => unknown;
  const remembered = (...given: unknown[]): unknown => {
    const [key, parameters] = given;
    if (given.length === 1) {
      if (!known.has(key)) known.set(key, look(key));
      return known.get(key);
    }
    const text = given.length === 2 && arePlain(parameters) ? lookSimply(key, parameters) : key;
    return text === key ? look(...given) : text;
  };
  return remembered as unknown as TFunction;
}

const arePlain = (parameters: unknown): boolean =>
  typeof parameters === "object" &&
  parameters !== null &&
  Object.values(parameters).every((value) => typeof value === "string" || typeof value === "number");

/** The i18next instance of the language that a request is served in. */
export async function i18nOf(request: Request): Promise<i18n> {
  const language = await detector.getLocale(request);
  return instances[isLanguage(language) ? language : defaultLanguage];
}

/** The i18next instance of a language. */
export const i18nIn = (language: Language): i18n => instances[language];

/** A language's texts for loaders, titles and mails: `textsIn("fr")("search.title")`. */
export function textsIn(language: Language): TFunction {
  return instances[language].t;
}
