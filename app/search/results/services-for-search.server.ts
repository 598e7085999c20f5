import { drawingOfService } from "#app/content/drawn-services.ts";
import { chooseServices, listServices } from "#app/content/services.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Country } from "#app/places/place.ts";
import { dealOf } from "#app/filters/deal.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { marketOf } from "#app/filters/market-presets.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";

/** A service as the page shows it. */
export interface ServiceView {
  /** The name of its drawing. */
  drawing: string | undefined;
  /** Its own page on this site. */
  href: string;
  country: Country;
  title: string;
  summary: string;
  provider: string;
  /** The provider's site. */
  link: string;
}

/** The services around a search (decisions, section 2). */
export async function listServicesFor(
  query: SearchQuery,
  { location, districts: [district] }: SearchPlaces,
  gazetteer: Gazetteer,
  language: Language,
): Promise<ServiceView[]> {
  const place = location ?? district;
  const around = place ? [place, ...gazetteer.ancestors(place)] : [];
  const market = marketOf(query);
  const chosen = chooseServices(await listServices(language), {
    markets: [...(market ? [market] : []), ...(query.invest ? (["invest"] as const) : [])],
    deal: dealOf(query),
    country: place?.country,
    places: place?.kind === "country" ? [] : around.map(({ key }) => key),
  });
  return chosen.map(({ name, slug, country, title, summary, provider, link }) => ({
    drawing: drawingOfService(country, name),
    href: href("service", language, { slug }),
    country,
    title,
    summary,
    provider,
    link,
  }));
}
