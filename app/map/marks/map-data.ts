import type { Box } from "#app/places/area.ts";
import type { Circle } from "#app/places/circle.ts";
import type { Transaction } from "#app/vocabulary/vocabulary.ts";
import type { MapLayer } from "./map-layer.ts";

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
  /** Of a place whose prices are shown: how dear it is, from 0 on. Its `href` searches there. */
  shade?: number;
}

/** What is asked in a place, in words. */
export interface PriceArea {
  name: string;
  /** The median, per m². */
  price: string;
  /** Of how many listings. */
  count: string;
  href: string;
  shade: number;
}

/** What is asked per m² in the places of a part of the map. */
export interface PriceAreas {
  marks: Mark[];
  /** The same figures for the table. */
  areas: PriceArea[];
  /** What each shade stands for, from the cheapest on. */
  steps: string[];
  /** Where each shade ends and the next begins. */
  bounds: string[];
  /** Rents, or prices of a sale. */
  transaction: Transaction;
  /** `/m²/year` */
  unit: string;
  /** How many places there are; the table may have fewer. */
  most: number;
}

/** What a part of the map shows: marks, and with prices what they mean; how many properties are in sight, in words. */
export type FoundMarks = { marks: Mark[]; inSight?: string } & Partial<PriceAreas>;

/** Stations on the server's map, in units of the picture; rings where they are wide enough to be seen. */
export interface StationRings {
  radii: number[];
  spots: { x: number; y: number }[];
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
  /** Where the search looks, when it is near something. */
  circle?: Circle;
  marks: Mark[];
  /** How many properties it shows, in words. */
  inSight: string;
  towns: TownName[];
  /** Where the listings of the list stand, by reference. */
  spots: Record<string, [lng: number, lat: number]>;
  /** Where the tiles of our own style are had. */
  tilesUrl: string;
  /** The operator's own map style, instead of ours. */
  styleUrl?: string;
  /** What is shown beside what was found. */
  layer?: MapLayer;
  /** Whether prices of this search can be compared. */
  canPrice: boolean;
  /** Of the layer `prices`; its marks stand in `marks`. */
  prices?: Omit<PriceAreas, "marks">;
  /** Of the layer `stations`. */
  stations?: StationRings;
}
