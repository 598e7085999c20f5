import type { JSHandle, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/*
 * Text that is looked at once in a process, on whatever page it stands: the header, the foot and the cards of a list have the
 * same colours wherever they are. Two elements are alike where their tags, classes, colours and opacity are, whether their
 * letters are large, whether a link is among words, and those of all that they stand in. Where one lies over something else than what it stands in, as what
 * is positioned may, all that it may lie over is alike as well, and the page as wide.
 */

/** By their numbers: what was looked at, and found to be well. */
const known = new Set<number>();
/** A site has some thousands. */
const most = 100_000;

interface NewLooks {
  violations: AxeResults["violations"];
  /** What was looked at, in the page. */
  elements: JSHandle<Element[]>;
}

/**
 * What axe finds, by the rules that are named, on one element of each kind that stands on a page as it is now and was not found
 * to be well before. They are looked for and looked at in one go: a map draws its marks anew as it pleases, and of elements that
 * have gone in between axe makes an error.
 * @param whatLiesOver whether what lies over something else is told by that as well, which is the same in each scheme
 */
export async function lookAtWhatIsNew(
  page: Page,
  rules: readonly string[],
  { whatLiesOver }: { whatLiesOver: boolean },
): Promise<NewLooks> {
  const found = await page.evaluateHandle(
    async ([known, runOnly, whatLiesOver]) => {
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
      /* A link among words is told by more than its colour; one that stands alone need not be. */
      const isAmongWords = (element: Element) => {
        const block = element.tagName === "A" && element.closest("p, li, dt, dd, th, td, div, section, main, body");
        return block ? block.textContent.trim().length > element.textContent.trim().length : false;
      };
      /* Out of its place among its neighbours, so that it may lie over them. */
      const isApart = (style: CSSStyleDeclaration) => {
        const { position } = style;
        if (position !== "static" && position !== "relative") return true;
        if (style.transform !== "none" || style.translate !== "none") return true;
        const sides = ["top", "right", "bottom", "left"];
        const valuesOf = (kind: string) => sides.map((side) => style.getPropertyValue(kind + side));
        if (valuesOf("margin-").some((margin) => margin.startsWith("-"))) return true;
        return position === "relative" && valuesOf("").some((side) => side !== "auto" && side !== "0px");
      };
      const isOpaque = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
        opacity === "1" && backgroundColor.startsWith("rgb(");
      const grounds = new Map<Element, number>();
      /* What lies in an element, as far as colours go: the ground of what is apart in it. */
      const groundOf = (element: Element): number => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const ground = [element, ...element.querySelectorAll("*")].map((each) => {
          const { display, backgroundColor, color } = getComputedStyle(each);
          return display === "none" ? "" : [each.tagName, each.getAttribute("class"), backgroundColor, color].join();
        });
        const number = numberOf([innerWidth, ...ground].join(" "));
        grounds.set(element, number);
        return number;
      };
      /* `over`: the number of what an element lies over beside what it stands in, 0 where that is nothing. */
      const walk = (element: Element, around: number, over: number) => {
        const style = getComputedStyle(element);
        if (style.display === "none") return;
        const { color, backgroundColor, opacity } = style;
        const classes = element.getAttribute("class");
        const kind = [isLarge(style), isAmongWords(element)].join();
        const look = numberOf([around, element.tagName, classes, color, backgroundColor, opacity, kind].join());
        let ground = over;
        // What only readers hear is a point.
        if (whatLiesOver && isApart(style) && element.clientHeight > 1)
          ground = groundOf((element as HTMLElement).offsetParent ?? document.body);
        if (isOpaque(style)) ground = 0;
        const seen = ground === 0 ? look : numberOf([look, ground].join());
        if (saysSomething(element) && !before.has(seen) && !looks.has(seen)) looks.set(seen, element);
        for (const child of element.children) walk(child, look, ground);
      };
      walk(document.body, 0, 0);
      const [elements, numbers] = [[...looks.values()], [...looks.keys()]];
      if (elements.length === 0) return { elements, numbers, violations: [] };
      const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } };
      const options = { resultTypes: ["violations"], preload: false, runOnly };
      const { violations } = await axe.run({ include: elements }, options);
      return { elements, numbers, violations };
    },
    [[...known], rules, whatLiesOver] as const,
  );
  const { numbers, violations } = await found.evaluate(({ numbers, violations }) => ({ numbers, violations }));
  if (violations.length === 0) remember(numbers);
  return { violations, elements: await found.getProperty("elements") };
}

function remember(numbers: readonly number[]): void {
  if (known.size > most) known.clear();
  for (const number of numbers) known.add(number);
}
