import { expect, test, type Page } from "@playwright/test";
import { allFilters, isOffered, type FilterName, type NamedFilter } from "#app/filters/filters.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { SearchCriteria } from "#app/filters/filters.ts";
import type { Language } from "#app/i18n/languages.ts";
import { becomeMember, formOf, texts } from "./account-steps.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/* Every filter behind "More filters", by its definition: set in the form, taken along into another language, removed. */

/** Searches that together offer all of them, a language each. */
const searches: { language: Language; other: Language; criteria: SearchCriteria }[] = [
  { language: "en", other: "fr", criteria: { transaction: "to-let", type: "apartment" } },
  { language: "fr", other: "nl", criteria: { transaction: "to-let", typeGroup: "warehouse" } },
  { language: "nl", other: "en", criteria: { transaction: "to-let", typeGroup: "retail" } },
  { language: "fr", other: "en", criteria: { transaction: "to-let", unitSurfaceType: "co-working" } },
  { language: "nl", other: "fr", criteria: { invest: true } },
];

const behindMore = allFilters.filter(({ control, isInBar }) => control && "label" in control && !isInBar);

const offeredFor = (criteria: SearchCriteria) => behindMore.filter((filter) => isOffered(filter, criteria));

/** Each filter is set in the first of the searches that offers it. */
function ownOf(index: number): NamedFilter[] {
  const before = new Set(
    searches.slice(0, index).flatMap(({ criteria }) => offeredFor(criteria).map(({ name }) => name)),
  );
  return offeredFor(searches[index]!.criteria).filter(({ name }) => !before.has(name));
}

const labelOf = (name: FilterName, language: Language) =>
  (texts[language].filters as Partial<Record<FilterName, { label?: string }>>)[name]?.label ?? "";

/** Days before or after which everything lies. */
const days: Partial<Record<FilterName, string>> = { available: "2099-12-31", since: "2001-01-31" };

/** Opens the panel of further filters, or closes it. */
async function turnMore(page: Page, isOpen: boolean) {
  const more = page.locator("details.filter-more");
  const isNow = await more.evaluate((details: HTMLDetailsElement) => details.open);
  if (isNow !== isOpen) await more.locator("summary").click();
  return more;
}

/** Sets a filter as a visitor does, to what most listings have. */
async function set(page: Page, { name, control }: NamedFilter, language: Language, isLive: boolean) {
  const more = await turnMore(page, true);
  const label = labelOf(name, language);
  const block = more
    .locator(".filter-block")
    .filter({ has: page.locator(".filter-legend").getByText(label, { exact: true }) });
  if (control?.kind === "choices") {
    const links = await block.getByRole("link").all();
    const counts = await Promise.all(
      links.map(async (link) => Number((await link.locator("span").innerText()).replace(/\D/g, ""))),
    );
    await links[counts.indexOf(Math.max(...counts))]!.click();
    return;
  }
  const field = block.locator("input").first();
  await field.fill(days[name] ?? "1");
  if (isLive) await field.press("Tab");
  else await more.locator(".filter-apply").click();
}

const paramOf = ({ name, names }: NamedFilter, language: Language) => names?.[language] ?? name;

const parameters = (page: Page) => [...new URL(page.url()).searchParams.keys()];

for (const [index, { language, other, criteria }] of searches.entries()) {
  const own = ownOf(index);
  test(`in ${language}, set, taken along and removed: ${own.map(({ name }) => name).join(", ")}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const isLive = javaScriptEnabled;
    await page.goto(searchHref(criteria, language));
    if (isLive) await scriptRuns(page);
    for (const filter of own) {
      await set(page, filter, language, isLive);
      await expect.poll(() => parameters(page), filter.name).toContain(paramOf(filter, language));
      // A choice leaves the panel open for the next.
      if (filter.control?.kind === "choices") await expect(page.locator("details.filter-more")).toHaveAttribute("open");
    }
    const chips = page.getByRole("list", { name: texts[language].search.chips.label }).locator("a.chip");
    await expect(page.locator("#results .card").first()).toBeVisible();
    const shown = await page.locator(".search-count").innerText();

    await page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    for (const filter of own) expect(parameters(page), filter.name).toContain(paramOf(filter, other));
    expect((await page.locator(".search-count").innerText()).replace(/\D/g, "")).toBe(shown.replace(/\D/g, ""));
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    // Back may find the panel as it was left, over the chips.
    await turnMore(page, false);
    const last = own.at(-1)!;
    const before = await chips.count();
    await chips.last().click();
    await expect(chips).toHaveCount(before - 1);
    expect(parameters(page)).not.toContain(paramOf(last, language));
  });
}

test("all of them are set by one of these searches", () => {
  const set = searches.flatMap((_, index) => ownOf(index).map(({ name }) => name));
  expect(set.toSorted()).toEqual(behindMore.map(({ name }) => name).toSorted());
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
