import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import { markets, type Market } from "#app/listings/vocabulary.ts";
import { countries, type Country } from "#app/places/place.ts";
import { deals, type Deal } from "#app/search/tiles.ts";
import { contentFolder, getDocument } from "./read-document.server.ts";

/** The front matter of `content/services/{country}/{slug}/{language}.mdx`: a service around a search. */
const serviceSchema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences. */
  summary: z.string().min(1),
  /** Who stands behind the link. */
  provider: z.string().min(1),
  link: z.url({ protocol: /^https$/ }),
  markets: z.array(z.enum(markets)).min(1),
  /** The deals it is meant for; all of them when left out. */
  deals: z.array(z.enum(deals)).min(1).optional(),
  /** The key of the place it is meant for, when that is not the whole country. */
  place: z.string().optional(),
  /** The lower, the earlier in a list. */
  order: z.int(),
});

export interface Service extends z.infer<typeof serviceSchema> {
  slug: string;
  country: Country;
}

const read = new Map<Language, Promise<Service[]>>();

/** All services in a language, in order; read once per process. Throws on front matter that is not as it should be. */
export function listServices(language: Language): Promise<Service[]> {
  const known = read.get(language) ?? readServices(language);
  read.set(language, known);
  return known;
}

async function readServices(language: Language): Promise<Service[]> {
  const found = await Promise.all(
    countries.map(async (country) => {
      const slugs = await readdir(path.join(contentFolder, "services", country.toLowerCase()));
      return Promise.all(slugs.map((slug) => readService(country, slug, language)));
    }),
  );
  return found.flat().sort((a, b) => a.order - b.order);
}

async function readService(country: Country, slug: string, language: Language): Promise<Service> {
  const { data } = await getDocument(`services/${country.toLowerCase()}/${slug}`, language, serviceSchema);
  return { ...data, slug, country };
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
