import { Readable } from "node:stream";
import { text as join } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex, type SitemapPage } from "./write-sitemap.server.ts";

const text = (pieces: AsyncIterable<string> | Iterable<string>) => join(Readable.from(pieces));

const site = "https://quartier.example";
const page: SitemapPage = {
  alternates: { en: "/en/to-let?a=1&b=2", fr: "/fr/a-louer", nl: null },
  lastModified: new Date("2026-11-01T08:00:00Z"),
};

test("a page stands in a sitemap once in each of its languages, with links to all of them", async () => {
  const xml = await text(writeSitemap([page], site));
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://quartier.example/en/to-let?a=1&amp;b=2</loc>",
    "<loc>https://quartier.example/fr/a-louer</loc>",
  ]);
  expect(xml.match(/hreflang="[^"]*"/g)).toEqual(
    ["en", "fr", "x-default", "en", "fr", "x-default"].map((language) => `hreflang="${language}"`),
  );
  expect(xml.match(/<lastmod>2026-11-01T08:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
  expect(xml).toMatch(/<\/urlset>$/);
});

test("many pages come as they are read", async () => {
  let read = 0;
  function* pages() {
    for (; read < 5_000; read++) yield page;
  }
  const pieces = writeSitemap(pages(), site);
  await pieces.next();
  expect(read).toBeLessThan(2_500);
  await pieces.return(undefined);
});

test("a page that cannot be read breaks the sitemap off, and says why", async () => {
  const pages = async function* () {
    yield page;
    throw new Error("the database has gone");
  };
  await expect(text(writeSitemap(pages(), site))).rejects.toThrow("the database has gone");
});

test("the index names each sitemap", async () => {
  const xml = await text(writeSitemapIndex(["/sitemaps/pages-1.xml", "/sitemaps/listings-2.xml"], site));
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://quartier.example/sitemaps/pages-1.xml</loc>",
    "<loc>https://quartier.example/sitemaps/listings-2.xml</loc>",
  ]);
});
