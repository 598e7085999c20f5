import polyline from "@mapbox/polyline";
import type { Feature } from "geojson";
import type { Box } from "#app/places/area.ts";
import boxes from "../basemap/streets.json";
import { load } from "./load-basemap.ts";

/** Streets of the towns that have any, as `basemap/write-streets-cli.ts` writes them. */
const urls = import.meta.glob<string>("../basemap/streets/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

type Street = [name: string, ...lines: string[]];

/** The streets around what a map shows, town by town as it comes to them. */
export class Streets {
  readonly #features: Feature[] = [];
  readonly #asked = new Set<string>();

  /** @returns all streets so far, when those of another town have come; else undefined */
  async around({ west, south, east, north }: Box, signal: AbortSignal): Promise<Feature[] | undefined> {
    const towns = Object.entries(boxes).filter(([town, [w = 0, s = 0, e = 0, n = 0]]) => {
      return !this.#asked.has(town) && w < east && e > west && s < north && n > south;
    });
    if (towns.length === 0) return undefined;
    await Promise.all(towns.map(([town]) => this.#add(town, signal)));
    return this.#features;
  }

  async #add(town: string, signal: AbortSignal) {
    const url = urls[`../basemap/streets/${town}.json`];
    if (!url) throw new Error(`There are no streets of ${town}`);
    this.#asked.add(town);
    try {
      for (const street of await load<Street[]>(url, signal)) this.#features.push(feature(street));
    } catch (error) {
      this.#asked.delete(town); // The next move asks again.
      throw error;
    }
  }
}

function feature([name, ...lines]: Street): Feature {
  const coordinates = lines.map((line) => polyline.decode(line, 5).map(([lat, lng]) => [lng, lat]));
  return { type: "Feature", properties: { name }, geometry: { type: "MultiLineString", coordinates } };
}
