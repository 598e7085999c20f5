import { agency, agencyReference } from "#app/filters/agency-filter.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { findAdvertisers } from "#app/search-index/find-advertisers.server.ts";
import { middleOf, nobody, type ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import { readCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { Database } from "#db/client.server.ts";

/** Ids by reference. */
export type KnownAdvertisers = ReadonlyMap<string, { id: number }>;

/** The advertisers that saved searches are about, in one question. */
export function findSavedAdvertisers(db: Database, saved: readonly SavedCriteria[]): Promise<KnownAdvertisers> {
  const references = saved.flatMap((each) => {
    // What is no search at all holds up no other: it is found out when it is read.
    const { agency: written } = Object(each) as Partial<SavedCriteria>;
    const value = typeof written === "string" ? agency.read(written) : undefined;
    return value === undefined ? [] : [agencyReference(value)];
  });
  return findAdvertisers(db, [...new Set(references)]);
}

/**
 * A saved search as the matcher takes it; its free text is not read yet (find-texts.server.ts).
 * @param advertisers all that saved searches are about ({@link findSavedAdvertisers})
 * @returns null for one whose places are all gone: it finds nothing
 */
export function resolveSaved(
  gazetteer: Gazetteer,
  saved: SavedCriteria,
  advertisers: KnownAdvertisers,
): ResolvedCriteria | null {
  const { criteria, places, findsAnything } = readCriteria(gazetteer, saved);
  if (!findsAnything) return null;
  return {
    criteria,
    location: places.location && placeScope(gazetteer, places.location),
    districts: places.districts.map((district) => placeScope(gazetteer, district)),
    around: places.around && middleOf(places.around),
    ...(criteria.agency !== undefined && {
      advertiser: advertisers.get(agencyReference(criteria.agency))?.id ?? nobody,
    }),
  };
}
