import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope, type PlacePart } from "#app/places/place-scope.ts";
import type { Correction } from "./correction.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { textQuery } from "./free-text.server.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";
import type { Database } from "#db/client.server.ts";
import { findSearchedAgency, listShared } from "./find-advertisers.server.ts";
import { middleOf, nobody, type ResolvedCriteria } from "./resolved-criteria.ts";

const untold = { query: undefined, corrections: [] };

/** Makes criteria ready for the matcher: scopes of the places, corrected free text, and what was corrected in it. */
export async function resolveCriteria(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  { location, districts, around }: SearchPlaces,
): Promise<ResolvedCriteria & { corrections: Correction[] }> {
  const { query: text, corrections } = criteria.search === undefined ? untold : await textQuery(db, criteria.search);
  return {
    criteria,
    location: location && placeScope(gazetteer, location),
    districts: districts.map((district) => placeScope(gazetteer, district)),
    around: around && middleOf(around),
    ...(criteria.agency !== undefined && (await resolveAgency(db, criteria))),
    text,
    corrections,
  };
}

async function resolveAgency(db: Database, criteria: SearchCriteria) {
  const agency = await findSearchedAgency(db, criteria);
  if (!agency) return { advertiser: nobody };
  return { advertiser: agency.id, alsoTheirs: await listShared(db, agency.id) };
}

/** The places that a search's facets count in: those directly in its location, or the countries. */
export function facetParts(gazetteer: Gazetteer, { location }: ResolvedCriteria): readonly PlacePart[] {
  if (location) return location.parts;
  const known = countries.get(gazetteer);
  if (known) return known;
  const found = gazetteer.places.filter(({ kind }) => kind === "country").map((place) => placeScope(gazetteer, place));
  countries.set(gazetteer, found);
  return found;
}

/** Everything that lies in them is a list of thousands, the same for every search without a place. */
const countries = new WeakMap<Gazetteer, readonly PlacePart[]>();
