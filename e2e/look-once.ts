import type { JSHandle, Page } from "@playwright/test";

/*
 * Text that is looked at once in a process, on whatever page it stands: the header, the foot and the cards of a list have the
 * same colours wherever they are. Two elements are alike where their tags, classes, colours and opacity are, whether their
 * letters are large, and those of all that they stand in.
 */

/** By their numbers: what was looked at, and found to be well. */
const known = new Set<number>();
/** A site has some thousands. */
const most = 100_000;

export interface NewLooks {
  /** What is to be looked at, in the page. */
  elements: JSHandle<Element[]>;
  count: number;
  /** That they are well, and need not be looked at again. */
  remember: () => void;
}

/** One element of each kind that stands on a page as it is now, and has not been remembered. */
export async function newLooks(page: Page): Promise<NewLooks> {
  const found = await page.evaluateHandle(
    (known) => {
      const before = new Set(known);
      const looks = new Map<number, Element>();
      /* FNV over a text, in two halves, that hold more than a site's looks. */
      const numberOf = (text: string) => {
        let [low, high] = [0x811c9dc5, 0x1b873593];
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at);
          low = Math.imul(low ^ code, 0x01000193);
          high = Math.imul(high ^ code, 0x85ebca6b);
        }
        return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
      };
      /* From 24 px on, or 14 pt where they are bold, letters may be paler; what else their size is says nothing of colours. */
      const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
        parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const isField = (element: Element) => /^(?:INPUT|SELECT|TEXTAREA|BUTTON)$/.test(element.tagName);
      const saysSomething = (element: Element) =>
        isField(element) || [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const walk = (element: Element, around: number) => {
        const style = getComputedStyle(element);
        if (style.display === "none") return;
        const { color, backgroundColor, opacity } = style;
        const classes = element.getAttribute("class");
        const size = isLarge(style) ? "large" : "";
        const look = numberOf([around, element.tagName, classes, color, backgroundColor, opacity, size].join());
        if (saysSomething(element) && !before.has(look) && !looks.has(look)) looks.set(look, element);
        for (const child of element.children) walk(child, look);
      };
      walk(document.body, 0);
      return { elements: [...looks.values()], numbers: [...looks.keys()] };
    },
    [...known],
  );
  const elements = (await found.getProperty("elements")) as JSHandle<Element[]>;
  const numbers = (await (await found.getProperty("numbers")).jsonValue()) as number[];
  const remember = () => {
    if (known.size > most) known.clear();
    for (const number of numbers) known.add(number);
  };
  return { elements, count: numbers.length, remember };
}
