import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = {
  title: "Offices to let",
  description: "All of them.",
  canonical: "/fr/a-louer/bureau",
  alternates: { en: "/en/to-let/office", fr: "/fr/a-louer/bureau", nl: null },
  siteUrl: "https://quartier.example",
  siteName: "Quartier",
};

const linksOf = (meta: ReturnType<typeof pageMeta>) => meta.filter((entry) => "tagName" in entry);

test("a page names its canonical address and the languages it exists in, with English as the default", () => {
  expect(linksOf(pageMeta(page))).toEqual([
    { tagName: "link", rel: "canonical", href: "https://quartier.example/fr/a-louer/bureau" },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://quartier.example/en/to-let/office" },
    { tagName: "link", rel: "alternate", hrefLang: "fr", href: "https://quartier.example/fr/a-louer/bureau" },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://quartier.example/en/to-let/office" },
  ]);
  expect(pageMeta(page)[0]).toEqual({ title: "Offices to let · Quartier" });
});

test("a page whose canonical address is another page names no languages: they would not be returned", () => {
  const meta = pageMeta({ ...page, canonical: "/fr/a-louer" });
  expect(linksOf(meta)).toEqual([{ tagName: "link", rel: "canonical", href: "https://quartier.example/fr/a-louer" }]);
});

test("a page that is not to be listed says so, and which of its addresses is the right one", () => {
  const meta = pageMeta({ ...page, noindex: true });
  expect(linksOf(meta)).toHaveLength(4);
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});

test("what is shared has a picture with its measures, whole addresses and its languages", () => {
  const meta = pageMeta({ ...page, image: "/media/key/og.jpg", imageAlt: "A glass front" });
  for (const [property, content] of [
    ["og:title", "Offices to let"],
    ["og:url", "https://quartier.example/fr/a-louer/bureau"],
    ["og:image", "https://quartier.example/media/key/og.jpg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A glass front"],
    ["og:locale", "fr_BE"],
    ["og:locale:alternate", "en_GB"],
  ]) {
    expect(meta).toContainEqual({ property, content });
  }
  expect(meta).not.toContainEqual({ property: "og:locale:alternate", content: "nl_BE" });
});

test("the same content in another form is offered beside the page", () => {
  const feed = { type: "application/atom+xml", href: "/feeds/atom/fr/a-louer", title: "Bureaux" };
  expect(linksOf(pageMeta({ ...page, otherForms: [feed] }))).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: "Bureaux",
    href: "https://quartier.example/feeds/atom/fr/a-louer",
  });
});
