import type { PerLanguage } from "#app/i18n/languages.ts";

/** What a named point is, those that people look near for most first: of equal names the earlier kind is meant. */
export const pointKinds = [
  "metro-railway",
  "railway",
  "metro",
  "airport",
  "port",
  "business-park",
  "landmark",
  "neighbourhood",
  "square",
  "tram",
  "street",
  "bus",
] as const;

export type PointKind = (typeof pointKinds)[number];

/** Something with a name that a search can be near: a station, a square, a street, a port. */
export interface NamedPoint {
  kind: PointKind;
  names: PerLanguage<string>;
  /** Other ways of writing it, as they are written. */
  aliases: readonly string[];
  lat: number;
  lng: number;
  /** Metres from the point to its edge, for what is large: a port, an airport. */
  extent: number;
  /** The gazetteer's key of the municipality it lies in. */
  municipality: string;
}
