import { settings } from "#app/settings.server.ts";
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
