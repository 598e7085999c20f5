import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { writeBox, type Box } from "#app/places/area.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { LiveMap } from "./live/live-map.ts";
import { withLayer, type MapLayer } from "./marks/map-layer.ts";
import { neighbours } from "#app/basemap/picture-frame.ts";

interface MapControlsProps {
  query: SearchQuery;
  language: Language;
  /** What the server's picture shows. */
  view: Box;
  layer: MapLayer | undefined;
  live: LiveMap | undefined;
}

const shapes = {
  zoomIn: "M12 5v14M5 12h14",
  zoomOut: "M5 12h14",
  north: "m6 14 6-6 6 6",
  west: "m14 6-6 6 6 6",
  whole: "M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4",
  east: "m10 6 6 6-6 6",
  south: "m6 10 6 6 6-6",
};

type Step = keyof typeof shapes;

/**
 * Zooming and moving by one click: links to the same search in another part of the map, which move the map at once where
 * it can. Nobody has to drag.
 */
export function MapControls({ query, language, view, layer, live }: MapControlsProps) {
  const { t } = useTranslation();
  const [padOpen, setPadOpen] = useState(false);
  const around = neighbours(view);
  const act: Record<Step, (map: LiveMap) => void> = {
    zoomIn: (map) => map.zoom(1),
    zoomOut: (map) => map.zoom(-1),
    north: (map) => map.pan(0, -1),
    south: (map) => map.pan(0, 1),
    east: (map) => map.pan(1, 0),
    west: (map) => map.pan(-1, 0),
    whole: (map) => map.fit(view, false),
  };
  const control = (step: Step) => {
    const box = step === "whole" ? undefined : around[step];
    // Without a box to show the whole, the search lets go of the one it is limited to: that is another search.
    const movesOnly = live && !(step === "whole" && query.bbox);
    if (step !== "whole" && !box && !live) return null;
    return (
      <a
        className={`map-control map-control-${step}`}
        href={withLayer(searchHref({ ...query, page: undefined, bbox: box && writeBox(box) }, language), layer)}
        aria-label={t(`map.${step}`)}
        title={t(`map.${step}`)}
        onClick={(event: MouseEvent) => {
          if (!movesOnly || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          act[step](live);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={shapes[step]} />
        </svg>
      </a>
    );
  };
  return (
    <div className={live && !padOpen ? "map-controls is-live" : "map-controls"}>
      <div className="map-zoom">
        {control("zoomIn")}
        {control("zoomOut")}
        {control("whole")}
      </div>
      {live && (
        <button
          type="button"
          className="map-control map-pad-toggle"
          aria-expanded={padOpen}
          aria-label={t("map.pad")}
          title={t("map.pad")}
          onClick={() => setPadOpen(!padOpen)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 3v18M3 12h18m-12-6 3-3 3 3m-6 12 3 3 3-3m-9-9-3 3 3 3m12-6 3 3-3 3" />
          </svg>
        </button>
      )}
      <div className="map-pad" role="group" aria-label={t("map.move")}>
        {control("north")}
        {control("west")}
        {control("east")}
        {control("south")}
      </div>
    </div>
  );
}
