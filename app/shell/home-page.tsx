import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { tagged } from "#app/http/cache-tags.ts";
import { cachePage, type PageSource } from "#app/http/page-cache.server.ts";
import { keepByItself } from "#app/http/lasting-data.server.ts";
import { ListMarkup } from "#app/http/rendering/page-markup.tsx";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { listAreaLinks } from "#app/content/areas.server.ts";
import { viewInsight } from "#app/content/insights/insight-view.server.ts";
import { listInsights } from "#app/content/insights/insights.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { renderCards } from "#app/listings/card-view.server.tsx";
import { RecentlyViewed } from "#app/listings/recently-viewed-cards.tsx";
import { countByDeal } from "#app/listings/count-by-deal.server.ts";
import { gazetteerSource, getGazetteer } from "#app/places/gazetteer.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { operator } from "#app/seo/operator.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block, organization, webSite } from "#app/seo/structured-data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { HomeInsights } from "./home-insights.tsx";
import { alternatesOf } from "#app/filters/alternates.ts";
import { countTowns } from "./count-towns.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { listLatest } from "./list-latest.server.ts";
import { DealSections } from "./deal-section.tsx";
import { TownIndex } from "./town-index.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

const insightsAtMost = 3;

/** The list of those that came in last. */
const latestId = "latest";

const sources: readonly PageSource[] = [
  ...shellSources,
  listingsSource,
  gazetteerSource,
  // These are counted at most once a minute.
  tagged("counts", (db) => countByDeal(db)),
  tagged("counts", async (db) => countTowns(db, await getGazetteer(db))),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const gazetteer = await getGazetteer(db);
  await cachePage(context, db, sources);
  const [tileCounts, townCounts, latest, insights, areas] = await Promise.all([
    countByDeal(db),
    countTowns(db, gazetteer),
    listLatest(db),
    listInsights(language),
    listAreaLinks(language, "to-let"),
  ]);
  for (const each of [tileCounts, townCounts.towns]) keepByItself(each);
  const cards = renderCards(latest, { language, t, gazetteer, asked: {}, within: "text" });
  requestContext(context).structuredData = () => [block(organization(operator)), block(webSite(operator, language))];
  return {
    language,
    tileCounts,
    townCounts,
    areas,
    hasLatest: latest.length > 0,
    latest: passMarkup(request, context, latestId, cards),
    insights: insights.slice(0, insightsAtMost).map((insight) => viewInsight(insight, language, t)),
    alternates: alternatesOf(pathname, ""),
    title: t("home.title"),
    description: t("home.description"),
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = {
  header: "home",
  startsWhenNeeded: true,
  notesViewed: true,
  sheets: await loadSheets("home"),
};

export const meta = metaOf<typeof loader>((page) => ({ ...page, canonical: href("home", page.language) }));

/** The question, the street, what there is of each kind, what was looked at, what came in last, where, and what to read. */
export default function HomePage() {
  const { language, tileCounts, townCounts, areas, hasLatest, latest, insights } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="home">
      <HomeHero language={language} total={townCounts.total} />
      <ReadyPart as="div" className="home-deals wrap" part={DealSections} of={{ counts: tileCounts, language }} />
      <div className="wrap">
        <RecentlyViewed language={language} />
      </div>
      {hasLatest && (
        <section className="home-latest wrap">
          <SectionHead
            heading={t("home.latest.heading")}
            all={{ href: searchHref({ order: "newest" }, language), label: t("home.latest.all") }}
          />
          <ListMarkup id={latestId} className="cards" html={latest} />
        </section>
      )}
      <TownIndex counts={townCounts.towns} areas={areas} language={language} />
      {insights.length > 0 && (
        <ReadyPart as="section" className="home-insights wrap" part={HomeInsights} of={{ insights, language }} />
      )}
    </div>
  );
}
