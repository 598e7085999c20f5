import type { Camera } from "./live/start-map.ts";

/** What is kept with an entry of the browser's history, beside what the router keeps there, so that Back finds it. */
interface KeptWithEntry {
  camera?: Camera;
  /** How far the list beside the map was scrolled, in pixels. */
  listScroll?: number;
}

export function entryOfHistory(): KeptWithEntry {
  return (window.history.state as KeptWithEntry | null) ?? {};
}

export function keepWithEntry(kept: KeptWithEntry): void {
  window.history.replaceState({ ...(window.history.state as object | null), ...kept }, "");
}
