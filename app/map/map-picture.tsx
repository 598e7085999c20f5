import type { Language } from "#app/i18n/languages.ts";
import { readArea, writeBox } from "#app/places/area.ts";
import { cornersOfCircle } from "#app/places/circle.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { MapData, Mark } from "./marks/map-data.ts";
import { withLayer } from "./marks/map-layer.ts";
import { markCount, markRadius } from "./marks/mark-size.ts";
import { boxOfMark, basemapHref, groundSources, pictureSide, placer } from "#app/basemap/picture-frame.ts";

interface MapPictureProps {
  map: MapData;
  query: SearchQuery;
  language: Language;
  label: string;
}

/** The map as the server draws it: a picture of the basemap, and above it the marks as links. */
export function MapPicture({ map, query, language, label }: MapPictureProps) {
  const { view, marks, towns, stations, layer } = map;
  const place = placer(view);
  const area = readArea(query.area)?.map(place).join(" ");
  const circle = map.circle && cornersOfCircle(map.circle).map(place).join(" ");
  const most = Math.max(...marks.map(({ count }) => count));
  return (
    <div className="map-picture">
      <picture>
        {groundSources(view).map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        {/* Before the rail's pictures: whoever asks for a map looks at its ground first. */}
        <img
          className="map-basemap"
          src={basemapHref(view, "day")}
          alt=""
          width="1200"
          height="1200"
          {...{ fetchpriority: "high" }}
        />
      </picture>
      <svg className="map-marks" viewBox={`0 0 ${pictureSide} ${pictureSide}`} role="group" aria-label={label}>
        {circle && <polygon className="map-area" points={circle} />}
        {stations?.spots.map(({ x, y }) => (
          <g key={`${x},${y}`} className="map-station" transform={`translate(${x} ${y})`}>
            {stations.radii.map((radius) => (
              <circle key={radius} r={radius} />
            ))}
            <rect x="-4" y="-4" width="8" height="8" rx="1.5" />
          </g>
        ))}
        {area && <polygon className="map-area" points={area} />}
        {towns.map(({ name, x, y }) => (
          <text key={name} className="map-town" x={x} y={y} aria-hidden="true">
            {name}
          </text>
        ))}
        {marks.map((mark) => (
          <g key={`${mark.lng},${mark.lat}`} transform={`translate(${place(mark).join(" ")})`}>
            <a
              className={classOf(mark)}
              href={withLayer(hrefOf(mark, query, language), mark.reference === undefined ? layer : undefined)}
              aria-label={mark.name}
            >
              {mark.count > 1 ? <Count mark={mark} most={most} language={language} /> : <Single mark={mark} />}
            </a>
          </g>
        ))}
      </svg>
    </div>
  );
}

function classOf({ count, shade }: Mark): string {
  if (shade !== undefined) return `map-link map-link-single map-shade map-shade-${shade}`;
  return count > 1 ? "map-link" : "map-link map-link-single";
}

function Count({ mark: { count }, most, language }: { mark: Mark; most: number; language: Language }) {
  return (
    <>
      <circle r={markRadius(count, most)} />
      <text y="0.35em">{markCount(count, language)}</text>
    </>
  );
}

function Single({ mark: { price } }: { mark: Mark }) {
  if (!price) {
    return (
      <>
        <circle className="map-link-reach" r="15" />
        <circle r="6.5" />
      </>
    );
  }
  const width = price.length * 7.4 + 16;
  return (
    <>
      <rect x={-width / 2} y="-13" width={width} height="26" rx="3" />
      <text y="0.35em">{price}</text>
    </>
  );
}

/** A single listing's page, or the search limited to what a cluster holds. */
function hrefOf({ href, box }: Mark, query: SearchQuery, language: Language): string {
  return href ?? searchHref({ ...query, page: undefined, bbox: writeBox(boxOfMark(box)) }, language);
}
