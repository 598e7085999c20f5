import { expect, test } from "vitest";
import { isFirstTime, isLasting } from "#app/http/lasting-data.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { AskedSearch } from "../search-request.server.ts";
import { findTold, keepTold, type ToldResults } from "./kept-results.server.ts";

/* What is kept is never read here: only for which question it is found again. */
const version = () => ({}) as SearchIndex;
const loaded = () => ({}) as Gazetteer;
const asked = (more: Partial<AskedSearch> = {}): AskedSearch => ({
  language: "en",
  query: { segment: "office" } as AskedSearch["query"],
  places: { districts: [] },
  refused: {},
  ...more,
});
const told = (landing: object = {}) =>
  ({ found: {}, shown: { landing }, structuredData: () => ["block"] }) as unknown as ToldResults;

/** Whether what was kept for one question is found by another, of the same version and places. */
function isFoundBy(first: AskedSearch, second: AskedSearch, what = told()): boolean {
  const [index, gazetteer] = [version(), loaded()];
  keepTold(index, gazetteer, first, what);
  return findTold(index, gazetteer, second) !== undefined;
}

test("what a search was told is found by the same question of the same version", () => {
  expect(isFoundBy(asked(), asked())).toBe(true);
  expect(isFoundBy(asked(), asked({ language: "fr" }))).toBe(false);
  expect(isFoundBy(asked(), asked({ query: { segment: "retail" } as AskedSearch["query"] }))).toBe(false);
});

test("not of another version of the listings, nor by the names of another gazetteer", () => {
  const [index, gazetteer] = [version(), loaded()];
  keepTold(index, gazetteer, asked(), told());
  expect(findTold(index, gazetteer, asked())).toBeDefined();
  expect(findTold(version(), gazetteer, asked())).toBeUndefined();
  expect(findTold(index, loaded(), asked())).toBeUndefined();
});

test("a page with a text about its place is not kept: its parts go by other changes", () => {
  expect(isFoundBy(asked(), asked(), told({ text: { html: "" } }))).toBe(false);
});

test.each<[string, Partial<AskedSearch>]>([
  ["an advertiser's, whose name the index does not know", { query: { agency: "ab" } }],
  ["with a place that is not known", { places: { districts: [], unknownLocation: "Nowhere" } }],
  ["with a district that is not known", { places: { districts: [], unknownDistricts: "Nowhere" } }],
  ["near what is not known", { places: { districts: [], unknownAround: "Nowhere" } }],
  ["near one of several", { places: { districts: [], among: [] } }],
  ["of which something is left out", { leftOut: "cosy" }],
  ["with a number that is none", { refused: { surface: "abc" } }],
])("a search is not kept that is %s", (_what, more) => {
  expect(isFoundBy(asked(more), asked(more))).toBe(false);
});

test("what is made of it is looked for from the second time on", () => {
  const [index, gazetteer] = [version(), loaded()];
  const landing = { crumbs: [] };
  keepTold(index, gazetteer, asked(), told(landing));
  expect([isFirstTime(landing), isLasting(landing)]).toEqual([true, false]);
  findTold(index, gazetteer, asked());
  expect([isFirstTime(landing), isLasting(landing)]).toEqual([false, true]);
});

test("its JSON-LD is composed once", () => {
  const [index, gazetteer] = [version(), loaded()];
  let times = 0;
  const composed = () => [`block ${++times}`];
  keepTold(index, gazetteer, asked(), { ...told(), structuredData: composed });
  const found = () => findTold(index, gazetteer, asked())?.structuredData();
  expect([found(), found()]).toEqual([["block 1"], ["block 1"]]);
});
