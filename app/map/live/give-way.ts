import type { Map as MapLibreMap } from "maplibre-gl";
import { isHalfCovered } from "./room-left.ts";

/** What stands above the map: its controls, what was opened, the list where it lies on it. */
const covering =
  ".map-controls > *, .map-top > *, .map-layers > *, .map-panel, .map-card, .map-status, .map-sources, .map-list .cards, .dock";

/**
 * Hides each mark of which too little is seen to press it, until what covers it goes or the map moves: whoever aims at
 * its edge would press what stands above it. What has the focus stays.
 * @returns marks have come or gone, and what to call when the map goes
 */
export function letMarksGiveWay(map: MapLibreMap): { look: () => void; stop: () => void } {
  const container = map.getContainer();
  let asked = 0;
  const look = () => {
    window.cancelAnimationFrame(asked);
    asked = window.requestAnimationFrame(() => {
      const covers = Array.from(document.querySelectorAll(covering))
        .filter((each) => getComputedStyle(each).pointerEvents !== "none")
        .map((each) => each.getBoundingClientRect());
      const marks = Array.from(container.querySelectorAll(".map-mark"));
      const half = marks.map((mark) => isHalfCovered(mark.getBoundingClientRect(), covers));
      for (const [index, mark] of marks.entries()) {
        mark.classList.toggle("is-half-covered", half[index] && mark !== document.activeElement);
      }
    });
  };
  const opened = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !container.contains(target))) look();
  });
  opened.observe(container.closest(".map-pane") ?? container, {
    subtree: true,
    childList: true,
    attributeFilter: ["open", "aria-expanded"],
  });
  map.on("moveend", look);
  const stop = () => {
    window.cancelAnimationFrame(asked);
    opened.disconnect();
  };
  return { look, stop };
}
