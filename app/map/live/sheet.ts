import type { Map as Sheet } from "maplibre-gl";
import type { Box } from "#app/places/area.ts";

/** What a map shows. */
export function boxOfSheet(sheet: Sheet): Box {
  const bounds = sheet.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

/** Who the sources of a style want named, as text: what a foreign style says is not trusted as HTML. */
export function attributionsOf(sheet: Sheet): string[] {
  const said = Object.keys(sheet.getStyle().sources).flatMap((id) => {
    const html = (sheet.getSource(id) as { attribution?: string } | undefined)?.attribution;
    return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : [];
  });
  return [...new Set(said)];
}
