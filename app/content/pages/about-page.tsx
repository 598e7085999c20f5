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
import { metaOf } from "#app/seo/page-meta.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings/settings.server.ts";
import { findCountry } from "#app/filters/path-segments.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PlainLinks } from "#app/ui/plain-links.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { ContentText } from "../content-text.tsx";
import { textSources } from "../rendering/render-document.server.tsx";
import { findAbout, loadAbout } from "./load-about.server.ts";

await loadTexts("pages");

const textId = "about-text";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const country = findCountry(params["country"]);
  const document = country && (await findAbout(country, language));
  if (document) await cachePage(context, db, await textSources(db, document));
  const page = country && (await loadAbout(db, country, language, textsIn(language)));
  if (!page) throw new Response(null, { status: 404 });
  if (pathname !== page.canonical) throw redirect(page.canonical + search, 308);
  requestContext(context).structuredData = () => [block(breadcrumbList(page.crumbs, settings.SITE_URL))];
  return { ...page, html: passMarkup(request, context, textId, page.html), contact: href("contact", language) };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** Who stands behind the site in a country, in the editors' words. */
export default function AboutPage() {
  const { crumbs, title, html, searches, elsewhere, contact } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <article className="editorial wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <header className="editorial-head">
        <h1>{title}</h1>
      </header>
      <div className="editorial-columns">
        <ContentText id={textId} html={html} />
        <aside className="editorial-aside">
          <section>
            <h2>{t("pages.about.search")}</h2>
            <PlainLinks links={searches} />
          </section>
          {elsewhere && (
            <section>
              <h2>{t("pages.about.elsewhere")}</h2>
              <PlainLinks links={[elsewhere]} />
            </section>
          )}
          <LinkButton look="outline" href={contact}>
            {t("pages.about.contact")}
          </LinkButton>
        </aside>
      </div>
      <Drawing className="editorial-street" name="street" width={2400} height={420} />
    </article>
  );
}
