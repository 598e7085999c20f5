import { expect, test } from "vitest";
import { slugsOf } from "./insight-slugs.ts";

const slugs = (...insights: [key: string, title: string][]) =>
  Object.fromEntries(slugsOf(insights.map(([key, title]) => ({ key, title }))));

test("a slug is the title's words without accents and signs", () => {
  expect(slugs(["insights/2026-05-12-lease", "Le bail 3/6/9 : à l’œuvre !"])).toEqual({
    "insights/2026-05-12-lease": "le-bail-3-6-9-a-l-oeuvre",
  });
});

test("of two with the same title the elder keeps the plain words, in whatever order they come", () => {
  expect(slugs(["insights/2026-07-01-b", "Rents"], ["insights/2026-05-12-a", "Rents"])).toEqual({
    "insights/2026-05-12-a": "rents",
    "insights/2026-07-01-b": "rents-2",
  });
});

test("a number does not take the words of another title", () => {
  const found = slugs(
    ["insights/2026-01-01-a", "Rents 2"],
    ["insights/2026-02-01-b", "Rents"],
    ["insights/2026-03-01-c", "Rents"],
  );
  expect(new Set(Object.values(found)).size).toBe(3);
});

test("a title without letters goes by the insight's own name", () => {
  expect(slugs(["insights/2026-05-12-why", "???"])).toEqual({ "insights/2026-05-12-why": "why" });
});
