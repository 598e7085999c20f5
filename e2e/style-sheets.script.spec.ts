import { expect, test, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { scriptRuns } from "./script-steps.ts";

/* A page comes with the sheets that it needs; the others, which come with its code, change nothing of it (decision 004). */

const stylesheets = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href") ?? ""),
  );

/** How each element of the page looks, and what stands before and after it, as far as rules say. */
const readStyles = (page: Page) =>
  page.evaluate(() => {
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
      ...["width", "height", "outline-style", "box-shadow", "border-top-left-radius", "white-space", "fill", "stroke"],
    ];
    return Array.from(document.body.querySelectorAll("*:not(script, template, link, template *)"), (element) => {
      const looks = [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === "none" ? "" : properties.map((name) => style.getPropertyValue(name)).join(";");
      });
      return `${element.tagName}.${element.getAttribute("class")} ${looks.join("|")}`;
    });
  });

const addSheets = (page: Page, sheets: readonly string[]) =>
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

test("no page looks different once all sheets are there", async ({ page }) => {
  await page.goto(href("home", "en"));
  expect(await stylesheets(page)).toHaveLength(2);
  await scriptRuns(page);
  const sheets = await stylesheets(page);
  expect(sheets).toHaveLength(8);

  const listing = await page.locator(".cards .card a").first().getAttribute("href");
  const insight = await page.locator(".insight-card a").first().getAttribute("href");
  // What the code of a page would load and change is not what is looked at.
  await page.route("**/*.js", (route) => route.abort());
  for (const address of [
    href("home", "en"),
    "/en/to-let/office",
    "/en/to-let/office/brussels",
    "/en/to-let/office?display=map",
    "/en/to-let/office?display=service",
    "/en/to-let/office?surface=900000-",
    listing!,
    insight!,
    ...(["insights", "services", "markets", "contact", "privacy", "cookies", "login", "shortlist"] as const).map(
      (name) => href(name, "en"),
    ),
    "/en/locations/belgium/retail/retail-streets/to-let",
    "/en/market/brussels/office/to-let",
    "/en/nothing-here",
  ]) {
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const before = await readStyles(page);
    expect(await addSheets(page, sheets), address).toBeGreaterThan(3);
    expect(await readStyles(page), address).toEqual(before);
  }
});
