import { useEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import type { CardView } from "#app/listings/card.tsx";
import type { LiveMap } from "./live/live-map.ts";
import type { MapData } from "./marks/map-data.ts";

/** List and map point at the same listing: the one under the pointer or with the focus, wherever that is. */
export function usePointing(
  list: RefObject<HTMLElement>,
  cards: readonly CardView[],
  spots: MapData["spots"],
  live: LiveMap | undefined,
) {
  const pointed = useRef<Element>();

  // Cards of another page begin unmarked.
  useEffect(() => () => mark(undefined), [cards]);

  const mark = (card: Element | undefined) => {
    pointed.current?.classList.remove("is-pointed");
    card?.classList.add("is-pointed");
    pointed.current = card;
  };
  const cardOf = (reference: string) => {
    const href = cards.find((card) => card.reference === reference)?.href;
    const links = list.current?.querySelectorAll(".card-title a") ?? [];
    return [...links].find((link) => link.getAttribute("href") === href)?.closest(".card") ?? undefined;
  };
  const referenceAt = ({ target }: SyntheticEvent) => {
    const card = target instanceof Element ? target.closest(".card") : null;
    const href = card?.querySelector(".card-title a")?.getAttribute("href");
    return cards.find((candidate) => candidate.href === href)?.reference;
  };
  const pointOnMap = (event: SyntheticEvent) => {
    const reference = referenceAt(event);
    live?.point(reference, reference === undefined ? undefined : spots[reference]);
  };
  const pointNowhere = () => live?.point(undefined, undefined);
  return {
    pointInList: (reference: string | undefined) => mark(reference === undefined ? undefined : cardOf(reference)),
    listeners: {
      onPointerOver: pointOnMap,
      onPointerLeave: pointNowhere,
      onFocus: pointOnMap,
      onBlur: pointNowhere,
    },
  };
}
