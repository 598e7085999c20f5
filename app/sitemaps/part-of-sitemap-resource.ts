import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAgencies } from "#app/agencies/find-agency.server.ts";
import { listContentPages } from "#app/content/pages/list-pages.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { pathOf, type Page } from "#app/i18n/paths.ts";
import { agencyHref } from "#app/listings/agency-href.ts";
import { listLandingPages, type LandingPage } from "#app/listings/list-landing-pages.server.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { walkListings } from "#app/listings/walk-listings.server.ts";
import { listMarkets } from "#app/market/market-figures.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { marketPath } from "#app/filters/market-path.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import { readOnly } from "#app/http/read-only.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { answerSitemap, notFound } from "./answer-sitemap.server.ts";
import { pagesPerSitemap, writeSitemap, type SitemapPage } from "./write-sitemap.server.ts";

/** Pages that stand by themselves, whatever the listings. */
const fixed = ["home", "search", "markets", "contact", "termsofuse", "privacy", "cookies"] as const satisfies Page[];

/** `GET /sitemaps/:part`, e.g. `listings-3.xml`; 404 for a part that holds nothing. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const [name, kind, number] =
    /^(pages|searches|markets|agencies|listings)-([1-9]\d{0,5})\.xml$/.exec(params["part"] ?? "") ?? [];
  if (name === undefined) return notFound();
  const from = (Number(number) - 1) * pagesPerSitemap;
  return answerSitemap({ request, context }, name, async () => {
    const pages = await startOf(pagesOf(db, kind, from, from + pagesPerSitemap));
    return pages && writeSitemap(pages, settings.SITE_URL);
  });
}

export const action = readOnly;

async function* pagesOf(db: Database, kind: string | undefined, from: number, to: number): AsyncGenerator<SitemapPage> {
  if (kind === "pages") {
    const own = fixed.map((page) => ({ alternates: inEach((language) => pathOf(page, language)) }));
    yield* [...own, ...(await listContentPages())].slice(from, to);
  } else if (kind === "searches") {
    const landing = await listLandingPages(db, await getGazetteer(db));
    for (const page of landing.slice(from, to)) yield landingPage(page);
  } else if (kind === "markets") {
    const gazetteer = await getGazetteer(db);
    for (const { placeId, segment, transaction } of await listMarkets(db, from, to)) {
      const place = gazetteer.getById(placeId);
      yield { alternates: inEach((language) => marketPath(place, { segment, transaction }, language)) };
    }
  } else if (kind === "agencies") {
    for (const agency of await listAgencies(db, from, to)) {
      yield { alternates: inEach((language) => agencyHref(agency, language)) };
    }
  } else if (kind === "listings") {
    for await (const { reference, titles, updatedAt } of walkListings(db, from, to)) {
      const alternates = inEach((language) => listingHref(reference, titles, language));
      yield { alternates, lastModified: updatedAt };
    }
  }
}

function landingPage({ deal, segment, place, lastModified }: LandingPage): SitemapPage {
  const criteria = { ...criteriaOfDeal(deal), ...(segment && criteriaOfSegment(segment)) };
  const alternates = inEach((language) => searchHref({ ...criteria, location: place?.slugs[language] }, language));
  return { alternates, lastModified };
}

function inEach(path: (language: Language) => string | null): Alternates {
  return Object.fromEntries(languages.map((language) => [language, path(language)])) as Alternates;
}

/** The same pages, known not to be none; a sitemap must not be empty. */
async function startOf(pages: AsyncGenerator<SitemapPage>): Promise<AsyncIterable<SitemapPage> | undefined> {
  const first = await pages.next();
  if (first.done) return undefined;
  return (async function* () {
    yield first.value;
    yield* pages;
  })();
}
