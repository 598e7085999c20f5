import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import { findings } from "./axe-steps.ts";
import { promisedIn } from "./filter-steps.ts";
import { test } from "./kept-page.ts";
import { answersComeLate, scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const textsOf = { en, fr, nl };
const phone = { width: 360, height: 740 };

/** Opens a filter's panel by its name. */
async function open(page: Page, name: string): Promise<Locator> {
  const filter = page.locator("details.filter").filter({ has: page.locator("summary", { hasText: name }) });
  await filter.locator("summary").first().click();
  return filter;
}

/** What a facet promises: each link with its count. */
async function promises(panel: Locator) {
  const links = await panel.locator(".facet a").all();
  return Promise.all(
    links.map(async (link) => ({
      to: (await link.getAttribute("href")) ?? "",
      count: String(promisedIn(await link.locator("span").last().innerText())),
    })),
  );
}

/** What can have the focus outside the filters. */
const inReach = (page: Page) =>
  page
    .locator("a[href], button, input")
    .evaluateAll((all) => all.filter((each) => !each.closest("[inert], #filters")).map((each) => each.outerHTML));

async function shownCount(page: Page) {
  return digitsOf(await page.locator(".search-count").innerText());
}

/** Like {@link shownCount}, of a page as the server writes it: opening every choice in the browser took a minute. */
async function servedCount(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const [, words = ""] = /<p class="search-count"[^>]*>(.*?)<\/p>/.exec(await answer.text()) ?? [];
  return digitsOf(words.replace(/<!--.*?-->/g, ""));
}

const digitsOf = (words: string) => words.replace(/ · .*/, "").replace(/\D/g, "");

/** A facet a language is enough: what is counted does not depend on it. */
const countedIn = {
  en: (texts: typeof en) => texts.facets.transaction,
  fr: (texts: typeof en) => texts.search.form.kind,
  nl: (texts: typeof en) => texts.facets.places.browse,
};

for (const language of languages) {
  const { facets, filters, search, vocabulary } = textsOf[language];

  test.describe(`in ${language}`, () => {
    test("every choice leads to as many properties as it says", { tag: "@served" }, async ({ page, request }) => {
      await page.goto(`${href("to-let", language, { type: typeSegments.office[language] })}?surface=100-1000`);
      const promised = await promises(await open(page, countedIn[language](textsOf[language])));
      expect(promised.length).toBeGreaterThanOrEqual(2);
      for (const { to, count } of promised) expect(await servedCount(request, to), to).toBe(count);
    });

    test("a type is chosen, and its panel closes", async ({ page }) => {
      await page.goto(href("to-let", language, { type: typeSegments.office[language] }));
      const kinds = await open(page, search.form.kind);
      await kinds.getByRole("link", { name: vocabulary.types.warehouse }).first().click();
      await expect(page).toHaveURL(href("to-let", language, { type: typeSegments.warehouse[language] }));
      await expect(kinds.getByRole("link", { name: vocabulary.types.warehouse }).first()).toBeHidden();
      await expect(kinds.locator("summary")).toContainText(vocabulary.types.warehouse);
      await page.goBack();
      await expect(kinds.locator("summary")).toContainText(vocabulary.types.office);
    });

    test("places lead from country to town and back up", async ({ page }) => {
      await page.goto(href("for-sale", language));
      const [belgium, flanders] = {
        en: ["Belgium", "Flanders"],
        fr: ["Belgique", "Flandre"],
        nl: ["België", "Vlaanderen"],
      }[language] as [string, string];
      for (const place of [belgium, flanders]) {
        const places = page.locator(".filter-places");
        if (!(await places.evaluate((details: HTMLDetailsElement) => details.open))) {
          await places.locator("summary").first().click();
        }
        const link = places.getByRole("link", { name: place });
        const count = (await link.locator("span").innerText()).replace(/\D/g, "");
        await link.click();
        await expect(page.locator("h1")).toHaveText(new RegExp(`${place}$`));
        expect(await shownCount(page)).toBe(count);
      }
      const places = page.locator(".filter-places");
      if (!(await places.evaluate((details: HTMLDetailsElement) => details.open))) {
        await places.locator("summary").first().click();
      }
      await places.getByRole("link", { name: belgium, exact: true }).click();
      await expect(page.locator("h1")).toHaveText(new RegExp(`${belgium}$`));
    });

    test("a range is typed", async ({ page }) => {
      await page.goto(href("to-let", language, { type: typeSegments.office[language] }));
      const surface = await open(page, filters.surface.label);
      await surface.getByLabel(filters.surface.from).fill("250");
      await surface.getByLabel(filters.surface.to).fill("1 000");
      await page.getByRole("button", { name: facets.apply }).first().click();
      await expect(page).toHaveURL(/=250-1000$/);
      await expect(surface.locator("summary")).toContainText("250");
    });
  });
}

for (const language of languages) {
  const { facets, filters, search } = textsOf[language];
  const said = (text: string) => search.notNumber.replace("{{label}}", filters.surface.from).replace("{{text}}", text);

  test(`in ${language}: a number that can't be read stays in its field, which says so; the rest is searched`, async ({
    page,
  }) => {
    const address = href("to-let", language, { type: typeSegments.office[language] });
    const words = { en: "surface", fr: "surface", nl: "oppervlakte" }[language];
    await page.goto(address);
    const surface = await open(page, filters.surface.label);
    const from = surface.getByLabel(filters.surface.from);
    await from.fill("1000-2000");
    await surface.getByLabel(filters.surface.to).fill("3000");
    await surface.getByRole("button", { name: facets.apply }).click();
    await expect(page).toHaveURL(`${address}?${words}=-3000&surfaceFrom=1000-2000`);
    await expect(from).toBeVisible();
    await expect(from).toHaveValue("1000-2000");
    await expect(from).toHaveAttribute("aria-invalid", "true");
    await expect(from).toHaveAccessibleDescription(said("1000-2000"));
    await expect(surface.getByLabel(filters.surface.to)).toHaveValue("3000");
    await expect(page.locator(".search-body").getByRole("alert")).toContainText(said("1000-2000"));
    await expect(page.locator("#results .card").first()).toBeVisible();

    await from.fill("1000");
    await from.press("Enter");
    await expect(page).toHaveURL(`${address}?${words}=1000-3000`);
    await expect(page.locator(".search-body").getByRole("alert")).toHaveCount(0);
    await expect(surface.getByText(said("1000-2000"))).toHaveCount(0);
  });
}

test("a search form keeps what only links set: type, order, districts", async ({ page }) => {
  await page.goto("/en/to-let?type=retail&district=ixelles&order=oldest");
  const form = page.getByRole("search", { name: en.search.form.label });
  await form.getByLabel(en.search.form.words).fill("corner");
  await form.getByRole("button", { name: en.search.form.submit }).click();
  await expect(page).toHaveURL("/en/to-let?type=retail&district=ixelles&search=corner&order=oldest");
});

test("what is typed before script runs is kept", { tag: "@script" }, async ({ page }) => {
  let run = () => {};
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route("**/assets-base/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en/to-let", { waitUntil: "commit" });
  const form = page.getByRole("search", { name: en.search.form.label });
  await form.getByLabel(en.search.form.words).fill("corner");
  run();
  await scriptRuns(page);
  await expect(form.getByLabel(en.search.form.words)).toHaveValue("corner");
});

test("another place leaves the part of the map that was shown", async ({ page, javaScriptEnabled }) => {
  await page.goto("/en/to-let/office/brussels?bbox=4.3,50.8,4.4,50.9");
  const form = page.getByRole("search", { name: en.search.form.label });
  if (javaScriptEnabled) {
    await form.getByRole("button", { name: en.places.remove.replace("{{name}}", "Brussels") }).click();
    await expect(page).toHaveURL("/en/to-let/office");
  }
  await form.getByLabel(en.search.form.where).fill("Ghent");
  await form.getByRole("button", { name: en.search.form.submit }).click();
  await expect(page).toHaveURL("/en/to-let/office/ghent");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the filters are a sheet", async ({ page, javaScriptEnabled }) => {
    await page.goto("/en/to-let/office");
    const sheet = page.getByRole("search", { name: en.search.form.label });
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: en.search.form.open }).click();
    await expect(sheet).toBeVisible();
    const kinds = await open(page, en.search.form.kind);
    await kinds.getByRole("link", { name: en.vocabulary.types.retail }).first().click();
    await expect(page).toHaveURL("/en/to-let/retail");
    if (!javaScriptEnabled) return;
    // With script the sheet stays, and says what it would show.
    await expect(sheet).toBeVisible();
    await expect(page.locator("h1")).toHaveText(new RegExp(`^${en.vocabulary.typesPlural.retail}`));
    const count = await shownCount(page);
    await sheet.getByRole("button", { name: new RegExp(`^Show ${count} propert(y|ies)$`) }).click();
    await expect(sheet).toBeHidden();
  });

  test(
    "the sheet is a dialog: the focus goes into it, stays in it, and comes back",
    { tag: "@script" },
    async ({ page }) => {
      await page.goto("/en/for-sale/residential");
      await scriptRuns(page);
      const opener = page.getByRole("button", { name: en.search.form.open });
      const sheet = page.getByRole("dialog", { name: en.search.form.label });
      for (const opens of [() => opener.click(), () => opener.press("Enter")]) {
        await opens();
        await expect(sheet.getByRole("heading", { name: en.search.form.open })).toBeFocused();
        expect(await inReach(page)).toEqual([]);
        // Backwards from the title nothing of the page has the focus, only what is the browser's own.
        await page.keyboard.press("Shift+Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("body > *, #filters")?.id ?? "")).toBe("");
        await page.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expect(page.getByRole("banner")).toBeVisible();
      }
      // What a choice brings behind it is out of reach as well.
      await opener.click();
      const kinds = await open(page, en.search.form.kind);
      const house = kinds.getByRole("link", { name: new RegExp(`^${en.vocabulary.types.house}`) });
      await house.click();
      await expect(page).toHaveURL("/en/for-sale/house");
      await expect(page.locator("h1")).toHaveText(new RegExp(`^${en.vocabulary.typesPlural.house}`));
      expect(await inReach(page)).toEqual([]);
      // The choice closes its panel, whose row has the focus then.
      await expect(kinds.locator("summary")).toBeFocused();
      // On a wider screen it is no sheet.
      await page.setViewportSize({ width: 1280, height: 740 });
      await expect(page.getByRole("search", { name: en.search.form.label })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
    },
  );

  test("the type that is chosen shows with the kinds that belong to it", async ({ page, javaScriptEnabled }) => {
    await page.goto("/en/for-sale/residential");
    await page.getByRole("button", { name: en.search.form.open }).click();
    const kinds = await open(page, en.search.form.kind);
    const chosen = kinds.locator(".facet [aria-current]");
    await expect(chosen).toBeVisible();
    if (javaScriptEnabled) await expect(chosen).toBeInViewport();
    const list = kinds.locator(".facet");
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  });
});

