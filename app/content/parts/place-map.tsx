import { writeBox, type Box } from "#app/places/area.ts";
import type { Place, PlaceKind } from "#app/places/place.ts";

interface PlaceMapProps {
  place: Place;
  name: string;
  /** What the picture is. */
  label: string;
  /** To the search on the map. */
  href: string;
  words: string;
}

/** Degrees from the lower to the upper edge: enough to see rivers, roads and borders around a place. */
const reach: Record<PlaceKind, number> = {
  country: 1.6,
  region: 1,
  province: 0.8,
  canton: 0.4,
  municipality: 0.4,
  quarter: 0.2,
  district: 0.2,
  locality: 0.25,
};

/** Where a place lies: the basemap that the server draws for the map, with the place in its middle. */
export function PlaceMap({ place, name, label, href, words }: PlaceMapProps) {
  const basemap = (scheme: "day" | "night") => `/map/basemap.svg?box=${writeBox(boxAround(place))}&scheme=${scheme}`;
  return (
    <figure className="place-map">
      <div className="place-map-basemap">
        <picture>
          <source media="screen and (prefers-color-scheme: dark)" srcSet={basemap("night")} />
          <img src={basemap("day")} alt={label} width="1200" height="1200" loading="lazy" decoding="async" />
        </picture>
        <span className="place-map-name" aria-hidden="true">
          {name}
        </span>
      </div>
      <figcaption>
        <a href={href}>{words}</a>
      </figcaption>
    </figure>
  );
}

/** As wide as it is high, at these latitudes. The basemap is drawn twice as wide (app/basemap/picture-frame.ts). */
function boxAround({ kind, lat, lng }: Place): Box {
  const high = reach[kind] / 2;
  const wide = high * 1.57;
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high };
}
