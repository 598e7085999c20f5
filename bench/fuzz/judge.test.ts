import { expect, test } from "vitest";
import { listTemplates, matchPath, templateOf } from "./route-templates.ts";
import { findRawKeys, visibleTexts } from "./raw-keys.ts";
import { judge } from "./judge.ts";
import type { Attack } from "./make-attack.ts";
import type { Visitor } from "./visitors.ts";

const nobody: Visitor = { kind: "signed out", secrets: [], cookies: new Map(), tokens: [] };
const other: Visitor = { ...nobody, kind: "other member", secrets: ["zwartveld"] };

const attack = (target: string): Attack => ({
  visitor: nobody,
  route: { name: "/en/search", page: "search" },
  changed: [],
  method: "GET",
  target,
  headers: [],
});

const answer = (status: number, html: string, headers: [string, string][] = []) => ({
  status,
  headers: [["content-type", "text/html; charset=utf-8"], ...headers] as [string, string][],
  body: Buffer.from(`<html lang="en"><body>${html}</body></html>`),
  milliseconds: 5,
  outcome: "answered" as const,
});

test.each([
  ["<dt>listing.page.desks</dt>", ["listing.page.desks"]],
  ['<img alt="search.nosuch.title">', []],
  ['<button aria-label="search.chips.nosuch">', ["search.chips.nosuch"]],
  ["Write to info@contact.example or see www.search.be, e.g. at 12.30", []],
  ["<script>t('listing.page.desks')</script><!-- listing.page.desks -->", []],
])("raw keys of %s", (html, keys) => expect(findRawKeys(visibleTexts(html))).toEqual(keys));

test.each([
  ["a good answer", "/en/search?search=x", answer(200, "12 results for x"), 0.01, []],
  ["an error", "/en", answer(500, "Sorry"), 0.01, ["status 500"]],
  ["a method that is not allowed", "/en", answer(405, "", [["allow", "POST, PUT"]]), 0, []],
  [
    "a method that is not allowed, and no other named",
    "/en",
    answer(405, ""),
    0,
    ["status 405 without the methods that are allowed"],
  ],
  ["much work", "/en", answer(200, "fine"), 2.5, ["more than 2 s of processor time"]],
  ["markup", "/en?search=%3Cq7x%3E", answer(200, "for <q7x>"), 0, ["shows what was sent as markup"]],
  ["a fault", "/en", answer(200, "<p>NaN m²</p>"), 0, ['shows "NaN m²"']],
  ["a fault that was sent", "/en?search=NaN", answer(200, "<p>NaN</p>"), 0, []],
  ["a way out", "/en", answer(302, "", [["location", "//evil.example/x"]]), 0, ["a redirect to another site"]],
  ["a header", "/en", answer(200, "", [["x-q7x", "1"]]), 0, ["a line break in a value made a header"]],
  [
    "another's data",
    "/en",
    answer(200, "Dear Mr zwartveld"),
    0,
    ["shows the signed out visitor what is the other member visitor's: zwartveld"],
  ],
] as const)("%s is judged", (_, target, given, cpu, problems) => {
  expect(judge(attack(target), given, cpu, [other])).toEqual(problems);
});

test("every route is tried, pages as the path table writes them", () => {
  const templates = listTemplates();
  const pageOf = (path: string) => templateOf(templates, path)?.page;
  expect(pageOf("/")).toBe("root-redirect");
  expect(pageOf("/fr/a-louer/bureau/gand")).toBe("to-let");
  expect(pageOf("/nl/pand/qb-1/een-pand")).toBe("listing");
  expect(pageOf("/feeds/rss/en/to-let")).toBe("feeds/:format/*");
  expect(pageOf("/en/nothing/of/the/sort")).toBe("not-found");
  const area = templates.find(({ name }) => name.startsWith("/en/locations/"))!;
  expect(matchPath(area, "/en/locations/belgium/office/airport/to-let")).toEqual({
    country: "belgium",
    type: "office",
    area: "airport",
    transaction: "to-let",
  });
});
