import type { Point } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isAddressable, type Place } from "#app/places/place.ts";

/** A degree east is shorter than a degree north: cos 50.5°. */
const shrink = 0.636;
/** A town this near to a mark, in pixels, gives it its name. */
const reach = 36;
/** From this zoom on there are villages and quarters to name. */
const nearZoom = 13;

/** Nobody stands around the municipality of Brussels, but around Brussels. */
export const knownAs: Partial<Record<string, string>> = { "BE-21004": "BE-04000", "LU-0304": "LU" };

const municipalities = new WeakMap<Gazetteer, Place[]>();
const all = new WeakMap<Gazetteer, Place[]>();

/**
 * What a spot of the map is called after: far off the largest town around it, near by the nearest village or quarter.
 * @param zoom of the usual web map
 * @returns a function from a spot to its place
 */
export function nearestPlaces(gazetteer: Gazetteer, zoom: number): (spot: Point) => Place {
  const around = ((360 / (256 * 2 ** zoom)) * reach * shrink) ** 2;
  const candidates =
    zoom >= nearZoom
      ? cachedPlaces(all, gazetteer, ({ kind }) => isAddressable(kind))
      : cachedPlaces(municipalities, gazetteer, ({ kind }) => kind === "municipality");
  return ({ lat, lng }) => {
    let nearest: Place | undefined;
    let least = Infinity;
    let largest: Place | undefined;
    for (const place of candidates) {
      const north = place.lat - lat;
      const east = (place.lng - lng) * shrink;
      const away = north * north + east * east;
      if (away < least) [nearest, least] = [place, away];
      if (away < around && (place.population ?? 0) > (largest?.population ?? 0)) largest = place;
    }
    const named = largest ?? nearest;
    if (!named) throw new Error("The gazetteer is empty");
    return gazetteer.byKey(knownAs[named.key] ?? named.key) ?? named;
  };
}

function cachedPlaces(
  known: WeakMap<Gazetteer, Place[]>,
  gazetteer: Gazetteer,
  wanted: (place: Place) => boolean,
): Place[] {
  let places = known.get(gazetteer);
  if (!places) {
    places = gazetteer.places.filter(wanted);
    known.set(gazetteer, places);
  }
  return places;
}