test.describe("with script", { tag: "@script" }, () => {
  test("a slider searches as it is moved, and keeps its panel and its focus", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const surface = await open(page, en.filters.surface.label);
    const slider = (end: "from" | "to") => en.facets.slider[end].replace("{{name}}", en.filters.surface.label);
    const from = surface.getByRole("slider", { name: slider("from") });
    await expect(from).toHaveAttribute("aria-valuetext", en.facets.slider.noMinimum);
    await from.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
    await expect(from).toHaveAttribute("aria-valuetext", "100\u00a0m²");
    await expect(surface.getByLabel(en.filters.surface.from)).toHaveValue("100");
    await expect(page).toHaveURL("/en/to-let/office?surface=100-");
    await expect(from).toBeFocused();
    const to = surface.getByRole("slider", { name: slider("to") });
    await to.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL("/en/to-let/office?surface=100-10000");
    await page.goBack();
    await expect(to).toHaveAttribute("aria-valuetext", en.facets.slider.noMaximum);
    await expect(surface.getByLabel(en.filters.surface.to)).toHaveValue("");
  });

  test("what is chosen while the answer still comes is added to what was chosen before", async ({ page }) => {
    await page.goto("/en/to-let/office?surface=300-&price=-500&parking=1-");
    await scriptRuns(page);
    await answersComeLate(page);
    const chips = page.locator(".chips a");
    await chips.filter({ hasText: "500" }).click();
    await chips.filter({ hasText: "parking" }).click();
    const surface = await open(page, en.filters.surface.label);
    await surface.getByLabel(en.filters.surface.to).fill("900");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/to-let/office?surface=300-900");
  });

  test("a panel closes with Escape, which gives the focus back, and with a click elsewhere", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const price = await open(page, en.filters.price.label);
    // Script has taken over once there are sliders.
    await expect(price.getByRole("slider")).toHaveCount(2);
    await price.getByLabel(en.filters.price.from).focus();
    await page.keyboard.press("Escape");
    await expect(price.getByLabel(en.filters.price.from)).toBeHidden();
    await expect(price.locator("summary")).toBeFocused();
    await price.locator("summary").click();
    await page.locator("h1").click();
    await expect(price.getByLabel(en.filters.price.from)).toBeHidden();
  });

  test("a panel closes behind whoever goes on by keyboard, and the focus goes on", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const price = await open(page, en.filters.price.label);
    await expect(price.getByRole("slider")).toHaveCount(2);
    await price.getByRole("button", { name: en.facets.apply }).focus();
    await page.keyboard.press("Tab");
    await expect(price.locator(":focus")).toHaveCount(0);
    await expect(price.getByLabel(en.filters.price.from)).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await expect(price.locator("summary")).toBeFocused();
    const order = page.locator(".sorting");
    await order.locator("summary").click();
    await order.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(order.getByRole("link").first()).toBeHidden();
  });

  test("a number that can't be read is said at once, wherever its field stands", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const price = await open(page, en.filters.price.label);
    await expect(price.getByRole("slider")).toHaveCount(2);
    const to = price.getByLabel(en.filters.price.to);
    await to.fill("-5");
    await price.getByLabel(en.filters.price.from).focus();
    await expect(to).toHaveAccessibleDescription(
      en.search.notNumber.replace("{{label}}", en.filters.price.to).replace("{{text}}", "-5"),
    );
    await expect(price.getByLabel(en.filters.price.from)).toBeFocused();
    await page.setViewportSize(phone);
    await page.goto("/en/to-let/office");
    await page.getByRole("button", { name: en.search.form.open }).click();
    const surface = await open(page, en.filters.surface.label);
    await expect(surface.getByRole("slider")).toHaveCount(2);
    await surface.getByLabel(en.filters.surface.from).fill("abc");
    await surface.getByLabel(en.filters.surface.from).press("Enter");
    await expect(page).toHaveURL("/en/to-let/office?surfaceFrom=abc");
    await expect(surface.getByLabel(en.filters.surface.from)).toBeFocused();
    await expect(surface.getByLabel(en.filters.surface.from)).toHaveAccessibleDescription(/abc/);
  });

  test("a short form of a price becomes the figure in its field, also when the search stays what it was", async ({
    page,
  }) => {
    await page.goto("/en/for-sale/house");
    const price = await open(page, en.filters.price.label);
    await expect(price.getByRole("slider")).toHaveCount(2);
    const to = price.getByLabel(en.filters.price.to, { exact: true });
    for (const written of ["300k", "0,3 M"]) {
      await to.fill(written);
      await to.press("Tab");
      await expect(page).toHaveURL("/en/for-sale/house?price=-300000");
      await expect(to).toHaveValue("300000");
    }
  });

  test("what the visitor opens stays open when a number that can't be read comes back, and its row says so", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/en/to-let/office");
    await page.getByRole("button", { name: en.search.form.open }).click();
    const surface = await open(page, en.filters.surface.label);
    await expect(surface.getByRole("slider")).toHaveCount(2);
    await surface.getByLabel(en.filters.surface.from).fill("1000-2000");
    const price = await open(page, en.filters.price.label);
    await expect(page).toHaveURL("/en/to-let/office?surfaceFrom=1000-2000");
    const refused = (text: string) => en.search.check.replace("{{text}}", text);
    await expect(surface.locator("summary")).toContainText(refused("1000-2000"));
    await expect(price.getByLabel(en.filters.price.from)).toBeVisible();
    await expect(surface.getByLabel(en.filters.surface.from)).toBeHidden();
    await price.getByLabel(en.filters.price.to).fill("-5");
    await price.getByLabel(en.filters.price.to).press("Tab");
    await expect(page).toHaveURL("/en/to-let/office?surfaceFrom=1000-2000&priceTo=-5");
    for (const [section, text] of [
      [surface, "1000-2000"],
      [price, "-5"],
    ] as const) {
      await expect(section.locator("summary")).toContainText(refused(text));
    }
  });
});

