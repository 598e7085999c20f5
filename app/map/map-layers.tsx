import { useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { closeBehind, closeWithEscape } from "#app/ui/close-details.ts";
import type { PriceAreas } from "./marks/map-data.ts";
import { mapLayers, withLayer, type MapLayer } from "./marks/map-layer.ts";

interface MapLayersProps {
  query: SearchQuery;
  language: Language;
  layer: MapLayer | undefined;
  canPrice: boolean;
  /** Undefined where there is no script: then another layer is another page. */
  onChoose: ((layer: MapLayer | undefined) => void) | undefined;
  prices: Omit<PriceAreas, "marks"> | undefined;
}

/** Which layer the map shows, one click each, and what its shades and rings mean. */
export function MapLayers({ query, language, layer, canPrice, onChoose, prices }: MapLayersProps) {
  const { t } = useTranslation();
  const choices = useRef<HTMLDetailsElement>(null);
  const choose = (event: MouseEvent, chosen: MapLayer | undefined) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(chosen);
    choices.current?.removeAttribute("open");
    choices.current?.querySelector("summary")?.focus({ preventScroll: true });
  };
  return (
    <div className="map-layers">
      {layer === "prices" && prices && prices.areas.length > 0 && (
        <div className="map-layer-meaning">
          <p>{t(`map.layers.legend.${prices.transaction}`, { unit: prices.unit })}</p>
          {/* One price alone has no shades to tell apart. */}
          {prices.steps.length > 0 && (
            <ol className="map-legend figures">
              {prices.steps.map((step, shade) => (
                <li key={step}>
                  <span className={`map-shade-${shade}`} aria-hidden="true" />
                  <span className="visually-hidden">{step}</span>
                  <span aria-hidden="true">{prices.bounds[shade]}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      {layer === "stations" && <p className="map-layer-meaning">{t("map.layers.rings")}</p>}
      <details ref={choices} onBlur={closeBehind} onKeyDown={closeWithEscape}>
        <summary>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m12 4 9 5-9 5-9-5zm-9 9 9 5 9-5" />
          </svg>
          <span className="map-layers-name">
            <span className={layer && "visually-hidden"}>{t("map.layers.label")}</span>{" "}
            {layer && t(`map.layers.${layer}`)}
          </span>
        </summary>
        <ul>
          {[undefined, ...mapLayers].map((choice) => (
            <li key={choice ?? "none"}>
              {choice === "prices" && !canPrice ? (
                <span className="soft">
                  {t("map.layers.prices")}. {t("map.layers.comparable")}
                </span>
              ) : (
                <a
                  href={withLayer(searchHref({ ...query, display: "map" }, language), choice)}
                  aria-current={choice === layer ? "true" : undefined}
                  onClick={(event) => choose(event, choice)}
                >
                  {t(`map.layers.${choice ?? "none"}`)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
