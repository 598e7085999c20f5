import type { Map as MapLibreMap } from "maplibre-gl";
import type { Box } from "#app/places/area.ts";

/** What a map shows. */
export function visibleBox(map: MapLibreMap): Box {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

/** Who the sources of a style want named, as text: what a foreign style says is not trusted as HTML. */
export function attributionsOf(map: MapLibreMap): string[] {
  const said = Object.keys(map.getStyle().sources).flatMap((id) => {
    const html = (map.getSource(id) as { attribution?: string } | undefined)?.attribution;
    return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : [];
  });
  return [...new Set(said)];
}
