import { useEffect, useState } from "react";
import type { LiveMap } from "./live/live-map.ts";
import type { FoundMarks, MapData } from "./marks/map-data.ts";
import { withLayer, type MapLayer } from "./marks/map-layer.ts";

/**
 * What is shown beside what was found: as the address says at first, then as is chosen. The address keeps the choice, so
 * that it outlives a reload and goes with a link.
 */
export function useMapLayer(map: MapData) {
  const [chosen, setChosen] = useState(map.layer);
  const [prices, setPrices] = useState(map.prices);
  // Another search may have no prices to compare.
  const layer = chosen === "prices" && !map.canPrice ? undefined : chosen;
  const choose = (layer: MapLayer | undefined) => {
    setChosen(layer);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", withLayer(pathname + search, layer));
  };
  const take = ({ areas, steps, bounds, transaction, unit, most }: FoundMarks) =>
    setPrices(
      areas && steps && bounds && transaction && unit !== undefined && most !== undefined
        ? { areas, steps, bounds, transaction, unit, most }
        : undefined,
    );
  return { layer, prices: layer === "prices" ? prices : undefined, choose, take };
}

/** Has the map that moves show the layer. */
export function useLayerOn(live: LiveMap | undefined, layer: MapLayer | undefined): void {
  useEffect(() => live?.showLayer(layer), [live, layer]);
}
