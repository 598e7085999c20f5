import { findUser } from "#app/account/session/find-user.server.ts";
import type { User } from "#app/account/user.server.ts";
import type { Database } from "#db/client.server.ts";
import { listShortlisted, mergeIntoAccount, type Shortlisted } from "./account-shortlist.server.ts";
import { hasBrowserShortlist, readBrowserShortlist, writeBrowserShortlist } from "./browser-shortlist.server.ts";

/** The shortlist of a request's visitor. */
export interface FoundShortlist {
  user: User | null;
  /** The latest first. */
  references: string[];
  /** The same with what the account knows of them; null signed out. */
  onAccount: Shortlisted[] | null;
  /** What the browser kept and the account has no room for. */
  left: string[];
  /** Present when the browser's shortlist has changed: it went to the account. */
  headers: Headers;
}

/**
 * What the visitor keeps: on the account, or in the browser. Whoever signs in takes along what the browser kept: the
 * first request that brings both moves it, and what finds no room waits in the browser. Nothing is asked of the
 * database for whom is signed out.
 */
export async function findShortlist(db: Database, request: Request): Promise<FoundShortlist> {
  const [user, inBrowser] = await Promise.all([findUser(db, request), readBrowserShortlist(request)]);
  const headers = new Headers();
  if (!user) return { user, references: inBrowser, onAccount: null, left: [], headers };
  const left = await mergeIntoAccount(db, user.id, inBrowser);
  if (hasBrowserShortlist(request) && (left.length === 0 || left.length < inBrowser.length)) {
    headers.append("Set-Cookie", await writeBrowserShortlist(left));
  }
  const onAccount = await listShortlisted(db, user.id);
  return { user, references: onAccount.map(({ reference }) => reference), onAccount, left, headers };
}
