import { expect, test } from "vitest";
import { joinSearches, searchAt } from "./join-searches.ts";
import { searchHref } from "./search-url.ts";

const read = (address: string) => {
  const { pathname, search } = new URL(address, "http://here.invalid");
  return searchAt({ pathname, search }, "en");
};
const offices = "/en/to-let/office/brussels?surface=300-";
const shown = `${offices}&features=terrace`;

test.each([
  ["&features=terrace&price=-500", "&features=terrace&parking=2-", "&price=-500&parking=2-&features=terrace"],
  ["&features=terrace,lift", "&features=terrace,divisible", "&features=terrace,lift,divisible"],
  // One takes a word away, one adds another.
  ["", "&features=terrace,lift", "&features=lift"],
  // What is added has its own first page.
  ["&features=terrace&page=2", "&features=terrace&price=-500", "&price=-500&features=terrace"],
])("of %s and %s, whichever was chosen first, both are asked for: %s", (one, other, both) => {
  const [before, first, second] = [shown, ...[one, other].map((rest) => offices + rest)].map((each) => read(each)!);
  expect(searchHref(joinSearches(before!, second!, first!), "en")).toBe(offices + both);
  expect(searchHref(joinSearches(before!, first!, second!), "en")).toBe(offices + both);
});

test("another type keeps what was chosen meanwhile, where it can have it", () => {
  const shops = read("/en/to-let/retail/brussels?surface=300-&features=terrace")!;
  const joined = joinSearches(read(shown)!, shops, read(`${shown},raised-floors&order=oldest`)!);
  expect(searchHref(joined, "en")).toBe("/en/to-let/retail/brussels?surface=300-&features=terrace&order=oldest");
});

test("of two values for the same filter the later one stands", () => {
  const joined = joinSearches(read(shown)!, read(`${shown}&price=-700`)!, read(`${shown}&price=-500`)!);
  expect(joined.price).toBe("-700");
});

test.each([
  "/en/search?location=Ghent&locationWas=",
  "/en/search?priceFrom=100",
  "/en/search?sentence=an+office",
  "/fr/a-louer/bureau",
  "/en/property/qb-000001/an-office",
  "/en/shortlist",
])("%s is no search that something can be added to", (address) => {
  expect(read(address)).toBeUndefined();
});
