import { countries, type Country } from "#app/places/place.ts";

/** A place as a search's words and links need it, in the language of the page. */
export interface NamedPlace {
  /** The gazetteer's id: some places have words of their own ("in Flanders"). */
  key: string;
  kind: string;
  name: string;
  slug: string;
}

/** What a search is near, in the language of the page. */
export interface NamedAround {
  name: string;
  /** The name as it stands behind "near": "the Port of Antwerp", in French "de la gare du Nord". */
  behind: string;
  slug: string;
}

/** An agency as a search's words and links need it. */
export interface NamedAgency {
  /** As stored, in lower case. */
  reference: string;
  name: string;
}

/** The places that a search names, and whose listings it is for. */
export interface NamedPlaces {
  location?: NamedPlace;
  districts: NamedPlace[];
  around?: NamedAround;
  agency?: NamedAgency;
}

/** The country in which all places lie that a search names; undefined where it names none, or some of both. */
export function countryOf({ location, districts }: NamedPlaces): Country | undefined {
  const named = districts.length > 0 ? districts : location ? [location] : [];
  const [country, ...others] = new Set(named.map(({ key }) => countries.find((code) => key.startsWith(code))));
  return others.length > 0 ? undefined : country;
}
