import { settings } from "#app/settings/settings.server.ts";
import type { CompanyFacts } from "#app/http/company-facts.ts";
import type { PerLanguage } from "#app/i18n/languages.ts";
import type { Operator } from "./structured-data.ts";

/** Who runs the site, as the settings say. */
export const operator: Operator = {
  siteName: settings.SITE_NAME,
  siteUrl: settings.SITE_URL,
  name: settings.OPERATOR_NAME,
  address: settings.OPERATOR_ADDRESS,
  email: settings.CONTACT_EMAIL,
  phone: settings.CONTACT_PHONE,
};

const [en = "", fr = "", nl = ""] = settings.OPERATOR_LEGAL_FORM;

/** What kind of company that is, as it stands behind its name. */
export const legalForm: PerLanguage<string> = { en, fr, nl };

const given: Required<CompanyFacts> = {
  companyNumber: settings.OPERATOR_COMPANY_NUMBER,
  vatNumber: settings.OPERATOR_VAT_NUMBER,
  licence: settings.OPERATOR_LICENCE,
  supervisor: settings.OPERATOR_SUPERVISOR,
  insurer: settings.OPERATOR_INSURER,
};

/** Number, VAT, licence and so on of who runs the site; what the settings say there is none of is left out. */
export const companyFacts: CompanyFacts = Object.fromEntries(
  Object.entries(given).filter(([, value]) => value !== "-"),
);
