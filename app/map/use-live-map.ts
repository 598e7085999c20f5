import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { Point } from "#app/places/area.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readHistoryEntry, updateHistoryEntry } from "./history-entry.ts";
import type { Camera } from "./live/create-map.ts";
import type { LiveMap } from "./live/live-map.ts";
import type { FoundMarks, MapData, Mark } from "./marks/map-data.ts";

interface LiveMapHandlers {
  onChoose: (mark: Mark, element: HTMLElement) => void;
  onPoint: (reference: string | undefined) => void;
  onAreaClosed: () => void;
  onMarks: (found: FoundMarks) => void;
  /** The map came to rest somewhere else. */
  onMoved: (camera: Camera) => void;
}

interface LiveMapState {
  /** Undefined until the map can be used, and where it can't be drawn. */
  live: LiveMap | undefined;
  /** The map no longer shows what the list was searched for. */
  moved: boolean;
  corners: readonly Point[];
  outdated: boolean;
  /** Who else is to be named beside the map. */
  attributions: string[];
}

interface ShownMap {
  map: MapData;
  query: SearchQuery;
  language: Language;
  /** What the map is called to whoever can't see it, and the id of what says how it is used. */
  label: string;
  describedBy: string;
}

/**
 * Loads the map's code and lays the map over the server's picture, which stays where there is no WebGL. Where the map
 * was moved to is kept with the entry of the browser's history, so that Back finds it there.
 */
export function useLiveMap(
  container: RefObject<HTMLElement>,
  { map, query, language, label, describedBy }: ShownMap,
  handlers: LiveMapHandlers,
): LiveMapState {
  const { key } = useLocation();
  const [live, setLive] = useState<LiveMap>();
  const [moved, setMoved] = useState(false);
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const [outdated, setOutdated] = useState(false);
  const [attributions, setAttributions] = useState<string[]>([]);
  const current = useRef({ map, query, language, label, describedBy, handlers });
  current.current = { map, query, language, label, describedBy, handlers };
  // Each entry of the history is a search of its own, though its data may be equal.
  const shownKey = useRef(key);

  useEffect(() => {
    let gone = false;
    let started: LiveMap | undefined;
    const start = async () => {
      const element = container.current;
      if (!element || !canDraw()) return;
      const { LiveMap } = await import("./live/live-map.ts");
      const { handlers: _, ...shown } = current.current;
      const { camera } = readHistoryEntry();
      const map = LiveMap.start({
        container: element,
        ...shown,
        camera,
        onReady: (named) => {
          if (gone) return;
          setAttributions(named);
          setLive(started);
          setMoved(camera?.moved ?? false);
        },
        onMoved: (camera) => {
          updateHistoryEntry(shownKey.current, { camera });
          setMoved(camera.moved);
          current.current.handlers.onMoved(camera);
        },
        onChoose: (mark, element) => current.current.handlers.onChoose(mark, element),
        onPoint: (reference) => current.current.handlers.onPoint(reference),
        onAreaClosed: () => current.current.handlers.onAreaClosed(),
        onMarks: (found) => current.current.handlers.onMarks(found),
        onCorners: setCorners,
        onOutdated: setOutdated,
      });
      if (gone) map.remove();
      else started = map;
    };
    // Without the map's code the server's picture stays.
    start().catch((error: unknown) => reportError(error));
    return () => {
      gone = true;
      started?.remove();
      setLive(undefined);
    };
  }, [container]);

  useEffect(() => {
    if (!live || shownKey.current === key) return;
    shownKey.current = key;
    live.search(current.current.query, current.current.map, readHistoryEntry().camera);
    setMoved(live.camera().moved);
  }, [live, key]);

  return { live, moved, corners, outdated, attributions };
}

function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
