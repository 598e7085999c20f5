import { LngLatBounds, type Map as MapLibreMap, type PaddingOptions } from "maplibre-gl";
import type { Box } from "#app/places/area.ts";

/** What a map shows, what lies under cards and buttons included. */
export function visibleBox(map: MapLibreMap): Box {
  return boxOf(map.getBounds());
}

/** What of it is free of them. */
export function freeBox(map: MapLibreMap): Box {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
  const corners = new LngLatBounds(
    map.unproject([left, clientHeight - bottom]),
    map.unproject([clientWidth - right, top]),
  );
  return boxOf(corners);
}

/**
 * What cards and buttons cover at the sides of a map, in pixels: the stylesheet says it as what it is of a region that
 * scrolls.
 */
export function coveredSides(container: HTMLElement): Required<PaddingOptions> {
  const style = getComputedStyle(container);
  return {
    top: pixels(style.scrollPaddingTop),
    right: pixels(style.scrollPaddingRight),
    bottom: pixels(style.scrollPaddingBottom),
    left: pixels(style.scrollPaddingLeft),
  };
}

/** What else is left free of what is shown whole, as the stylesheet says it of what scrolls: all of the map is seen there. */
export function keptFree(container: HTMLElement): Required<PaddingOptions> {
  const style = getComputedStyle(container);
  return {
    top: pixels(style.scrollMarginTop),
    right: pixels(style.scrollMarginRight),
    bottom: pixels(style.scrollMarginBottom),
    left: pixels(style.scrollMarginLeft),
  };
}

function pixels(value: string): number {
  return Number.parseFloat(value) || 0;
}

function boxOf(bounds: LngLatBounds): Box {
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

/** Whether a spot lies in a rectangle. */
export function holds({ west, south, east, north }: Box, [lng, lat]: [lng: number, lat: number]): boolean {
  return lng > west && lng < east && lat > south && lat < north;
}

/** Who the sources of a style want named, as text: what a foreign style says is not trusted as HTML. */
export function attributionsOf(map: MapLibreMap): string[] {
  const said = Object.keys(map.getStyle().sources).flatMap((id) => {
    const html = (map.getSource(id) as { attribution?: string } | undefined)?.attribution;
    return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : [];
  });
  return [...new Set(said)];
}
