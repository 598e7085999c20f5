import { expect } from "@playwright/test";
import { languages, type PerLanguage } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/legal.ts";
import fr from "#app/i18n/locales/fr/legal.ts";
import nl from "#app/i18n/locales/nl/legal.ts";
import { href } from "#app/i18n/paths.ts";
import { test } from "./kept-page.ts";

const texts = { en, fr, nl };
const dates: PerLanguage<string> = { en: "13 October 2025", fr: "13 octobre 2025", nl: "13 oktober 2025" };
const pages = [
  { page: "termsofuse", title: "terms", sections: 16 },
  { page: "privacy", title: "privacy", sections: 11 },
] as const;

for (const { page: name, title, sections } of pages) {
  test.describe(name, () => {
    for (const language of languages) {
      test(`says in ${language} what it is, its version and its date`, { tag: "@served" }, async ({ page }) => {
        const problems: string[] = [];
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        await page.goto(href(name, language));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page).toHaveTitle(`${texts[language][title]} · Quartier`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[language][title]);
        const head = page.locator("article header");
        await expect(head).toContainText(texts[language].version.replace("{{version}}", "1.0"));
        await expect(head.locator("time[datetime='2025-10-13']")).toHaveText(dates[language]);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
          "href",
          new RegExp(`${href(name, language)}$`),
        );
        await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(languages.length + 1);
        expect(problems).toEqual([]);
      });
    }

    test("leads to each of its sections from its table of contents", async ({ page }) => {
      await page.goto(href(name, "en"));
      const links = page.getByRole("navigation", { name: en.contents }).getByRole("link");
      await expect(links).toHaveCount(sections);
      for (const link of await links.all()) {
        const id = (await link.getAttribute("href"))?.slice(1) ?? "";
        await expect(page.locator(`h2[id="${id}"]`)).toHaveText(await link.innerText());
      }
      const last = links.last();
      const heading = page.getByRole("heading", { level: 2, name: await last.innerText() });
      await expect(heading).not.toBeInViewport();
      await last.click();
      await expect(heading).toBeInViewport();
    });

    test("stays the same page in another language, and is found at the foot of every page", async ({ page }) => {
      await page.goto(href("contact", "en"));
      const foot = page.getByRole("contentinfo");
      await foot.getByRole("link", { name: en[title], exact: true }).click();
      await page.waitForURL(`**${href(name, "en")}`);
      await expect(page.getByRole("heading", { level: 1, name: en[title] })).toBeVisible();
      for (const [language, label] of [
        ["nl", "Nederlands"],
        ["fr", "Français"],
      ] as const) {
        await foot.getByRole("link", { name: label }).click();
        await page.waitForURL(`**${href(name, language)}`);
        await expect(page.getByRole("heading", { level: 1, name: texts[language][title] })).toBeVisible();
        await expect(page.locator("article h2[id]:not(#table-of-contents)")).toHaveCount(sections);
      }
    });
  });
}

test("another language's words lead to the right address", { tag: "@served" }, async ({ page }) => {
  await page.goto("/fr/termsofuse");
  await expect(page).toHaveURL(new RegExp(`${href("termsofuse", "fr")}$`));
  await page.goto("/nl/confidentialite");
  await expect(page).toHaveURL(new RegExp(`${href("privacy", "nl")}$`));
});

test("one legal page leads to the other, and back, with its text", async ({ page }) => {
  await page.goto(href("termsofuse", "nl"));
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("article").getByRole("link", { name: nl.privacy }).last().click();
  await expect(heading).toHaveText(nl.privacy);
  await expect(page.getByRole("heading", { level: 2 }).getByText("8. Cookies")).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(nl.terms);
  await expect(page.getByRole("heading", { level: 2 }).getByText("12. Aansprakelijkheid")).toBeVisible();
});
