import { useEffect, type RefObject } from "react";
import type { CardView } from "#app/listings/card.tsx";
import type { LiveMap } from "./live/live-map.ts";
import type { MapData } from "./marks/map-data.ts";

/** How long the rail rests before its card counts, in milliseconds. */
const rest = 90;
/** As phone.css has it. */
const isPhone = () => window.matchMedia("(width < 40rem)").matches;

/**
 * On a phone the list is a rail: the card in its middle lifts its mark out.
 * @returns brings the card of a listing into the middle, where the list has it
 */
export function useRail(
  list: RefObject<HTMLElement>,
  cards: readonly CardView[],
  spots: MapData["spots"],
  live: LiveMap | undefined,
): (reference: string) => void {
  useEffect(() => {
    const rail = list.current?.querySelector(".cards");
    if (!rail || !live) return;
    let wait: number | undefined;
    const point = () => {
      if (!isPhone()) return;
      const { left, width } = rail.getBoundingClientRect();
      const middle = left + width / 2;
      const index = [...rail.children].findIndex((card) => {
        const box = card.getBoundingClientRect();
        return box.left <= middle && box.right >= middle;
      });
      const reference = cards[index]?.reference;
      live.point(reference, reference === undefined ? undefined : spots[reference]);
    };
    const note = () => {
      window.clearTimeout(wait);
      wait = window.setTimeout(point, rest);
    };
    rail.addEventListener("scroll", note, { passive: true });
    return () => {
      window.clearTimeout(wait);
      rail.removeEventListener("scroll", note);
    };
  }, [list, cards, spots, live]);

  return (reference) => {
    const index = cards.findIndex((card) => card.reference === reference);
    const card = list.current?.querySelector(".cards")?.children[index];
    if (card && isPhone()) card.scrollIntoView({ block: "nearest", inline: "center" });
  };
}
