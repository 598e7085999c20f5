import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { test } from "./kept-page.ts";
import { visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const textsOf = { en, fr, nl };

/** What is typed, where it leads, and the chips that say what was understood. */
interface Understood {
  language: Language;
  sentence: string;
  address: string;
  chips: RegExp[];
}

const sentences: Understood[] = [
  {
    language: "fr",
    sentence: "bureau 300 m² Ixelles moins de 200 €/m²",
    address: "/fr/a-louer/bureau/ixelles?surface=300-&prix=-200&order=smallest-to-largest",
    chips: [/À louer/, /Bureau/, /Ixelles/, /300\sm²/, /200\s?€\/m²\/an/],
  },
  {
    language: "nl",
    sentence: "magazijn te huur Antwerpen 1000-2500m2",
    address: "/nl/te-huur/magazijn/antwerpen?oppervlakte=1000-2500",
    chips: [/Te huur/, /Magazijn/, /Antwerpen/, /1\.000 tot 2\.500\sm²/],
  },
  {
    language: "en",
    sentence: "shop for sale in Ghent under 500k",
    address: "/en/for-sale/retail/ghent?price=-500000",
    chips: [/For sale/, /Retail/, /Ghent/, /€500,000/],
  },
  {
    language: "fr",
    sentence: "appartement 2ch Namur max 900€",
    address: "/fr/a-louer/appartement/namur?prix=-900&chambres=2-",
    chips: [/À louer/, /Appartement/, /Namur/, /900\s?€\/mois/, /2\schambres/],
  },
  {
    language: "en",
    sentence: "kantoor à louer in Gent or Bruxelles from 100 m²",
    address: "/en/to-let/office?district=ghent,brussels&surface=100-",
    chips: [/To let/, /Office/, /Ghent/, /Brussels/, /from 100\sm²/],
  },
];

async function typeSentence(page: Page, language: Language, sentence: string) {
  const { home } = textsOf[language];
  await page.goto(href("home", language));
  const box = page.getByRole("main").getByRole("search");
  await box.getByRole("searchbox", { name: home.search.label }).fill(sentence);
  await box.getByRole("button", { name: home.search.submit }).click();
}

for (const { language, sentence, address, chips } of sentences) {
  test(`“${sentence}” is understood`, async ({ page }) => {
    const { search } = textsOf[language];
    await typeSentence(page, language, sentence);
    await expect(page).toHaveURL(address);
    const active = page.getByRole("list", { name: search.chips.label });
    for (const chip of chips) await expect(active.getByRole("link", { name: chip })).toBeVisible();
    // One chip for each part, and one that clears all.
    await expect(active.getByRole("listitem")).toHaveCount(chips.length + 1);

    await active.getByRole("link", { name: chips[1] }).click();
    await expect(active.getByRole("link", { name: chips[1] })).toHaveCount(0);
    await expect(active.getByRole("link", { name: chips[0] })).toBeVisible();
  });
}

test(
  "a sentence answers 303, so that a reload repeats the search and not the sentence",
  { tag: "@served" },
  async ({ request }) => {
    const query = new URLSearchParams({ sentence: "bureau Ixelles" }).toString();
    const response = await request.get(`${href("search", "fr")}?${query}`, { maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers()["location"]).toBe("/fr/recherche?type=bureau&location=ixelles");
  },
);

test("a reference leads to its listing, in the page's language", async ({ page }) => {
  await page.goto(href("to-let", "en"));
  const listing = (await page.getByRole("article").first().getByRole("link").first().getAttribute("href")) ?? "";
  const reference = listing.split("/")[3] ?? "";
  expect(reference).not.toBe("");
  await typeSentence(page, "nl", ` ${reference.toUpperCase()} `);
  await expect(page).toHaveURL(new RegExp(`/nl/pand/${reference}/`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown reference and what is not understood stay in sight as they were typed", async ({ page }) => {
  await typeSentence(page, "en", "XX-999999999");
  await expect(page).toHaveURL("/en/search?search=XX-999999999");
  await expect(page.getByRole("list", { name: en.search.chips.label })).toContainText("XX-999999999");
});

test("the box in the header takes a sentence", async ({ page }) => {
  await page.goto(href("contact", "nl"));
  const box = page.getByRole("banner").getByRole("search");
  await box.getByRole("searchbox", { name: nl.shell.search.label }).fill("kantoor te huur Gent");
  await box.getByRole("button", { name: nl.shell.search.submit }).click();
  await expect(page).toHaveURL("/nl/te-huur/kantoor/gent");
});

test("the box in the header says while somebody types what it understands", { tag: "@script" }, async ({ page }) => {
  await page.goto(href("contact", "nl"));
  const box = page.getByRole("banner").getByRole("search");
  const field = box.getByRole("searchbox", { name: nl.shell.search.label });
  await expect(async () => {
    await field.fill("");
    await field.pressSequentially("kantoor te huur Gent");
    const chips = box.getByRole("list", { name: nl.sentence.understood }).getByRole("listitem");
    await expect(chips).toHaveText([/Te huur/, /Kantoor/, /Gent/], { timeout: 3_000 });
  }).toPass();
  await box.getByRole("status").getByRole("link").click();
  await expect(page).toHaveURL("/nl/te-huur/kantoor/gent");
});

const byHeads: [Language, string, string][] = [
  ["en", "office to let in Ghent for 12 people", "/en/to-let/office/ghent?surface=120-"],
  ["fr", "bureau à louer pour 12 personnes à Gand", "/fr/a-louer/bureau/gand?surface=120-"],
  ["nl", "kantoor te huur voor 12 personen in Gent", "/nl/te-huur/kantoor/gent?oppervlakte=120-"],
];
for (const [language, sentence, address] of byHeads) {
  test(`“${sentence}”: heads are not searched by, and the area for them is one press away`, async ({ page }) => {
    await typeSentence(page, language, sentence);
    const said = page.locator(".search-note");
    await expect(said).toContainText(/: 12\u00a0(?:person|people)/);
    await expect(page.getByRole("list", { name: textsOf[language].search.chips.label })).not.toContainText("m²");
    await said.getByRole("link", { name: /120\sm²/ }).click();
    // Beside it, the order: those that have just enough room come first.
    await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(`${address}&`));
    const chip = page
      .getByRole("list", { name: textsOf[language].search.chips.label })
      .getByRole("link", { name: /120\sm²/ });
    await expect(chip).toBeVisible();
    await expect(said).toHaveCount(0);
  });
}

test("a word that no listing has is read as the nearest, and the page says so", async ({ page }) => {
  await page.goto(`${href("search", "fr")}?search=terasse`);
  const said = page.getByText(/Aucune annonce ne mentionne/);
  await expect(said).toContainText("terasse");
  await expect(page.getByRole("article").first()).toBeVisible();
  await said.getByRole("link").click();
  await expect(page).toHaveURL(/search=terr?as/);
  await expect(page.getByText(/Aucune annonce ne mentionne/)).toHaveCount(0);
});
