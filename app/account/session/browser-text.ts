import type { TFunction } from "i18next";

/** Browser and system, as far as they are known, of what is kept as `Firefox on Windows`. */
export function browserNames(kept: string | null): string[] {
  return kept?.split(" on ") ?? [];
}

/** A browser as somebody knows it, in the language of the page. @param names its name and its system ({@link browserNames}) */
export function browserText([browser, system]: string[], t: TFunction): string {
  if (browser === undefined) return t("account.profile.connections.unknownBrowser");
  return system === undefined ? browser : t("account.profile.connections.browserOn", { browser, system });
}
