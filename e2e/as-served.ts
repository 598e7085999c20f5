import type { Page } from "@playwright/test";

/*
 * That script leaves what the server wrote: what is looked at without script alone (`@served`, playwright.config.ts) holds with
 * it as well.
 */

/** What code complains about on a page from now on, as React does where a page is not as it would have written it. */
export function hearComplaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", ({ message }) => heard.push(message));
  page.on("console", (message) => {
    // What has not been found may be what is looked at.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) heard.push(message.text());
  });
  return heard;
}

/** Parts that script changes, and why. */
const changedByScript = [
  // The drawn map gives way to the one that moves: its marks, and its picture, which has no words.
  ".map-link",
  "[alt='']",
];

/**
 * Asks for a page's address once more, and looks for what the server writes in the page as it stands.
 * @returns what is no longer there: of the head, what machines read; of the body, links, words and names, by their part
 */
export async function lostSinceServed(page: Page): Promise<string[]> {
  return page.evaluate(async (but) => {
    const answer = await fetch(location.href);
    const served = new DOMParser().parseFromString(await answer.text(), "text/html");
    const forMachines = "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]";
    const parts = ["header.header", "main", "footer.footer"];
    const told = (root: Document) => [
      ...Array.from(root.head.querySelectorAll(forMachines), ({ outerHTML }) => outerHTML),
      ...Array.from(root.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) => textContent),
      ...parts.flatMap((part) =>
        toldBy(Array.from(root.querySelectorAll(`${part} *`))).map((each) => `${part}: ${each}`),
      ),
    ];
    const toldBy = (all: Element[]) =>
      all
        .filter((each) => !each.closest(but))
        .flatMap((each) => [
          // With script a choice no longer leads into the panel that it stands in, which stays open.
          each.matches("a[href]") &&
            `to ${each.getAttribute("href")!.replace(/#.*/, "")} in ${each.getAttribute("hreflang")}`,
          ...["aria-label", "alt"].map((name) => each.hasAttribute(name) && `${name} ${each.getAttribute(name)}`),
          each.matches("h1, h2, h3, p, li, dt, dd, th, td, a, label, button, span") &&
            each.childElementCount === 0 &&
            each.textContent.replace(/\s+/g, " ").trim(),
        ])
        .filter((each) => each !== false);
    const stands = new Set(told(document));
    return [...new Set(told(served))].filter((each) => !stands.has(each));
  }, changedByScript.join());
}

/** Addresses of a page's pictures that its site would refuse (`img-src`): the browser that reads them may not ask for any. */
export async function picturesFromElsewhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = Array.from(document.querySelectorAll("img, source, image"), (element) => [
      ...["src", "href"].map((name) => element.getAttribute(name) ?? ""),
      // Of each candidate its address, without how wide it is.
      ...(element.getAttribute("srcset") ?? "").split(/,\s+/).map((each) => each.trim().split(/\s/)[0] ?? ""),
    ]).flat();
    return named.filter((name) => {
      const { origin, protocol } = new URL(name, location.href);
      return origin !== location.origin && protocol !== "data:" && protocol !== "blob:";
    });
  });
}
