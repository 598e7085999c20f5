import type { GeoJSON } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Language } from "#app/i18n/languages.ts";
import { loadDetailedBorders, loadTowns, loadVillages } from "./load-basemap.ts";
import { Streets } from "./streets.ts";
import { visibleBox } from "./map-state.ts";
import { detailZoom, streetZoom, villageZoom } from "./style.ts";

type Part = "towns" | "borders" | "villages";

/** Fetches what the basemap shows besides its outlines, when the map is near enough to show it. */
export class BasemapFiller {
  readonly #map: MapLibreMap;
  readonly #language: Language;
  readonly #gone: AbortSignal;
  readonly #streets = new Streets();
  readonly #asked = new Set<Part>();

  constructor(map: MapLibreMap, language: Language, gone: AbortSignal) {
    this.#map = map;
    this.#language = language;
    this.#gone = gone;
  }

  /** To be called whenever the map has come to rest. */
  fill(): void {
    const zoom = this.#map.getZoom();
    const parts: [Part, from: number, () => Promise<void>][] = [
      ["towns", 0, async () => this.#set("towns", await loadTowns(this.#language, this.#gone))],
      ["borders", detailZoom, () => this.#fillBorders()],
      ["villages", villageZoom, async () => this.#set("villages", await loadVillages(this.#language, this.#gone))],
    ];
    // A little before it shows.
    for (const [part, from, load] of parts) if (zoom >= from - 0.5) void this.#once(part, load);
    if (zoom >= streetZoom - 0.3) void this.#fillStreets();
  }

  async #once(part: Part, load: () => Promise<void>) {
    if (this.#asked.has(part)) return;
    this.#asked.add(part);
    try {
      await load();
    } catch {
      // A map without some of its names and lines is still a map; the next move asks for them again.
      this.#asked.delete(part);
    }
  }

  async #fillBorders() {
    const borders = await loadDetailedBorders(this.#gone);
    for (const [name, shape] of Object.entries(borders) as [string, GeoJSON][]) this.#set(name, shape);
  }

  async #fillStreets() {
    try {
      const features = await this.#streets.around(visibleBox(this.#map), this.#gone);
      if (features) this.#set("streets", { type: "FeatureCollection", features });
    } catch {
      // As above: `Streets` asks for a town again that did not come.
    }
  }

  #set(source: string, data: GeoJSON) {
    if (!this.#gone.aborted) void this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }
}
