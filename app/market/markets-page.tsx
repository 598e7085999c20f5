import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { href } from "#app/i18n/paths.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { gazetteerSource, getGazetteer } from "#app/places/gazetteer.server.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { loadMarkets } from "./load-markets.server.ts";
import { MarketTable } from "./market-table.tsx";

await loadTexts("market");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  await cachePage(context, db, [...shellSources, listingsSource, gazetteerSource]);
  const crumbs = [{ label: t("seo.breadcrumbs.home"), href: href("home", language) }, { label: t("market.crumb") }];
  requestContext(context).structuredData = () => [block(breadcrumbList(crumbs, settings.SITE_URL))];
  return {
    crumbs,
    markets: await loadMarkets(db, await getGazetteer(db), { language, t }),
    canonical: href("markets", language),
    alternates: alternatesOf(pathname, ""),
    title: t("market.index.title"),
    description: t("market.index.description"),
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** The markets where most is on offer, a row for each type with its deals; each leads to a page of its own. */
export default function MarketsPage() {
  const { crumbs, markets } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="editorial market-page wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <header className="editorial-head">
        <h1>{t("market.index.heading")}</h1>
        <p className="lead">{t("market.index.lead")}</p>
      </header>
      {markets.length === 0 && <p>{t("market.index.none")}</p>}
      {markets.map((row) => (
        <section key={row.id} className="market-row" aria-labelledby={row.id}>
          <h2 id={row.id}>{row.heading}</h2>
          <div className="market-index">
            {row.markets.map(({ id, heading, unit, towns, wholes }) => (
              <section key={id} aria-labelledby={`${row.id} ${id}`}>
                <h3 id={id}>{heading}</h3>
                <MarketTable unit={unit} rows={towns} labelledBy={`${row.id} ${id}`} />
                <ul className="market-wholes">
                  {wholes.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href}>{t("market.index.whole", { name })}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      ))}
      <p className="editorial-note">{t("market.method")}</p>
    </div>
  );
}
