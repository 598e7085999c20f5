import type { Page } from "@playwright/test";

/*
 * A list has the same card two dozen times, and axe takes as long for each. Elements beside each other are alike where they and
 * all in them have the same tags, attributes, parts of text and looks, as wide as the page is: what is wrong with one is wrong
 * with the others. What an attribute says counts where it says what an element is; of names and texts, that there are any.
 */

/**
 * Does something while what has its like before it is hidden. Whatever has an id, or is a part that axe compares with others of
 * the page, stays; so does all in a scroller, which would have nothing to scroll without it, and the page's tree, which is its
 * code's.
 */
export async function withOneOfEach<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const hidden = await page.evaluateHandle(() => {
    const named =
      /^(?:alt|aria-label|aria-description|content|d|datetime|href|name|placeholder|points|src|srcset|title|value)$/;
    const stays =
      "[id], nav, aside, main, header, footer, form, section, [role], iframe, dialog, h1, h2, input, select, :focus";
    const looks = ["color", "background-color", "opacity", "font-size", "font-weight", "display", "visibility"];
    const scrollers = new WeakSet<Element>();
    const scrolls = (element: Element, { overflowX, overflowY }: CSSStyleDeclaration) =>
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
    const kinds = new WeakMap<Element, string>();
    /* From its leaves up: the kind of an element says those of all in it. */
    const kindOf = (element: Element): string => {
      const attributes = Array.from(element.attributes, ({ name, value }) => {
        const said = named.test(name) ? Boolean(value.trim()) : value;
        return `${name}=${said}`;
      });
      const parts = Array.from(element.childNodes, (node) =>
        node instanceof Element ? kindOf(node) : node.nodeType === 3 && node.nodeValue?.trim() ? "text" : "",
      );
      const style = getComputedStyle(element);
      const look = looks.map((name) => style.getPropertyValue(name));
      if (scrolls(element, style)) {
        scrollers.add(element);
        look.push("scrolls");
      }
      const kind = `${element.tagName} ${attributes.sort().join(" ")} ${look.join()}(${parts.join()})`;
      kinds.set(element, kind);
      return kind;
    };
    kindOf(document.body);
    const alike: (HTMLElement | SVGElement)[] = [];
    const collect = (parent: Element) => {
      const before = new Set<string>();
      for (const element of parent.children) {
        const kind = kinds.get(element)!;
        const isAlike = before.has(kind) && !element.matches(stays) && !element.querySelector(stays);
        if (isAlike) alike.push(element as HTMLElement | SVGElement);
        else if (!scrollers.has(element)) collect(element);
        before.add(kind);
      }
    };
    collect(document.body);
    return alike.map((element) => {
      const { style } = element;
      const [display, priority] = [style.getPropertyValue("display"), style.getPropertyPriority("display")];
      style.setProperty("display", "none", "important");
      return () => style.setProperty("display", display, priority);
    });
  });
  try {
    return await look();
  } finally {
    await hidden.evaluate((shown) => shown.forEach((show) => show()));
  }
}
