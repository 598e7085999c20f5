import { entryHtml, type FeedEntry, type SearchFeed } from "./search-feed.ts";

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1); the library that writes Atom knows version 1 only. */
export function writeJsonFeed(feed: SearchFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.pageUrl,
    feed_url: feed.url,
    favicon: `${feed.siteUrl}/favicon.ico`,
    language: feed.language,
    authors: [{ name: feed.siteName, url: feed.siteUrl }],
    items: feed.entries.map(itemOf),
  });
}

function itemOf(entry: FeedEntry) {
  const { id, url, title, summary, lang, picture, tags, published, updated, place, data } = entry;
  return {
    id,
    url,
    title,
    summary,
    content_html: entryHtml(entry),
    ...(lang && { language: lang }),
    ...(picture && { image: picture.url }),
    tags,
    date_published: published.toISOString(),
    date_modified: updated.toISOString(),
    /** An extension, as the format foresees: schema.org's words for what programs compare. */
    _listing: { place, ...data },
  };
}
