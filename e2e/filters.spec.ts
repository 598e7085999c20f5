import { expect, type Locator, type Page } from "@playwright/test";
import { allFilters, isOffered, type FilterName, type NamedFilter } from "#app/filters/filters.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import type { SearchCriteria } from "#app/filters/filters.ts";
import type { Language } from "#app/i18n/languages.ts";
import { feedHref } from "#app/search/syndication/feed-href.ts";
import { becomeMember, formOf, texts } from "./account-steps.ts";
import { expectObedience, figureOn, isSeen, promisedIn, readResults, sayIn, serve } from "./filter-steps.ts";
import { test } from "./kept-page.ts";
import { hasScript, scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/*
 * Every filter behind "More filters", by its definition: set in the form, obeyed by lists, map and feed, taken along into
 * another language, removed. Whoever defines one more has it tried without a word here.
 */

/** Searches that together offer all of them, a language each. */
const searches: { language: Language; other: Language; criteria: SearchCriteria }[] = [
  { language: "en", other: "fr", criteria: { transaction: "to-let", type: "apartment" } },
  { language: "fr", other: "nl", criteria: { transaction: "to-let", typeGroup: "warehouse" } },
  { language: "nl", other: "en", criteria: { transaction: "to-let", typeGroup: "retail" } },
  { language: "fr", other: "en", criteria: { transaction: "to-let", unitSurfaceType: "co-working" } },
  { language: "nl", other: "fr", criteria: { invest: true } },
];

const named = allFilters.filter(({ control, isInBar }) => control && "label" in control && !isInBar);
const behindMore = named.filter(({ beside }) => !beside);

const offeredFor = (criteria: SearchCriteria) => behindMore.filter((filter) => isOffered(filter, criteria));

/** Each filter is set in the first of the searches that offers it. */
function ownOf(index: number): NamedFilter[] {
  const before = new Set(
    searches.slice(0, index).flatMap(({ criteria }) => offeredFor(criteria).map(({ name }) => name)),
  );
  return offeredFor(searches[index]!.criteria).filter(({ name }) => !before.has(name));
}

/** The parameters as others link to them, whose names stay (decisions, section 2; `monthly-rent` is docs/decisions/062). */
const linkedNames: Partial<Record<FilterName, [en: string, fr: string, nl: string]>> = {
  bedrooms: ["bedrooms", "chambres", "slaapkamers"],
  bathrooms: ["bathrooms", "salles-de-bain", "badkamers"],
  land: ["land", "terrain", "grond"],
  energy: ["energy", "energie", "energie"],
  parking: ["parking", "parking", "parking"],
  features: ["features", "equipements", "kenmerken"],
  condition: ["condition", "etat", "staat"],
  available: ["available", "disponible", "beschikbaar"],
  height: ["height", "hauteur", "hoogte"],
  "floor-load": ["floor-load", "charge-au-sol", "vloerbelasting"],
  docks: ["docks", "quais", "laadkades"],
  doors: ["doors", "portes", "poorten"],
  frontage: ["frontage", "facade", "gevelbreedte"],
  desks: ["desks", "postes", "werkplekken"],
  yield: ["yield", "rendement", "rendement"],
  tenancy: ["tenancy", "occupation", "bezetting"],
  "monthly-rent": ["monthly-rent", "loyer-mensuel", "maandhuur"],
  "price-per-m2": ["price-per-m2", "prix-au-m2", "prijs-per-m2"],
  station: ["station", "gare", "station"],
  since: ["since", "depuis", "sinds"],
  status: ["status", "statut", "status"],
};

function paramOf({ name, names }: NamedFilter, language: Language): string {
  return linkedNames[name]?.[["en", "fr", "nl"].indexOf(language)] ?? names?.[language] ?? name;
}

const labelOf = (name: FilterName, language: Language) =>
  (texts[language].filters as Partial<Record<FilterName, { label?: string }>>)[name]?.label ?? "";

/** Days before or after which some listings of the demonstration lie, and before or after which all do. */
const months = (from: number) => new Date(Date.now() + from * 30 * 86_400_000).toISOString().slice(0, 10);
const days: Partial<Record<FilterName, string>> = { available: months(2), since: months(-2) };
const everyDay: Partial<Record<FilterName, string>> = { available: "2099-12-31", since: "2001-01-31" };

/** Opens the panel of further filters, or closes it. */
async function turnMore(page: Page, isOpen: boolean) {
  const more = page.locator("details.filter-more");
  const isNow = await more.evaluate((details: HTMLDetailsElement) => details.open);
  if (isNow !== isOpen) await more.locator("summary").click();
  return more;
}

/** What the links of a choice promise, the fewest first. */
async function promises(block: Locator) {
  const links = await block.getByRole("link").evaluateAll((all) =>
    all.map((link, at) => ({
      at,
      href: link.getAttribute("href") ?? "",
      words: link.querySelector("span:last-child")?.textContent ?? "",
    })),
  );
  return links.map((link) => ({ ...link, count: promisedIn(link.words) })).sort((a, b) => a.count - b.count);
}

/** A figure that half of the listings reach which the first page shows. */
async function middleFigure(page: Page, filter: NamedFilter, criteria: SearchCriteria, language: Language) {
  const all = searchHref({ ...criteria, [filter.name]: filter.single === "max" ? "-99999999" : "1-" }, language);
  const { cards } = await serve(page, page.request, all);
  const figures = cards.flatMap((card) => figureOn(card, filter, filter.name, language) ?? []).sort((a, b) => a - b);
  expect(figures.length, `cards that state ${filter.name}`).toBeGreaterThan(0);
  return figures[Math.floor(figures.length / 2)]!;
}

/**
 * Sets a filter as a visitor does, to what some listings have and others have not.
 * @returns how many properties the form says that this leaves, where it does, and a value that most listings have
 */
async function set(page: Page, filter: NamedFilter, criteria: SearchCriteria, language: Language) {
  const { name, control, single } = filter;
  const more = await turnMore(page, true);
  const block = more
    .locator(".filter-block")
    .filter({ has: page.locator(".filter-legend").getByText(labelOf(name, language), { exact: true }) });
  if (control?.kind === "choices") {
    const offered = await promises(block);
    const most = offered.at(-1)!;
    // As few as the fewest are those alone that do not state it.
    const chosen = offered.slice(Math.floor(offered.length / 2)).find(({ count }) => count > offered[0]!.count) ?? most;
    await block.getByRole("link").nth(chosen.at).click();
    const usual = new URL(most.href, page.url()).searchParams.get(paramOf(filter, language))!;
    return { promised: chosen.count, usual };
  }
  const isDay = control?.kind === "day";
  const typed = (isDay ? days[name] : undefined) ?? String(await middleFigure(page, filter, criteria, language));
  const field = block.locator("input").nth(single === "max" ? 1 : 0);
  await field.fill(typed);
  if (hasScript()) await field.press("Tab");
  else await more.locator(".filter-apply").click();
  return { promised: undefined, usual: isDay ? everyDay[name]! : single === "max" ? "-99999999" : "1-" };
}

/** All that shows a search shows the same of it: list, map and feed; what cards show of it obeys. */
async function expectSameEverywhere(
  page: Page,
  filter: NamedFilter,
  value: FilterValue,
  criteria: SearchCriteria,
  language: Language,
) {
  const query = { ...criteria, [filter.name]: value };
  const { count, cards } = await readResults(page);
  expect(cards.length, filter.name).toBeGreaterThan(0);
  if (isSeen(filter)) expectObedience(cards, filter, { value, criteria, language });
  if (hasScript()) return;
  const map = await serve(page, page.request, searchHref({ ...query, display: "map" }, language));
  expect(map.count, `${filter.name} on the map`).toBe(count);
  expect(map.cards.map(({ href }) => href)).toEqual(cards.map(({ href }) => href));
  const feed = (await (await page.request.get(feedHref("json", query, language))).json()) as {
    items: { url: string }[];
  };
  expect(feed.items.length, `${filter.name} in the feed`).toBe(Math.min(count, 50));
  const fed = feed.items.slice(0, cards.length).map(({ url }) => new URL(url).pathname);
  expect(fed).toEqual(cards.map(({ href }) => href));
}

for (const [index, { language, other, criteria }] of searches.entries()) {
  const own = ownOf(index);
  test(`in ${language}, set, obeyed, taken along and removed: ${own.map(({ name }) => name).join(", ")}`, async ({
    page,
  }) => {
    test.slow(); // Ten filters, each on several pages: on a busy machine that takes minutes.
    const t = sayIn[language];
    const chips = page.getByRole("list", { name: texts[language].search.chips.label }).locator("a.chip");
    const usual: SearchCriteria = { ...criteria };
    await page.goto(searchHref(criteria, language));
    await scriptRuns(page);
    const all = await readResults(page);
    for (const filter of own) {
      const isSet = await set(page, filter, criteria, language);
      Object.assign(usual, { [filter.name]: filter.read(isSet.usual) });
      await expect
        .poll(() => [...new URL(page.url()).searchParams.keys()], filter.name)
        .toContain(paramOf(filter, language));
      // A choice leaves the panel open for the next.
      if (filter.control?.kind === "choices") await expect(page.locator("details.filter-more")).toHaveAttribute("open");
      const value = filter.read(new URL(page.url()).searchParams.get(paramOf(filter, language))!)!;
      const [chip] = filter.chips(value, {
        criteria: { ...criteria, [filter.name]: value },
        places: { districts: [] },
        language,
        t,
      });
      await expect(chips.filter({ hasText: chip!.label }), filter.name).toHaveCount(1);
      const { count } = await readResults(page);
      if (isSet.promised !== undefined) expect(count, filter.name).toBe(isSet.promised);
      expect(count, filter.name).toBeLessThanOrEqual(all.count);
      await expectSameEverywhere(page, filter, value, criteria, language);

      await turnMore(page, true);
      await page.locator(".filter-foot").getByRole("link", { name: texts[language].search.form.clearMore }).click();
      await expect(page).toHaveURL(searchHref(criteria, language));
      await expect(page.locator("details.filter-more .filter-foot a")).toHaveCount(0);
    }

    await page.goto(searchHref(usual, language));
    const shown = await readResults(page);
    await page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    const there = [...new URL(page.url()).searchParams.keys()];
    for (const filter of own) expect(there, filter.name).toContain(paramOf(filter, other));
    expect((await readResults(page)).count).toBe(shown.count);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    const last = own.at(-1)!;
    const before = await chips.count();
    const [chip] = last.chips(usual[last.name]!, { criteria: usual, places: { districts: [] }, language, t });
    await chips.filter({ hasText: chip!.label }).click();
    await expect(chips).toHaveCount(before - 1);
    expect([...new URL(page.url()).searchParams.keys()]).not.toContain(paramOf(last, language));
  });
}

test("all of them are set by one of these searches", () => {
  const set = searches.flatMap((_, index) => ownOf(index).map(({ name }) => name));
  expect(set.toSorted()).toEqual(behindMore.map(({ name }) => name).toSorted());
});

const besidePrice: {
  path: string;
  label: string;
  legend: string;
  field: string;
  value: string;
  to: string;
  chip: string;
}[] = [
  {
    path: "/en/to-let/office",
    label: "Price",
    legend: "Rent per m² per year, usually excl. charges and VAT",
    field: "Maximum monthly rent",
    value: "3000",
    to: "/en/to-let/office?monthly-rent=-3000",
    chip: "up to €3,000/month",
  },
  {
    path: "/fr/a-louer/commerce?prix=-400",
    label: "Prix",
    legend: "Loyer mensuel, en général hors charges et TVA",
    field: "Loyer mensuel maximum",
    value: "2 500",
    to: "/fr/a-louer/commerce?prix=-400&loyer-mensuel=-2500",
    chip: "jusqu’à 2 500 €/mois",
  },
  {
    path: "/nl/te-koop/appartement",
    label: "Prijs",
    legend: "Prijs per m²",
    field: "Prijs per m² tot",
    value: "4000",
    to: "/nl/te-koop/appartement?prijs-per-m2=-4000",
    chip: "tot € 4.000/m²",
  },
];

for (const { path, label, legend, field, value, to, chip } of besidePrice) {
  test(`what else a price is asked by stands under the price: ${path}`, async ({ page }) => {
    await page.goto(path);
    await scriptRuns(page);
    const bar = page.locator(".filters-bar > details.filter");
    const section = bar.filter({ has: page.locator(".filter-label").getByText(label, { exact: true }) });
    await section.locator("summary").click();
    await expect(section.getByText(legend, { exact: true }).first()).toBeVisible();
    const input = section.getByRole("textbox", { name: field });
    await input.fill(value);
    if (hasScript()) await input.press("Tab");
    else await section.getByRole("button").click();
    await expect(page).toHaveURL(to);
    const chips = page.locator("a.chip");
    await expect(chips.filter({ hasText: chip })).toHaveCount(1);
    await expect(section.locator(".filter-value")).toHaveClass(/filter-active/);
    await expect(section.locator(".filter-said")).toContainText(chip);
    // It stands there alone.
    await expect(page.getByRole("textbox", { name: field, includeHidden: true })).toHaveCount(1);
  });
}

for (const [path, label, said] of [
  ["/en/to-let/apartment", "Price", "Monthly rent, usually excl. charges"],
  ["/fr/a-louer/bureau", "Prix", "Loyer au m² par an, en général hors charges et TVA"],
  ["/nl/te-huur", "Prijs", "Huurprijs per maand, meestal excl. lasten en btw"],
] as const) {
  test(`who asks by the rent reads what comes on top of it: ${path}`, async ({ page }) => {
    await page.goto(path);
    await scriptRuns(page);
    const named = page.locator(".filter-label").getByText(label, { exact: true });
    const section = page.locator(".filters-bar > details.filter").filter({ has: named });
    await section.locator("summary").click();
    await expect(section.getByText(said, { exact: true }).first()).toBeVisible();
  });
}

test("the bar has room for both at its narrowest, and breaks no word of a type", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/nl/te-huur/kantoor/gent?prijs=-200&maandhuur=-3000");
  const bar = (await page.locator(".filters-bar").boundingBox())!;
  const submit = (await page.locator(".filters-submit").boundingBox())!;
  expect(submit.x + submit.width).toBeLessThanOrEqual(bar.x + bar.width);
  const kind = page.locator(".filter-kind .filter-value");
  expect((await kind.boundingBox())!.height).toBeLessThan(30);
});

