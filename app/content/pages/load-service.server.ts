import type { TFunction } from "i18next";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { viewDay } from "../insights/insight-view.server.ts";
import { renderDocument } from "../rendering/render-document.server.tsx";
import { drawingOfService } from "../drawn-services.ts";
import { listServices, slugsOfService, type Service } from "../services.server.ts";
import { alternatesIn } from "../alternates-in.ts";
import { hostOf, searchesOf, viewItem } from "./services-view.server.ts";

/** Of the same country, beside the service itself. */
const othersAtMost = 4;

/** A service's page in finished words: its text, the body behind it, the searches it goes with, other services. */
export async function loadService(
  db: Database,
  gazetteer: Gazetteer,
  service: Service,
  language: Language,
  t: TFunction,
) {
  const { title, summary, provider, link, country, place, checked, document } = service;
  const [{ html }, slugs, all] = await Promise.all([
    renderDocument(db, document),
    slugsOfService(document.key),
    listServices(language),
  ]);
  const list = href("services", language);
  const written = languages.filter((target) => slugs[target] !== null);
  return {
    crumbs: [
      { label: t("seo.breadcrumbs.home"), href: href("home", language) },
      { label: t("pages.services.title"), href: list },
      { label: title },
    ],
    drawing: drawingOfService(country, service.name),
    heading: title,
    summary,
    html,
    provider,
    link,
    host: hostOf(link),
    where: place ? gazetteer.byKey(place)?.names[language] : t(`pages.services.whole.${country}`),
    checked: viewDay(checked, language),
    searches: searchesOf(service, gazetteer, language, t),
    others: all
      .filter((other) => other.country === country && other.slug !== service.slug)
      .slice(0, othersAtMost)
      .map((other) => viewItem(other, language)),
    all: list,
    canonical: href("service", language, { slug: service.slug }),
    alternates: alternatesIn(written, (target) => href("service", target, { slug: slugs[target] ?? undefined })),
    // A region's own names it.
    title: place ? title : t("pages.services.summary", { title, country: t(`pages.country.${country}`) }),
    description: summary,
  };
}
