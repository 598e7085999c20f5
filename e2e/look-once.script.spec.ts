import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { newLooks } from "./look-once.ts";

const faults = (page: Page) => findings(page, ["dark"]);

/** A sheet that no policy of the page's keeps out. */
const dress = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

test("what was looked at in the dark is looked at again once its colours are others, until they are well", async ({
  page,
}) => {
  await page.goto(href("privacy", "en"));
  expect(await faults(page)).toEqual([]);
  expect((await newLooks(page)).count).toBe(0);
  for (const css of ["main p { color: #333 }", "main { background-color: #ccc }", "main li { opacity: 0.3 }"]) {
    await dress(page, `@media (prefers-color-scheme: dark) { ${css} }`);
    for (const time of ["once", "again"]) {
      expect(await faults(page), `${css} ${time}`).toEqual([expect.stringMatching(/^color-contrast \(dark\)/)]);
    }
  }
  await dress(page, "");
  expect(await faults(page)).toEqual([]);
});

test("what stands on every page is new on the first alone", async ({ page }) => {
  await page.goto(href("privacy", "en"));
  await faults(page);
  await page.goto(href("termsofuse", "en"));
  const { elements } = await newLooks(page);
  const places = await elements.evaluate((all) => all.map((each) => each.closest("header, main, footer")?.tagName));
  expect(places.filter((place) => place !== "MAIN")).toEqual([]);
});
