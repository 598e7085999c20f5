import { createInstance, type TFunction } from "i18next";
import { i18nextOptions, withEveryPlural } from "./i18next-options.ts";
import { languages, type Language } from "./languages.ts";
import en from "./locales/en/mail.ts";
import fr from "./locales/fr/mail.ts";
import nl from "./locales/nl/mail.ts";

const texts = { en, fr, nl };

const instances = new Map(
  languages.map((language) => {
    const instance = createInstance();
    const resources = { [language]: { mail: withEveryPlural(language, texts[language]) } };
    // Synchronous, as the texts are at hand.
    void instance.init({ ...i18nextOptions(language, {} as never), ns: "mail", defaultNS: "mail", resources });
    return [language, instance];
  }),
);

/** What e-mails say in a language, which no page needs: `mailTextsIn("fr")("hello", { name })`. */
export function mailTextsIn(language: Language): TFunction<"mail"> {
  return instances.get(language)!.getFixedT(language, "mail");
}
