import type { Language } from "#app/i18n/languages.ts";
import { DrawButtons } from "#app/map/draw-buttons.tsx";
import { DrawPanel } from "#app/map/draw-panel.tsx";
import { MapControls } from "#app/map/map-controls.tsx";
import { MapLayers } from "#app/map/map-layers.tsx";
import { mapLayers } from "#app/map/marks/map-layer.ts";
import { Part, State } from "./part.tsx";

const view = { west: 4.3, south: 50.8, east: 4.45, north: 50.9 };
const prices = {
  areas: [],
  steps: ["< 150", "150 – 160", "160 – 175", "175 – 318", "> 318"],
  bounds: ["150", "160", "175", "318"],
  transaction: "to-let" as const,
  unit: "/m²",
  most: 0,
};
/** The marks as map/live/markers.ts makes them: by their class, with what they say. */
const marks = [
  ["map-mark-cluster", "207"],
  ["map-mark-dot", ""],
  ["map-mark-dot is-pointed", ""],
  ["map-mark-price", "€ 165/m²"],
  ["map-mark-price is-pointed", "€ 165/m²"],
  ...prices.steps.map((step, shade) => [`map-mark-price map-shade map-shade-${shade}`, step] as const),
] as const;

/** What stands on and over the map, each in a frame as the map is one. */
export function MapParts({ language }: { language: Language }) {
  const query = { transaction: "to-let" as const };
  const nothing = () => undefined;
  return (
    <>
      <Part name="map-mark">
        {marks.map(([kind, text]) => (
          <State key={`${kind}${text}`} name={kind}>
            <button type="button" className={`map-mark ${kind}`} aria-label={kind}>
              <span className={kind === "map-mark-cluster" ? "style-cluster" : undefined}>{text}</span>
            </button>
          </State>
        ))}
      </Part>
      <Part name="MapControls">
        <State name="live=undefined">
          <div className="style-map">
            <MapControls query={query} language={language} view={view} layer={undefined} live={undefined} />
          </div>
        </State>
      </Part>
      <Part name="MapLayers">
        {[undefined, ...mapLayers].map((layer) => (
          <State key={layer ?? "none"} name={`layer=${layer ?? "undefined"}`}>
            <div className="style-map">
              <MapLayers
                query={query}
                language={language}
                layer={layer}
                canPrice={layer !== "stations"}
                onChoose={nothing}
                prices={prices}
              />
            </div>
          </State>
        ))}
      </Part>
      <Part name="DrawButtons">
        {[false, true].map((hasArea) => (
          <State key={String(hasArea)} name={`hasArea=${hasArea}`}>
            <div className="style-map">
              <DrawButtons hasArea={hasArea} button={{ current: null }} onDraw={nothing} onRemove={nothing} />
            </div>
          </State>
        ))}
      </Part>
      <Part name="DrawPanel">
        {[0, 2, 4].map((corners) => (
          <State key={corners} name={`corners=${corners}`}>
            <div className="style-map">
              <DrawPanel
                corners={corners}
                pointer="touch"
                onUndo={nothing}
                onVisible={nothing}
                onDone={nothing}
                onCancel={nothing}
              />
            </div>
          </State>
        ))}
      </Part>
    </>
  );
}
