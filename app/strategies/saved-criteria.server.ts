import { createHash } from "node:crypto";
import type { Language } from "#app/i18n/languages.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { locate } from "#app/places/locate.ts";
import { findAround } from "#app/places/points/around.server.ts";
import type { Place } from "#app/places/place.ts";
import { dealOf } from "#app/filters/deal.ts";
import { criteriaOf, districtsOf, type Order, type SearchCriteria, type SearchQuery } from "#app/filters/criteria.ts";
import { canonicalValues } from "#app/filters/filters.ts";
import { parseQuery, serialiseQuery } from "#app/filters/search-url.ts";
import { readPrice, readSurface } from "#app/filters/ranges.ts";
import { agencyReference } from "#app/filters/agency-filter.ts";
import type { NamedAgency } from "#app/filters/named-places.ts";
import { agencyName, districtKeys, locationKey, type SavedCriteria } from "#app/filters/saved-parameters.ts";
import { findSearchPlaces, localiseQuery, type SearchPlaces } from "#app/filters/search-places.server.ts";
import type { strategies } from "#db/schema/strategies.ts";

/** A saved search as it is read. */
export interface ReadSearch {
  criteria: SearchCriteria;
  /** Undefined for the usual one. */
  order: Order | undefined;
  /** Those that are still there. */
  places: SearchPlaces;
  /** Places that the gazetteer has no more, as they were written. */
  lost: string[];
  /** False when nothing is left of where it was to look: it finds nothing, rather than everything. */
  findsAnything: boolean;
}

type Strategy = typeof strategies.$inferInsert;

/**
 * The one way to write a search: places as the gazetteer's English slugs, figures as ranges, districts in order. How
 * results are shown (`display`, `page`, `order`, `near`, page size) is no part of it; what names no place is dropped.
 * @param language whose slugs are looked for first
 */
export function canonicalCriteria(gazetteer: Gazetteer, query: SearchQuery, language: Language): SearchCriteria {
  const places = findSearchPlaces(gazetteer, query, language);
  const districts = [...places.districts].sort((a, b) => (a.slugs.en < b.slugs.en ? -1 : 1));
  return canonicalValues(criteriaOf(localiseQuery(query, { ...places, districts }, "en")));
}

/** Writes canonical criteria as parameters. */
export function writeCriteria(criteria: SearchCriteria): Record<string, string> {
  return Object.fromEntries(serialiseQuery(criteria, "en"));
}

/**
 * Writes canonical criteria for the database, with the keys of their places.
 * @param order in which its results were looked at
 * @param agency that it is about
 */
export function saveCriteria(
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  order?: Order,
  agency?: NamedAgency,
): SavedCriteria {
  const { location, districts } = findSearchPlaces(gazetteer, criteria, "en");
  return {
    ...writeCriteria(criteria),
    ...(order && { order }),
    ...(location && { [locationKey]: location.key }),
    ...(districts.length > 0 && { [districtKeys]: districts.map(({ key }) => key).join(",") }),
    ...(agency && { [agencyName]: agency.name }),
  };
}

/**
 * Reads what {@link saveCriteria} wrote, and finds its places by their keys. A place that is gone finds nothing: a search
 * never grows because the gazetteer shrinks.
 * @throws when it is no search at all
 */
export function readCriteria(gazetteer: Gazetteer, saved: SavedCriteria): ReadSearch {
  if (typeof saved !== "object" || Array.isArray(saved)) throw new Error("A saved search holds no search");
  const { order, ...query } = parseQuery(new URLSearchParams(saved), "en");
  const criteria = criteriaOf(query);
  const location = placeOf(gazetteer, criteria.location, saved[locationKey]);
  const keys = saved[districtKeys]?.split(",") ?? [];
  const districts = districtsOf(criteria).map((slug, index) => placeOf(gazetteer, slug, keys[index]));
  const found = [...new Set(districts.flatMap((district) => district?.place ?? []))];
  const near = criteria.around === undefined ? undefined : findAround(gazetteer, criteria.around, "en").around;
  const { [agencyName]: name } = saved;
  const agency = criteria.agency !== undefined &&
    name !== undefined && { reference: agencyReference(criteria.agency), name };
  const places = { location: location?.place, districts: found, around: near, ...(agency && { agency }) };
  return {
    // As they are written today; what is gone stays as it was written.
    criteria: {
      ...criteria,
      ...(places.location && { location: places.location.slugs.en }),
      ...(found.length > 0 && { district: found.map(({ slugs }) => slugs.en).join(",") }),
    },
    order,
    places,
    lost: [
      ...[location, ...districts].flatMap((place) => (place && !place.place ? place.slug : [])),
      ...(near || criteria.around === undefined ? [] : [criteria.around]),
    ],
    findsAnything:
      (!location || location.place !== undefined) &&
      (districts.length === 0 || found.length > 0) &&
      (criteria.around === undefined || near !== undefined),
  };
}

/** The place of a key; where a search was saved without one, of its slug. */
function placeOf(gazetteer: Gazetteer, slug: string | undefined, key: string | undefined) {
  if (slug === undefined) return undefined;
  return { slug, place: key === undefined ? locate(gazetteer, slug, "en") : gazetteer.byKey(key) };
}

/** The same for equal searches: free text is compared as it is looked for, without accents and case. */
export function digestOf({ search, ...criteria }: SearchCriteria): string {
  const compared = writeCriteria({ ...criteria, search: search && (fold(search) || search) });
  return createHash("sha256").update(JSON.stringify(compared)).digest("base64url");
}

/** The fields of a saved search that the specification names beside the search itself (section 3). */
export function fieldsOf(
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
): Pick<
  Strategy,
  "type" | "surfaceMin" | "surfaceMax" | "rentMin" | "rentMax" | "priceMin" | "priceMax" | "country" | "province"
> {
  const deal = dealOf(criteria);
  const surface = readSurface(criteria.surface);
  // A search that leaves the deal open compares both.
  const price = readPrice(criteria.price);
  const rent = deal === undefined || deal === "to-let" ? price : undefined;
  const sale = deal === "to-let" ? undefined : price;
  const places = findSearchPlaces(gazetteer, criteria, "en");
  const searched = places.districts.length > 0 ? places.districts : places.location ? [places.location] : [];
  return {
    type: deal ? kindOfDeal[deal] : null,
    surfaceMin: surface?.min ?? null,
    surfaceMax: surface?.max ?? null,
    rentMin: rent?.min ?? null,
    rentMax: rent?.max ?? null,
    priceMin: sale?.min ?? null,
    priceMax: sale?.max ?? null,
    country: onlyOne(searched.map(({ country }) => country)),
    province: onlyOne(searched.map((place) => provinceOf(gazetteer, place))),
  };
}

const kindOfDeal = { "to-let": "lease", "for-sale": "purchase", investment: "investment" } as const;

/** Province or canton that a place is or lies in. */
function provinceOf(gazetteer: Gazetteer, place: Place): string | null {
  const holders = [place, ...gazetteer.ancestors(place)];
  return holders.find(({ kind }) => kind === "province" || kind === "canton")?.key ?? null;
}

/** What all say alike; null where they differ, or there are none. */
function onlyOne<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
