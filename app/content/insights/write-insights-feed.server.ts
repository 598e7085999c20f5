import type { TFunction } from "i18next";
import { Feed } from "feed";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { escapeHtml } from "#app/ui/escape-html.ts";
import type { Operator } from "#app/seo/structured-data.ts";
import { viewInsight } from "./insight-view.server.ts";
import { insightsFeed } from "./insights-feed.ts";
import type { Insight } from "./insights.server.ts";

const entriesAtMost = 50;
const opening = '<feed xmlns="http://www.w3.org/2005/Atom"';

/** The newest insights as Atom (RFC 4287); an entry keeps its id when its title, and with it its address, changes. */
export function writeInsightsFeed(
  insights: readonly Insight[],
  language: Language,
  t: TFunction,
  { siteName, siteUrl }: Pick<Operator, "siteName" | "siteUrl">,
): string {
  const url = siteUrl + insightsFeed(language).href;
  const atom = new Feed({
    id: url,
    title: `${t("insights.feed.title")} · ${siteName}`,
    description: t("insights.feed.subtitle"),
    link: siteUrl + href("insights", language),
    feed: url,
    updated: latestChange(insights),
    generator: false,
    favicon: `${siteUrl}/favicon.ico`,
    author: { name: siteName, link: siteUrl },
  });
  for (const insight of insights.slice(0, entriesAtMost)) {
    const { title, description, href: path, tags } = viewInsight(insight, language, t);
    const { published, updated } = insight.document.data;
    atom.addItem({
      id: `tag:${new URL(siteUrl).hostname},2026:${insight.key}:${language}`,
      link: siteUrl + path,
      title: escapeHtml(title),
      description: escapeHtml(description),
      category: tags.map(({ label }) => ({ term: label })),
      published,
      date: updated ?? published,
    });
  }
  const xml = atom.atom1();
  if (!xml.includes(opening)) throw new Error("The Atom feed does not begin as expected");
  // The library says no language.
  return xml.replace(opening, `${opening} xml:lang="${language}"`);
}

/** When an insight was last added or changed; without any, a day that never changes. */
export function latestChange(insights: readonly Insight[]): Date {
  const changes = insights.map(({ document: { data } }) => (data.updated ?? data.published).getTime());
  return new Date(Math.max(0, ...changes));
}
