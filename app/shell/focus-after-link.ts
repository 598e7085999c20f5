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
  const next = places[Math.min(index, places.length - 1)] ?? named ?? document.querySelector("main");
  // A section takes the focus for once: reading goes on there.
  if (next === named && named && named.tabIndex < 0) named.tabIndex = -1;
  next?.focus({ preventScroll: true });
}
