import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { municipalityAtPoint } from "#app/places/municipality-at-point.server.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { schemeOfPostcode } from "../formats/energy-scheme.ts";

/**
 * How surely an address is known to lie where it was put: by its postcode and name, by its postcode alone (the name is
 * of no place there), or, where there is no postcode, by name and point together, by the point alone, or the name alone.
 */
export type Placing = "address" | "postcode" | "name-and-point" | "point" | "name";

/** Characters; what is longer names no place, and the check refuses it. */
const longestName = 120;

type Fields = Record<string, unknown>;

/**
 * Gives a record whose source has no postcodes that of the place its town's name and its point tell, and an energy
 * certificate the name that it has in that region. What is told already stays; what can't be found out is left for the
 * check to refuse.
 * @param record not checked yet
 * @returns the record, and by what it was placed where it had no postcode
 */
export function completeAddress(gazetteer: Gazetteer, record: unknown): { record: unknown; placing?: Placing } {
  if (!isObject(record) || !isObject(record["address"])) return { record };
  const address = record["address"];
  if (address["postcode"] !== undefined) return { record: withScheme(record, address) };
  const found = placeOf(gazetteer, address, pointIn(record["point"]));
  if (!found) return { record };
  const { place, placing } = found;
  const completed = {
    ...address,
    postcode: postcodeOf(gazetteer, place),
    country: address["country"] ?? place.country,
  };
  return {
    record: withScheme({ ...record, address: completed, placeKey: record["placeKey"] ?? place.key }, completed),
    placing,
  };
}

function placeOf(gazetteer: Gazetteer, address: Fields, point: Point | undefined) {
  const { locality, country } = address;
  const named =
    typeof locality === "string" && locality.length <= longestName ? placesNamed(gazetteer, locality, country) : [];
  const key = point && municipalityAtPoint(point);
  const municipality = key === undefined ? undefined : gazetteer.byKey(key);
  if (municipality && (country === undefined || municipality.country === country)) {
    const inside = named.find((place) => place === municipality || gazetteer.ancestors(place).includes(municipality));
    if (inside) return { place: inside, placing: "name-and-point" as const };
    return { place: municipality, placing: "point" as const };
  }
  const [only, ...others] = named;
  return only && others.length === 0 ? { place: only, placing: "name" as const } : undefined;
}

/** Those that bear the name themselves; where there are none, those that have it as an alias. */
function placesNamed(gazetteer: Gazetteer, locality: string, country: unknown): Place[] {
  const named = gazetteer.names
    .get(fold(locality))
    .filter(({ place }) => isAddressable(place.kind) && (country === undefined || place.country === country));
  const own = named.filter((each) => each.own);
  const places = (own.length > 0 ? own : named).map(({ place }) => place);
  // A village in a municipality of the same name is meant by neither more than by the other: the larger says it all.
  return places.filter((place) => !gazetteer.ancestors(place).some((ancestor) => places.includes(ancestor)));
}

/** One of a place's own; of a quarter without any, of what it lies in. */
function postcodeOf(gazetteer: Gazetteer, place: Place): string | undefined {
  return [place, ...gazetteer.ancestors(place)].find(({ postcodes }) => postcodes.length > 0)?.postcodes[0];
}

function withScheme(record: Fields, address: Fields): Fields {
  const energy = record["energy"];
  if (!isObject(energy) || energy["scheme"] !== undefined) return record;
  const scheme = schemeOfPostcode(address["country"], address["postcode"]);
  return { ...record, energy: { scheme, ...energy } };
}

interface Point {
  lat: number;
  lng: number;
}

function pointIn(value: unknown): Point | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lng } = value;
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
