import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { gazetteerSource, getGazetteer } from "#app/places/gazetteer.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PlainLinks } from "#app/ui/plain-links.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { loadMarket } from "./load-market.server.ts";
import { MarketCourse } from "./market-course.tsx";
import { marketDataset } from "./market-dataset.ts";
import { monthsSource } from "./market-figures.server.ts";
import { largestMarketPath, readMarketPath } from "./market-address.server.ts";
import { MarketSpread } from "./market-spread.tsx";
import { MarketTable } from "./market-table.tsx";

await loadTexts("market");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const gazetteer = await getGazetteer(db);
  const asked = readMarketPath(gazetteer, pathname, language);
  if (!asked) throw new Response(null, { status: 404 });
  const { place, segment, transaction } = asked;
  if (!segment || !transaction) throw redirect((await largestMarketPath(db, gazetteer, asked, language)) + search, 302);
  const kind = { segment, transaction };
  await cachePage(context, db, [...shellSources, listingsSource, gazetteerSource, monthsSource(place.id, kind)]);
  const page = await loadMarket(db, gazetteer, place, kind, { language, t: textsIn(language) });
  if (pathname !== page.canonical) throw redirect(page.canonical + search, 308);
  requestContext(context).structuredData = () => [
    block(breadcrumbList(page.crumbs, settings.SITE_URL)),
    ...(page.noindex ? [] : [block(marketDataset(page, place.names[language], settings))]),
  ];
  return page;
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** What is asked on a market in a place: today, month by month, and in the places in it. */
export default function MarketPage() {
  const page = useLoaderData<typeof loader>();
  const { crumbs, heading, transaction, unit, figures, hasPrices, spread, parts, deals, others, elsewhere } = page;
  const { t } = useTranslation();
  // What its figures are counted from.
  const listings = [page.search, page.investments].filter((link) => link !== undefined && link !== false);
  return (
    <article className="editorial market-page wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <header className="editorial-head">
        <p className="eyebrow">{t("market.eyebrow")}</p>
        <h1>
          <UnbrokenText text={heading} />
        </h1>
        {deals.length > 0 && (
          <nav className="display-switch" aria-label={t("facets.transaction")}>
            {deals.map(({ label, href, isCurrent }) => (
              <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
                <UnbrokenText text={label} />
              </a>
            ))}
          </nav>
        )}
        {!hasPrices && <p className="lead">{t("market.tooFew")}</p>}
        {figures.length > 0 && <Figures className="figure-strip market-now figures" figures={figures} />}
        {page.hasCoworking && <p className="market-note">{t("market.withCoworking")}</p>}
        {elsewhere && (
          <LinkButton href={elsewhere.href}>
            {elsewhere.label}
            <Icon name="arrow-right" />
          </LinkButton>
        )}
        {listings.length > 0 && (
          <div className="market-listings">
            {listings.map(({ label, href }) => (
              <LinkButton key={href} look="outline" href={href}>
                {label}
                <Icon name="arrow-right" />
              </LinkButton>
            ))}
          </div>
        )}
      </header>
      <div className="market-sections">
        <MarketCourse {...page} />
        {spread && <MarketSpread spread={spread} transaction={transaction} unit={unit} />}
        {parts.length > 0 && (
          <section aria-labelledby="market-parts">
            <header className="market-head">
              <h2 id="market-parts">{t("market.parts.title")}</h2>
            </header>
            <MarketTable unit={unit} rows={parts} labelledBy="market-parts" />
          </section>
        )}
        {others.length > 0 && (
          <nav aria-labelledby="other-markets">
            <header className="market-head">
              <h2 id="other-markets">{t("market.others")}</h2>
            </header>
            <div className="market-others">
              <PlainLinks links={others} />
            </div>
          </nav>
        )}
        <p className="editorial-note">{t("market.method")}</p>
      </div>
    </article>
  );
}
