import type { Box } from "#app/places/area.ts";

/** What stands at one spot of the map, in words of the page's language: a single listing, or how many there are. */
export interface Mark {
  lng: number;
  lat: number;
  count: number;
  /** The corners that hold all of its listings. */
  box: [west: number, south: number, east: number, north: number];
  /** What it is called where it can't be seen: "34 places around Ghent", or the listing's title and price. */
  name: string;
  /** Of a single listing: its reference, its page, and at street zoom its price in short. */
  reference?: string;
  href?: string;
  price?: string;
}

/** A town's name on the server's map, in units of the picture (picture-frame.ts). */
export interface TownName {
  name: string;
  x: number;
  y: number;
}

/** What the map display of a search needs. */
export interface MapData {
  /** The part of the map to show. */
  view: Box;
  marks: Mark[];
  towns: TownName[];
  /** Where the listings of the list stand, by reference. */
  spots: Record<string, [lng: number, lat: number]>;
  /** Where the tiles of our own style are had. */
  tilesUrl: string;
  /** The operator's own map style, instead of ours. */
  styleUrl?: string;
}
