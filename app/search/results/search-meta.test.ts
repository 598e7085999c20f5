import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { basemapHref, groundSources } from "#app/basemap/picture-frame.ts";
import { Card } from "#app/listings/card.tsx";
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

test("a list has the browser fetch the picture of its first card first, as the card chooses it, and in its scheme", () => {
  const picture = { key: "a".repeat(16), alt: "", facts: { most: 700 }, isDrawn: true, isFirst: true } as const;
  const withPicture = (shown: typeof picture | Omit<typeof picture, "isFirst">, query: typeof page.query = {}) => {
    const found = { ...page, query, landing: { ...page.landing, picture: shown } };
    return (searchMeta(found).preload ?? []) as Record<string, string>[];
  };
  const view = { photoKey: picture.key, photo: picture.facts, photoDrawn: true, photoAlt: "", title: "", place: "" };
  const card = {
    ...view,
    reference: "",
    href: "",
    surface: "",
    facts: [],
    price: { before: "", amount: "", unit: "" },
  };
  const markup = renderToStaticMarkup(createElement(Card, { view: { ...card, photoDrawn: true }, priority: true }));
  const sources = Array.from(
    markup.matchAll(/<source[^>]* srcSet="([^"]*)" sizes="([^"]*)"/g),
    ([, ...chosen]) => chosen,
  );
  expect(sources).toHaveLength(2);
  const links = withPicture(picture);
  expect(links.map(({ media }) => media)).toEqual([
    "not all and (prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark)",
  ]);
  expect(links.map(({ imageSrcSet, imageSizes }) => [imageSrcSet, imageSizes])).toEqual(sources.toReversed());
  const { isFirst: _, ...later } = picture;
  expect(withPicture(later), "further down it is not loaded before it comes near").toEqual([]);
  expect(withPicture(picture, { display: "service" }), "services have no cards").toEqual([]);
});
