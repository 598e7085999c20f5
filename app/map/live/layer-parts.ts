import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { widthBase, type Stops } from "#app/basemap/widths.ts";

/** Short forms for the layers of the style, all of the one source of tiles. */

/** A value that changes from zoom to zoom: `[zoom, value]` pairs. */
export function byZoom(...stops: Stops): ExpressionSpecification {
  // The library's types know no expression that is put together from a list, whatever its length.
  const growing = ["interpolate", ["exponential", widthBase], ["zoom"], ...stops.flat()];
  return growing as unknown as ExpressionSpecification;
}

export function fading(from: number, to: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], from, 1, to, 0];
}

export function appearing(from: number, to: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], from, 0, to, 1];
}

export function ofKind(...kinds: string[]): ExpressionSpecification {
  return ["match", ["get", "kind"], kinds, true, false];
}

export function onTiles<Layer extends LayerSpecification["type"]>(
  id: string,
  type: Layer,
  layer: string,
  rest: Omit<Extract<LayerSpecification, { type: Layer }>, "id" | "type" | "source" | "source-layer">,
): LayerSpecification {
  return { id, type, source: "basemap", "source-layer": layer, ...rest } as unknown as LayerSpecification;
}
