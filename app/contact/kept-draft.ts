import type { neededKeys } from "#app/http/rendering/framework-started.ts";

/** Where the browser keeps what was typed, from the page in one language to the same in another: named on the page about cookies. */
export const draftKey: (typeof neededKeys)[number] = "contact-draft";

/** Milliseconds that the page in the other language may take to come. */
const longestWay = 30_000;

/** What of `sessionStorage` is needed here; a browser may refuse all of it. */
type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A field of the form, with its value as it is sent; of a box, whether it is ticked. */
export type DraftField = readonly [name: string, value: string, checked?: boolean];

/** Where a page stands: its path with its query. */
interface Place {
  pathname: string;
  search: string;
}

const pathOf = ({ pathname, search }: Place) => pathname + search;

/**
 * Keeps what was typed about something for one page, which comes at once.
 * @param target the only page that it is for
 * @param now milliseconds since 1970
 */
export function keepDraft(
  storage: BrowserStorage,
  subject: string,
  target: Place,
  fields: readonly DraftField[],
  now: number,
): void {
  storage.setItem(draftKey, JSON.stringify({ subject, target: pathOf(target), at: now, fields }));
}

/**
 * What was typed about something on the page before; whatever is kept is kept no longer. It may be anybody's doing.
 * @param here the page that asks
 * @returns nothing where nothing is kept, or it is about something else, for another page, or older than a page takes to come
 */
export function takeDraft(storage: BrowserStorage, subject: string, here: Place, now: number): DraftField[] {
  const kept = read(storage);
  storage.removeItem(draftKey);
  return kept?.subject === subject && isFor(kept, here, now) && Array.isArray(kept.fields)
    ? kept.fields.filter(isField)
    : [];
}

/** On every page: what was kept for another one, or came too late, is kept no longer. Whoever sits there next is not shown it. */
export function dropOthersDraft(storage: BrowserStorage, here: Place, now: number): void {
  const kept = read(storage);
  if (kept === null || !isFor(kept, here, now)) storage.removeItem(draftKey);
}

interface Kept {
  subject?: unknown;
  target?: unknown;
  at?: unknown;
  fields?: unknown;
}

function read(storage: BrowserStorage): Kept | null {
  try {
    return JSON.parse(storage.getItem(draftKey) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function isFor({ target, at }: Kept, here: Place, now: number): boolean {
  // A clock that was put back makes nothing young.
  return target === pathOf(here) && typeof at === "number" && at <= now && now - at <= longestWay;
}

function isField(field: unknown): field is DraftField {
  return Array.isArray(field) && typeof field[0] === "string" && typeof field[1] === "string";
}
