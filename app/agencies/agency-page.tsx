import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { agencyHref } from "#app/listings/agency-href.ts";
import { CardList } from "#app/listings/card-list.tsx";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { findAgency } from "./find-agency.server.ts";
import { agencyStructuredData, loadAgency } from "./load-agency.server.ts";

await loadTexts("agency");

/** Not kept ready (cachePage): what an agency says of itself changes without any listing, and nothing tells when. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const agency = await findAgency(db, params["reference"] ?? "");
  if (!agency) throw new Response(null, { status: 404 });
  const address = agencyHref(agency, language);
  if (decodeURI(pathname) !== decodeURI(address)) throw redirect(address + search, 308);
  const words = { language, t: textsIn(language) };
  const page = await loadAgency(db, await getGazetteer(db), agency, searchParams.get("page"), words);
  requestContext(context).structuredData = () => [
    block(breadcrumbList(page.crumbs, settings.SITE_URL)),
    block(agencyStructuredData(agency, settings.SITE_URL + address)),
  ];
  return page;
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ ...data, ...siteOf(matches) }) : [];

/** Who an agency is, and all that they offer here. */
export default function AgencyPage() {
  const { name, licence, phone, tel, website, crumbs, offer, figures, cards, paging, onwards } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <article className="editorial agency-page wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <header className="editorial-head">
        <p className="eyebrow">{t("agency.eyebrow")}</p>
        <h1>{name}</h1>
        {licence && <p className="soft figures">{licence}</p>}
        {(tel || website) && (
          <p className="agency-ways">
            {tel && phone && (
              <LinkButton look="outline" href={tel}>
                <Icon name="phone" />
                <span className="figures">{t("agency.call", { phone })}</span>
              </LinkButton>
            )}
            {website && (
              <a href={website} rel="nofollow noopener">
                {t("agency.website")}
              </a>
            )}
          </p>
        )}
        {figures.length > 0 && (
          <dl className="figure-strip figures">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <section aria-labelledby="agency-offer">
        <h2 id="agency-offer">{offer}</h2>
        {cards.length > 0 ? (
          <>
            <p className="soft">{t("agency.ask")}</p>
            <CardList cards={cards} heading="h3" />
          </>
        ) : (
          <>
            <p>{t("agency.none")}</p>
            <LinkButton look="outline" href={onwards}>
              {t("agency.onwards")}
              <Icon name="arrow-right" />
            </LinkButton>
          </>
        )}
        {paging && (
          <nav className="paging" aria-label={t("agency.paging")}>
            {paging.previous && (
              <a href={paging.previous} rel="prev">
                {t("agency.previous")}
              </a>
            )}
            <span className="soft">{paging.here}</span>
            {paging.next && (
              <a href={paging.next} rel="next">
                {t("agency.next")}
              </a>
            )}
          </nav>
        )}
      </section>
    </article>
  );
}
