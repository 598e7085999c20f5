import type { TFunction } from "i18next";

/** A browser as somebody knows it: "Firefox on Windows". @param named its name and its system, as far as they are known */
export function browserText([browser, system]: string[], t: TFunction): string {
  if (browser === undefined) return t("account.profile.connections.unknownBrowser");
  return system === undefined ? browser : t("account.profile.connections.browserOn", { browser, system });
}
