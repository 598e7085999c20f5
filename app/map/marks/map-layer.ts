/** What the map can show beside what was found. */
export const mapLayers = ["prices", "stations"] as const;
export type MapLayer = (typeof mapLayers)[number];

const parameter = "layer";

/** Reads `layer` of an address; what can't be read is taken as not said. */
export function readLayer(searchParams: URLSearchParams): MapLayer | undefined {
  const asked = searchParams.get(parameter);
  return mapLayers.find((layer) => layer === asked);
}

/** An address of the site with another layer, or with none. */
export function withLayer(href: string, layer: MapLayer | undefined): string {
  const [path = "", query] = href.split("?");
  const searchParams = new URLSearchParams(query);
  if (layer) searchParams.set(parameter, layer);
  else searchParams.delete(parameter);
  const written = searchParams.toString().replaceAll("%2C", ",");
  return written ? `${path}?${written}` : path;
}
