import type { TFunction } from "i18next";
import type { ArticleLeaf } from "schema-dts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { openGraphUrl } from "#app/media/pictures/photo-view.ts";
import { operator } from "#app/seo/operator.server.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import type { Database } from "#db/client.server.ts";
import { alternatesIn } from "../alternates-in.ts";
import { renderDocument } from "../rendering/render-document.server.tsx";
import { viewDay, viewInsight, viewOffers, type InsightView } from "../insights/insight-view.server.ts";
import { insightsFeed } from "../insights/insights-feed.ts";
import { findInsightInEach, listInsights, type Insight } from "../insights/insights.server.ts";
import { relatedTo } from "../insights/related-insights.ts";

const relatedAtMost = 3;

/**
 * An article in finished words, with what to read next.
 * @param query of its address: what a calculator in the text is asked
 */
export async function loadInsight(
  db: Database,
  insight: Insight,
  language: Language,
  t: TFunction,
  query: URLSearchParams,
) {
  const [{ html, refusedForm }, inEach, all] = await Promise.all([
    renderDocument(db, insight.document, query),
    findInsightInEach(insight.key),
    listInsights(language),
  ]);
  const { updated, checked, tags, published } = insight.document.data;
  const view = viewInsight(insight, language, t);
  const candidates = all.map((other) => ({ key: other.key, tags: other.document.data.tags, insight: other }));
  const related = relatedTo({ key: insight.key, tags }, candidates, relatedAtMost);
  const list = href("insights", language);
  const crumbs = [
    { label: t("seo.breadcrumbs.home"), href: href("home", language) },
    { label: t("insights.title"), href: list },
    { label: view.title },
  ];
  const written = languages.filter((target) => inEach[target]);
  const dates = { published: published.toISOString(), modified: (updated ?? published).toISOString() };
  return {
    view,
    offers: viewOffers(tags, language, t),
    html,
    refusedForm,
    crumbs,
    dates,
    updated: updated && viewDay(updated, language),
    checked: checked && viewDay(checked, language),
    related: related.map((other) => viewInsight(other.insight, language, t)),
    all: list,
    feed: insightsFeed(language),
    feedTitle: t("insights.feed.title"),
    title: view.title,
    description: view.description,
    canonical: view.href,
    alternates: alternatesIn(written, (target) => href("insight", target, { slug: inEach[target]!.slug })),
    structuredData: () => [block(article(view, dates, language)), block(breadcrumbList(crumbs, operator.siteUrl))],
  };
}

function article(
  { title, description, href: path, tags, cover }: InsightView,
  dates: { published: string; modified: string },
  language: Language,
): ArticleLeaf {
  const publisher = { "@id": `${operator.siteUrl}/#organization` };
  return {
    "@type": "Article",
    headline: title,
    description,
    url: operator.siteUrl + path,
    mainEntityOfPage: operator.siteUrl + path,
    inLanguage: language,
    datePublished: dates.published,
    dateModified: dates.modified,
    keywords: tags.map(({ label }) => label),
    author: { "@type": "Organization", "@id": publisher["@id"], name: operator.siteName, url: operator.siteUrl },
    publisher,
    ...(cover && { image: operator.siteUrl + openGraphUrl(cover.photoKey) }),
  };
}
