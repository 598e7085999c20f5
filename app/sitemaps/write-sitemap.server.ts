import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { ErrorLevel, SitemapIndexStream, SitemapStream, type IndexItem, type SitemapItemLoose } from "sitemap";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import type { Alternates } from "#app/seo/page-meta.ts";

/** A page in its languages. */
export interface SitemapPage {
  /** Paths. */
  alternates: Alternates;
  lastModified?: Date;
}

/**
 * Pages in one file: a sitemap holds 50,000 URLs and 50 MB at most, and these come three languages a page, with links
 * to each other, some 800 bytes a URL.
 */
export const pagesPerSitemap = 10_000;

/** A sitemap as an answer, written while the pages come in; each page stands there once in each of its languages. */
export function answerSitemap(pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>, siteUrl: string): Response {
  const written = new SitemapStream({
    level: ErrorLevel.SILENT,
    lastmodDateOnly: false,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  return answer(Readable.from(itemsOf(pages, siteUrl)), written);
}

/** The index of all sitemaps, by their paths. */
export function answerSitemapIndex(paths: Iterable<string>, siteUrl: string): Response {
  const items: Iterable<IndexItem> = Array.from(paths, (path) => ({ url: siteUrl + path }));
  return answer(Readable.from(items), new SitemapIndexStream({ level: ErrorLevel.SILENT }));
}

async function* itemsOf(
  pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>,
  siteUrl: string,
): AsyncGenerator<SitemapItemLoose> {
  for await (const { alternates, lastModified } of pages) {
    const links = languages.flatMap((language) => {
      const path = alternates[language];
      return path === null ? [] : [{ lang: language, url: siteUrl + path }];
    });
    const fallback = links.find(({ lang }) => lang === defaultLanguage) ?? links[0];
    const all = fallback ? [...links, { lang: "x-default", url: fallback.url }] : links;
    const lastmod = lastModified?.toISOString();
    for (const { url } of links) yield { url, links: all, ...(lastmod && { lastmod }) };
  }
}

function answer(items: Readable, writer: SitemapStream | SitemapIndexStream): Response {
  items.on("error", (error) => writer.destroy(error));
  writer.on("close", () => items.destroy());
  const body = Readable.from(inChunks(items.pipe(writer)), { objectMode: false });
  return new Response(createReadableStreamFromReadable(body), {
    headers: { "Cache-Control": cachePolicies.sitemap, "Content-Type": "application/xml; charset=utf-8" },
  });
}

const chunkLength = 64 * 1024;

/** The library writes each tag by itself; gathered, they cost a tenth, and between chunks others get their turn. */
async function* inChunks(tags: AsyncIterable<unknown>): AsyncGenerator<string> {
  let chunk = "";
  for await (const tag of tags) {
    chunk += String(tag);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
    await setImmediate();
  }
  if (chunk) yield chunk;
}
