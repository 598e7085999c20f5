import { expect, test } from "vitest";
import { entryHtml, type FeedEntry, type SearchFeed } from "./search-feed.ts";
import { writeAtom } from "./write-atom.server.ts";
import { writeJsonFeed } from "./write-json-feed.ts";

const entry: FeedEntry = {
  id: "tag:quartier.example,2026:qb-1",
  url: "https://quartier.example/fr/bien/qb-1/r-et-d",
  title: 'R&D "Lab" <b>]]></b>',
  lang: "en",
  summary: "185 €/m²/an · 610 m² · Ixelles, Bruxelles",
  place: "Ixelles, Bruxelles",
  facts: ["2 parkings"],
  paragraphs: ["Bright & quiet.", "1 < 2 ]]> 3"],
  tags: ["Bureau", "À louer"],
  published: new Date("2026-11-01T08:00:00Z"),
  updated: new Date("2026-11-02T08:00:00Z"),
  picture: { url: "https://quartier.example/media/key/960.webp", alt: 'A "front"' },
  data: { "@type": ["RealEstateListing", "Accommodation"], identifier: "QB-1" },
};

const feed: SearchFeed = {
  url: "https://quartier.example/feeds/atom/fr/a-louer/bureau?surface=100-&prix=-200",
  pageUrl: "https://quartier.example/fr/a-louer/bureau?surface=100-&prix=-200",
  siteName: "Quartier",
  siteUrl: "https://quartier.example",
  title: "Bureaux à louer · Quartier",
  subtitle: "Les biens les plus récents.",
  language: "fr",
  updated: new Date("2026-11-02T08:00:00Z"),
  entries: [entry],
};

test("Atom says its language, its own address and that of the page", () => {
  const xml = writeAtom(feed);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">');
  expect(xml).toContain("<id>https://quartier.example/feeds/atom/fr/a-louer/bureau?surface=100-&amp;prix=-200</id>");
  expect(xml).toContain('<link rel="self" href="https://quartier.example/feeds/atom/fr/a-louer/bureau?surface=100-&');
  expect(xml).toContain("<updated>2026-11-02T08:00:00.000Z</updated>");
});

test("an Atom entry keeps its id, and shows text as text whatever is in it", () => {
  const xml = writeAtom(feed);
  expect(xml).toContain("<id>tag:quartier.example,2026:qb-1</id>");
  expect(xml).toContain("R&amp;D &quot;Lab&quot; &lt;b&gt;]]&gt;&lt;/b&gt;]]></title>");
  expect(xml).toContain("<p>1 &lt; 2 ]]&gt; 3</p>");
  expect(xml).toContain('type="image/webp"');
  expect(xml).toContain("<published>2026-11-01T08:00:00.000Z</published>");
  expect(xml.match(/]]>/g)).toHaveLength(3);
});

test("a feed without entries is a feed", () => {
  expect(writeAtom({ ...feed, entries: [] })).toContain("</feed>");
  expect(JSON.parse(writeJsonFeed({ ...feed, entries: [] }))).toMatchObject({ items: [] });
});

test("JSON Feed 1.1", () => {
  expect(JSON.parse(writeJsonFeed(feed))).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.pageUrl,
    feed_url: feed.url,
    favicon: "https://quartier.example/favicon.ico",
    language: "fr",
    authors: [{ name: "Quartier", url: "https://quartier.example" }],
    items: [
      {
        id: entry.id,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_html: entryHtml(entry),
        language: "en",
        image: entry.picture?.url,
        tags: entry.tags,
        date_published: "2026-11-01T08:00:00.000Z",
        date_modified: "2026-11-02T08:00:00.000Z",
        _listing: { place: entry.place, ...entry.data },
      },
    ],
  });
});

test("an entry's text is escaped, and says when it is in another language", () => {
  expect(entryHtml(entry)).toBe(
    '<p><img src="https://quartier.example/media/key/960.webp" alt="A &quot;front&quot;"></p>' +
      "<p><strong>185 €/m²/an · 610 m² · Ixelles, Bruxelles</strong></p><ul><li>2 parkings</li></ul>" +
      '<div lang="en"><p>Bright &amp; quiet.</p><p>1 &lt; 2 ]]&gt; 3</p></div>',
  );
});
