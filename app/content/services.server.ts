import type { Language } from "#app/i18n/languages.ts";
import type { Market } from "#app/vocabulary.ts";
import type { Country } from "#app/places/place.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { FrontMatter } from "./content-schemas.server.ts";
import { listDocuments } from "./documents.server.ts";

/** A service around a search: `content/services/{country}/{slug}/{language}.mdx`. */
export interface Service extends FrontMatter<"service"> {
  slug: string;
  country: Country;
}

/** All services in a language, in order. Throws on front matter that is not as it should be. */
export async function listServices(language: Language): Promise<Service[]> {
  const services = (await listDocuments("service", language)).map(({ data, parts: { country = "", slug = "" } }) => ({
    ...data,
    slug,
    country: country.toUpperCase() as Country,
  }));
  return services.sort((a, b) => a.order - b.order);
}

/** What a search says about the services it needs; what it leaves open excludes none. */
export interface Need {
  /** Several when it is a search for investment in one market. */
  markets: readonly Market[];
  deal?: Deal;
  country?: Country;
  /** Keys of the place searched and of those around it; none when that is a country, or nowhere. */
  places: readonly string[];
}

/** The services of a need, chosen by market and country (decisions, section 2), in order. */
export function chooseServices(services: readonly Service[], { markets, deal, country, places }: Need): Service[] {
  return services.filter(
    (service) =>
      (markets.length === 0 || service.markets.some((market) => markets.includes(market))) &&
      (!deal || !service.deals || service.deals.includes(deal)) &&
      (!country || service.country === country) &&
      (!service.place || places.length === 0 || places.includes(service.place)),
  );
}
