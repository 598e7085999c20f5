import { Feed } from "feed";
import { escapeHtml } from "#app/ui/escape-html.ts";
import { entryHtml, type SearchFeed } from "./search-feed.ts";

const opening = '<feed xmlns="http://www.w3.org/2005/Atom"';

/** A feed as Atom (RFC 4287). Titles and texts are HTML there: plain text is escaped for it. */
export function writeAtom(feed: SearchFeed): string {
  const { language } = feed;
  const atom = new Feed({
    id: feed.url,
    title: feed.title,
    description: feed.subtitle,
    link: feed.pageUrl,
    feed: feed.url,
    updated: feed.updated,
    generator: false,
    favicon: `${feed.siteUrl}/favicon.ico`,
    author: { name: feed.siteName, link: feed.siteUrl },
  });
  for (const entry of feed.entries) {
    atom.addItem({
      id: entry.id,
      link: entry.url,
      title: escapeHtml(entry.title),
      description: escapeHtml(entry.summary),
      content: entryHtml(entry),
      category: entry.tags.map((tag) => ({ term: tag })),
      published: entry.published,
      date: entry.updated,
      ...(entry.picture && { image: { url: entry.picture.url } }),
    });
  }
  const xml = atom.atom1();
  if (!xml.includes(opening)) throw new Error("The Atom feed does not begin as expected");
  // The library says no language.
  return xml.replace(opening, `${opening} xml:lang="${language}"`);
}
