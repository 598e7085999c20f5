import { useNavigate } from "@remix-run/react";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { CardView } from "#app/listings/card.tsx";
import { writeArea, writeBox, type Box, type Point } from "#app/places/area.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { ChosenCard } from "./chosen-card.tsx";
import { DrawButtons } from "./draw-buttons.tsx";
import { DrawPanel } from "./draw-panel.tsx";
import { MapControls } from "./map-controls.tsx";
import type { MapData, Mark } from "./marks/map-data.ts";
import { MapLayers } from "./map-layers.tsx";
import { MapPicture } from "./map-picture.tsx";
import { MapSources } from "./map-sources.tsx";
import { PriceTable } from "./price-table.tsx";
import { boxOfMark } from "#app/basemap/picture-frame.ts";
import { useChosenCard } from "./use-chosen-card.ts";
import { useCountInSight } from "./use-count-in-sight.ts";
import { useListScroll } from "./use-list-scroll.ts";
import { useFollowsMap } from "./use-follows-map.ts";
import { useLayerOn, useMapLayer } from "./use-map-layer.ts";
import { useLiveMap } from "./use-live-map.ts";
import { usePointing } from "./use-pointing.ts";
import { useRail } from "./use-rail.ts";
import { useStepAlong } from "./use-step-along.ts";

/** Of what says how the map is used. */
const helpId = "map-help";

interface MapDisplayProps {
  map: MapData;
  /** The search, with its places as slugs of the language. */
  query: SearchQuery;
  language: Language;
  /** The cards of the list beside the map. */
  cards: CardView[];
  /** What stands above list and map on a phone, and above the list on a desk: heading, filters. */
  heading?: ReactNode;
  /** The list: cards, paging. */
  children: ReactNode;
}

/**
 * The results as a map beside the same list. The server draws it, with links for marks; where there is script, a map
 * that moves is laid over it, and list and map show what the other points at.
 */
