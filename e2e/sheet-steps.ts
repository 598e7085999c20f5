import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { scriptRuns } from "./script-steps.ts";

/* The sheets of a page, and how its elements look by them. */

/** Addresses of those that a page has by now. */
export const stylesheets = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href") ?? ""),
  );

/** How each element of the page looks, and what stands before and after it, as far as rules say; it stays in the browser. */
export const readStyles = (page: Page) =>
  page.evaluateHandle(() => {
    const sizes = ["width", "height"];
    const properties = [
      ...["display", "position", "order", "gap", "flex-direction", "align-items", "justify-content", "list-style-type"],
      ...[
        "margin-top",
        "margin-left",
        "padding-top",
        "padding-left",
        "border-top-width",
        "border-top-color",
        "opacity",
      ],
      ...["color", "background-color", "font-size", "font-weight", "line-height", "letter-spacing", "text-decoration"],
      ...[...sizes, "outline-style", "box-shadow", "border-top-left-radius", "white-space", "fill", "stroke"],
    ];
    return Array.from(document.body.querySelectorAll("*:not(script, template, link, template *)"), (element) => {
      // What is folded is laid out when the browser likes: it has no size to tell of.
      const isFolded = element.parentElement?.closest("details:not([open])") != null;
      const told = isFolded ? properties.filter((name) => !sizes.includes(name)) : properties;
      const looks = [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === "none" ? "" : told.map((name) => style.getPropertyValue(name)).join(";");
      });
      return `${element.tagName}.${element.getAttribute("class")} ${looks.join("|")}`;
    });
  });

type Looks = Awaited<ReturnType<typeof readStyles>>;

/** How many elements two readings have, and those that differ: a page has thousands, which are not worth sending. */
export const compareStyles = (page: Page, before: Looks, after: Looks) =>
  page.evaluate(
    ([before, after]) => ({
      counts: [before.length, after.length],
      differing: before.flatMap((look, at) => (look === after[at] ? [] : [{ before: look, after: after[at] }])),
    }),
    [before, after] as const,
  );

/** @returns how many of them the page did not have */
export const addSheets = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (hrefs) => {
    const standing = new Set(
      Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href")),
    );
    const missing = hrefs.filter((address) => !standing.has(address));
    await Promise.all(
      missing.map(async (address) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
        const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
        document.head.append(link);
        await loaded;
      }),
    );
    return missing.length;
  }, sheets);

let sheets: string[] | undefined;

/** All of the site's, as a page has them once its code is there; read once for the tests of a process. */
export async function allSheets(page: Page): Promise<string[]> {
  if (sheets) return sheets;
  await page.goto(href("home", "en"));
  expect(await stylesheets(page)).toHaveLength(2);
  await scriptRuns(page);
  // They come once nothing else does.
  await expect.poll(() => stylesheets(page), { timeout: 60_000 }).toHaveLength(16);
  return (sheets = await stylesheets(page));
}
