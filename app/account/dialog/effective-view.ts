import { pagesOfLinks, readPath, type Page } from "#app/i18n/paths.ts";
import type { AccountView } from "#app/http/account-views.ts";
import type { SignedInUser } from "../auth-state.tsx";

/** What people may need before they complete a profile, or come to by a link in a mail, and the form's own page. */
const pagesWithoutQuestion: readonly Page[] = [
  "termsofuse",
  "privacy",
  "cookies",
  "contact",
  "complete-profile",
  "reset-password",
  ...pagesOfLinks,
];

/**
 * What the dialog shows (specification, section 4): nothing to whom is signed in with a profile; only the profile to whom
 * lacks one, on nearly every page whether it is asked for or not, as it can't be dismissed; and never the profile to whom
 * is signed out.
 */
export function effectiveView(
  asked: AccountView | null,
  user: Pick<SignedInUser, "profile"> | null,
  pathname: string,
): AccountView | null {
  if (user === null) return asked === "complete-profile" ? "login" : asked;
  if (user.profile === "complete") return null;
  if (asked !== null) return "complete-profile";
  const page = readPath(pathname)?.page;
  return page !== undefined && pagesWithoutQuestion.includes(page) ? null : "complete-profile";
}
