import { createHash } from "node:crypto";
import type { Language } from "#app/i18n/languages.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { criteriaOf, parseQuery, serialiseQuery, type SearchCriteria, type SearchQuery } from "#app/search/criteria.ts";
import { dealOf } from "#app/search/describe.ts";
import { readPrice, readSurface, writeRange } from "#app/search/ranges.ts";
import { findSearchPlaces, localiseQuery, type SearchPlaces } from "#app/search/search-places.server.ts";
import type { strategies } from "#db/schema/strategies.ts";

/** A search as the database keeps it: the parameters of its English address. */
export type SavedCriteria = Record<string, string>;

type Strategy = typeof strategies.$inferInsert;

/**
 * The one way to write a search: places as the gazetteer's English slugs, figures as ranges, districts in order. How
 * results are shown (`display`, `page`, `order`, `near`, page size) is no part of it; what names no place is dropped.
 * @param language whose slugs are looked for first
 */
export function canonicalCriteria(gazetteer: Gazetteer, query: SearchQuery, language: Language): SearchCriteria {
  const places = findSearchPlaces(gazetteer, query, language);
  const districts = [...places.districts].sort((a, b) => (a.slugs.en < b.slugs.en ? -1 : 1));
  const { surface, price, ...criteria } = criteriaOf(localiseQuery(query, { ...places, districts }, "en"));
  return { ...criteria, surface: writeRange(readSurface(surface) ?? {}), price: writeRange(readPrice(price) ?? {}) };
}

/** Writes canonical criteria for the database. */
export function writeCriteria(criteria: SearchCriteria): SavedCriteria {
  return Object.fromEntries(serialiseQuery(criteria, "en"));
}

/** Reads what {@link writeCriteria} wrote, and finds its places. */
export function readCriteria(
  gazetteer: Gazetteer,
  saved: SavedCriteria,
): { criteria: SearchCriteria; places: SearchPlaces } {
  const criteria = criteriaOf(parseQuery(new URLSearchParams(saved), "en"));
  return { criteria, places: findSearchPlaces(gazetteer, criteria, "en") };
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
