import type { OwnCookie } from "#app/http/cookie-name.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { choiceSeconds, isInForce, readChoice, writeChoice, type Choice } from "./choice.ts";
import { getCookieTextVersion } from "./cookie-text-version.server.ts";

/**
 * Where a browser keeps its choice: `user-prefs` (decisions, section 7). Plain and unsigned, as it says nothing that its
 * owner could not say by a form, and out of the reach of scripts: the server renders what is allowed. A script writes it for
 * the moment until the server has answered, and reads it never.
 */
const name: OwnCookie = "user-prefs";
const pattern = /(?:^|;\s*)user-prefs=([^;]*)/;
const secure = settings.SITE_URL.startsWith("https:") ? "; Secure" : "";

/** Seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The choice that a request's browser has made, while it is in force; null when it must be asked. */
export async function findChoice(request: Request): Promise<Choice | null> {
  const [, line] = pattern.exec(request.headers.get("Cookie") ?? "") ?? [];
  return line === undefined ? null : inForce(line);
}

/** The choice on a line, while it is in force. */
export async function inForce(line: string): Promise<Choice | null> {
  const choice = readChoice(line);
  return choice && isInForce(choice, await getCookieTextVersion(), nowInSeconds()) ? choice : null;
}

/** The `Set-Cookie` of a choice: kept for a year from when it was made, however often it is written. */
export function choiceCookie(choice: Choice): string {
  const left = choice.at + choiceSeconds - nowInSeconds();
  return `${name}=${writeChoice(choice)}; Max-Age=${left}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * A choice in the banner as its script keeps it until the server has answered: the page that is asked for meanwhile neither
 * asks again nor does what was refused. The answer takes its place; without one it is soon gone, and the banner back.
 * @returns a cookie as scripts write it, with `MOMENT` where the second of the choice belongs
 */
export function passingCookie(choice: Omit<Choice, "at" | "onAccount" | "language">): string {
  const line = writeChoice({ ...choice, at: 0, onAccount: false }).replace("t=0", "t=MOMENT");
  return `${name}=${line}; Max-Age=30; Path=/; SameSite=Lax${secure}`;
}

/** Whether a browser asks not to be tracked: Global Privacy Control. */
export function hasSignal(request: Request): boolean {
  return request.headers.get("Sec-GPC") === "1";
}
