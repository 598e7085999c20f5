import { inEveryLanguage, languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import type { Market } from "#app/vocabulary/vocabulary.ts";
import type { Country } from "#app/places/place.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { FrontMatter } from "./content-schemas.server.ts";
import { listDocuments, type ContentEntry } from "./documents.server.ts";

/** A service around a search: `content/services/{country}/{name}/{language}.mdx`. */
export interface Service extends FrontMatter<"service"> {
  /** Its folder's name, the same in every language: `kantoorinrichting`. */
  name: string;
  country: Country;
  document: ContentEntry<"service">;
}

/** All services in a language, in order. Throws on front matter that is not as it should be. */
export async function listServices(language: Language): Promise<Service[]> {
  const services = (await listDocuments("service", language)).map((document) => ({
    ...document.data,
    // A text that can't be shown yet stands at its folder's name (development).
    slug: document.data.slug || (document.parts.name ?? ""),
    name: document.parts.name ?? "",
    country: (document.parts.country ?? "").toUpperCase() as Country,
    document,
  }));
  return services.sort((a, b) => a.order - b.order);
}

/**
 * The service that the last segment of a path means in a language: by its slug, else by its folder's name or by its slug
 * in another language; then its own slug tells where it stands.
 */
export async function findService(segment: string, language: Language): Promise<Service | undefined> {
  const services = await listServices(language);
  const known = services.find(({ slug }) => slug === segment) ?? services.find(({ name }) => name === segment);
  if (known) return known;
  for (const other of languages) {
    const meant = (await listServices(other)).find(({ slug }) => slug === segment);
    if (meant) return services.find(({ document }) => document.key === meant.document.key);
  }
  return undefined;
}

/** The slugs of a service by language; null where nobody has written it. */
export async function slugsOfService(key: string): Promise<PerLanguage<string | null>> {
  const slugs = inEveryLanguage<string | null>(() => null);
  for (const language of languages) {
    slugs[language] = (await listServices(language)).find(({ document }) => document.key === key)?.slug ?? null;
  }
  return slugs;
}

/** What a search says about the services it needs; what it leaves open excludes none. */
interface Need {
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