export function MapDisplay({ map, query, language, cards, heading, children }: MapDisplayProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canvas = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const display = useRef<HTMLDivElement>(null);
  const [followsMap, setFollowsMap] = useFollowsMap();
  const [drawing, setDrawing] = useState(false);
  const [inSight, setInSight] = useCountInSight(map);
  const shown = useMapLayer(map);
  const chosen = useChosenCard(cards, query, language);
  const label = t("map.label");
  useListScroll(display);

  const search = (change: SearchQuery, replace = false) => {
    navigate(searchHref({ ...query, page: undefined, ...change }, language), { replace, preventScrollReset: true });
  };
  // What is in sight takes the place of an area that was drawn; of one that is searched, moving the map looks around it.
  const follows = followsMap && query.area === undefined;
  const searchHere = (replace: boolean) => {
    if (live) search({ bbox: live.askForBox(), area: undefined }, replace);
  };
  const searchWithin = (corners: readonly Point[]) => {
    endDrawing();
    if (corners.length >= 3) search({ area: writeArea(corners), bbox: undefined });
  };
  const startDrawing = () => {
    setDrawing(true);
    live?.startDrawing();
  };
  const endDrawing = () => {
    setDrawing(false);
    live?.stopDrawing();
  };
  const cancelDrawing = () => {
    flushSync(endDrawing);
    drawButton.current?.focus({ preventScroll: true });
  };

  const { live, moved, corners, outdated, attributions } = useLiveMap(
    canvas,
    { map, query, language, label: t("facets.displays.map"), describedBy: helpId },
    {
      onMoved: ({ moved }) => {
        if (follows && moved && !drawing) searchHere(true);
      },
      onMarks: (found) => {
        shown.take(found);
        if (found.inSight) setInSight(found.inSight);
      },
      onPoint: (reference) => pointing.pointInList(reference),
      onAreaClosed: () => searchWithin(corners),
      onChoose: (mark, element) => {
        if (mark.reference !== undefined) {
          toCard(mark.reference);
          return chosen.choose(mark.reference, element);
        }
        if (mark.shade !== undefined && mark.href) return navigate(mark.href, { preventScrollReset: true });
        const box = boxOfMark(mark.box);
        // Listings of one address never come apart: the list tells them.
        if (isOneSpot(mark)) search({ bbox: writeBox(box) });
        else live?.fit(box);
      },
    },
  );
  const pointing = usePointing(list, cards, map.spots, live);
  useLayerOn(live, shown.layer);
  const toCard = useRail(list, cards, map.spots, live);
  const step = useStepAlong(chosen, { cards, spots: map.spots, live, toCard });

  return (
    <div className="map-display" ref={display}>
      <div className="map-heading">{heading}</div>
      <section
        className="map-pane"
        id="map"
        aria-label={label}
        onKeyDown={({ key }) => {
          // Wherever the focus is: it is mostly on the map itself, or on a mark.
          if (key !== "Escape") return;
          if (drawing) cancelDrawing();
          else if (chosen.card) chosen.close();
        }}
      >
        <a className="map-skip" href="#map-list">
          {t("map.skip")}
        </a>
        <p id={helpId} hidden>
          {t("map.help")}
        </p>
        <div className="map-frame">
          {!live && <MapPicture map={map} query={query} language={language} label={label} />}
          <div className="map-canvas" ref={canvas} />
          {drawing && <span className="map-cross" aria-hidden="true" />}
        </div>
        <MapControls query={query} language={language} view={map.view} layer={shown.layer} live={live} />
        {!drawing && (
          <MapLayers
            query={query}
            language={language}
            layer={shown.layer}
            canPrice={map.canPrice}
            onChoose={live && shown.choose}
            prices={shown.prices}
          />
        )}
        {!drawing && (
          <p className="map-count" role="status">
            {inSight}
          </p>
        )}
        {live && !drawing && (
          <div className="map-top">
            <DrawButtons
              hasArea={query.area !== undefined}
              button={drawButton}
              onDraw={startDrawing}
              onRemove={() => search({ area: undefined })}
            />
            {query.area === undefined && (
              <label className="map-follow">
                <input
                  type="checkbox"
                  checked={followsMap}
                  onChange={({ currentTarget }) => {
                    setFollowsMap(currentTarget.checked);
                    if (currentTarget.checked && moved) searchHere(true);
                  }}
                />
                {t("map.searchAsIMove")}
              </label>
            )}
            {moved && !follows && (
              <button
                type="button"
                className="map-here"
                onClick={() => {
                  searchHere(false);
                  // The button goes with what it did: the map is where somebody goes on.
                  canvas.current?.querySelector("canvas")?.focus({ preventScroll: true });
                }}
              >
                {/* Beside an area that is drawn, "this area" would be that one. */}
                {t(query.area === undefined ? "map.searchHere" : "map.searchInSight")}
              </button>
            )}
          </div>
        )}
        {live && drawing && (
          <DrawPanel
            corners={corners.length}
            pointer={window.matchMedia("(pointer: coarse)").matches ? "touch" : "mouse"}
            onUndo={() => live.undoCorner()}
            onVisible={() => searchWithin(cornersOf(live.box()))}
            onDone={() => searchWithin(corners)}
            onCancel={cancelDrawing}
          />
        )}
        {chosen.card && <ChosenCard card={chosen.card} onClose={chosen.close} onStep={step} />}
        <p className="map-status" role="status">
          {outdated && t("map.outdated")}
        </p>
        <MapSources others={attributions} />
      </section>
      <section className="map-list" id="map-list" ref={list} tabIndex={-1} {...pointing.listeners}>
        {children}
        {shown.prices && <PriceTable prices={shown.prices} />}
      </section>
    </div>
  );
}

function isOneSpot({ box: [west, south, east, north] }: Mark): boolean {
  return east - west < 0.0003 && north - south < 0.0002;
}

function cornersOf({ west, south, east, north }: Box): Point[] {
  return [
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
    { lat: south, lng: west },
  ];
}
