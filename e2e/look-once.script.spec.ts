import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { colourRules, findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { lookAtWhatIsNew } from "./look-once.ts";

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
  expect(await (await lookAtWhatIsNew(page, colourRules)).elements.evaluate((all) => all.length)).toBe(0);
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
  const { elements } = await lookAtWhatIsNew(page, colourRules);
  const places = await elements.evaluate((all) => all.map((each) => each.closest("header, main, footer")?.tagName));
  expect(places.filter((place) => place !== "MAIN")).toEqual([]);
});

test("what a page draws anew all the time is looked at as it stands", async ({ page }) => {
  await page.goto(href("privacy", "en"));
  await faults(page);
  await page.evaluate(() => {
    const write = () => Object.assign(document.createElement("p"), { className: "drawn-anew", textContent: "17" });
    let written = write();
    document.querySelector("main")?.append(written);
    setInterval(() => {
      const next = write();
      written.replaceWith(next);
      written = next;
    });
  });
  expect(await faults(page)).toEqual([]);
});
