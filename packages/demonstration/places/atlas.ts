import type { PerLanguage } from "../listing-format.ts";
import { fold } from "../../../app/places/fold.ts";
import type { Country, PlaceKind } from "../../../app/places/place.ts";

/** A place of the gazetteer, as far as the demonstration needs it. */
export interface Town {
  key: string;
  kind: PlaceKind;
  country: Country;
  parentKey: string | null;
  names: PerLanguage<string>;
  postcodes: readonly string[];
  lat: number;
  lng: number;
  population: number | null;
}

/** A village, or part of a town, with its postcode. */
export interface Locality {
  /** Of the gazetteer: the village, or the municipality when the gazetteer has no village of that name. */
  key: string;
  municipality: string;
  postcode: string;
  lat: number;
  lng: number;
}

export interface Street {
  /** As running text names it: French and English use the French name of a street of Brussels. */
  names: PerLanguage<string>;
  /** As an address gives it: both names in Brussels. */
  official: string;
  municipality: string;
  /** Quarter or village it lies in, where that is known. */
  place?: string | undefined;
  postcode: string;
  lat: number;
  lng: number;
  /** m */
  length: number;
}

/** Where people get off: a railway station, a station of the metro of Brussels or a stop of its trams. */
export interface Station {
  mode: "train" | "metro" | "premetro" | "tram";
  names: PerLanguage<string>;
  lat: number;
  lng: number;
}

interface Point {
  lat: number;
  lng: number;
}

/** m in a degree of latitude, and of longitude at 50.5° north. */
const degree = { lat: 111_200, lng: 70_900 };

/** Distance on the ground in m, good to a per cent within the two countries. */
export function metresBetween(a: Point, b: Point): number {
  return Math.hypot((a.lat - b.lat) * degree.lat, (a.lng - b.lng) * degree.lng);
}

/** The point some metres away in a direction given in turns (0 to 1). */
export function pointAt(from: Point, metres: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  // Five decimals are a metre: more would only make the file longer.
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    lat: round(from.lat + (Math.sin(angle) * metres) / degree.lat),
    lng: round(from.lng + (Math.cos(angle) * metres) / degree.lng),
  };
}

/** Places, streets and stations in memory, with the look-ups that placing a listing needs. */
export class Atlas {
  readonly localities: readonly Locality[];
  readonly #towns: ReadonlyMap<string, Town>;
  readonly #streetsOf = new Map<string, Street[]>();
  readonly #streetsNamed = new Map<string, Street[]>();
  readonly #localitiesOf = new Map<string, Locality[]>();
  readonly #stations: readonly Station[];
  readonly #tramStops: readonly Station[];

  constructor(
    towns: readonly Town[],
    localities: readonly Locality[],
    streets: readonly Street[],
    stations: readonly Station[],
  ) {
    this.localities = localities;
    this.#towns = new Map(towns.map((town) => [town.key, town]));
    this.#stations = stations.filter(({ mode }) => mode !== "tram");
    this.#tramStops = stations.filter(({ mode }) => mode === "tram");
    for (const locality of localities) push(this.#localitiesOf, locality.municipality, locality);
    for (const street of streets) {
      push(this.#streetsOf, street.municipality, street);
      push(this.#streetsNamed, fold(street.names.fr), street);
    }
  }

  town(key: string): Town {
    const town = this.#towns.get(key);
    if (!town) throw new Error(`The gazetteer has no place ${key}`);
    return town;
  }

  municipalities(): Town[] {
    return [...this.#towns.values()].filter(({ kind }) => kind === "municipality");
  }

  /** The place itself or the one of that kind it lies in. */
  within(town: Town, kind: PlaceKind): Town | undefined {
    if (town.kind === kind) return town;
    return town.parentKey === null ? undefined : this.within(this.town(town.parentKey), kind);
  }

  localitiesOf(municipality: string): readonly Locality[] {
    return this.#localitiesOf.get(municipality) ?? [];
  }

  /** The streets of a municipality; none where the street data does not cover it. */
  streetsOf(municipality: string): readonly Street[] {
    return this.#streetsOf.get(municipality) ?? [];
  }

  /**
   * The street of that name in the town's municipality, the nearest when there are several; in Brussels, where streets
   * run on into the next municipality, else in a neighbouring one. Its length there is that of all its parts.
   */
  findStreet(name: string, town: Town): Street | undefined {
    const municipality = this.within(town, "municipality")?.key ?? "";
    const own = this.streetsOf(municipality);
    const folded = fold(name);
    const found = (this.#streetsNamed.get(folded) ?? []).filter(
      (street) =>
        street.municipality === municipality ||
        (isInBrussels(municipality) && isInBrussels(street.municipality) && metresBetween(street, town) < 5_000),
    );
    if (own.length === 0 || found.length === 0) return undefined;
    const distance = (street: Street) =>
      metresBetween(street, town) + (street.municipality === municipality ? 0 : 100_000);
    const nearest = found.reduce((best, street) => (distance(street) < distance(best) ? street : best));
    if (!isInBrussels(municipality)) return nearest;
    return { ...nearest, length: found.reduce((sum, street) => sum + street.length, 0) };
  }

  /** The nearest station of trains or metro; where none is near, a tram stop round the corner. */
  nearestStation(point: Point): Station {
    const station = nearestOf(this.#stations, point);
    if (!station) throw new Error("There are no stations");
    if (metresBetween(station, point) < walkToStation) return station;
    const tram = nearestOf(this.#tramStops, point);
    return tram && metresBetween(tram, point) < walkToTram ? tram : station;
  }
}

/** m; who gets off further away counts on a tram or bus. */
const walkToStation = 900;
const walkToTram = 500;

function nearestOf(stations: readonly Station[], point: Point): Station | undefined {
  let nearest: Station | undefined;
  let least = Infinity;
  for (const station of stations) {
    const north = (station.lat - point.lat) * degree.lat;
    const east = (station.lng - point.lng) * degree.lng;
    const square = north * north + east * east;
    if (square < least) {
      nearest = station;
      least = square;
    }
  }
  return nearest;
}

function isInBrussels(municipality: string): boolean {
  return municipality.startsWith("BE-21");
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
