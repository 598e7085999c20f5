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
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { ContentText } from "../content-text.tsx";
import { textSources } from "../rendering/render-document.server.tsx";
import { findService } from "../services.server.ts";
import { loadService } from "./load-service.server.ts";
import { ServiceList } from "./service-list.tsx";

await loadTexts("pages");

const textId = "service-text";

/** A service at its slug in the page's language; at its folder's name or another language's slug it leads there. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const service = await findService(params["slug"] ?? "", language);
  if (!service) throw new Response(null, { status: 404 });
  if (service.slug !== params["slug"]) {
    throw redirect(href("service", language, { slug: service.slug }) + search, 308);
  }
  await cachePage(context, db, await textSources(db, service.document));
  const page = await loadService(db, await getGazetteer(db), service, language, textsIn(language));
  requestContext(context).structuredData = () => [block(breadcrumbList(page.crumbs, settings.SITE_URL))];
  return { ...page, html: passMarkup(request, context, textId, page.html) };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** One service: what it is, what it costs, what to ask; the body behind it, where it applies, the searches it goes with. */
export default function ServicePage() {
  const { drawing, crumbs, heading, summary, html, provider, link, host, where, checked, searches, others, all } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="editorial wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <article className="service-page">
        <div className="service-head">
          <header className="editorial-head">
            <h1>
              <UnbrokenText text={heading} />
            </h1>
            <p className="lead">{summary}</p>
          </header>
          {drawing && <Drawing name={drawing} width={400} height={300} className="service-drawing" eager />}
        </div>
        <div className="editorial-columns">
          <div className="editorial-text">
            <ContentText id={textId} html={html} />
          </div>
          <aside className="editorial-aside">
            <section className="service-next">
              <h2>{t("pages.services.provider")}</h2>
              <p>{provider}</p>
              <LinkButton href={link} rel="external noopener">
                {t("pages.services.visit", { host })}
                <Icon name="arrow-right" className="outwards" />
              </LinkButton>
            </section>
            <dl className="service-facts">
              <div>
                <dt>{t("pages.services.place")}</dt>
                <dd>{where}</dd>
              </div>
              <div>
                <dt>{t("pages.services.checked")}</dt>
                <dd>
                  <time dateTime={checked.day}>{checked.formatted}</time>
                </dd>
                <dd>{t("pages.services.checkedAgainst")}</dd>
              </div>
            </dl>
          </aside>
        </div>
        <section className="service-searches">
          <h2>{t("pages.services.goesWith")}</h2>
          <dl>
            {searches.map(({ what, href, searches }) => (
              <div key={what}>
                <dt>
                  <a href={href}>{what}</a>
                </dt>
                {searches.map(({ label, href }) => (
                  <dd key={href}>
                    <a href={href}>{label}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      </article>
      <section className="editorial-more">
        <SectionHead heading={t("pages.services.others")} all={{ href: all, label: t("pages.services.all") }} />
        <ServiceList services={others} heading="h3" />
        <p className="editorial-note">{t("facets.services.neutral")}</p>
      </section>
    </div>
  );
}
