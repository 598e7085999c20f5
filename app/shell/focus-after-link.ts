/** Where the focus goes once a followed link has changed the page. */
export interface NextFocus {
  /** Of the places that may have it; without one, what the address names, else the page's beginning. */
  among?: string;
  /** Which of them the link was. */
  index: number;
}

/**
 * What to focus once a link is followed; null where nothing is to change, as the link stays.
 *
 * `data-keeps-focus` around a link: whoever is choosing filters goes on choosing. `data-focus-next` around it names what
 * comes after a link that goes with what it did, as a selector: the next chip when one is removed.
 */
export function nextFocus(link: HTMLAnchorElement): NextFocus | null {
  if (link.closest("[data-keeps-focus]")) return null;
  const among = link.closest<HTMLElement>("[data-focus-next]")?.dataset.focusNext;
  if (among === undefined) return { index: 0 };
  return { among, index: Math.max(0, [...document.querySelectorAll(among)].indexOf(link)) };
}

/** Moves the focus there, without scrolling: the page does that by itself. */
export function focusNext({ among, index }: NextFocus, hash: string): void {
  const places = among === undefined ? [] : document.querySelectorAll<HTMLElement>(among);
  const named = hash === "" ? null : document.getElementById(hash.slice(1));
  const next = places[Math.min(index, places.length - 1)] ?? named;
  if (!next) return focusBeginning();
  // A section takes the focus for once: reading goes on there.
  if (next === named && named.tabIndex < 0) named.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * The page's beginning. A landmark that takes the focus is announced as one and no more, and no page load tells the title:
 * the page's title is its name for as long as it has the focus.
 */
function focusBeginning(): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.ariaLabel = document.title;
  main.addEventListener("blur", () => (main.ariaLabel = null), { once: true });
  main.focus({ preventScroll: true });
}

/** Entries of the history whose followed link is known: who goes further back begins at the page's beginning. */
const mostFollowed = 50;

/** By the key of the entry it was followed from: what a link said, and which of those that say it on the page it was. */
export type Followed = Map<string, { href: string; index: number }>;

/** Keeps which link is followed from an entry, for when it is come back to. */
export function keepFollowed(followed: Followed, key: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  followed.delete(key);
  followed.set(key, { href, index: linksTo(href).indexOf(link) });
  for (const oldest of followed.keys()) {
    if (followed.size <= mostFollowed) break;
    followed.delete(oldest);
  }
}

/**
 * Back on a page: the link that was followed from it has the focus again, as on a page that the browser kept; else the card
 * of the page that was left. Where something has kept the focus it stays there.
 * @param left the path of the page that was shown before
 */
export function focusFollowed(followed: Followed, key: string, left: string): void {
  const main = document.querySelector("main");
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && focused !== main) return;
  const known = followed.get(key);
  const link = known ? linksTo(known.href)[known.index] : linksTo(left).find((each) => each.closest(".card-title"));
  if (link) link.focus({ preventScroll: true });
  else focusBeginning();
}

/** Of the page itself: header and footer stay from page to page. */
function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)];
}
