import type { Language } from "#app/i18n/languages.ts";
import { writeBox, type Box } from "#app/places/area.ts";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { parameters } from "#app/filters/search-url.ts";
import type { FoundMarks } from "../marks/map-data.ts";
import type { MapLayer } from "../marks/map-layer.ts";

interface MarksAsked {
  language: Language;
  box: Box;
  /** What nothing covers: what lies there is counted. */
  seen: Box;
  zoom: number;
  layer: MapLayer | undefined;
}

/**
 * Asks the server for the marks of what the map shows.
 * @param zoom of the usual web map; half steps, so that marks stay what they are while zooming a little
 */
export async function fetchMarks(
  query: SearchQuery,
  { language, box, seen, zoom, layer }: MarksAsked,
  signal: AbortSignal,
): Promise<FoundMarks> {
  const asked = new URLSearchParams({ language, bbox: writeBox(box), zoom: String(Math.round(zoom * 2) / 2) });
  const criteria = criteriaOf(query) as Record<string, string | true | undefined>;
  for (const name of parameters) {
    const value = criteria[name];
    if (value !== undefined && name !== "bbox") asked.set(name, String(value));
  }
  asked.set("seen", writeBox(seen));
  if (layer === "prices") asked.set("layer", layer);
  const response = await fetch(`/map/clusters?${asked.toString()}`, { signal });
  if (!response.ok) throw new Error(`The map's marks: ${response.status}`);
  return (await response.json()) as FoundMarks;
}
