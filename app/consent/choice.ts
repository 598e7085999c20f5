import { isLanguage, type Language } from "#app/i18n/languages.ts";

/** What a visitor is asked about, in the order shown; what is essential is never asked (decisions, section 7). */
export const categories = ["preferences", "analytics", "advertising"] as const;

export type Category = (typeof categories)[number];

/** Seconds that a choice is kept: a year (specification, section 9). Nothing makes it last longer than that. */
export const choiceSeconds = 365 * 24 * 60 * 60;

/** What somebody has chosen about cookies; a refusal has no categories. */
export interface Choice {
  /** Of the cookie text that was chosen under: another version asks again. */
  version: string;
  /** When, in seconds since 1970. */
  at: number;
  /** What is allowed beside the essential. */
  allowed: readonly Category[];
  /** True when the browser asked not to be tracked (Sec-GPC) while its visitor chose: then the choice stands above that. */
  despiteSignal: boolean;
  /** True once it belongs to an account: it then goes to no other one. */
  onAccount: boolean;
  /** The language read last; only with consent to preferences. */
  language?: Language;
}

/** A choice on one line that fits a cookie, e.g. `v=1.0&t=1763740800&c=preferences.analytics&l=fr`. */
export function writeChoice({ version, at, allowed, despiteSignal, onAccount, language }: Choice): string {
  const parts = [`v=${version}`, `t=${at}`, `c=${allowed.join(".")}`];
  if (despiteSignal) parts.push("g=1");
  if (onAccount) parts.push("k=1");
  if (language && allowed.includes("preferences")) parts.push(`l=${language}`);
  return parts.join("&");
}

/** The choice on such a line; null when it is none: whoever made that up has not chosen. */
export function readChoice(line: string): Choice | null {
  const parts = new Map(line.split("&").map((part) => [part.slice(0, 1), part.slice(2)] as const));
  const [version = "", at = "", words, language] = ["v", "t", "c", "l"].map((name) => parts.get(name));
  if (!/^\d+\.\d+$/.test(version) || !/^\d{9,11}$/.test(at) || words === undefined) return null;
  const allowed = categories.filter((category) => words.split(".").includes(category));
  return {
    version,
    at: Number(at),
    allowed,
    despiteSignal: parts.get("g") === "1",
    onAccount: parts.get("k") === "1",
    ...(isLanguage(language) && allowed.includes("preferences") && { language }),
  };
}

/** Whether a choice still counts: made under this version of the cookie text, and within the last year. */
export function isInForce(choice: Choice, version: string, now: number): boolean {
  return choice.version === version && choice.at <= now + 60 && now < choice.at + choiceSeconds;
}

/**
 * What may be set and loaded: what was chosen, and nothing where nobody has chosen. A browser that asks not to be tracked
 * (Global Privacy Control) refuses analytics and advertising, unless its visitor chose otherwise while it was asking.
 */
export function allowedBy(choice: Choice | null, signal: boolean): readonly Category[] {
  if (!choice) return [];
  if (!signal || choice.despiteSignal) return choice.allowed;
  return choice.allowed.filter((category) => category === "preferences");
}

/**
 * Which of two choices holds where a browser and the account signed in to it have one each: one that was made signed out
 * if it is the newer, else the account's. What came from an account, and what was chosen signed in, never goes to another.
 * @returns null when the browser has to be asked
 */
export function agreed(inBrowser: Choice | null, onAccount: Choice | null): Choice | null {
  if (!inBrowser || !onAccount) return inBrowser ?? onAccount;
  if (inBrowser.onAccount || inBrowser.at < onAccount.at || accountLine(inBrowser) === accountLine(onAccount)) {
    return onAccount;
  }
  return inBrowser;
}

/** A choice as an account keeps it: on every device the same, but for the language, which is each browser's own. */
export function accountLine(choice: Choice): string {
  return writeChoice({ ...choice, onAccount: true, language: undefined });
}
