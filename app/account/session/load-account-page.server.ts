import { redirect } from "@remix-run/node";
import { safeReturnTo } from "#app/http/safe-return.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { href, paths, readPath, type Page } from "#app/i18n/paths.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { settings } from "#app/settings/settings.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { Database } from "#db/client.server.ts";
import { viewHref } from "#app/http/account-views.ts";
import { profileStateOf } from "../profile-state.server.ts";
import { findUser } from "./find-user.server.ts";
import type { User } from "../user.server.ts";

export type AccountPageName = Extract<
  Page,
  "login" | "sign-up" | "forgot-password" | "reset-password" | "complete-profile" | "profile"
>;

const texts = {
  login: "login",
  "sign-up": "signUp",
  "forgot-password": "forgot",
  "reset-password": "reset",
  "complete-profile": "complete",
  profile: "profile",
} as const satisfies Record<AccountPageName, string>;

interface AccountPageData {
  language: Language;
  returnTo: string | null;
  alternates: Alternates;
  title: string;
  description: string;
  canonical: string;
}

/**
 * What every page of the account begins with.
 * @throws a Response, 404, where accounts are switched off (decisions, section 4)
 */
export function readAccountPage(request: Request, page: AccountPageName): AccountPageData {
  requireAccounts();
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const name = texts[page];
  return {
    language,
    returnTo: wayBack(searchParams.get("returnTo"), language),
    alternates: alternatesOf(pathname, ""),
    title: t(`account.${name}.title`),
    description: t(`account.${name}.description`),
    canonical: href(page, language),
  };
}

/**
 * The page that a visitor came from, in the language to which they have turned since: its address with the other language
 * leads on to that language's words (decisions, section 1). A page that does not exist in it stays as it was.
 */
function wayBack(given: string | null, language: Language): string | null {
  const returnTo = safeReturnTo(given, "");
  if (returnTo === "") return null;
  const [pathname = ""] = returnTo.split(/[?#]/, 1);
  const page = readPath(pathname)?.page;
  if (languageOfPath(pathname) === language || !page || paths[page][language] === null) return returnTo;
  return returnTo.replace(/^\/[^/?#]*/, `/${language}`);
}

/** @throws a Response, 404, where accounts are switched off */
export function requireAccounts(): void {
  if (!settings.CLIENT_PROFILE) throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** Where somebody who has signed in goes next: to the profile while it is missing, else back to where they were. */
export function afterSignIn(profile: "complete" | "missing", language: Language, returnTo: string | null): string {
  return profile === "missing"
    ? viewHref("complete-profile", language, returnTo)
    : (returnTo ?? href("home", language));
}

/** Sends on whoever is signed in already. @throws a redirect */
export async function sendOnSignedIn(
  db: Database,
  request: Request,
  { language, returnTo }: AccountPageData,
): Promise<void> {
  const user = await findUser(db, request);
  if (user) throw redirect(afterSignIn(await profileStateOf(user), language, returnTo));
}

/** The signed-in visitor of a page that needs one; others log in first, and come back. @throws a redirect */
export async function requireSignedIn(db: Database, request: Request, language: Language): Promise<User> {
  const user = await findUser(db, request);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(viewHref("login", language, pathname + search));
}
