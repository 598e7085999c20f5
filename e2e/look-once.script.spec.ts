import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { colourRules, findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { lookAtWhatIsNew } from "./look-once.ts";

const faults = (page: Page) => findings(page, ["dark"]);

/** How many elements are new to a look in a scheme. */
const newFor = async (page: Page, scheme: "dark" | "light") => {
  const { elements } = await lookAtWhatIsNew(page, colourRules, { whatLiesOver: scheme === "light" });
  return elements.evaluate((all) => all.length);
};

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
  expect(await newFor(page, "dark")).toBe(0);
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
  const { elements } = await lookAtWhatIsNew(page, colourRules, { whatLiesOver: false });
  const places = await elements.evaluate((all) => all.map((each) => each.closest("header, main, footer")?.tagName));
  expect(places.filter((place) => place !== "MAIN")).toEqual([]);
});

/** What is found on a page of a test's own, in the light. */
async function faultsOf(page: Page, body: string) {
  const answer = `<!doctype html><html lang="en"><title>A page</title><body><main><h1>Page</h1>${body}</main>`;
  await page.route("**/robots.txt", (route) => route.fulfill({ body: answer, contentType: "text/html" }));
  await page.goto("/robots.txt");
  return findings(page, ["light"]);
}

/** A card with a word that lies over its head, and by its class is white. */
const card = (ground: string) => `<article class="lot" style="position: relative; padding-top: 3rem">
  <div style="position: absolute; inset: 0 0 auto; height: 3rem; background-color: ${ground}"></div>
  <p class="word" style="position: absolute; top: 0; margin: 0; color: #fff">Let</p></article>`;

test("what lies over something else is looked at again once that has another colour", async ({ page }) => {
  for (let time = 0; time < 2; time++) expect(await faultsOf(page, card("#222"))).toEqual([]);
  expect(await newFor(page, "light")).toBe(0);
  expect(await faultsOf(page, card("#eee"))).toEqual([expect.stringMatching(/^color-contrast \(light\).*Let/)]);
});

test("a link that stood alone is looked at again among words", async ({ page }) => {
  const link = '<a class="more" href="/en" style="color: #036; text-decoration: none">More</a>';
  expect(await faultsOf(page, `<p>${link}</p>`)).toEqual([]);
  expect(await faultsOf(page, `<p>Of this there is ${link} to be read.</p>`)).toEqual([
    expect.stringMatching(/^link-in-text-block \(light\)/),
  ]);
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
