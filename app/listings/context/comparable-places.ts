import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";

/** Where a listing is compared with others: its place, then the places around it that are one market, smallest first. */
export function comparablePlaces(gazetteer: Gazetteer, { placeId }: { placeId: number }): Place[] {
  const place = gazetteer.getById(placeId);
  return [place, ...gazetteer.ancestors(place)].filter((each) => isOneMarket(gazetteer, each));
}

/** A shop of the avenue Louise says nothing of one in the Ardennes: countries are no market, nor are regions of provinces. */
function isOneMarket(gazetteer: Gazetteer, place: Place): boolean {
  if (place.kind === "country") return false;
  return place.kind !== "region" || gazetteer.children(place).every(({ kind }) => kind !== "province");
}
