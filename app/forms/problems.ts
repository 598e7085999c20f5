import type { TFunction } from "i18next";

/**
 * Message keys per field, "" for the form as a whole, as forms show them. A key may carry seconds to wait after a colon,
 * `account.errors.tooManyAttempts:120`, or a count after an equals sign, `account.errors.passwordNeedsMore=12`.
 */
export type Problems = Record<string, string[]>;

/** A problem in the visitor's words; what is no key are words already, of the server. */
export function problemText(problem: string, t: TFunction): string {
  if (!/^\w+\.errors\./.test(problem)) return problem;
  const [key = "", seconds] = problem.split(":");
  const say = t as unknown as (key: string, parameters?: object) => string;
  const [counted = "", count] = key.split("=");
  if (count !== undefined) return say(counted, { count: Number(count) });
  return seconds === undefined ? say(key) : say(key, { count: Math.max(1, Math.ceil(Number(seconds) / 60)) });
}
