import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestContext } from "#app/http/request-context.ts";
import { tagged } from "#app/http/cache-tags.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import { PlacesMap } from "#app/basemap/places-map.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { CountedLinks } from "#app/ui/counted-links.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PlainLinks } from "#app/ui/plain-links.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { ContentText } from "../content-text.tsx";
import { textSources } from "../rendering/render-document.server.tsx";
import { readArea } from "../areas.server.ts";
import { loadSurroundings } from "./area-surroundings.server.ts";
import { findArea, loadArea } from "./load-area.server.ts";
import { dataSources } from "#app/ui/data-sources.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";

await loadTexts("pages");

const textId = "area-text";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const area = readArea(params);
  const document = area && (await findArea(area, language));
  if (area && document) {
    const { place } = document.data;
    const around = tagged("counts", async () => JSON.stringify(await loadSurroundings(db, area, place, language)));
    await cachePage(context, db, [...(await textSources(db, document)), around]);
  }
  const page = area && (await loadArea(db, await getGazetteer(db), area, language, textsIn(language)));
  if (!page) throw new Response(null, { status: 404 });
  if (pathname !== page.canonical) throw redirect(page.canonical + search, 308);
  requestContext(context).structuredData = () => [block(breadcrumbList(page.crumbs, settings.SITE_URL))];
  return { ...page, html: passMarkup(request, context, textId, page.html) };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** An area in the editors' words, with the search for what is on offer there. */
export default function AreaPage() {
  const { crumbs, title, description, html, search, surroundings, others, sources } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { figures, note, places, types, isWide, name: place } = surroundings;
  const around = places.filter(({ isSubject }) => !isSubject);
  return (
    <article className="editorial wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <div className="area-head">
        <header className="editorial-head">
          <h1>
            <UnbrokenText text={title} />
          </h1>
          <p className="lead">{description}</p>
          <LinkButton href={search.href}>
            {search.label}
            <Icon name="arrow-right" />
          </LinkButton>
        </header>
        {around.length > 0 && (
          <figure className="area-map">
            <PlacesMap
              places={places}
              label={t(isWide ? "pages.area.mapOfParts" : "pages.area.map", {
                place,
                around: around.map(({ name }) => name).join(", "),
              })}
            />
            <figcaption>
              <a className="line-link" href={search.mapHref}>
                {search.mapWords}
              </a>
            </figcaption>
          </figure>
        )}
      </div>
      <div className="area-figures">
        {figures.length > 0 && <Figures className="figure-strip figures" figures={figures} />}
        <div className="area-note">
          <p>{note}</p>
          {figures.length > 0 && search.marketHref && (
            <a className="line-link" href={search.marketHref}>
              {t("seo.market.more")}
            </a>
          )}
        </div>
      </div>
      <div className="editorial-columns">
        <div className="editorial-text">
          <ContentText id={textId} html={html} />
          {sources && (
            <p className="editorial-note">
              <LinkedNames text={sources} links={dataSources} />
            </p>
          )}
        </div>
        <aside className="editorial-aside">
          {around.length > 0 && (
            <nav aria-labelledby="areas-around">
              <h2 id="areas-around">{t(isWide ? "pages.area.parts" : "pages.area.around")}</h2>
              <CountedLinks links={around} label={t(isWide ? "pages.area.parts" : "pages.area.around")} />
            </nav>
          )}
          {types.length > 1 && (
            <nav aria-labelledby="area-types">
              <h2 id="area-types">{t("pages.area.types")}</h2>
              <CountedLinks links={types} label={t("pages.area.types")} />
            </nav>
          )}
          {others.length > 0 && (
            <nav aria-labelledby="other-areas">
              <h2 id="other-areas">{t("pages.area.alsoRead")}</h2>
              <PlainLinks links={others} />
            </nav>
          )}
        </aside>
      </div>
      <Drawing className="editorial-street" name="street" width={2400} height={420} />
    </article>
  );
}
