import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { safeReturnTo } from "./safe-return.ts";

/** What the account dialog can show (specification, section 2); each view is also a page of that name. */
export const accountViews = ["login", "sign-up", "forgot-password", "complete-profile"] as const;
export type AccountView = (typeof accountViews)[number];

/** The query parameter that opens the dialog on any page (decisions, section 4). */
const parameter = "account";

/** The query parameter of the page of saved searches that asks for what waits there to be saved. */
export const saveWish = "save";

/**
 * Whether somebody signs in to have a search saved: the page that they come back to says so.
 * @param returnTo as the query brought it; what is no address of this site asks for nothing
 */
export function isToSave(returnTo: string | null): boolean {
  return new URL(safeReturnTo(returnTo, "/"), "http://here.invalid").searchParams.has(saveWish);
}

/** The view that a page's query asks for; null for none or an unknown one. */
export function viewIn(search: string): AccountView | null {
  const asked = new URLSearchParams(search).get(parameter);
  return accountViews.find((view) => view === asked) ?? null;
}

/** The same query with the dialog open at a view, or without the dialog. */
export function queryWith(search: string, view: AccountView | null): string {
  const query = new URLSearchParams(search);
  if (view) query.set(parameter, view);
  else query.delete(parameter);
  const written = query.toString();
  return written && `?${written}`;
}

/** Whether two addresses differ in nothing but the dialog: the page under it stays as it is. */
export function differInDialogOnly(one: URL, other: URL): boolean {
  const page = ({ pathname, search }: URL) => pathname + queryWith(search, null);
  return viewIn(one.search) !== viewIn(other.search) && page(one) === page(other);
}

/**
 * The page of a view, which leads back to where the visitor was.
 * @param returnTo path and query of that page; nothing when the way back is the home page
 */
export function viewHref(view: AccountView, language: Language, returnTo?: string | null): string {
  const path = href(view, language);
  return returnTo ? `${path}?${new URLSearchParams({ returnTo }).toString()}` : path;
}
