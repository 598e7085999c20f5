import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { latestChange, writeInsightsFeed } from "./write-insights-feed.server.ts";
import type { Insight } from "./insights.server.ts";

const site = { siteName: "Quartier", siteUrl: "https://quartier.example" };

function insight(slug: string, title: string, updated?: Date): Insight {
  const key = "insights/2026-05-12-lease";
  return {
    key,
    slug,
    minutes: 1,
    cover: { photoKey: "0123456789abcdef" },
    document: {
      kind: "insight",
      key,
      parts: { name: "2026-05-12-lease" },
      language: "fr",
      file: `content/${key}/fr.mdx`,
      source: "Texte.",
      data: {
        title,
        description: "Ce qu’il faut lire <avant> de signer.",
        published: new Date("2026-05-12"),
        updated,
        tags: ["retail", "guide"],
        cover: "cover.png",
        coverAlt: "Une vitrine",
      },
    },
  };
}

const write = (...insights: Insight[]) => writeInsightsFeed(insights, "fr", textsIn("fr"), site);

test("an entry says where it is, what it is about, and when it came out and changed", () => {
  const xml = write(insight("le-bail", "Le bail & vous", new Date("2026-06-01")));
  expect(xml).toContain('xml:lang="fr"');
  expect(xml).toContain('<link rel="self" href="https://quartier.example/feeds/atom/fr/actualites"/>');
  expect(xml).toContain('href="https://quartier.example/fr/actualites/le-bail"');
  expect(xml).toContain("<![CDATA[Le bail &amp; vous]]>");
  expect(xml).toContain("&lt;avant&gt;");
  expect(xml).toContain('<category term="Commerces"');
  expect(xml).toContain("<published>2026-05-12T00:00:00.000Z</published>");
  expect(xml).toContain("<updated>2026-06-01T00:00:00.000Z</updated>");
});

test("an entry stays the same entry when its title, and with it its address, changes", () => {
  const idsOf = (xml: string) => Array.from(xml.matchAll(/<id>([^<]+)<\/id>/g), ([, id]) => id);
  const before = idsOf(write(insight("le-bail", "Le bail")));
  expect(before).toHaveLength(2);
  expect(idsOf(write(insight("le-bail-explique", "Le bail expliqué")))).toEqual(before);
});

test("a feed without entries has a date that never changes", () => {
  expect(latestChange([])).toEqual(new Date(0));
  expect(write()).toMatch(/^<\?xml/);
});
