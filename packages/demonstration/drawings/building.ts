import { propertyTypes, type PropertyType } from "../listing-format.ts";

export const regionNames = ["flanders", "brussels", "wallonia", "luxembourg"] as const;
export type Region = (typeof regionNames)[number];

export const settingNames = ["city", "town", "village"] as const;
export type Setting = (typeof settingNames)[number];

const seasonNames = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof seasonNames)[number];

/** Part of a building that can be had by itself. */
export interface BuildingUnit {
  /** 0 is the ground floor. */
  floor: number;
  /** m² */
  surface: number;
}

/** Everything a drawing knows of a building; equal buildings are drawn equal. */
export interface Building {
  /** Letters, digits, dots, dashes and underscores, 64 at most; a listing's reference serves well. */
  seed: string;
  type: PropertyType;
  region: Region;
  setting: Setting;
  /** Of publication: it gives sky and trees. */
  season: Season;
  /** Storeys above ground, the ground floor included, 1 to 60. */
  storeys: number;
  /** Windows side by side, or gates of a row of business units, 1 to 40; absent: what suits the type. */
  bays?: number;
  /** Loading docks, 0 to 60; absent: what suits the type. */
  docks?: number;
  /** Drawn by the plan and the section; as many as fit into the address. */
  units?: readonly BuildingUnit[];
  /** Degrees that the street is turned by on its map, 0 to 359. */
  streetAngle?: number;
}

/**
 * The pictures of one building: its front, its entrance at dusk, a floor plan, a cut through it, and the plot among
 * the surrounding blocks.
 */
export const views = ["elevation", "detail", "plan", "section", "street"] as const;
export type View = (typeof views)[number];

/** An address that names no picture. */
export class PictureAddressError extends Error {
  override name = "PictureAddressError";
}

/**
 * Where invented advertisers say that their pictures lie. Nobody can register the name (RFC 2606): the demonstration's own
 * server answers for it, where the site is told so (server/pictures.ts).
 */
export const pictureOrigin = "https://pictures.demonstration.example";

/** Goes up when the picture language changes visibly: an address names one picture for ever. */
const edition = 2;
const maxLength = 335;
const seedPattern = /^[A-Za-z0-9._-]{1,64}$/;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)));

/**
 * The addresses of a building's pictures, e.g. `https://…/elevation.png?seed=q-1&type=office&…`: 335 characters at most, the same
 * for the same building, and what they have in common is written once. Numbers outside their range are drawn as the nearest one
 * inside.
 * @throws PictureAddressError when the seed has other characters than a reference
 */
export function pictureAddresses(building: Building): (view: View) => string {
  if (!seedPattern.test(building.seed)) throw new PictureAddressError(`No seed of a drawing: ${building.seed}`);
  const isRowOfUnits = building.type === "sme-business-unit";
  const bays = building.bays ?? (isRowOfUnits ? building.units?.length : undefined);
  const { docks, streetAngle } = building;
  const query =
    `seed=${building.seed}&type=${building.type}&region=${building.region}&setting=${building.setting}` +
    `&season=${building.season}&storeys=${clamp(building.storeys, 1, 60)}` +
    (bays === undefined ? "" : `&bays=${bays && clamp(bays, 1, 40)}`) +
    (docks === undefined ? "" : `&docks=${clamp(docks, 0, 60)}`) +
    (streetAngle === undefined ? "" : `&angle=${((Math.round(streetAngle) % 360) + 360) % 360}`) +
    `&v=${edition}`;
  return (view) => {
    const address = `${pictureOrigin}/${view}.png?${query}`;
    return view === "plan" || view === "section" ? withUnits(address, building.units ?? []) : address;
  };
}

/** As many of a building's units as fit into an address. */
function withUnits(address: string, units: readonly BuildingUnit[]): string {
  let separator = "&units=";
  for (const unit of units) {
    const part = `${separator}${clamp(unit.floor, -9, 99)}.${clamp(unit.surface, 1, 999_999)}`;
    if (address.length + part.length > maxLength) break;
    address += part;
    separator = "~";
  }
  return address;
}

/**
 * The view and building that an address names.
 * @throws PictureAddressError when it is malformed
 */
export function readPictureAddress(address: string): { view: View; building: Building } {
  const path = address.startsWith(`${pictureOrigin}/`) ? address.slice(pictureOrigin.length) : "";
  const match = address.length <= maxLength ? /^\/([a-z]+)\.png\?(.+)$/.exec(path) : null;
  const view = views.find((name) => name === match?.[1]);
  if (!match || !view) throw new PictureAddressError(`No picture has the address ${address.slice(0, maxLength)}`);
  const facts = new URLSearchParams(match[2]);

  function word<T extends string>(name: string, words: readonly T[]): T {
    const value = facts.get(name);
    const known = words.find((entry) => entry === value);
    if (!known) throw new PictureAddressError(`${address} has no such ${name}`);
    return known;
  }
  function whole(name: string, low: number, high: number): number | undefined {
    const value = facts.get(name);
    if (value === null) return undefined;
    const number = /^\d{1,3}$/.test(value) ? Number(value) : NaN;
    if (!(number >= low && number <= high)) throw new PictureAddressError(`${address} has no such ${name}`);
    return number;
  }

  const seed = facts.get("seed") ?? "";
  if (!seedPattern.test(seed)) throw new PictureAddressError(`${address} has no seed`);
  const storeys = whole("storeys", 1, 60);
  if (storeys === undefined) throw new PictureAddressError(`${address} has no storeys`);
  const units = (facts.get("units")?.split("~") ?? []).map((unit) => {
    const numbers = /^(-?\d{1,2})\.(\d{1,6})$/.exec(unit);
    if (!numbers) throw new PictureAddressError(`${address} has no such unit ${unit}`);
    return { floor: Number(numbers[1]), surface: Number(numbers[2]) };
  });
  const building: Building = {
    seed,
    type: word("type", propertyTypes),
    region: word("region", regionNames),
    setting: word("setting", settingNames),
    season: word("season", seasonNames),
    storeys,
    bays: whole("bays", 1, 40),
    docks: whole("docks", 0, 60),
    units,
    streetAngle: whole("angle", 0, 359),
  };
  return { view, building };
}
