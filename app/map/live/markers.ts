import { Marker, type Map as MapLibreMap } from "maplibre-gl";
import type { Language } from "#app/i18n/languages.ts";
import type { Mark } from "../marks/map-data.ts";
import { markCount, markRadius } from "../marks/mark-size.ts";
import { letMarksGiveWay } from "./give-way.ts";
import { spotRadius } from "./spot-ring.ts";

interface PlacedMark {
  mark: Mark;
  marker: Marker;
  element: HTMLElement;
}

interface MarkersOptions {
  map: MapLibreMap;
  language: Language;
  onChoose: (mark: Mark, element: HTMLElement) => void;
  /** A listing is pointed at, or no longer. */
  onPoint: (reference: string | undefined) => void;
}

/** The marks on the map as buttons. A mark that stays where it is stays the same button, with its focus. */
export class Markers {
  readonly #options: MarkersOptions;
  #placed = new Map<string, PlacedMark>();
  readonly #ways: ReturnType<typeof letMarksGiveWay>;

  constructor(options: MarkersOptions) {
    this.#options = options;
    this.#ways = letMarksGiveWay(options.map);
  }

  show(marks: readonly Mark[]): void {
    const most = Math.max(...marks.map(({ count }) => count));
    const placed = new Map<string, PlacedMark>();
    for (const mark of marks) {
      const key = mark.reference ?? `${mark.lng},${mark.lat},${mark.count},${mark.shade ?? ""}`;
      const known = this.#placed.get(key);
      this.#placed.delete(key);
      const shown = known ?? this.#add(mark);
      shown.mark = mark;
      this.#style(shown, most);
      placed.set(key, shown);
    }
    for (const { marker } of this.#placed.values()) marker.remove();
    this.#placed = placed;
    this.#ways.look();
  }

  /** Lifts the mark of a listing out, or the cluster over its spot; the others stay back. */
  point(reference: string | undefined, spot: [number, number] | undefined): void {
    const lifted = this.#over(reference, spot);
    for (const placed of this.#placed.values()) placed.element.classList.toggle("is-pointed", placed === lifted);
  }

  /** Whether a listing has a mark that can be lifted out. */
  shows(reference: string, spot: [number, number]): boolean {
    return this.#over(reference, spot) !== undefined;
  }

  #over(reference: string | undefined, spot: [number, number] | undefined): PlacedMark | undefined {
    if (reference === undefined) return undefined;
    const own = this.#placed.get(reference);
    if (own || !spot) return own;
    const { map } = this.#options;
    const at = map.project(spot);
    const touches = ({ mark, marker, element }: PlacedMark) =>
      mark.count > 1 &&
      mark.shade === undefined &&
      map.project(marker.getLngLat()).dist(at) < element.offsetWidth / 2 + spotRadius;
    return [...this.#placed.values()].find(touches);
  }

  /** The listings with a mark of their own, from west to east. */
  singles(): string[] {
    const marks = [...this.#placed.values()].map(({ mark }) => mark);
    return marks.sort((a, b) => a.lng - b.lng).flatMap(({ reference }) => reference ?? []);
  }

  remove(): void {
    this.#ways.stop();
    for (const { marker } of this.#placed.values()) marker.remove();
    this.#placed.clear();
  }

  #add(mark: Mark): PlacedMark {
    const { map, onChoose, onPoint } = this.#options;
    const element = document.createElement("button");
    element.type = "button";
    const placed: PlacedMark = { mark, element, marker: new Marker({ element }) };
    element.append(document.createElement("span"));
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      onChoose(placed.mark, element);
    });
    // Two quick clicks on a mark are no wish to zoom in twice.
    element.addEventListener("dblclick", (event) => event.stopPropagation());
    for (const begin of ["pointerenter", "focus"]) {
      element.addEventListener(begin, () => onPoint(placed.mark.reference));
    }
    element.addEventListener("focus", () => this.#bringIn(placed));
    for (const end of ["pointerleave", "blur"]) element.addEventListener(end, () => onPoint(undefined));
    placed.marker.setLngLat([mark.lng, mark.lat]).addTo(map);
    return placed;
  }

  /** By keyboard, a mark beyond the edge or below a control can be reached: the map moves there. */
  #bringIn({ mark, element }: PlacedMark): void {
    const { map } = this.#options;
    const frame = map.getContainer().getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    // In front of other marks it is already: what covers it stands over the map, or over the page.
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (inside && (seen === null || element.contains(seen))) return;
    map.easeTo({ center: [mark.lng, mark.lat] }, { byVisitor: true });
  }

  #style({ mark, element }: PlacedMark, most: number): void {
    const { count, price, name, shade } = mark;
    const priced = shade !== undefined && `map-mark-price map-shade map-shade-${shade}`;
    const kind = priced || (count > 1 ? "map-mark-cluster" : price ? "map-mark-price" : "map-mark-dot");
    const half = element.classList.contains("is-half-covered") ? " is-half-covered" : "";
    element.className = `map-mark ${kind} maplibregl-marker${half}`;
    element.setAttribute("aria-label", name);
    element.title = name;
    const body = element.firstElementChild as HTMLElement;
    body.textContent = count > 1 ? markCount(count, this.#options.language) : (price ?? "");
    const size = count > 1 ? `${markRadius(count, most) * 2}px` : "";
    body.style.width = size;
    body.style.height = size;
    // Small ones above large ones: they would be lost.
    element.style.zIndex = String(count > 1 ? 1 : 2);
  }
}
