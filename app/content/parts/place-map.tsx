import { boxAround, writeBox, type Box, type Point } from "#app/places/area.ts";
import { isAddressable, type Place, type PlaceKind } from "#app/places/place.ts";

interface PlaceMapProps {
  place: Place;
  /** What lies in it: the map of a region shows all of it. */
  within: readonly Point[];
  name: string;
  /** What the picture is. */
  label: string;
  /** To the search on the map. */
  href: string;
  words: string;
}

/** Degrees from the lower to the upper edge at least: enough to see rivers, roads and borders around a place. */
const reach: Record<PlaceKind, number> = {
  country: 0.4,
  region: 0.4,
  province: 0.4,
  canton: 0.4,
  municipality: 0.4,
  quarter: 0.2,
  district: 0.2,
  locality: 0.25,
};

/** Where a place lies: the basemap that the server draws for the map, with the place in its middle. */
export function PlaceMap({ place, within, name, label, href, words }: PlaceMapProps) {
  const basemap = (scheme: "day" | "night") =>
    `/map/basemap.svg?box=${writeBox(frameOf(place, within))}&scheme=${scheme}`;
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

/** At these latitudes a degree of latitude is as long as so many of longitude. */
const widening = 1.57;
/** Of what lies in a place only the middle is known: its outermost parts reach as far again, in parts of the whole. */
const air = 1.15;

/**
 * A place in the middle of its map, with all that lies in it: Brussels fills the frame as Flanders does. As wide as it is
 * high; the basemap is drawn twice as wide (app/basemap/picture-frame.ts).
 */
export function frameOf({ kind, lat, lng }: Place, within: readonly Point[]): Box {
  const { west, south, east, north } = boxAround([{ lat, lng }, ...within]);
  const furthest = Math.max(north - lat, lat - south, (east - lng) / widening, (lng - west) / widening);
  const high = isAddressable(kind) ? reach[kind] / 2 : Math.max(reach[kind] / 2, furthest * air);
  return { west: lng - high * widening, south: lat - high, east: lng + high * widening, north: lat + high };
}
