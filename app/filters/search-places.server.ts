import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { locate } from "#app/places/locate.ts";
import type { Place } from "#app/places/place.ts";
import { findAround, findPoint, type Around, type FoundAround } from "#app/places/points/around.server.ts";
import { behindNear } from "#app/places/points/behind-near.ts";
import { arrange, readPlaces, type ReadPlaces } from "#app/places/read-places.ts";
import { townInWords } from "#app/places/town-in-words.ts";
import { valueOfAgency } from "./agency-filter.ts";
import type { NamedAgency, NamedAround, NamedPlace, NamedPlaces } from "./named-places.ts";
import { districtsOf, type SearchCriteria, type SearchQuery } from "./criteria.ts";

/** The places of the gazetteer that a search names, and the agency, for whoever looked it up. */
export interface SearchPlaces {
  location?: Place;
  /** What was written for the location, when it names no known place. */
  unknownLocation?: string;
  /** What was written beside the name of a town, and is no name with it: the search does without. */
  besideTown?: string[];
  /** What was written for districts, where it names no known place; with commas between several. */
  unknownDistricts?: string;
  districts: Place[];
  agency?: NamedAgency;
  /** What it is near. */
  around?: Around;
  /** What was written for that, when nothing goes by that name, or several do. */
  unknownAround?: string;
  /** Where what was written, for that or for the location, is the name of several, those. */
  among?: readonly Around[];
}

/**
 * Finds the places that `location` and `district` name, in whatever language they are written. What names no known place
 * constrains nothing (decisions, section 2), and is told. A location that names several places, as the place field
 * without script may send it, means these as districts; those of `district` that lie in them narrow them down. What that
 * field says that is no place may be the name of a point, which the search then is near, or hold the name of a town:
 * "Gent centrum" is Ghent.
 */
export function findSearchPlaces(gazetteer: Gazetteer, criteria: SearchCriteria, language: Language): SearchPlaces {
  const field = readField(gazetteer, criteria.location ?? "", language);
  const { location, districts, unknown } = field;
  const written = districtsOf(criteria).map((words) => ({ words, place: locate(gazetteer, words, language) }));
  const named = written.flatMap(({ place }) => place ?? []);
  const unnamed = written.filter(({ place }) => !place).map(({ words }) => words);
  const narrower = named.filter((place) =>
    [place, ...gazetteer.ancestors(place)].some((holder) => districts.includes(holder)),
  );
  const meant = districts.length === 0 ? named : narrower.length > 0 ? narrower : districts;
  const within = [...(location ? [location] : []), ...meant];
  const said =
    field.around || criteria.around === undefined ? {} : findAround(gazetteer, criteria.around, language, within);
  const around = field.around ?? said.around;
  return {
    location,
    unknownLocation: unknown,
    ...(field.besideTown && { besideTown: field.besideTown }),
    ...(around ? { around } : { unknownAround: criteria.around, among: said.among ?? field.among }),
    ...(unnamed.length > 0 && { unknownDistricts: unnamed.join(", ") }),
    districts: [...new Set(meant)],
  };
}

interface ReadField extends ReadPlaces, FoundAround {
  besideTown?: string[];
}

/** The place field: places, and what is no place but a point, for which the town that it lies in stands aside. */
function readField(gazetteer: Gazetteer, text: string, language: Language): ReadField {
  // An address says a place by its slug; all else was typed.
  const slug = gazetteer.bySlug(text, language);
  if (slug) return { location: slug, districts: [] };
  const read = readPlaces(gazetteer, text, language);
  if (read.unknown === undefined) return read;
  const whole = findPoint(gazetteer, text, language, read.districts);
  if (whole.around) return { ...whole, districts: [] };
  const unknown: string[] = [];
  const named = [...read.districts];
  const besideTown: string[] = [];
  let found: FoundAround = {};
  for (const part of read.unknown.split(";")) {
    const point = findPoint(gazetteer, part, language, read.districts);
    found = { ...found, ...point };
    if (point.around) continue;
    const held = point.among ? undefined : townInWords(gazetteer, part);
    if (!held) unknown.push(part.trim());
    else {
      if (!named.includes(held.town)) named.push(held.town);
      besideTown.push(held.others);
    }
  }
  const { town } = found.around ?? {};
  const holders = town ? [town, ...gazetteer.ancestors(town)] : [];
  const places = named.filter((place) => !holders.includes(place));
  return {
    ...found,
    ...(besideTown.length > 0 && { besideTown }),
    ...(unknown.length > 0 ? { unknown: unknown.join("; "), districts: places } : arrange(gazetteer, places)),
  };
}

/** The same search with its places written as a language's slugs; what names no known place is dropped. */
export function localiseQuery(query: SearchQuery, places: SearchPlaces, language: Language): SearchQuery {
  return {
    ...query,
    location: places.location?.slugs[language],
    district: places.districts.map((place) => place.slugs[language]).join(",") || undefined,
    around: places.around?.slugs[language],
    radius: places.around && query.radius,
    agency: places.agency ? valueOfAgency(places.agency) : query.agency,
  };
}

/**
 * What the form's place field means, which holds location and districts alike: a location that is one of the districts
 * was none before, and districts elsewhere would find nothing.
 */
export function dropStrayDistricts(gazetteer: Gazetteer, places: SearchPlaces): SearchPlaces {
  const { location } = places;
  if (!location) return places;
  if (places.districts.includes(location)) return { ...places, location: undefined };
  return {
    ...places,
    districts: places.districts.filter((district) => gazetteer.ancestors(district).includes(location)),
  };
}

/** The places of a search in a language, for its words. */
export function namePlaces(
  { location, districts, around, agency }: Pick<SearchPlaces, "location" | "districts" | "around" | "agency">,
  language: Language,
): NamedPlaces {
  return {
    ...(around && { around: nameAround(around, language) }),
    ...(agency && { agency: { reference: agency.reference, name: agency.name } }),
    location: location && namePlace(location, language),
    districts: districts.map((place) => namePlace(place, language)),
  };
}

function nameAround({ names, slugs }: Around, language: Language): NamedAround {
  const name = names[language];
  return { name, behind: behindNear(name, language), slug: slugs[language] };
}

export function namePlace({ key, kind, names, slugs }: Place, language: Language): NamedPlace {
  return { key, kind, name: names[language], slug: slugs[language] };
}
