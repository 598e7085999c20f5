import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { readHistoryEntry, updateHistoryEntry } from "./history-entry.ts";

/**
 * Whether the list follows the map, as somebody chose it: kept with the entry of the browser's history, so that it still
 * does when Back leads from a listing to the map. Nothing that the server writes hangs on it.
 */
export function useFollowsMap(): [follows: boolean, setFollows: (follows: boolean) => void] {
  const { key } = useLocation();
  const [follows, setFollows] = useState(() => typeof window !== "undefined" && readHistoryEntry().follows === true);
  // Each search that follows has an entry of its own.
  useEffect(() => updateHistoryEntry(key, { follows }), [key, follows]);
  return [follows, setFollows];
}
