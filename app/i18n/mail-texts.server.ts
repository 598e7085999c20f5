import { createInstance, type TFunction } from "i18next";
import { i18nextOptions, withEveryPlural } from "./i18next-options.ts";
import { inEveryLanguage, type Language } from "./languages.ts";
import { refuseMissing } from "./refuse-missing.server.ts";
import { mailTexts } from "./texts-by-language.server.ts";

const instances = inEveryLanguage((language) => {
  const instance = createInstance();
  const resources = { [language]: { mail: withEveryPlural(language, mailTexts[language]) } };
  // Synchronous, as the texts are at hand.
  void instance.init({
    ...i18nextOptions(language, {} as never),
    ns: "mail",
    defaultNS: "mail",
    resources,
    parseMissingKeyHandler: refuseMissing,
  });
  return instance;
});

/** What e-mails say in a language, which no page needs: `mailTextsIn("fr")("hello", { name })`. */
export function mailTextsIn(language: Language): TFunction<"mail"> {
  return instances[language].getFixedT(language, "mail");
}
