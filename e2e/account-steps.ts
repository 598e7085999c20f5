import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { href, type Page as PageName } from "#app/i18n/paths.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";

export const texts = { en, fr, nl };

export const password = "a long enough one";

/** What a profile needs, beside its address, language and consent. */
const profile = { titleId: "1", firstname: "An", lastname: "Peeters", phone: "+32 2 123 45 67" };

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
  await within.getByLabel(fields.titleId).selectOption(profile.titleId);
  await within.getByLabel(fields.firstname).fill(profile.firstname);
  await within.getByLabel(fields.lastname, { exact: true }).fill(profile.lastname);
  await within.getByLabel(fields.phone).fill(profile.phone);
  await within.locator("[name=acceptTermsAndPrivacy]").check();
  await within.getByRole("button", { name: complete.submit }).click();
}

/**
 * Makes an account with a profile by the requests that the forms send without script, as loading four pages takes most of a
 * test's time; leaves whoever asks signed in. A page keeps nothing of how one has signed in once another is loaded, so that
 * it makes no difference to what comes behind; signing up by the pages has its own tests.
 * @param request of a page's own, `page.request`, for a visitor who is signed in then; a test's `request` for an account alone
 */
export async function makeAccount(request: APIRequestContext, language: Language): Promise<string> {
  const email = await signUp(request, language);
  const languageId = String(languages.indexOf(language) + 1);
  const form = { ...profile, email, languageId, acceptTermsAndPrivacy: "on" };
  await send(request, language, "complete-profile", form, "profile");
  return email;
}

/** The first of these requests alone: whoever has sent it is signed in, and asked for their profile. */
export async function signUp(request: APIRequestContext, language: Language): Promise<string> {
  const email = newEmail();
  await send(request, language, "sign-up", { email, password, confirmPassword: password }, "complete-profile");
  return email;
}

async function send(
  request: APIRequestContext,
  language: Language,
  name: PageName,
  form: Record<string, string>,
  next: PageName,
) {
  const address = href(name, language);
  const answer = await request.post(address, { form, headers: { Origin: siteOf() }, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]], address).toEqual([303, href(next, language)]);
}

const siteOf = () => test.info().project.use.baseURL ?? "";

/** Makes an account with a profile and leaves the visitor signed in; no page is opened for it. */
export const becomeMember = (page: Page, language: Language) => makeAccount(page.request, language);

/** The same by the pages, at the end of which My Account stands: for what hangs on how one has come there. */
export async function becomeMemberOnPages(page: Page, language: Language): Promise<string> {
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
