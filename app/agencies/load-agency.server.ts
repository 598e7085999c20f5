import type { TFunction } from "i18next";
import type { RealEstateAgentLeaf } from "schema-dts";
import { valueOfAgency } from "#app/filters/agency-filter.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatList } from "#app/i18n/format-list.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { postalAddress } from "#app/listings/agent-structured-data.ts";
import { advertiserView } from "#app/listings/advertiser-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import type { Database } from "#db/client.server.ts";
import { findMainPlace, listLanguagesOf, listPlacesOf, type Agency } from "./find-agency.server.ts";

/** Who an agency is, in finished words. Their e-mail address stays here. */
export async function loadAgency(
  db: Database,
  gazetteer: Gazetteer,
  agency: Agency,
  { language, t }: { language: Language; t: TFunction },
) {
  const placeId = await findMainPlace(db, agency.id);
  const country = placeId === undefined ? "BE" : gazetteer.getById(placeId).country;
  return advertiserView({ advertiser: agency }, country, language, t);
}

/** Towns on its map, the busiest. */
const townsAtMost = 24;

/**
 * Where an agency works: the towns with most of what it offers, for a map and as searches, how much it offers elsewhere, and
 * the languages that it writes in; none where it offers nothing.
 */
export async function loadReach(
  db: Database,
  gazetteer: Gazetteer,
  agency: Agency,
  { language, t }: { language: Language; t: TFunction },
) {
  const [spots, spoken] = await Promise.all([listPlacesOf(db, agency.id), listLanguagesOf(db, agency.id)]);
  const counts = new Map<Place, number>();
  for (const { placeId, count } of spots) {
    const place = gazetteer.getById(placeId);
    const town = [place, ...gazetteer.ancestors(place)].find(({ kind }) => kind === "municipality") ?? place;
    counts.set(town, (counts.get(town) ?? 0) + count);
  }
  const all = [...counts].sort(([a, one], [b, other]) => other - one || a.id - b.id);
  const towns = all.slice(0, townsAtMost);
  const rest = all.slice(townsAtMost).reduce((sum, [, count]) => sum + count, 0);
  const names = new Intl.DisplayNames(language, { type: "language" });
  const known = spoken.filter((code) => languages.some((each) => each === code));
  return {
    towns: towns.map(([{ names, slugs, lat, lng }, count]) => ({
      name: names[language],
      lat,
      lng,
      count,
      formatted: formatNumber(count, language),
      href: searchHref({ agency: valueOfAgency(agency), location: slugs[language] }, language),
    })),
    elsewhere: rest > 0 ? t("agency.elsewhere", { count: rest, formatted: formatNumber(rest, language) }) : undefined,
    spoken: known,
    languages: formatList(
      known.map((code) => names.of(code) ?? code),
      language,
    ),
  };
}

/**
 * The agency as machines read it. Its e-mail address stays here, as on listings.
 * @param url of its page, in full
 * @param spoken codes of the languages that it writes in
 */
export function agencyStructuredData(agency: Agency, url: string, spoken: readonly string[] = []): RealEstateAgentLeaf {
  const { name, phone, website, licence, address } = agency;
  return {
    "@type": "RealEstateAgent",
    "@id": url,
    url,
    name,
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(licence && { identifier: licence }),
    ...(address && { address: postalAddress(address) }),
    ...(spoken.length > 0 && { knowsLanguage: [...spoken] }),
  };
}
