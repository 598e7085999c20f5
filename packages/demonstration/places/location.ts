import type { PerLanguage, Country } from "../listing-format.ts";
import type { Setting, Region } from "../drawings/building.ts";
import { metresBetween } from "../../../app/places/distance.ts";
import { minutesOnFoot } from "../../../app/places/walking.ts";
import { pointAt, type Atlas, type Station, type Street, type Town } from "./atlas.ts";
import type { Random } from "../listings/random.ts";
import type { Character } from "./spot.ts";

/** Where one property stands, and what a description can say of it. */
export interface Location {
  country: Country;
  region: Region;
  setting: Setting;
  /** The smallest place of the gazetteer it certainly lies in. */
  place: Town;
  municipality: Town;
  province: string | undefined;
  /** What the trade calls the neighbourhood; the municipality itself when it has no better name. */
  area: Town;
  /** As an address gives it, in the language of the place. */
  locality: string;
  postcode: string;
  street: { names: PerLanguage<string>; official: string };
  number: string;
  /** Show no more than the municipality. */
  hidden: boolean;
  point: { lat: number; lng: number };
  /** The nearest, with its distance from the door and the walk to it as the page beside the text reckons it: infinite where nobody
   * knows where the street is. */
  station: Pick<Station, "mode" | "names"> & { metres: number; minutes: number };
  character: Character;
  motorways: readonly string[];
}

/** A street with all that is the same for every number on it. */
export interface Stretch {
  street: Street;
  /** Whether the data says where the street is; where it does not, no more than the municipality is shown. */
  isLocated: boolean;
  place: Town;
  municipality: Town;
  province: string | undefined;
  region: Region;
  area: Town;
  locality: string;
  postcode: string;
  setting: Setting;
  character: Character;
  motorways: readonly string[];
}

export function regionOf(atlas: Atlas, town: Town): Region {
  if (town.country === "LU") return "luxembourg";
  const key = atlas.within(town, "region")?.key;
  return key === "BE-04000" ? "brussels" : key === "BE-02000" ? "flanders" : "wallonia";
}

/** The name in the language of the place; French in Brussels. */
function localName(town: Town, region: Region): string {
  return region === "flanders" ? town.names.nl : town.names.fr;
}

/** A city has tall neighbours, a village has fields behind the house. */
export function settingOf(municipality: Town, area: Town): Setting {
  const people = municipality.population ?? 0;
  const central = area.kind !== "locality";
  if (municipality.key.startsWith("BE-21") || (people > 70_000 && central)) return "city";
  return people > 20_000 || (central && people > 9_000) ? "town" : "village";
}

/** What of a stretch follows from its place, municipality and street. */
export function stretchOf(
  atlas: Atlas,
  given: Pick<Stretch, "street" | "isLocated" | "place" | "area" | "character" | "motorways" | "setting" | "postcode">,
): Stretch {
  const municipality = atlas.within(given.place, "municipality");
  if (!municipality) throw new Error(`${given.place.key} lies in no municipality`);
  const region = regionOf(atlas, municipality);
  // A business district is no part of an address, and neither is a quarter of a town in Luxembourg.
  const postal = given.place.kind === "locality" ? given.place : municipality;
  return {
    ...given,
    municipality,
    province: (atlas.within(municipality, "province") ?? atlas.within(municipality, "canton"))?.key,
    region,
    locality: localName(postal, region).replaceAll("’", "'"),
  };
}

/** A street that the data does not place: for want of better at its municipality's point, as the site shows it. */
export function hiddenStreet(name: string, municipality: Town): Street {
  const [fr = name, nl = fr] = name.replaceAll("'", "’").split(" - ");
  const { key, lat, lng } = municipality;
  return { names: { en: fr, fr, nl }, official: name, municipality: key, postcode: "", lat, lng, length: 400 };
}

/** The share of listings that hide a street whose place is known (decisions, section 3). */
const hiddenShare = 0.02;

/** One number on a street, its point and the station nearest to it. */
export function locate(atlas: Atlas, stretch: Stretch, random: Random): Location {
  const { street, isLocated, municipality } = stretch;
  const number = houseNumber(street, random);
  // One number is one point: the same building for every listing in it.
  const spread = Math.min(140, 15 + street.length * 0.1);
  const salt = Math.round(street.lat * 1e5) ^ Math.round(street.lng * 1e5);
  const point = pointAt(street, spread * fraction(number, salt), fraction(number, ~salt));
  const station = atlas.nearestStation(isLocated ? point : street);
  const metres = isLocated ? metresBetween(point, station) : Infinity;
  return {
    country: municipality.country,
    region: stretch.region,
    setting: stretch.setting,
    place: stretch.place,
    municipality,
    province: stretch.province,
    area: stretch.area,
    locality: stretch.locality,
    postcode: stretch.postcode,
    street: { names: street.names, official: street.official },
    number,
    hidden: random.chance(hiddenShare) || !isLocated,
    point: isLocated ? point : { lat: street.lat, lng: street.lng },
    station: { mode: station.mode, names: station.names, metres, minutes: minutesOnFoot(metres) },
    character: stretch.character,
    motorways: stretch.motorways,
  };
}

/** Low numbers are likelier: most streets are short, and the end where they begin is nearest to the centre. */
function houseNumber({ length }: Street, random: Random): string {
  const highest = Math.min(260, Math.max(12, Math.round(length / 6)));
  const number = 1 + Math.floor(random.skewed(0, highest, 1.3));
  return random.chance(0.05) ? `${number}${random.pick(["A", "A", "B", "C"])}` : String(number);
}

/** A share from 0 to 1 that a text always gives. */
export function fraction(text: string, salt: number): number {
  let hash = salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
