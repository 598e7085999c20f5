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

/**
 * Asks for a page's address once more, and looks for what the server writes in the page as it stands.
 * @returns what is no longer there: of the head, what machines read; of the body, links and words
 */
export async function lostSinceServed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch(location.href);
    const served = new DOMParser().parseFromString(await answer.text(), "text/html");
    const forMachines = "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]";
    const told = (root: Document) => [
      ...Array.from(root.head.querySelectorAll(forMachines), ({ outerHTML }) => outerHTML),
      ...Array.from(root.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) => textContent),
      // With script the drawn map gives way, and a choice no longer leads into the panel that it stands in, which stays open.
      ...Array.from(
        root.querySelectorAll("main a[href]:not(.map-link)"),
        (a) => `to ${a.getAttribute("href")?.replace(/#.*/, "")}`,
      ),
      ...Array.from(root.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, th, td, a, label)"))
        .filter(({ childElementCount }) => childElementCount === 0)
        .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
    ];
    const stands = new Set(told(document));
    return [...new Set(told(served))].filter((each) => !stands.has(each));
  });
}
