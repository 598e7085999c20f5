import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { countries } from "#app/places/place.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { ServiceView } from "./services-for-search.server.ts";

interface ServiceDisplayProps {
  services: ServiceView[];
  query: SearchQuery;
  page: number;
  count: number;
  language: Language;
}

/**
 * The services around a search beside the number of results (decisions, section 2): each leads to its own page, and below
 * it to its provider's site.
 */
export function ServiceDisplay({ services, query, page, count, language }: ServiceDisplayProps) {
  const { t } = useTranslation();
  const formatted = formatNumber(count, language);
  const offered = countries
    .map((country) => ({ country, here: services.filter((service) => service.country === country) }))
    .filter(({ here }) => here.length > 0);
  const Part = offered.length > 1 ? "section" : "div";
  return (
    <div className="services">
      <aside className="services-aside">
        <h2>{t("facets.services.heading")}</h2>
        <p>{count > 0 ? t("facets.services.lead", { count, formatted }) : t("facets.services.leadNone")}</p>
        {count > 0 && (
          <LinkButton
            look="outline"
            href={searchHref({ ...query, display: undefined, page: page > 1 ? page : undefined }, language)}
          >
            {t("facets.services.toList", { count })}
          </LinkButton>
        )}
        <p className="soft small">{t("facets.services.neutral")}</p>
      </aside>
      <div>
        {offered.map(({ country, here }) => (
          <Part key={country}>
            {offered.length > 1 && <h3>{t(`facets.services.inCountry.${country}`)}</h3>}
            <ul className="service-list">
              {here.map((service) => (
                <li key={service.href} className={service.drawing ? "service service-drawn" : "service"}>
                  {service.drawing && (
                    <Drawing name={service.drawing} width={400} height={300} className="service-sketch" />
                  )}
                  <a href={service.href}>{service.title}</a>
                  <p>{service.summary}</p>
                  <p className="service-site">
                    {service.provider} ·{" "}
                    <a href={service.link} rel="external" translate="no">
                      {hostOf(service.link)}
                      <Icon name="arrow-right" />
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </div>
    </div>
  );
}

function hostOf(link: string) {
  return new URL(link).host.replace("www.", "");
}
