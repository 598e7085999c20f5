import type { Feature, FeatureCollection, MultiLineString, MultiPolygon } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon as TopologyAreas, Polygon, Topology } from "topojson-specification";
import type { Language } from "#app/i18n/languages.ts";
import municipalitiesUrl from "../basemap/municipalities.json?url";
import overviewUrl from "../basemap/overview.json?url";
import townsUrl from "../basemap/towns.json?url";
import villagesUrl from "../basemap/villages.json?url";

/** The site's own basemap, as `basemap/write-basemap-cli.ts` writes it, ready to be sources of the map. */

interface Overview {
  borders: Topology;
  ocean: MultiPolygon;
  urban: MultiPolygon;
  neighbours: MultiLineString;
  rivers: MultiLineString;
  roads: MultiLineString;
  rail: MultiLineString;
}

export interface Borders {
  land: MultiPolygon;
  country: MultiLineString;
  province: MultiLineString;
  municipality: MultiLineString;
}

export type Basemap = Omit<Overview, "borders"> & Borders;

type Areas = GeometryCollection & { geometries: (Polygon | TopologyAreas)[] };

/** What a view of the two countries is drawn from. */
export async function loadBasemap(signal: AbortSignal): Promise<Basemap> {
  const { borders, ...around } = await load<Overview>(overviewUrl, signal);
  return { ...around, ...bordersOf(borders) };
}

/** Borders to ten metres, with those of municipalities. */
export async function loadDetailedBorders(signal: AbortSignal): Promise<Borders> {
  return bordersOf(await load<Topology>(municipalitiesUrl, signal));
}

type Label = [lng: number, lat: number, population: number, name: string, fr?: string, nl?: string];

/** Names of municipalities, the largest first. */
export function loadTowns(language: Language, signal: AbortSignal): Promise<FeatureCollection> {
  return loadNames(townsUrl, language, signal);
}

/** Names of villages and quarters. */
export function loadVillages(language: Language, signal: AbortSignal): Promise<FeatureCollection> {
  return loadNames(villagesUrl, language, signal);
}

async function loadNames(url: string, language: Language, signal: AbortSignal): Promise<FeatureCollection> {
  const labels = await load<Label[]>(url, signal);
  const features = labels.map(([lng, lat, population, en, fr = en, nl = en], rank): Feature => {
    const name = { en, fr, nl }[language];
    return {
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties: { name, population, rank },
    };
  });
  return { type: "FeatureCollection", features };
}

function bordersOf(topology: Topology): Borders {
  const { countries, provinces, municipalities } = topology.objects as Record<string, Areas>;
  if (!countries || !provinces) throw new Error("The basemap has no borders");
  const inner = (areas: Areas) => mesh(topology, areas, (a, b) => a !== b);
  return {
    land: merge(topology, countries.geometries),
    country: mesh(topology, countries),
    province: inner(provinces),
    municipality: municipalities ? inner(municipalities) : { type: "MultiLineString", coordinates: [] },
  };
}

export async function load<Content>(url: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Content;
}
