import type { Gazetteer } from "./gazetteer.ts";
import type { Place } from "./place.ts";

/** A place as a search compares it: with all that lies in it, at any depth. */
export interface PlaceScope {
  id: number;
  /** Its own id and those of all places in it. */
  ids: readonly number[];
  /** The places directly in it, each with all that lies in that. */
  parts: readonly PlacePart[];
}

export interface PlacePart {
  id: number;
  ids: readonly number[];
}

const scopes = new WeakMap<Place, PlaceScope>();

/**
 * What a search in a place has to find: the place itself and all that lies in it (decisions, section 2), so that
 * Gasperich finds what lies in Cloche d'Or.
 */
export function placeScope(gazetteer: Gazetteer, place: Place): PlaceScope {
  let scope = scopes.get(place);
  if (!scope) {
    const parts = gazetteer.children(place).map((child) => ({
      id: child.id,
      ids: [child.id, ...gazetteer.descendantIds(child)],
    }));
    scope = { id: place.id, ids: [place.id, ...parts.flatMap(({ ids }) => ids)], parts };
    scopes.set(place, scope);
  }
  return scope;
}
