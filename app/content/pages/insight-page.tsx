import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestContext } from "#app/http/request-context.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { Picture, preloadPicture } from "#app/media/pictures/picture.tsx";
import { openGraphUrl } from "#app/media/pictures/photo-view.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { ContentText } from "../content-text.tsx";
import { textSources } from "../rendering/render-document.server.tsx";
import { findInsight } from "../insights/find-insight.server.ts";
import { rememberCurrentAddresses } from "../insights/insight-addresses.server.ts";
import { InsightCard } from "../insights/insight-card.tsx";
import { InsightsFeedLink } from "../insights/insights-feed-link.tsx";
import { loadInsight } from "./load-insight.server.ts";
import { PlainLinks } from "#app/ui/plain-links.tsx";

await loadTexts("insights");

const textId = "insight-text";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  rememberCurrentAddresses(db);
  const insight = await findInsight(db, params["slug"] ?? "", language);
  if (!insight) throw new Response(null, { status: 404 });
  const own = href("insight", language, { slug: insight.slug });
  if (insight.slug !== params["slug"]) throw redirect(own + search, 308);
  await cachePage(context, db, await textSources(db, insight.document));
  const { structuredData, ...page } = await loadInsight(db, insight, language, textsIn(language), searchParams);
  requestContext(context).structuredData = structuredData;
  return { ...page, html: passMarkup(request, context, textId, page.html) };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

/** How wide the picture at its head stands. */
const coverPlace = { sizes: "(min-width: 64rem) 48rem, 100vw", widths: [480, 640, 960, 1440] as const };

export const meta = metaOf<typeof loader>((page) => {
  const { dates, view, feed, feedTitle } = page;
  return {
    ...page,
    article: dates,
    image: view.cover && openGraphUrl(view.cover.photoKey),
    imageAlt: view.cover?.alt,
    preload: view.cover && preloadPicture({ ...view.cover, ...coverPlace }),
    otherForms: [{ ...feed, title: feedTitle }],
  };
});

/** An article: what it is about, its picture, the text, and what to read next. */
export default function InsightPage() {
  const { crumbs, view, offers, updated, checked, html, related, all, feed } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { title, description, published, minutes, tags, cover } = view;
  return (
    <div className="editorial wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <article className="insight">
        <header className="insight-head">
          <div className="insight-opening">
            <h1>
              <UnbrokenText text={title} />
            </h1>
            <p className="lead">{description}</p>
          </div>
          {cover && (
            <div className="insight-cover">
              <Picture {...cover} {...coverPlace} priority />
            </div>
          )}
        </header>
        <div className="insight-body">
          <div className="insight-about">
            <p>
              <time dateTime={published.day}>{published.formatted}</time>
              {updated && (
                <>
                  {" "}
                  <time dateTime={updated.day}>{t("insights.updated", { date: updated.formatted })}</time>
                </>
              )}{" "}
              {checked && (
                <>
                  <time dateTime={checked.day}>{t("insights.checked", { date: checked.formatted })}</time>{" "}
                </>
              )}
              <span>{minutes}</span>
            </p>
            <nav aria-label={t("insights.topics")}>
              <ul className="chips">
                {tags.map(({ label, href }) => (
                  <li key={href}>
                    <a className="chip" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <ContentText id={textId} html={html} />
          {offers.length > 0 && (
            <nav className="insight-offers" aria-labelledby="offers">
              <h2 id="offers">{t("insights.onOffer")}</h2>
              <PlainLinks links={offers} />
            </nav>
          )}
        </div>
      </article>
      {related.length > 0 && (
        <section className="editorial-more">
          <SectionHead heading={t("insights.related")} all={{ href: all, label: t("insights.all") }} />
          <ul className="insight-list">
            {related.map((insight) => (
              <li key={insight.key}>
                <InsightCard insight={insight} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <InsightsFeedLink feed={feed} />
    </div>
  );
}