test("a saved search carries every filter, and is run with them", async ({ page }) => {
  const address =
    "/en/for-sale/house?bedrooms=2-&bathrooms=1-&land=100-&energy=d&parking=1-&condition=good&features=garden&available=2099-12-31&yield=3-&tenancy=vacant&price-per-m2=-9000&station=20&since=2001-01-31&status=available";
  await becomeMember(page, "en");
  await page.goto(address);
  await formOf(page).getByRole("button", { name: texts.en.strategies.save.this }).click();
  await expect(formOf(page).getByText(texts.en.strategies.notice.saved)).toBeVisible();
  await page.goto("/en/my-saved-searches");
  const item = formOf(page).locator(".strategy");
  for (const words of ["2 bedrooms or more", "garden", "energy label D or better", "published since"]) {
    await expect(item.getByRole("heading")).toContainText(words);
  }
  await item.locator(".strategy-actions").getByRole("button").first().click();
  await expect(page).toHaveURL(address);
});

for (const path of [
  "/en/to-let/office?surface=200-800",
  "/fr/a-louer/bureau?surface=200-800",
  "/nl/te-huur/kantoor?oppervlakte=200-800",
  "/nl/te-huur/kantoor?oppervlakte=200-800&energie=b&prijs=-300",
]) {
  test(`on a phone no chip stays below the way out of all of them: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const list = page.locator(".chips");
    const chips = await list.locator(".chip").all();
    expect(chips.length).toBeGreaterThan(2);
    // They stand in one line, which slides.
    const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())!.y));
    expect(new Set(tops).size).toBe(1);
    const slides = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    for (const chip of slides ? chips.slice(-1) : chips) {
      await list.evaluate((element) => (element.scrollLeft = element.scrollWidth));
      const [box, clear] = [(await chip.boundingBox())!, (await page.locator(".chips-clear").boundingBox())!];
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      const isClear = box.x + box.width <= clear.x || clear.y >= box.y + box.height;
      expect(isClear, await chip.innerText()).toBe(true);
    }
  });
}

for (const path of ["/en/to-let/office", "/fr/a-louer/bureau", "/nl/te-huur/kantoor"]) {
  test(`on a desk no field of the bar cuts what it is for: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const cut = await page.locator("#filters input[placeholder]:visible").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { placeholder } = field as HTMLInputElement;
        const style = getComputedStyle(field);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = style.font;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return pen.measureText(placeholder).width > room ? [placeholder] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
}

for (const width of [1024, 1280]) {
  test(`at ${width} px no label of the bar touches its sign, and a type of one word stands in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/nl/te-huur/handelsruimte");
    const rooms = await page.locator(".filters-bar > .filter > summary").evaluateAll((summaries) =>
      summaries.map((summary) => {
        const words = document.createRange();
        words.selectNodeContents(summary.querySelector(".filter-label")!);
        const { paddingRight } = getComputedStyle(summary);
        const signWidth = 12;
        const end = summary.getBoundingClientRect().right - parseFloat(paddingRight) - signWidth;
        return end - words.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...rooms)).toBeGreaterThan(3);
    // One line is 1.55 of its letters high at the most, two are 2.3.
    const height = await page
      .locator(".filter-kind .filter-value")
      .evaluate((value) => value.clientHeight / parseFloat(getComputedStyle(value).fontSize));
    expect(height).toBeLessThan(2);
  });
}

for (const [path, figures] of [
  ["/en/to-let/office/brussels?price=-3000&surface=100-500", ["100–500 m²", "≤ €3,000/m²/year"]],
  ["/fr/a-louer/appartement/bruxelles?prix=1000-3000", ["1\u202f000–3\u202f000 €/mois"]],
  ["/nl/te-koop/huis/gent?prijs=-3000000", ["≤ € 3 mln"]],
] as const) {
  test(`the bar tells what its figures are in, and cuts none: ${path}`, { tag: "@served" }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const shown = page.locator(".filter-figures");
    await expect(shown).toHaveText([...figures]);
    const cut = await page
      .locator(".filter-value")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
  });
}

test(
  "what is read of a choice and its count makes sense: “1+, 38 properties”",
  { tag: "@served" },
  async ({ page }) => {
    await page.goto("/en/to-let/apartment/brussels");
    const sections = page.locator("details.filter");
    const more = sections.filter({
      has: page.locator(".filter-label").getByText(texts.en.search.form.more, { exact: true }),
    });
    await more.locator("summary").click();
    const read = more.getByRole("link", { name: /^\d\+/ });
    expect(await read.count()).toBeGreaterThan(3);
    for (const link of await read.all()) {
      await expect(link).toHaveAccessibleName(
        /^\d\+ ?, [\d,]+ propert(?:y|ies)(?:, and [\d,]+ for which this isn’t known)?$/,
      );
    }
  },
);
