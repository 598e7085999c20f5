import { useEffect } from "react";
import type { CardView } from "#app/listings/card.tsx";
import type { LiveMap } from "./live/live-map.ts";
import type { MapData } from "./marks/map-data.ts";
import { nextAlong } from "./next-along.ts";
import type { useChosenCard } from "./use-chosen-card.ts";

interface Along {
  cards: readonly CardView[];
  spots: MapData["spots"];
  live: LiveMap | undefined;
  /** Brings the card of a listing into the middle of the rail. */
  toCard: (reference: string) => void;
}

/**
 * Raises the mark of the card that is chosen.
 * @returns goes on from it to the next of the list or of the map, or to the one before
 */
export function useStepAlong(
  { card, choose }: ReturnType<typeof useChosenCard>,
  { cards, spots, live, toCard }: Along,
): (by: 1 | -1) => void {
  const chosen = card?.reference;
  useEffect(() => {
    live?.point(chosen, chosen === undefined ? undefined : spots[chosen]);
  }, [live, chosen, spots]);

  return (by) => {
    if (chosen === undefined) return;
    const listed = cards.map(({ reference }) => reference);
    const next = nextAlong(chosen, by, listed, live?.singles() ?? []);
    if (next === undefined) return;
    toCard(next);
    choose(next);
    live?.bringIn(spots[next]);
  };
}
