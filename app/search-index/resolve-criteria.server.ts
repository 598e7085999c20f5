import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Correction } from "./correction.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { textQuery } from "./free-text.server.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";
import type { Database } from "#db/client.server.ts";
import { findSearchedAgency } from "./find-advertisers.server.ts";
import { middleOf, nobody, type ResolvedCriteria } from "./resolved-criteria.ts";

/** Makes criteria ready for the matcher: scopes of the places, corrected free text, and what was corrected in it. */
export async function resolveCriteria(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  { location, districts, around }: SearchPlaces,
): Promise<ResolvedCriteria & { corrections: Correction[] }> {
  const { query: text, corrections } = await textQuery(db, criteria.search);
  return {
    criteria,
    location: location && placeScope(gazetteer, location),
    districts: districts.map((district) => placeScope(gazetteer, district)),
    around: around && middleOf(around),
    ...(criteria.agency !== undefined && { advertiser: (await findSearchedAgency(db, criteria))?.id ?? nobody }),
    text,
    corrections,
  };
}
