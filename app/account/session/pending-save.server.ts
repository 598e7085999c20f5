import { createCookie } from "@remix-run/node";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { cookieName } from "#app/http/cookie-name.server.ts";
import { isToSave } from "#app/http/account-views.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { findFrequency, type Frequency } from "#app/vocabulary/frequencies.ts";

/**
 * What a visitor asked to be saved before signing in: the page it was asked on, its search in words, and how often they want
 * to hear of it. A cookie, and not part of the address that signing in leads back to: that could be a link in somebody
 * else's letter, and a link must not save. Only a form of this site sets it, it is gone within the hour and once the search
 * is saved.
 */
const cookie = createCookie(cookieName("save-search"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: 60 * 60,
});

/** Letters of the cookie with its name: browsers drop one of more than 4,096 without a word. */
const mostLetters = 3800;

/**
 * The `Set-Cookie` of a wish. Words that make it too long end earlier, as they only remind somebody of what is saved.
 * @param kept as many of the words as are tried
 * @returns undefined where it is too long without any
 */
export async function storePendingSave(wish: SaveWish, kept = wish.words): Promise<string | undefined> {
  const words = kept === wish.words ? kept : `${kept}…`;
  const set = await cookie.serialize({ ...wish, words });
  const over = set.split(";", 1)[0]!.length - mostLetters;
  if (over <= 0) return set;
  // Most signs take no more than three letters: of shorter ones, more goes the next time.
  return kept === "" ? undefined : storePendingSave(wish, kept.slice(0, -Math.ceil(over / 3)).replace(/\s+\S*$/, ""));
}

/** What a form of the account was sent with of the wish above it. */
export interface ChosenOnTheWay {
  /** How often somebody wants to hear of what is saved; undefined where nothing was chosen, or nothing is to be saved. */
  frequency: Frequency | undefined;
  /** The `Set-Cookie` that keeps it with the wish. */
  cookies: string[];
}

export const nothingChosen: ChosenOnTheWay = { frequency: undefined, cookies: [] };

/** Reads how often somebody wants to hear of what they are about to save: a field of the form that they filled in for it. */
export async function readChoiceOnTheWay(request: Request, form: FormData): Promise<ChosenOnTheWay> {
  const frequency = findFrequency(form.get("frequency"));
  const wish = frequency && (await findPendingSave(request));
  if (!wish) return nothingChosen;
  const kept = await storePendingSave({ ...wish, frequency });
  return { frequency, cookies: kept === undefined ? [] : [kept] };
}

/** The `Set-Cookie` of one that is fulfilled. */
export function clearPendingSave(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** What this browser asked to save; null for nothing. */
export async function findPendingSave(request: Request): Promise<SaveWish | null> {
  const wish: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof wish === "object" && wish !== null && "from" in wish ? (wish as SaveWish) : null;
}

/** What is to be saved once somebody has signed in, for the pages on the way there; null where nothing is. */
export function findWishOnTheWay(request: Request, returnTo: string | null): Promise<SaveWish | null> {
  return isToSave(returnTo) ? findPendingSave(request) : Promise.resolve(null);
}
