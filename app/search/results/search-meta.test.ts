import { expect, test } from "vitest";
import { basemapHref, groundSources } from "#app/basemap/picture-frame.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { searchMeta } from "./search-meta.ts";

const view = { west: 4.3, south: 50.8, east: 4.45, north: 50.9 };
const page = {
  ...{ language: "en" as const, query: {}, title: "Offices to let", description: "", count: 1 },
  ...{ canonical: "/en/to-let/office", alternates: { en: "/en/to-let/office", fr: null, nl: null } },
  landing: { heading: "Offices to let", isLanding: true },
} as unknown as Parameters<typeof searchMeta>[0];

const preloaded = (found: typeof page) =>
  pageMeta({ ...searchMeta(found), siteUrl: "https://quartier.example" }).flatMap((each) =>
    "rel" in each && each.rel === "preload" ? [[each.href, each.media]] : [],
  );

test("a page with a map has the browser fetch its ground first, that of its width and scheme; a list fetches none", () => {
  const links = preloaded({ ...page, map: { view } });
  expect(links.map(([href]) => href)).toEqual(
    (["tall", "phone", "whole"] as const).flatMap((form) => [
      basemapHref(view, "day", form),
      basemapHref(view, "night", form),
    ]),
  );
  expect(new Set(links.map(([, media]) => media)).size).toBe(6);
  // What the picture itself would choose elsewhere is of no use here.
  for (const { srcSet } of groundSources(view)) expect(links.map(([href]) => href)).toContain(srcSet);
  expect(preloaded(page)).toEqual([]);
});
