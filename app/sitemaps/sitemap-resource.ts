import type { LoaderFunctionArgs } from "@remix-run/node";
import { countAgencies } from "#app/agencies/find-agency.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { listLandingPages } from "#app/listings/list-landing-pages.server.ts";
import { countMarkets } from "#app/market/market-figures.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { answerSitemap } from "./answer-sitemap.server.ts";
import { pagesPerSitemap, writeSitemapIndex } from "./write-sitemap.server.ts";

/** `GET /sitemap.xml`: the index of all sitemaps: the site's own pages, landing pages, markets, agencies, listings by spans of ids. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  return answerSitemap({ request, context }, "index", async () =>
    writeSitemapIndex(
      (await listParts(db)).map((part) => `/sitemaps/${part}.xml`),
      settings.SITE_URL,
    ),
  );
}

async function listParts(db: Database): Promise<string[]> {
  const gazetteer = await getGazetteer(db);
  const [landing, markets, agencies, spans] = await Promise.all([
    listLandingPages(db, gazetteer),
    countMarkets(db),
    countAgencies(db),
    withSearchIndex(db, (index) => index.spans(pagesPerSitemap)),
  ]);
  const partsOf = (kind: string, pages: number) =>
    Array.from({ length: Math.ceil(pages / pagesPerSitemap) }, (_, at) => `${kind}-${at + 1}`);
  const own = [...partsOf("searches", landing.count), ...partsOf("markets", markets), ...partsOf("agencies", agencies)];
  return ["pages-1", ...own, ...spans.map((span) => `listings-${span + 1}`)];
}

export const action = readOnly;
