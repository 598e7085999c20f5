import type { Page } from "@playwright/test";

/** CSS pixels that a finger needs, each way. */
const target = 44;

/**
 * What on a page is too small for a finger (`pointer: coarse`): narrower or lower than 44 px, and with it what is pressed
 * around it, its label or a larger box that lies over it. Links in running text are as high as their line.
 * @returns a line for each: size, element and name
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const least = target - 0.5; // Boxes end within pixels.
    const open = document.querySelector("dialog[open], [popover]:popover-open");
    const pressed =
      "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary";
    const isLarge = ({ width, height }: DOMRect) => width >= least && height >= least;
    /* What is drawn has no `innerText`. */
    const wordsOf = (element: Element | null) =>
      ((element instanceof HTMLElement ? element.innerText : element?.textContent) ?? "").trim();
    /* In a line of text: there are other words in its block. */
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return wordsOf(block).length > wordsOf(element).length;
    };
    const small: string[] = [];
    for (const element of (open ?? document).querySelectorAll<HTMLElement | SVGElement>(pressed)) {
      const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      // What only the keyboard meets is not pressed.
      if (!isSeen || element.tabIndex < 0 || element.closest(".visually-hidden, .skip-link, [inert]")) continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // The place field's border is that of the frame around it.
      const box = element.closest(".place-entry") && element.matches("input") ? element.parentElement! : element;
      if (isLarge(box.getBoundingClientRect()) || (label && isLarge(label.getBoundingClientRect()))) continue;
      if (isInText(element)) continue;
      const hits = (fromLeft: number, fromTop: number) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const x = Math.min(innerWidth - 1, Math.max(0, left + width / 2 + fromLeft));
        const hit = document.elementFromPoint(x, top + height / 2 + fromTop);
        return hit !== null && (element.contains(hit) || Boolean(label?.contains(hit)));
      };
      if (!hits(0, 0)) element.scrollIntoView({ block: "center", inline: "center" });
      if (!hits(0, 0)) continue; // Something that is open lies over it.
      const { width, height } = element.getBoundingClientRect();
      const reach = target / 2 - 1;
      const isWide = () => width >= least || (hits(-reach, 0) && hits(reach, 0));
      const isHigh = () => height >= least || (hits(0, -reach) && hits(0, reach));
      if (isWide() && isHigh()) continue;
      // What stays at the edge of the screen may lie over a part of it.
      element.scrollIntoView({ block: "center", inline: "center" });
      if (isWide() && isHigh()) continue;
      const name = (element.getAttribute("aria-label") ?? wordsOf(element)).slice(0, 40);
      small.push(
        `${Math.round(width)}×${Math.round(height)} ${element.tagName}.${element.getAttribute("class") ?? ""} ${name}`,
      );
    }
    scrollTo(0, 0);
    return small;
  }, target);
}
