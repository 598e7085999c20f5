import type { Map as MapLibreMap } from "maplibre-gl";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readBox, type Box } from "#app/places/area.ts";
import type { FoundMarks } from "../marks/map-data.ts";
import type { MapLayer } from "../marks/map-layer.ts";
import { fetchMarks } from "./fetch-marks.ts";
import { freeBox, visibleBox } from "./map-state.ts";

/** Milliseconds that a map rests before its marks are fetched. */
const debounce = 100;
/** Marks a little outside are there already when the map is moved. */
const margin = 0.08;

interface ViewMarksOptions {
  map: MapLibreMap;
  language: Language;
  onMarks: (found: FoundMarks) => void;
  /** The marks could not be fetched, or can again. */
  onOutdated: (outdated: boolean) => void;
}

/** The marks of what the map shows, fetched when it has come to rest: the latest view counts. */
export class ViewMarks {
  readonly #options: ViewMarksOptions;
  #fetching: AbortController | undefined;
  #wait: number | undefined;

  constructor(options: ViewMarksOptions) {
    this.#options = options;
  }

  /** @param moved somebody has moved the map away from what was searched */
  refresh(query: SearchQuery, moved: boolean, layer: MapLayer | undefined): void {
    window.clearTimeout(this.#wait);
    this.#wait = window.setTimeout(() => void this.#fetch(query, moved, layer), debounce);
  }

  stop(): void {
    this.#fetching?.abort();
    window.clearTimeout(this.#wait);
  }

  async #fetch(query: SearchQuery, moved: boolean, layer: MapLayer | undefined) {
    const { map, language, onMarks, onOutdated } = this.#options;
    this.#fetching?.abort();
    const { signal } = (this.#fetching = new AbortController());
    // Until somebody moves the map it shows what the list shows, even where the frame is wider than the box searched.
    const box = (!moved && readBox(query.bbox)) || withMargin(visibleBox(map));
    try {
      const found = await fetchMarks(
        query,
        { language, box, seen: freeBox(map), zoom: map.getZoom() + 1, layer },
        signal,
      );
      if (signal.aborted) return;
      onMarks(found);
      onOutdated(false);
    } catch {
      if (!signal.aborted) onOutdated(true);
    }
  }
}

function withMargin({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) * margin, (north - south) * margin];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}
