import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { href, type Page as PageName } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";

export const texts = { en, fr, nl };

export const password = "a long enough one";

/** Nobody has used it before. */
export function newEmail(): string {
  return `visitor-${randomUUID()}@quartier.example`;
}

/** The page's form, which stands in `<main>`; the header has forms too. */
export const formOf = (page: Page) => page.getByRole("main");

/** Fills the sign-up form wherever it stands, and sends it. */
export async function fillSignUp(within: ReturnType<typeof formOf>, language: Language, email: string) {
  const { fields, signUp } = texts[language].account;
  await within.getByLabel(fields.email, { exact: true }).fill(email);
  await within.getByLabel(fields.password, { exact: true }).fill(password);
  await within.getByLabel(fields.confirmPassword, { exact: true }).fill(password);
  await within.getByRole("button", { name: signUp.submit, exact: true }).click();
}

export async function fillLogin(
  within: ReturnType<typeof formOf>,
  language: Language,
  email: string,
  secret = password,
) {
  const { fields, login } = texts[language].account;
  await within.getByLabel(fields.email, { exact: true }).fill(email);
  await within.getByLabel(fields.password, { exact: true }).fill(secret);
  await within.getByRole("button", { name: login.submit, exact: true }).click();
}

/** Fills what is required of the profile, and sends it. */
export async function fillProfile(within: ReturnType<typeof formOf>, language: Language) {
  const { fields, complete } = texts[language].account;
  await within.getByLabel(fields.titleId).selectOption("1");
  await within.getByLabel(fields.firstname).fill("An");
  await within.getByLabel(fields.lastname, { exact: true }).fill("Peeters");
  await within.getByLabel(fields.phone).fill("+32 2 123 45 67");
  await within.locator("[name=acceptTermsAndPrivacy]").check();
  await within.getByRole("button", { name: complete.submit }).click();
}

/** Makes an account with a profile, by the pages; leaves the visitor signed in. */
export async function becomeMember(page: Page, language: Language): Promise<string> {
  const email = newEmail();
  await page.goto(href("sign-up", language));
  await fillSignUp(formOf(page), language, email);
  await expect(page).toHaveURL(href("complete-profile", language));
  await fillProfile(formOf(page), language);
  await expect(page).toHaveURL(href("profile", language));
  return email;
}

/** Logs out by the header, or by the full-screen menu where the header is narrow. */
export async function logOut(page: Page, language: Language) {
  await page.goto(href("profile", language));
  await formOf(page).getByRole("button", { name: texts[language].shell.account.logout, exact: true }).click();
  await expect(page).toHaveURL(href("home", language));
}

/** True once the account link of the header leads to My Account. */
export async function expectSignedIn(page: Page, language: Language, signedIn: boolean) {
  const nav = texts[language].shell.account;
  await expect(page.locator("header .account-link")).toHaveText(signedIn ? nav.account : nav.login);
}

/** The path and query of the link in the newest reset e-mail: the emulator keeps its code instead of sending it. */
export async function readResetLink(email: string, language: Language): Promise<string> {
  const { DATA_DIR = ".data" } = process.env;
  const note = readFileSync(join(DATA_DIR, "test", "identity", "emulator.json"), "utf8");
  const { port } = JSON.parse(note) as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/demo-quartier/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  const code = oobCodes.filter((code) => code.email === email).at(-1)?.oobCode;
  expect(code, "a code for a new password").toBeDefined();
  return link("reset-password", language, { oobCode: code! });
}

/** A page with a query. */
export function link(page: PageName, language: Language, query: Record<string, string>): string {
  return `${href(page, language)}?${new URLSearchParams(query).toString()}`;
}
