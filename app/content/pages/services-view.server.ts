import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Market } from "#app/vocabulary/vocabulary.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { countries, type Country } from "#app/places/place.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { whatOf } from "#app/filters/describe.ts";
import { marketHref, marketPresets } from "#app/filters/market-presets.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal, deals } from "#app/filters/deal.ts";
import { drawingOfService } from "../drawn-services.ts";
import type { Service } from "../services.server.ts";

/** A service as lists show it: finished words, the link to its own page. */
export interface ServiceItem {
  /** The name of its drawing. */
  drawing?: string;
  href: string;
  title: string;
  summary: string;
  provider: string;
  /** Of the provider's site. */
  host: string;
}

interface ServicesOfCountry {
  country: Country;
  services: ServiceItem[];
}

/** A market and the searches in it that a service goes with. */
interface SearchesOfMarket {
  what: string;
  /** The market's own search in the service's place. */
  href: string;
  searches: { label: string; href: string }[];
}

/** What a market is called, in the plural. */
export function marketName(market: Market, t: TFunction): string {
  return market === "invest" ? t("vocabulary.transactions.investment") : whatOf(marketPresets[market], t);
}

/** Services by country, in their order; a country without any is left out. */
export function groupByCountry(services: readonly Service[], language: Language): ServicesOfCountry[] {
  return countries
    .map((country) => ({
      country,
      services: services.filter((service) => service.country === country).map((service) => viewItem(service, language)),
    }))
    .filter(({ services }) => services.length > 0);
}

export function viewItem(service: Service, language: Language): ServiceItem {
  const { slug, title, summary, provider, link } = service;
  const drawing = drawingOfService(service.country, service.name);
  return {
    ...(drawing && { drawing }),
    href: href("service", language, { slug }),
    title,
    summary,
    provider,
    host: hostOf(link),
  };
}

/** Where a link leads, as people say it. */
export function hostOf(link: string): string {
  return new URL(link).host.replace(/^www\./, "");
}

/** The searches a service goes with: its markets and deals, in its place or its whole country. */
export function searchesOf(
  service: Service,
  gazetteer: Gazetteer,
  language: Language,
  t: TFunction,
): SearchesOfMarket[] {
  const place = gazetteer.byKey(service.place ?? service.country);
  const offered = (service.deals ?? deals).filter(
    (deal) => deal !== "investment" || service.markets.includes("invest"),
  );
  const searched = service.markets.filter((market) => market !== "invest");
  return searched.map((market) => ({
    what: marketName(market, t),
    href: marketHref(market, language, place?.slugs[language]),
    searches: offered.map((deal) => ({
      label: t(`vocabulary.transactions.${deal}`),
      href: searchHref(
        {
          ...criteriaOfDeal(deal),
          ...kindOf(market),
          location: place?.slugs[language],
        },
        language,
      ),
    })),
  }));
}

/** What a market is of, whatever the deal. */
function kindOf(market: Market): SearchCriteria {
  const { transaction: _, ...kind }: SearchCriteria = marketPresets[market];
  return kind;
}
