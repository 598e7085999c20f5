import type texts from "./locales/en/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "texts";
    resources: { texts: typeof texts };
  }
}
