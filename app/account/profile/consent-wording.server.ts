import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";

/** The words beside each box of the form, as the person read them. */
export type ConsentWording = Record<
  "acceptTermsAndPrivacy" | "receiveEmailsForReverseMatching" | "receiveEmailsForMarketing",
  string
>;

/** What the complete-profile form says in a language: kept with every consent. */
export function consentWording(language: Language): ConsentWording {
  const t = textsIn(language);
  const documents = { terms: t("account.fields.terms"), privacy: t("account.fields.privacy") };
  return {
    acceptTermsAndPrivacy: t("account.fields.acceptTermsAndPrivacy", documents),
    receiveEmailsForReverseMatching: t("account.fields.receiveEmailsForReverseMatching"),
    receiveEmailsForMarketing: t("account.fields.receiveEmailsForMarketing", { site: settings.SITE_NAME }),
  };
}
