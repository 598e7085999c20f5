import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { listAreaLinks } from "../areas.server.ts";
import { areasAnchor } from "../area-path.ts";
import { insightTags } from "../content-keys.ts";
import { Choices } from "../choices.tsx";
import { rememberCurrentAddresses } from "../insights/insight-addresses.server.ts";
import { InsightCard, preloadFeature } from "../insights/insight-card.tsx";
import { InsightsFeedLink } from "../insights/insights-feed-link.tsx";
import { insightsFeed } from "../insights/insights-feed.ts";
import { tagHref, viewInsight, viewTag } from "../insights/insight-view.server.ts";
import { listInsights } from "../insights/insights.server.ts";

await loadTexts("insights");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const written = await listInsights(language);
  rememberCurrentAddresses(db);
  await cachePage(context, db, shellSources);
  const tag = insightTags.find((tag) => tag === searchParams.get("tag"));
  const shown = tag ? written.filter(({ document }) => document.data.tags.includes(tag)) : written;
  const used = insightTags.filter((tag) => written.some(({ document }) => document.data.tags.includes(tag)));
  const canonical = href("insights", language);
  const heading = tag ? t("insights.about", { tag: t(`insights.tags.${tag}`) }) : t("insights.heading");
  return {
    insights: shown.map((insight) => viewInsight(insight, language, t)),
    choices: [
      { label: t("insights.allTopics"), href: canonical, current: !tag },
      ...used.map((other) => ({ ...viewTag(other, language, t), current: other === tag })),
    ],
    all: canonical,
    areas: tag ? [] : await listAreaLinks(language),
    feed: insightsFeed(language),
    heading,
    noindex: shown.length === 0,
    canonical: tag ? tagHref(tag, language) : canonical,
    alternates: alternatesOf(pathname, tag ? `?tag=${tag}` : ""),
    title: tag ? heading : t("insights.title"),
    description: t("insights.description"),
    feedTitle: t("insights.feed.title"),
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => ({
  ...page,
  preload: page.insights[0] && preloadFeature(page.insights[0]),
  otherForms: [{ ...page.feed, title: page.feedTitle }],
}));

/** The articles, newest first, the newest large, and what is written about areas; by topic when the address asks for one. */
export default function InsightsPage() {
  const { insights, choices, feed, heading, all, areas } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const [newest, ...others] = insights;
  return (
    <div className="editorial wrap">
      <header className="editorial-head">
        <h1>{heading}</h1>
        <p className="lead">{t("insights.lead")}</p>
      </header>
      <Choices label={t("insights.topics")} choices={choices} />
      {newest ? (
        <InsightCard insight={newest} heading="h2" feature />
      ) : (
        <section className="insights-none">
          <h2>{t("insights.none.heading")}</h2>
          <p>
            {t("insights.none.text")} <a href={all}>{t("insights.none.all")}</a>
          </p>
        </section>
      )}
      {others.length > 0 && (
        <ul className="insight-list">
          {others.map((insight) => (
            <li key={insight.key}>
              <InsightCard insight={insight} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {areas.length > 0 && (
        <section className="insights-areas" id={areasAnchor} aria-labelledby="areas-heading">
          <h2 id="areas-heading">{t("insights.areas.heading")}</h2>
          <p>{t("insights.areas.lead")}</p>
          <ul className="area-cards">
            {areas.map(({ label, href, drawing }) => (
              <li key={href}>
                <a href={href}>
                  <Drawing name={drawing} width={480} height={360} />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <InsightsFeedLink feed={feed} />
    </div>
  );
}
