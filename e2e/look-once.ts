import type { JSHandle, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/*
 * Text that is looked at once in a process, on whatever page it stands: the header, the foot and the cards of a list have the
 * same colours wherever they are. Two elements are alike where their tags, classes, colours and opacity are, whether their
 * letters are large, and those of all that they stand in.
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
 */
export async function lookAtWhatIsNew(page: Page, rules: readonly string[]): Promise<NewLooks> {
  const found = await page.evaluateHandle(
    async ([known, runOnly]) => {
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
      const [elements, numbers] = [[...looks.values()], [...looks.keys()]];
      if (elements.length === 0) return { elements, numbers, violations: [] };
      const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } };
      const options = { resultTypes: ["violations"], preload: false, runOnly };
      const { violations } = await axe.run({ include: elements }, options);
      return { elements, numbers, violations };
    },
    [[...known], rules] as const,
  );
  const { numbers, violations } = await found.evaluate(({ numbers, violations }) => ({ numbers, violations }));
  if (violations.length === 0) remember(numbers);
  return { violations, elements: await found.getProperty("elements") };
}

function remember(numbers: readonly number[]): void {
  if (known.size > most) known.clear();
  for (const number of numbers) known.add(number);
}
