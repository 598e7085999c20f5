import type { Texts } from "./i18next-options.ts";
import type { PerLanguage } from "./languages.ts";
import enBusy from "./locales/en/busy.ts";
import en from "./locales/en/index.ts";
import enMail from "./locales/en/mail.ts";
import frBusy from "./locales/fr/busy.ts";
import fr from "./locales/fr/index.ts";
import frMail from "./locales/fr/mail.ts";
import nlBusy from "./locales/nl/busy.ts";
import nl from "./locales/nl/index.ts";
import nlMail from "./locales/nl/mail.ts";
import type { SameTexts } from "./locales/same-texts.ts";

/*
 * Every text of every language, as the server has them; browsers load those of one language (i18n.client.ts).
 */

/** What pages say. */
export const siteTexts: PerLanguage<Texts> = { en, fr, nl };
/** What e-mails say. */
export const mailTexts: PerLanguage<SameTexts<typeof enMail>> = { en: enMail, fr: frMail, nl: nlMail };
/** What the server says by itself. */
export const busyTexts: PerLanguage<SameTexts<typeof enBusy>> = { en: enBusy, fr: frBusy, nl: nlBusy };
