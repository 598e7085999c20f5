import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";

/** Nothing raw: no stack, no SQL, no file name. */
const raw = /node_modules|\n\s+at .+:\d+:\d+|PostgresError|syntax error at or near/;

test.describe("bad input gives a good page or a clear 404", { tag: "@served" }, () => {
  for (const [address, status] of [
    ["/en/search?colour=red&type=castle&transaction=rent&page=-1&numPropertiesPerPage=5000&order=cheapest", 200],
    ["/en/search?type=office&page=999999", 200],
    ["/fr/recherche?prix=abc&surface=1e9&invest=&near=ici", 200],
    ["/nl/zoeken?prijs=999999999999999999999-", 200],
    ["/en/search?search=%27%3B%20drop%20table%20listings%3B--", 200],
    ["/en/search?search=%E0%A4%A", 200],
    ["/en/search?location=%00%FF", 200],
    [`/en/search?search=${"a".repeat(10_000)}`, 200],
    [`/en/search?${"x=1&".repeat(2_500)}`, 200],
    ["/en/search?location=nowhere-at-all", 200],
    ["/en/to-let/office/nowhere-at-all", 404],
    ["/en/to-let/castle", 404],
    ["/en/to-let/office/brussels/too/deep", 404],
    ["/en/property/no-such-reference", 404],
    ["/en/property/no-such-reference/with-a-slug", 404],
    ["/fr/nulle-part", 404],
    ["/en/%E0%A4%A", 404],
  ] as const) {
    test(`${address.slice(0, 60)} answers ${status}`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(status);
      expect(await response.text()).not.toMatch(raw);
    });
  }
});

test("a page beyond the end shows the last one", { tag: "@served" }, async ({ page }) => {
  await page.goto("/en/to-let/office?page=999999");
  const current = page.getByRole("navigation").locator("[aria-current=page]").last();
  await expect(current).not.toHaveText("999,999");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/to-let\/office\?page=\d{1,3}$/);
});

test("a wrong address says so in the visitor's language and shows ways on", { tag: "@served" }, async ({ page }) => {
  const response = await page.goto("/fr/nulle-part");
  expect(response?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("main").getByRole("link", { name: "À louer" })).toBeVisible();
});

test.describe("an address leads to the right one", { tag: "@served" }, () => {
  for (const [from, to, status] of [
    ["/", "/en", 302],
    ["/de/to-let", "/en/to-let", 302],
    ["/EN/To-Let/", "/en/to-let", 308],
    [
      "/fr/to-let/office/ghent?district=ledeberg&surface=100-",
      "/fr/a-louer/bureau/gand?quartier=ledeberg&surface=100-",
      308,
    ],
    ["/nl/te-huur/office/ghent", "/nl/te-huur/kantoor/gent", 308],
    ["/en/to-let/office/1050", "/en/to-let/office/ixelles", 308],
  ] as const) {
    test(`${from} → ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()["location"]?.replace(/^https?:\/\/[^/]+/, "")).toBe(to);
    });
  }
});

test.describe("a form that was not taken says so first in its title, as what a screen reader reads on load", () => {
  for (const [path, title] of [
    ["/en/login", "Error: "],
    ["/fr/connexion", "Erreur\u00a0: "],
    ["/nl/aanmelden", "Fout: "],
    ["/fr/inscription", "Erreur\u00a0: "],
    ["/en/forgot-password", "Error: "],
    ["/nl/contact", "Fout: "],
  ] as const) {
    test(path, async ({ page }) => {
      await page.goto(path);
      const asked = await page.title();
      await page.locator("main form[novalidate], main form").last().getByRole("button").last().click();
      await expect(page.getByRole("main").locator("[aria-invalid]").first()).toBeVisible();
      await expect(page).toHaveTitle(title + asked);
      await page.goto(path);
      await expect(page).toHaveTitle(asked);
    });
  }

  for (const [path, title] of [
    ["/en/insights/what-buying-costs-on-top-of-the-price", "Error: "],
    ["/nl/inzichten/wat-kopen-kost-boven-op-de-prijs", "Fout: "],
  ] as const) {
    test(`${path}, of a sum that can't be read`, async ({ page }) => {
      await page.goto(path);
      const asked = await page.title();
      await page.goto(`${path}?price=abc`);
      await expect(page).toHaveTitle(title + asked);
      await page.goto(`${path}?price=350000`);
      await expect(page).toHaveTitle(asked);
    });
  }

  test("what is put right in the form is right in the title", { tag: "@script" }, async ({ page }) => {
    await page.goto("/en/login");
    const asked = await page.title();
    const form = page.getByRole("main").locator("form[novalidate]").last();
    await form.getByRole("button").last().click();
    await expect(page).toHaveTitle(`Error: ${asked}`);
    await form.locator("input[name=email]").fill("ann@example.com");
    await expect(page).toHaveTitle(`Error: ${asked}`);
    await form.locator("input[name=password]").fill("long enough");
    await expect(page).toHaveTitle(asked);
  });
});
