import type { Camera } from "./live/create-map.ts";

/** What is kept with an entry of the browser's history, beside what the router keeps there, so that Back finds it. */
interface HistoryEntryState {
  camera?: Camera;
  /** How far the list beside the map was scrolled, in pixels. */
  listScroll?: number;
  /** The list follows the map. */
  follows?: boolean;
}

export function readHistoryEntry(): HistoryEntryState {
  return (window.history.state as HistoryEntryState | null) ?? {};
}

/**
 * Keeps something with the entry that a page was shown for. Back and Forward change the entry before they change the page:
 * what the page does meanwhile is no matter of the entry that comes.
 * @param key of the router's location that the page was shown for
 */
export function updateHistoryEntry(key: string, changed: HistoryEntryState): void {
  const state = window.history.state as { key?: string } | null;
  // The router calls the first entry so, and keeps no key with it.
  if ((state?.key ?? "default") === key) window.history.replaceState({ ...state, ...changed }, "");
}
