import { isReference } from "./reference.ts";

/** Where the browser keeps them: named on the page about cookies. */
const key = "recently-viewed";
/** As many as are kept; a page shows fewer. */
const most = 12;

/** What of `localStorage` is needed here; a browser may refuse all of it. */
type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The references of the listings looked at last in this browser, the newest first. What is kept may be anybody's doing. */
export function listRecentlyViewed(storage: BrowserStorage): string[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(read) ? [...new Set(read.filter(isUsable))].slice(0, most) : [];
  } catch {
    // Storage that is switched off, or that holds something else: nothing has been looked at.
    return [];
  }
}

/** Puts a listing first among those looked at. Only where the visitor has consented to preferences. */
export function rememberViewed(storage: BrowserStorage, reference: string): void {
  const references = [reference, ...listRecentlyViewed(storage).filter((other) => other !== reference)].slice(0, most);
  try {
    storage.setItem(key, JSON.stringify(references));
  } catch {
    // Full or switched off: the list goes without it.
  }
}

/** Forgets all of them: asked for, or consent is taken back. */
export function clearRecentlyViewed(storage: BrowserStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // Switched off: there is nothing to clear.
  }
}

const isUsable = (value: unknown): value is string => typeof value === "string" && isReference(value);
