import type { Camera } from "./live/create-map.ts";

/** What is kept with an entry of the browser's history, beside what the router keeps there, so that Back finds it. */
interface HistoryEntryState {
  camera?: Camera;
  /** How far the list beside the map was scrolled, in pixels. */
  listScroll?: number;
}

export function readHistoryEntry(): HistoryEntryState {
  return (window.history.state as HistoryEntryState | null) ?? {};
}

export function updateHistoryEntry(changed: HistoryEntryState): void {
  window.history.replaceState({ ...(window.history.state as object | null), ...changed }, "");
}
