import "./pages-texts.client.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import { settings } from "#app/settings.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { listServices } from "../services.server.ts";
import { ServiceList } from "./service-list.tsx";
import { hostOf, searchesOf, viewItem } from "./services-view.server.ts";

/** Of the same country, beside the service itself. */
const othersAtMost = 4;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const services = await listServices(language);
  const service = services.find(({ slug }) => slug === params["slug"]);
  if (!service) throw new Response(null, { status: 404 });
  const gazetteer = await getGazetteer(db);
  const { title, summary, provider, link, country, place } = service;
  const crumbs = [
    { label: t("seo.breadcrumbs.home"), href: href("home", language) },
    { label: t("pages.services.title"), href: href("services", language) },
    { label: title },
  ];
  requestContext(context).structuredData = () => [block(breadcrumbList(crumbs, settings.SITE_URL))];
  return {
    crumbs,
    heading: title,
    summary,
    provider,
    link,
    host: hostOf(link),
    where: place ? gazetteer.byKey(place)?.names[language] : t(`pages.services.whole.${country}`),
    searches: searchesOf(service, gazetteer, language, t),
    others: services
      .filter((other) => other.country === country && other !== service)
      .slice(0, othersAtMost)
      .map((other) => viewItem(other, language)),
    all: href("services", language),
    canonical: href("service", language, { slug: service.slug }),
    alternates: alternatesOf(pathname, ""),
    // A region's own names it.
    title: place ? title : t("pages.services.summary", { title, country: t(`pages.country.${country}`) }),
    description: summary,
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ ...data, ...siteOf(matches) }) : [];

/** One service: what it is, who offers it, where, and the searches it goes with. */
export default function ServicePage() {
  const { crumbs, heading, summary, provider, link, host, where, searches, others, all } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="editorial wrap">
      <Breadcrumbs crumbs={crumbs} label={t("seo.breadcrumbs.label")} />
      <article className="service-page">
        <header className="editorial-head">
          <h1>{heading}</h1>
          <p className="lead">{summary}</p>
          <LinkButton href={link} rel="external noopener">
            {t("pages.services.visit", { host })}
            <Icon name="arrow-right" className="outwards" />
          </LinkButton>
        </header>
        <dl className="service-facts">
          <div>
            <dt>{t("pages.services.provider")}</dt>
            <dd>{provider}</dd>
          </div>
          <div>
            <dt>{t("pages.services.place")}</dt>
            <dd>{where}</dd>
          </div>
        </dl>
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
        <header className="section-head">
          <h2>{t("pages.services.others")}</h2>
          <a href={all}>
            {t("pages.services.all")}
            <Icon name="arrow-right" />
          </a>
        </header>
        <ServiceList services={others} heading="h3" />
        <p className="editorial-note">{t("facets.services.neutral")}</p>
      </section>
    </div>
  );
}
