import { Marker } from "maplibre-gl";

/** Of the ring, in pixels (`.map-spot`). */
export const spotRadius = 17;

/** The ring where a listing without a mark of its own stands; the caller adds it to a map. */
export function ringAt(spot: [number, number]): Marker {
  const element = document.createElement("div");
  element.className = "map-spot";
  element.setAttribute("aria-hidden", "true");
  return new Marker({ element }).setLngLat(spot);
}
