import type texts from "./locales/en/index.ts";
import type mail from "./locales/en/mail.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "texts";
    resources: { texts: typeof texts; mail: typeof mail };
  }
}
