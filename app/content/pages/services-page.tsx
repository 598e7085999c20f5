import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { markets } from "#app/vocabulary/vocabulary.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { listServices } from "../services.server.ts";
import { Choices } from "../choices.tsx";
import { ServiceList } from "./service-list.tsx";
import { groupByCountry, marketName } from "./services-view.server.ts";

await loadTexts("pages");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await cachePage(context, databaseOf(context), shellSources);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const services = await listServices(language);
  const market = markets.find((market) => market === searchParams.get("market"));
  const query = market ? `?market=${market}` : "";
  const canonical = href("services", language);
  return {
    countries: groupByCountry(
      market ? services.filter((service) => service.markets.includes(market)) : services,
      language,
    ),
    choices: [
      { label: t("pages.services.anyMarket"), href: canonical, current: !market },
      ...markets.map((other) => ({
        label: marketName(other, t),
        href: `${canonical}?market=${other}`,
        current: other === market,
      })),
    ],
    canonical,
    alternates: alternatesOf(pathname, query),
    title: t("pages.services.title"),
    description: t("pages.services.description"),
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => page);

/** Every service by country; those for one market when the address asks for them. */
export default function ServicesPage() {
  const { countries, choices } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="editorial wrap">
      <header className="editorial-head">
        <h1>{t("pages.services.heading")}</h1>
        <p className="lead">{t("pages.services.lead")}</p>
      </header>
      <Choices label={t("pages.services.market")} choices={choices} />
      {countries.map(({ country, services }, index) => (
        <section key={country} className="by-country">
          <h2>{t(`facets.services.inCountry.${country}`)}</h2>
          <ServiceList services={services} heading="h3" first={index === 0} />
        </section>
      ))}
      <p className="editorial-note">{t("facets.services.neutral")}</p>
    </div>
  );
}
