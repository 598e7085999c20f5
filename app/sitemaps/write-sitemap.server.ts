import { setImmediate } from "node:timers/promises";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { escapeHtml } from "#app/ui/escape-html.ts";

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

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters after which what is written is handed on, and others get their turn: half a millisecond. */
const pieceLength = 64 * 1024;

/** A sitemap, in pieces, while the pages come in; each page stands there once in each of its languages. */
export async function* writeSitemap(
  pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>,
  siteUrl: string,
): AsyncGenerator<string> {
  let piece = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for await (const page of pages) {
    piece += entriesOf(page, siteUrl);
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
    await setImmediate();
  }
  yield `${piece}</urlset>`;
}

/** The index of all sitemaps, by their paths. */
export function* writeSitemapIndex(paths: readonly string[], siteUrl: string): Generator<string> {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(path, siteUrl)}</loc></sitemap>`);
  yield `${declaration}<sitemapindex xmlns="${namespace}">${entries.join("")}</sitemapindex>`;
}

/** What stands in each of a page's entries is written once: its date and its links. */
function entriesOf({ alternates, lastModified }: SitemapPage, siteUrl: string): string {
  const links = languages.flatMap((language) => {
    const path = alternates[language];
    return path === null ? [] : [{ language, address: addressOf(path, siteUrl) }];
  });
  const fallback = links.find(({ language }) => language === defaultLanguage) ?? links[0];
  let shared = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
  for (const { language, address } of links) shared += linkTo(language, address);
  if (fallback) shared += linkTo("x-default", fallback.address);
  return links.map(({ address }) => `<url><loc>${address}</loc>${shared}</url>`).join("");
}

const linkTo = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** As it stands in XML: letters that an address can't have are encoded there. */
const addressOf = (path: string, siteUrl: string) => escapeHtml(new URL(siteUrl + path).href);
