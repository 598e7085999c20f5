import { useLocation } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { readHistoryEntry, updateHistoryEntry } from "./history-entry.ts";

/** How long the list rests before its place is noted, in milliseconds. */
const rest = 120;

/** The list that scrolls beside the map: a new search begins at its top, Back finds the place where it was left. */
export function useListScroll(scroller: RefObject<HTMLElement>) {
  const { key } = useLocation();

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = readHistoryEntry().listScroll ?? 0;
    let wait: number | undefined;
    const note = () => {
      window.clearTimeout(wait);
      wait = window.setTimeout(() => updateHistoryEntry(key, { listScroll: element.scrollTop }), rest);
    };
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      window.clearTimeout(wait);
      element.removeEventListener("scroll", note);
    };
  }, [scroller, key]);
}