test("open filters have no finding", { tag: "@script" }, async ({ page }) => {
  await page.goto("/fr/a-louer/bureau/bruxelles?surface=100-");
  for (const name of [fr.facets.places.browse, fr.search.form.kind, fr.filters.surface.label, fr.filters.price.label]) {
    await open(page, name);
    expect(await findings(page), name).toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.goto("/nl/te-huur/kantoor/gent");
  await page.getByRole("button", { name: nl.search.form.open }).click();
  for (const name of [nl.search.form.kind, nl.filters.surface.label]) {
    await open(page, name);
    expect(await findings(page), name).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

/** "Select dropdown list max height 15rem" (specification, section 9): on a desk, as the sheet of a phone is no dropdown. */
test.describe("a long list of choices", () => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    test(`at ${viewport.width} pixels: every choice is reached by keyboard, and in sight then`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/en/search");
      if (viewport === phone) await page.locator(".dock button").click();
      const kinds = await open(page, en.search.form.kind);
      const list = viewport === phone ? page.locator(".filters-bar") : kinds.locator(".filter-panel");
      await expect(list).toBeVisible();
      if (viewport !== phone) {
        const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
        expect((await list.boundingBox())!.height).toBeLessThanOrEqual(15 * rem + 1);
      }
      expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
      const last = kinds.locator(".facet a").last();
      await kinds.locator(".facet a").first().focus();
      const choices = await kinds.locator(".facet a").count();
      for (let choice = 1; choice < choices; choice++) await page.keyboard.press("Tab");
      await expect(last).toBeFocused();
      const [box, seen] = [(await last.boundingBox())!, (await list.boundingBox())!];
      expect(box.y + box.height).toBeLessThanOrEqual(seen.y + seen.height + 1);
      expect(box.y).toBeGreaterThanOrEqual(seen.y - 1);
    });
  }
});
